//! Tests of why a move is refused: each reason occurs and names its cells, and a legal move has no reason.

use super::{after, at, everything, refusal, told};
use crate::play::{legal, walk};
use lusoria_games::catalog;
use lusoria_games::games::murus_gallicus::MurusGallicus;
use lusoria_games::rules::{Outcome, State, Turn};
use std::collections::BTreeSet;

const REASONS: [&str; 8] = [
    "empty-cell",
    "enemy-tower",
    "enemy-wall",
    "game-over",
    "no-room",
    "not-yours",
    "own-tower",
    "walls-stay",
];

#[test]
fn each_reason_names_its_cells() {
    let state = at(
        "W:D4 w:E4 w:C5 W:D7 W:B6 B:C3 b:F2 B:E6 B:A1 W:G8 W:F4",
        'W',
    );
    for (text, reason) in [
        ("D5,N", "empty-cell D5"),
        ("C3,S", "not-yours C3"),
        ("F2,S", "not-yours F2"),
        ("E4,W", "walls-stay E4"),
        ("G8,S", "no-room G8 S 0"),
        ("D7,E", "no-room D7 E 1"),
        ("D7,NE", "no-room D7 NE 1"),
        ("D4,NE", "own-tower D4 B6"),
        ("D4,S", "own-tower D4 F4"),
        ("D4,NW", "enemy-tower D4 C3"),
        ("D4,SW", "enemy-wall D4 F2"),
        ("D7,SW", "enemy-tower D7 E6"),
    ] {
        assert_eq!(told(&refusal(&state, text)), reason, "{text}");
    }
    let over = after(&at("W:C4 B:A1", 'W'), &["C4,N"]);
    assert_eq!(told(&refusal(&over, "A1,S")), "game-over");
}

#[test]
fn the_nearer_of_two_obstacles_is_named() {
    let state = at("W:D4 W:D5 B:D6 B:C4 b:B4 B:A1", 'W');
    assert_eq!(told(&refusal(&state, "D4,E")), "own-tower D4 D5");
    assert_eq!(told(&refusal(&state, "D4,N")), "enemy-tower D4 C4");
    let edge = at("W:D7 W:D8 B:A1", 'W');
    assert_eq!(
        told(&refusal(&edge, "D7,E")),
        "own-tower D7 D8",
        "the edge comes last"
    );
}

#[test]
fn every_reason_is_met_in_play_and_none_is_given_for_a_legal_move() {
    let mut met = BTreeSet::new();
    walk::<MurusGallicus>(
        &["", "escape", "max_moves=off", "escape,max_moves=off"],
        |line| {
            let state = line.state();
            let legal = legal(state);
            for m in everything().filter(|m| !legal.contains(m)) {
                met.insert(state.why_not(m).id.into_owned());
            }
            for m in &legal {
                assert!(line.allows(*m) || line.plies().len() == 120);
            }
        },
    );
    assert_eq!(met.iter().map(String::as_str).collect::<Vec<_>>(), REASONS);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut line = catalog::begin("murus").unwrap();
    let before = line.position();
    for (text, id) in [
        ("G4,S", "no-room"),
        ("A1,S", "not-yours"),
        ("G4,X", "syntax"),
        ("g4 ne", "syntax"),
    ] {
        assert_eq!(line.play(text).unwrap_err().id, id, "{text}");
        assert_eq!((line.position(), line.plies()), (before.clone(), 0));
    }
    line.play("G4,NE").unwrap();
    assert_eq!(line.play("G5,N").unwrap_err().id, "not-yours");
}

#[test]
fn m_8_after_the_tie_nothing_is_legal() {
    let mut line = catalog::begin("murus(max_moves=1)").unwrap();
    line.play("G4,NE").unwrap();
    line.play("A1,S").unwrap();
    assert_eq!(line.turn(), Turn::Over(Outcome::Draw));
    assert!(line.legal_moves().is_empty());
    assert_eq!(line.play("G5,N").unwrap_err().id, "game-over");
    assert_eq!(line.plies(), 2);
}
