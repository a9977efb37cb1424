//! What people type for Tablut, and which texts are conversation.

use super::{read, start, word};
use lusoria_games::rules::{NotationError, State};

#[test]
fn a_move_is_read_however_it_is_typed() {
    for text in [
        "e4-f4",
        "e4f4",
        "e4 f4",
        "E4,F4",
        "E4F4",
        " e4  f4 ",
        "e4 - f4",
        "e4, f4",
        "e4:f4",
        "e4>f4",
        "e4->f4",
        "e4–f4",
        "e4 → f4",
        "е4-f4",
        "Е4 f4",
        "ｅ４ｆ４",
    ] {
        assert_eq!(read(&start(), text).to_string(), "e4-f4", "{text}");
    }
    assert_eq!(
        read(&start(), "а9с1").to_string(),
        "a9-c1",
        "Cyrillic letters that look the same"
    );
}

#[test]
fn a_near_miss_is_told_how_moves_are_written() {
    for (text, what) in [
        ("e4", "one"),
        ("E4", "one"),
        ("e4-", "one"),
        ("e4 f4 g4", "many"),
        ("e4f4g4h4", "many"),
        ("e4-j4", "outside"),
        ("e4 f0", "outside"),
        ("e4f10", "outside"),
        ("k1 a1", "outside"),
        ("king e5-e4", "piece"),
        ("Ke4", "piece"),
        ("Кe4", "piece"),
        ("re e5 e4", "piece"),
        ("король е5-е4", "piece"),
    ] {
        match start().parse_move(text) {
            Err(NotationError::Malformed(fact)) => {
                assert_eq!(
                    (fact.id.as_ref(), word(&fact, "word")),
                    ("syntax", what),
                    "{text}"
                );
            }
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn conversation_is_left_alone() {
    for text in [
        "",
        " ",
        "-",
        "hello",
        "a",
        "e",
        "4",
        "44",
        "e",
        "king",
        "e4 please",
        "to e4",
        "e4?",
        "e4!",
        "h264",
        "x9",
        "z1 z2",
        "b2b",
        "mp3",
        "e4f",
        "4e",
        "f4 e",
        "yield",
        "pass",
        "král",
        "ход",
        "да",
        "🎲",
        "e4-f4 and then e5",
    ] {
        assert_eq!(
            start().parse_move(text),
            Err(NotationError::Foreign),
            "{text}"
        );
    }
    assert_eq!(
        start().parse_move(&"e4".repeat(40)),
        Err(NotationError::Foreign)
    );
}

#[test]
fn one_message_is_one_move() {
    assert_eq!(start().split("e4f4 e2f2"), ["e4f4 e2f2"]);
}
