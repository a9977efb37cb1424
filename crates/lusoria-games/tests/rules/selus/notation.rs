//! What people type for Selus, and which texts are conversation.

use super::{Options, Ply, Selus};
use lusoria_games::rules::{NotationError, Parsed, State};

fn parse(text: &str) -> Result<Parsed<Ply>, NotationError> {
    Selus::start(&Options::default()).parse_move(text)
}

#[test]
fn a_pit_is_a_letter_or_a_number() {
    for text in ["c", "C", " c ", "3"] {
        assert_eq!(parse(text), Ok(Parsed::Move(Ply(2))), "{text}");
    }
    assert_eq!(Ply(8).to_string(), "i");
}

#[test]
fn a_near_miss_is_told_how_moves_are_written() {
    for (typed, id) in [
        ("0", "syntax"),
        ("10", "syntax"),
        ("pass", "no-pass"),
        ("Pas", "no-pass"),
        ("passo", "no-pass"),
        ("пас", "no-pass"),
    ] {
        match parse(typed) {
            Err(NotationError::Malformed(fact)) => assert_eq!(fact.id, id, "CM-6: {typed}"),
            other => panic!("{typed}: {other:?}"),
        }
    }
}

#[test]
fn conversation_is_left_alone() {
    let long = "a".repeat(300);
    for text in [
        "",
        " ",
        "j",
        "x",
        "ok",
        "hello",
        "abc",
        "c3",
        "zero c",
        "123",
        "-1",
        "а",
        "yield",
        "pass the salt",
        "🌱",
        long.as_str(),
    ] {
        assert_eq!(parse(text), Err(NotationError::Foreign), "{text}");
    }
}

#[test]
fn several_pits_in_one_text_are_divided() {
    let split = |text| Selus::start(&Options::default()).split(text);
    assert_eq!(split("e c"), ["e", "c"]);
    assert_eq!(split("e\n3 I"), ["e", "3", "I"]);
    for text in ["e", "e x", "ec", "hello there", ""] {
        assert_eq!(split(text), [text]);
    }
}
