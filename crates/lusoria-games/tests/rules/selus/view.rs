//! Tests of the text board and the prose (TB-1).

use super::{Options, Selus, arg, at, ids, number, text};
use lusoria_games::rules::{Arg, Seat, State, Viewable};
use lusoria_games::text_board::board_text;

const SAMPLE: &str = "0,15s,1,1,2,0,3,1,2/13n,0,2,1,2,0,4,1,0/2,4/s/11";

#[test]
fn section_4_the_board_from_both_sides() {
    let diagram = at("", SAMPLE).diagram();
    assert_eq!(
        board_text(&diagram, Seat::First),
        "  [0]   [2]   [1]     [2]   [0] *{13}\n\
         \u{20} [4]   [1]   [0]     [2]   [1]   [3]\n\
         \u{20}                     i     h     g\n\
         \u{20}*[0]  <15>   [1]     [1]   [2]   [0]\n\
         \u{20} a     b     c       d     e     f"
    );
    let second = board_text(&diagram, Seat::Second);
    assert!(
        second
            .lines()
            .last()
            .is_some_and(|names| names.split_whitespace().collect::<String>() == "abcdef")
    );
    assert!(
        second
            .lines()
            .nth(3)
            .is_some_and(|row| row.starts_with("*{13}   [0]")),
        "{second}"
    );
    assert_eq!(diagram.rows[2][1].owner, Some(Seat::First));
    assert_eq!(diagram.rows[0][5].owner, Some(Seat::Second));
}

#[test]
fn the_widest_board_has_37_columns() {
    let state = at("", "10s,1,1,1,1,1,1,1,1/0,1,1,1,1,1,1,1,1/20,8/s/11");
    let text = board_text(&state.diagram(), Seat::First);
    assert_eq!(
        text.lines().map(|line| line.chars().count()).max(),
        Some(37)
    );
    let two = at("ayemi=2", SAMPLE).diagram();
    assert_eq!(two.rows[2][1].sign().concat(), "*<15>");
}

#[test]
fn captions_tell_stores_wegue_and_the_first_turn() {
    let facts = at("", SAMPLE).diagram().captions;
    assert_eq!(ids(&facts), ["store", "store"]);
    assert_eq!(
        (
            number(&facts[0], "count"),
            number(&facts[0], "stones"),
            text(&facts[0], "sign")
        ),
        (2, 15, "<>")
    );
    assert_eq!(
        (number(&facts[1], "wegue"), text(&facts[1], "sign")),
        (1, "{}")
    );
    let start = Selus::start(&"rounds=match".parse::<Options>().unwrap());
    assert_eq!(
        ids(&start.diagram().captions),
        ["store", "store", "round", "first-turn"]
    );
}

#[test]
fn prose_names_pits_as_the_reader_does() {
    let state = at("", SAMPLE);
    let facts = state.prose(Seat::Second);
    assert_eq!(text(&facts[0], "pits"), "a 13, b 0, c 2, d 1, e 2, f 0");
    assert_eq!(
        (ids(&facts)[4], text(&facts[4], "pits")),
        ("own-wegue", "a")
    );
    assert_eq!(
        (ids(&facts)[5], text(&facts[5], "pits")),
        ("their-wegue", "B")
    );
    assert_eq!(arg(&facts[5], "seat"), &Arg::Seat(Seat::First));
}
