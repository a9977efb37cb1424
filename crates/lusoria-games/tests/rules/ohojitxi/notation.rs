//! What people type for Ohojitxi, and which texts are conversation.

use super::{at, read, south, start};
use lusoria_games::games::ohojitxi::{Ohojitxi, Ply};
use lusoria_games::rules::{NotationError, Parsed, State, Viewable};

const CLOSED: &str = "1,0,2,3,3,4/0,0,0,0,1,34/s/3,5";

fn chosen(state: &Ohojitxi, text: &str) -> Vec<String> {
    match state.parse_move(text) {
        Ok(Parsed::Choose(moves)) => moves.iter().map(ToString::to_string).collect(),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn a_sowing_is_a_letter() {
    for text in ["c", "C", " c "] {
        let c = Ply {
            pit: 2,
            target: None,
        };
        assert_eq!(read(&start(""), text), c, "{text}");
    }
}

#[test]
fn a_target_follows_in_any_way() {
    let state = south("", "1,0,2,3,3,4");
    for text in [
        "c3", "c 3", "c>3", "C > 3", "c:3", "c-3", "c->3", "c, 3", " c  3 ",
    ] {
        let c3 = Ply {
            pit: 2,
            target: Some(3),
        };
        assert_eq!(read(&state, text), c3, "{text}");
        assert_eq!(c3.to_string(), "c>3");
    }
}

#[test]
fn oh_5_a_capture_without_a_target_is_asked_about() {
    let state = at("", CLOSED);
    let asked = ["c>1", "c>2", "c>4", "c>5", "c>6"];
    assert_eq!(chosen(&state, "c"), asked, "the allowed ones");
    assert_eq!(chosen(&state, "C"), asked);
    assert_eq!(
        read(&state, "c 6").to_string(),
        "c>6",
        "the host joins question and answer"
    );
    assert_eq!(
        state.parse_move("6"),
        Err(NotationError::Foreign),
        "alone it is no move"
    );
}

#[test]
fn oh_9_a_sowing_that_wins_needs_no_target_and_takes_none() {
    let state = south("", "0,4,3,3,3,3");
    for text in ["b", "b2", "b>5"] {
        assert_eq!(read(&state, text).to_string(), "b", "{text}");
    }
}

#[test]
fn a_near_miss_is_told_how_moves_are_written() {
    for text in [
        "3c", "3>c", "3 c", "c>", "c >", "c-", "c>x", "c 3 4", "c3,4", "c123",
    ] {
        let Err(NotationError::Malformed(fact)) = start("").parse_move(text) else {
            panic!("{text}: {:?}", start("").parse_move(text));
        };
        assert_eq!(fact.id, "syntax", "{text}");
    }
}

#[test]
fn conversation_is_left_alone() {
    for text in [
        "",
        " ",
        "i",
        "k",
        "x",
        "3",
        "42",
        "hi",
        "ha",
        "bad",
        "cab",
        "cd",
        "hello",
        "a dog",
        "e pur",
        "c u",
        "be 3",
        "cc3",
        "c3x",
        "3 cats",
        "c3 please",
        "d'accordo",
        "c?",
        "f!",
        "да",
        "а",
        "с",
        "yield",
        "🎲",
    ] {
        assert_eq!(
            start("").parse_move(text),
            Err(NotationError::Foreign),
            "{text}"
        );
    }
}

#[test]
fn a_text_is_one_move() {
    for text in ["c 3", "c", "cd", "c d"] {
        assert_eq!(start("").split(text), [text]);
    }
}

#[test]
fn the_board_in_words_names_pits_as_they_are_typed() {
    let state = at("", CLOSED);
    let said = |seat| -> Vec<String> {
        let facts = state.prose(seat);
        let values = facts.iter().take(7).map(|fact| match fact.id.as_ref() {
            "own-pits" => format!("{:?}", super::arg(fact, "pits")),
            _ => format!("{:?}", (super::arg(fact, "pit"), super::arg(fact, "count"))),
        });
        values.collect()
    };
    let [south, north] = lusoria_games::rules::Seat::ALL.map(said);
    assert_eq!(south[0], r#"Text("a 1, b 0, c 2, d 3, e 3, f 4")"#);
    assert_eq!(south[6], "(Number(6), Number(34))");
    assert_eq!(north[0], r#"Text("a 0, b 0, c 0, d 0, e 1, f 34")"#);
    assert_eq!(north[3], "(Number(3), Number(2))");
}
