//! Tests of the text board and the prose (TB-1).

use super::{Gabata, after, arg, at, ids, moves, number, text};
use lusoria_games::rules::{Arg, Seat, State, Viewable};
use lusoria_games::text_board::board_text;

/// A position that occurred in play.
const SAMPLE: &str = "1,0,0,1,0,3,2,3,3/1,0,2,2,0,1,0,1,0/31,3/s/s/1/d,c";

#[test]
fn section_4_the_board_from_both_sides() {
    let diagram = at("", SAMPLE).diagram();
    assert_eq!(
        board_text(&diagram, Seat::First),
        "[1] [0] [2]   [2] [0] [1]\n\
         [0] [1] [0]   [3] [3] [2]\n\
         \u{20}              i   h   g\n\
         [1] [0] [0]   [1] [0] [3]\n\
         \u{20}a   b   c     d   e   f"
    );
    assert_eq!(
        board_text(&diagram, Seat::Second),
        "[3] [0] [1]   [0] [0] [1]\n\
         [2] [3] [3]   [0] [1] [0]\n\
         \u{20}              i   h   g\n\
         [1] [0] [2]   [2] [0] [1]\n\
         \u{20}a   b   c     d   e   f"
    );
}

#[test]
fn captions_tell_stores_rounds_and_the_zero_sowing() {
    let captions = |state: &Gabata| state.diagram().captions;
    let facts = captions(&at("", SAMPLE));
    assert_eq!(ids(&facts), ["store", "store"]);
    assert_eq!(
        (number(&facts[0], "count"), number(&facts[1], "count")),
        (31, 3)
    );
    let start = Gabata::start(&super::options("rounds=3"));
    assert_eq!(
        ids(&captions(&start)),
        ["store", "store", "round", "zero-open"]
    );
    assert_eq!(ids(&captions(&after(&start, &["c"])))[3], "zero-half");
    let start = Gabata::start(&super::options("zero=sequential"));
    let facts = captions(&after(&start, &["b"]));
    assert_eq!(
        (ids(&facts)[2], number(&facts[2], "count")),
        ("zero-half-sown", 29)
    );
}

#[test]
fn the_opening_says_whom_theory_favours() {
    let favoured = |state: &Gabata| {
        let captions = state.diagram().captions;
        let fact = captions.into_iter().find(|fact| fact.id == "favoured")?;
        Some(fact.args)
    };
    for (options, winner) in [
        ("", Some(Seat::Second)),
        ("zero=none", Some(Seat::First)),
        ("zero=random", Some(Seat::First)),
        ("zero=a", Some(Seat::First)),
        ("zero=each", None),
        ("rounds=3", None),
        ("capture=own_pit", None),
    ] {
        let state = Gabata::start(&super::options(options));
        let args = favoured(&state).map(|args| args[0].1.clone());
        assert_eq!(args, winner.map(Arg::Seat), "{options}");
    }
    let start = Gabata::start(&super::options(""));
    assert_eq!(favoured(&after(&start, &["c"])), None);
}

#[test]
fn after_the_zero_sowing_the_winner_in_theory_is_that_of_the_table() {
    let told = |state: &Gabata| {
        let captions = state.diagram().captions;
        let mut told = captions.into_iter().filter_map(|fact| match &*fact.id {
            "favoured" => Some(fact.args[0].1.clone()),
            "balanced" => Some(Arg::Text("draw".to_owned())),
            _ => None,
        });
        told.next()
    };
    let (first, second) = (Arg::Seat(Seat::First), Arg::Seat(Seat::Second));
    let draw = Arg::Text("draw".to_owned());
    for (options, lots, expected) in [
        ("zero=random", vec!["lot:g"], first.clone()),
        ("zero=each", vec!["lot:a", "lot:a"], first),
        ("zero=each", vec!["lot:a", "lot:b"], second),
        ("zero=each", vec!["lot:b", "lot:i"], draw),
    ] {
        let mut state = Gabata::start(&super::options(options));
        for lot in &lots {
            state = after(&state, &[lot]);
        }
        assert_eq!(told(&state), Some(expected), "{options} {lots:?}");
        let all = moves(&state);
        let ply = all.split(' ').next().unwrap();
        state = after(&state, &[ply]);
        assert_eq!(told(&state), None, "{options} {lots:?}, then {ply}");
    }
    // The value of this opening holds only if the players name the pits: after a void round the leader becomes the follower and can then
    // name a good pit. A lot may draw a bad one, so with lots no value is told.
    let of_lots = after(&Gabata::start(&super::options("zero=each")), &["lot:h"]);
    assert_eq!(told(&after(&of_lots, &["lot:e"])), None);
    let named = after(&Gabata::start(&super::options("")), &["zero h"]);
    let named = after(&named, &["zero e"]);
    assert_eq!(told(&named), Some(Arg::Seat(Seat::First)));
}

#[test]
fn prose_names_pits_as_the_reader_does() {
    let state = at("", SAMPLE);
    let rows = |seat| -> Vec<String> {
        state.prose(seat)[..4]
            .iter()
            .map(|row| text(row, "pits").to_owned())
            .collect()
    };
    assert_eq!(
        rows(Seat::First),
        [
            "a 1, b 0, c 0, d 1, e 0, f 3",
            "g 2, h 3, i 3",
            "A 1, B 0, C 2, D 2, E 0, F 1",
            "G 0, H 1, I 0"
        ]
    );
    assert_eq!(
        rows(Seat::Second),
        [
            "a 1, b 0, c 2, d 2, e 0, f 1",
            "g 0, h 1, i 0",
            "A 1, B 0, C 0, D 1, E 0, F 3",
            "G 2, H 3, I 3"
        ]
    );
    assert_eq!(
        arg(&state.prose(Seat::Second)[2], "seat"),
        &Arg::Seat(Seat::First)
    );
}
