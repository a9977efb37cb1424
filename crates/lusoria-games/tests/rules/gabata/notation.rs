//! What people type for Gabata, and which texts are conversation.

use super::{Gabata, Options, Ply, after, text};
use lusoria_games::rules::{NotationError, Parsed, State};

fn parse(state: &Gabata, text: &str) -> Result<Ply, NotationError> {
    state.parse_move(text).map(|parsed| match parsed {
        Parsed::Move(m) => m,
        Parsed::Choose(moves) => panic!("{text}: {moves:?}"),
    })
}

fn start() -> Gabata {
    Gabata::start(&Options::default())
}

#[test]
fn a_pit_is_a_letter_or_a_number_and_means_the_zero_sowing_while_that_is_open() {
    let playing = after(&start(), &["a", "a"]);
    for text in ["c", "C", " c ", "3"] {
        assert_eq!(parse(&start(), text), Ok(Ply::Zero(2)), "{text}");
        assert_eq!(parse(&playing, text), Ok(Ply::Sow(2)), "{text}");
    }
    for text in [
        "zero c",
        "zero:c",
        "ZERO  C",
        "zero 3",
        "nula c",
        "nultý c",
        "nulty\u{301} c",
        "ноль c",
        "нулевой c",
    ] {
        assert_eq!(parse(&start(), text), Ok(Ply::Zero(2)), "{text}");
        assert_eq!(parse(&playing, text), Ok(Ply::Zero(2)), "{text}");
    }
}

#[test]
fn a_near_miss_is_told_how_moves_are_written() {
    for (typed, word) in [
        ("zero", "zero"),
        ("zero j", "zero"),
        ("zero 0", "zero"),
        ("zero 12", "zero"),
        ("0", "pit"),
        ("10", "pit"),
    ] {
        match parse(&start(), typed) {
            Err(NotationError::Malformed(fact)) => {
                assert_eq!((fact.id.as_ref(), text(&fact, "word")), ("syntax", word))
            }
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
        "a b",
        "abc",
        "c3",
        "zero stones left",
        "zero problem",
        "zero a b",
        "123",
        "-1",
        "а",
        "yield",
        "🌱",
        long.as_str(),
    ] {
        assert_eq!(parse(&start(), text), Err(NotationError::Foreign), "{text}");
        assert_eq!(start().split(text), [text], "{text}");
    }
}

#[test]
fn canonical_notation_has_no_blanks() {
    assert_eq!(
        [Ply::Zero(2), Ply::Sow(8)].map(|ply| ply.to_string()),
        ["zero:c", "i"]
    );
}
