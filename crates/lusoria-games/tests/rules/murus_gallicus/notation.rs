//! What people type for Murus Gallicus, and which texts are conversation.

use super::{at, start};
use lusoria_games::games::murus_gallicus::{Direction, MurusGallicus, Ply};
use lusoria_games::rules::{NotationError, Parsed, State};

fn parse(text: &str) -> Result<Parsed<Ply>, NotationError> {
    start().parse_move(text)
}

fn canonical(text: &str) -> String {
    match parse(text) {
        Ok(Parsed::Move(m)) => m.to_string(),
        other => panic!("{text}: {other:?}"),
    }
}

fn malformed(state: &MurusGallicus, text: &str) -> String {
    match state.parse_move(text) {
        Err(NotationError::Malformed(fact)) => super::told(&fact),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn m_9_a_move_is_a_cell_and_a_direction_however_it_is_typed() {
    for text in [
        "G4,NE",
        "g4,ne",
        "g4 ne",
        "G4NE",
        "g4ne",
        "G4, NE",
        " g4  ne ",
        "G4 , ne",
        "g4-ne",
        "g4:ne",
        "g4>ne",
        "g4;ne",
        "G4 North-East",
        "g4 north east",
        "g4 northeast",
        "g4 nord-est",
        "G4, nordest",
        "g4 severovýchod",
        "g4 SEVEROVYCHOD",
        "g4 severovy\u{301}chod",
        "g4 северо-восток",
        "g4 Северо-Восток",
        "g4 св",
        "G4,СВ",
    ] {
        assert_eq!(canonical(text), "G4,NE", "{text}");
    }
}

#[test]
fn m_9_every_direction_has_words_in_four_languages() {
    let words = [
        ("N", ["north", "sever", "nord", "север"]),
        (
            "NE",
            ["north-east", "severovýchod", "nord-est", "северо-восток"],
        ),
        ("E", ["east", "východ", "est", "восток"]),
        ("SE", ["south-east", "jihovýchod", "sud-est", "юго-восток"]),
        ("S", ["south", "jih", "sud", "юг"]),
        ("SW", ["south-west", "jihozápad", "sud-ovest", "юго-запад"]),
        ("W", ["west", "západ", "ovest", "запад"]),
        (
            "NW",
            ["north-west", "severozápad", "nord-ovest", "северо-запад"],
        ),
    ];
    for (letters, words) in words {
        for word in words.into_iter().chain([letters]) {
            assert_eq!(canonical(&format!("d4 {word}")), format!("D4,{letters}"));
        }
    }
    for (letters, meant) in [("sv", "NE"), ("jv", "SE"), ("jz", "SW"), ("sz", "NW")] {
        assert_eq!(canonical(&format!("d4 {letters}")), format!("D4,{meant}"));
    }
    let russian = ["с", "св", "в", "юв", "ю", "юз", "з", "сз"];
    let meant = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
    for (letters, meant) in russian.into_iter().zip(meant) {
        assert_eq!(canonical(&format!("d4 {letters}")), format!("D4,{meant}"));
    }
}

#[test]
fn m_9_the_cell_alone_asks_which_way() {
    let Ok(Parsed::Choose(moves)) = parse("g4") else {
        panic!("{:?}", parse("g4"))
    };
    assert!(moves.iter().all(|m| m.tower.to_string() == "G4"));
    let directions: Vec<Direction> = moves.iter().map(|m| m.direction).collect();
    assert_eq!(directions, [Direction::N, Direction::NE, Direction::NW]);
    assert_eq!(malformed(&start(), "d4"), "empty-cell D4");
    assert_eq!(malformed(&at("w:D4 W:G1 B:A1", 'W'), "D4"), "walls-stay D4");
}

#[test]
fn what_is_nearly_a_move_is_told_how_moves_are_written() {
    for text in ["G4,X", "g4,up", "g4, nnn", "e2 e4", "e2-e4", "g4 🎲"] {
        assert_eq!(malformed(&start(), text), "syntax", "{text}");
    }
    for (text, cell) in [
        ("h4 n", "H4"),
        ("G9,NE", "G9"),
        ("a0 s", "A0"),
        ("g12 ne", "G12"),
        ("Z1, north", "Z1"),
    ] {
        assert_eq!(
            malformed(&start(), text),
            format!("no-such-cell {cell}"),
            "{text}"
        );
    }
}

#[test]
fn conversation_is_left_alone() {
    for text in [
        "",
        " ",
        "hello",
        "n",
        "ne",
        "no",
        "s",
        "north",
        "b4 you go",
        "a4 paper",
        "a4paper",
        "c3po",
        "g4 looks strong",
        "g4 or g5?",
        "g4!",
        "g4?",
        "G4ME",
        "a 4 n",
        "h2",
        "z9",
        "r2d2",
        "mp3 player",
        "i5 n e w s flash",
        "123",
        "4g ne",
        "NE G4",
        "yield",
        "е4",
        "🎲",
        "g4 ne and then south",
        "place 4",
        "e4e5",
    ] {
        assert_eq!(parse(text), Err(NotationError::Foreign), "{text}");
    }
    assert_eq!(
        parse(&format!("g4{}ne", " ".repeat(80))),
        Err(NotationError::Foreign)
    );
}

#[test]
fn one_turn_is_one_move_so_nothing_is_divided() {
    assert_eq!(start().split("g4 ne g3 n"), ["g4 ne g3 n"]);
    assert_eq!(start().split("g4 ne"), ["g4 ne"]);
}

#[test]
fn canonical_notation_is_in_the_order_of_texts() {
    let all: Vec<Ply> = super::everything().collect();
    let mut texts: Vec<String> = all.iter().map(ToString::to_string).collect();
    assert!(all.is_sorted_by(|a, b| a < b) && texts.is_sorted());
    texts.dedup();
    assert_eq!(texts.len(), 7 * 8 * 8);
}
