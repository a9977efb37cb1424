//! Tests of the board and the prose that people get of a position (CM-1, CM-2).

use super::{after, at, ids, number, start, text};
use lusoria_games::games::afrika::Afrika;
use lusoria_games::rules::{Arg, Fact, Seat, Viewable};
use lusoria_games::text_board::board_text;

fn board(state: &Afrika, reader: Seat) -> Vec<String> {
    let lines = board_text(&state.diagram(), reader);
    lines.lines().map(str::to_owned).collect()
}

#[test]
fn cm_1_own_row_below_own_letters_under_it() {
    let state = after(&start(""), "e c");
    assert_eq!(
        board(&state, Seat::First),
        [
            " 9  9  9 10 10  0  9  9",
            " 9  9  9  9  0  9  9  9",
            " a  b  c  d  e  f  g  h",
        ]
    );
    assert_eq!(
        board(&state, Seat::Second),
        [
            " 9  9  9  0  9  9  9  9",
            " 9  9  0 10 10  9  9  9",
            " a  b  c  d  e  f  g  h",
        ]
    );
}

#[test]
fn cm_1_hundred_stones_in_a_pit_stay_within_37_columns() {
    let state = at("", "100,0,0,0,0,0,0,0/0,0,0,0,0,0,0,28/0,0/s");
    for seat in Seat::ALL {
        let widest = board(&state, seat).iter().map(String::len).max();
        assert_eq!(widest, Some(31));
    }
}

#[test]
fn cm_1_af_13_after_a_swap_each_still_sees_the_own_row_below() {
    let swapped = after(&start("pie"), "a swap");
    assert_eq!(board(&swapped, Seat::First)[1], "9 8 8 8 8 8 8 8");
    assert_eq!(board(&swapped, Seat::Second)[1], "0 9 9 9 9 9 9 9");
}

fn captions(state: &Afrika) -> Vec<Fact> {
    state.diagram().captions
}

#[test]
fn stores_stand_under_the_board_with_the_komi_and_what_is_due() {
    let state = at("komi=2.5", "0,0,0,5,0,0,0,0/0,0,0,0,1,2,2,3/57,58/s");
    let captions = captions(&state);
    assert_eq!(ids(&captions), ["store", "store-with-komi", "due"]);
    assert_eq!(
        (number(&captions[0], "count"), number(&captions[1], "count")),
        (57, 58)
    );
    assert_eq!(text(&captions[1], "komi"), "2½");
    assert_eq!(
        (text(&captions[2], "pits"), number(&captions[2], "count")),
        ("b, c", 2)
    );
    assert_eq!(super::arg(&captions[2], "seat"), &Arg::Seat(Seat::First));
}

#[test]
fn af_13_north_is_told_that_sides_may_be_changed() {
    let open = after(&start("pie"), "e");
    assert_eq!(ids(&captions(&open)), ["store", "store", "swap-open"]);
    assert_eq!(
        super::arg(&captions(&open)[2], "seat"),
        &Arg::Seat(Seat::Second)
    );
    assert_eq!(ids(&captions(&after(&open, "swap"))), ["store", "store"]);
}

#[test]
fn prose_goes_along_the_readers_own_pits() {
    let state = at("", "0,1,2,3,4,5,6,7/1,2,3,4,5,6,7,8/32,32/s");
    let heard = |seat| -> Vec<(String, i64, i64)> {
        let facts = state.prose(seat);
        let pits = facts.iter().filter(|fact| fact.id == "pit");
        pits.map(|fact| {
            (
                text(fact, "pit").to_owned(),
                number(fact, "own"),
                number(fact, "across"),
            )
        })
        .collect()
    };
    let first = heard(Seat::First);
    assert_eq!((first.len(), &first[0]), (8, &("a".to_owned(), 0, 8)));
    assert_eq!(first[7], ("h".to_owned(), 7, 1));
    assert_eq!(heard(Seat::Second)[0], ("a".to_owned(), 1, 7));
    let ends = state.prose(Seat::Second);
    assert_eq!(ids(&ends[8..]), ["store", "store", "due"]);
}
