//! What people type for Afrika, and which texts are conversation (AF-5).

use super::{Options, start};
use lusoria_games::games::afrika::Ply;
use lusoria_games::rules::{NotationError, Parsed, State};

fn parse(text: &str) -> Result<Ply, NotationError> {
    start("").parse_move(text).map(|parsed| match parsed {
        Parsed::Move(m) => m,
        Parsed::Choose(moves) => panic!("{text}: {moves:?}"),
    })
}

fn malformed(text: &str) -> String {
    match parse(text) {
        Err(NotationError::Malformed(fact)) => fact.id.into_owned(),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn af_5_a_pit_is_a_letter_or_its_number() {
    for (pit, letter, number) in (0..8).zip("abcdefgh".chars()).map(|(n, c)| (n, c, n + 1)) {
        let upper = letter.to_ascii_uppercase();
        for text in [
            letter.to_string(),
            upper.to_string(),
            number.to_string(),
            format!("  {letter}\n"),
            format!("pit {letter}"),
            format!("PIT:{number}"),
            format!("d\u{16f}lek {letter}"),
            format!("du\u{30a}lek {upper}"),
            format!("jamka  {number}"),
            format!("buca {letter}"),
            format!("Лунка {letter}"),
        ] {
            assert_eq!(parse(&text), Ok(Ply::Pit(pit)), "{text}");
        }
    }
}

#[test]
fn af_13_sides_are_changed_in_four_languages() {
    for text in [
        "swap",
        " SWAP ",
        "výměna",
        "vyme\u{30c}nit",
        "prohodit",
        "scambio",
        "Scambiare",
        "обмен",
        "меняемся",
        "МЕНЯЮ",
    ] {
        assert_eq!(parse(text), Ok(Ply::Swap), "{text}");
    }
}

#[test]
fn what_is_nearly_a_move_is_told_how_moves_are_written() {
    for text in [
        "0",
        "9",
        "12",
        "c3",
        "c>3",
        "h-1",
        "c d",
        "c 3",
        "c:d",
        "pit",
        "pit x",
        "pit 9",
        "jamka i",
        "лунка ж",
        "в",
        "Б",
    ] {
        assert_eq!(malformed(text), "syntax", "{text}");
    }
}

#[test]
fn cm_6_a_pass_is_refused() {
    for text in ["pass", "PASS", "pas", "passo", "passa", "пас"] {
        assert_eq!(malformed(text), "no-passing", "{text}");
    }
}

#[test]
fn cm_9_conversation_and_the_words_of_the_host_are_left_alone() {
    for text in [
        "",
        " ",
        "i",
        "k",
        "è",
        "č",
        "hi",
        "ad",
        "bed",
        "a b c",
        "a good one",
        "e poi",
        "123",
        "c!",
        "?",
        "pit of despair",
        "pass me the salt",
        "swap seats",
        "yield",
        "resign",
        "vzdát",
        "сдаюсь",
        "ну",
        "🎲",
    ] {
        assert_eq!(parse(text), Err(NotationError::Foreign), "{text}");
    }
}

#[test]
fn several_moves_in_one_text_stay_one_text() {
    assert_eq!(start("").split("c d"), ["c d"]);
    assert_eq!(start("").split("cd"), ["cd"]);
}

#[test]
fn canonical_notation_is_one_letter_or_swap() {
    let plies: Vec<String> = (0..8)
        .map(Ply::Pit)
        .chain([Ply::Swap])
        .map(|ply| ply.to_string())
        .collect();
    assert_eq!(plies.join(" "), "a b c d e f g h swap");
}

#[test]
fn options_print_only_what_differs_in_one_order() {
    let round = |text: &str| text.parse::<Options>().unwrap().to_string();
    assert_eq!(round(""), "");
    assert_eq!(
        round("misere=off,komi=0,pie=false,skip_start,playout=off"),
        ""
    );
    assert_eq!(round("pie komi=2.5"), "komi=2.5,pie=true");
    assert_eq!(round("komi=0.5"), "komi=0.5");
    let all = "misere=true,pie=true,skip_start=false,playout=true";
    assert_eq!(round("playout,skip_start=off,pie,misere"), all);
    assert_eq!(round(all), all);
}
