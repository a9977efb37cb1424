//! Tests of why a choice is refused, and of texts that are not positions.

use super::{after, arg, at, start};
use crate::facts::refusal;
use lusoria_games::games::tchuka_ruma::{Options, TchukaRuma};
use lusoria_games::rules::{Arg, Fact, NotationError, Seat, SetupError, State};

fn malformed(state: &TchukaRuma, text: &str) -> Fact {
    match state.parse_move(text) {
        Err(NotationError::Malformed(fact)) => fact,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn tr_2_an_empty_pit_cannot_be_chosen() {
    let refused = refusal(&at("", "2,0,1,0/5"), "b");
    assert_eq!(refused.id, "empty-pit");
    assert_eq!(arg(&refused, "pit"), &Arg::Text("b".into()));
}

#[test]
fn tr_2_the_ruma_cannot_be_chosen() {
    assert_eq!(malformed(&start(""), "ruma").id, "not-the-ruma");
    assert_eq!(malformed(&start(""), " RUMA ").id, "not-the-ruma");
}

#[test]
fn tr_1_a_pit_that_this_board_does_not_have_is_refused() {
    let refused = refusal(&start(""), "e");
    assert_eq!(refused.id, "no-such-pit");
    assert_eq!(arg(&refused, "pit"), &Arg::Text("e".into()));
    assert_eq!(arg(&refused, "last"), &Arg::Text("d".into()));
    assert_eq!(refusal(&start("pits=9"), "j").id, "no-such-pit");
}

#[test]
fn tr_5_after_the_end_nothing_is_chosen() {
    assert_eq!(refusal(&after(&start(""), "a"), "b").id, "game-over");
    assert_eq!(refusal(&after(&start(""), "cdcdbd"), "b").id, "game-over");
}

#[test]
fn a_near_miss_is_told_how_choices_are_written() {
    for text in ["c3", "c 3", "c>3", "C:12", "d-1"] {
        assert_eq!(malformed(&start(""), text).id, "syntax", "{text}");
    }
}

#[test]
fn positions_that_cannot_be_are_refused() {
    for text in [
        "",
        "2,2,2,2",
        "2,2,2/0",
        "2,2,2,2,0/0",
        "2,2,2,2/1",
        "2,2,2,1/0",
        "2,2,2,2/0/won",
        "2,2,2,2/0/lost",
        "+2,2,2,2/0",
        "02,2,2,2/0",
        "2, 2,2,2/0",
        "2,2,2,300/0",
        "8,-1,0,1/0",
    ] {
        let read = TchukaRuma::from_text(&Options::default(), text);
        assert!(matches!(read, Err(SetupError::BadPosition(_))), "{text}");
    }
    assert_eq!(
        at("", "1,3,0,3/1").turn(),
        lusoria_games::rules::Turn::Seat(Seat::First)
    );
}

#[test]
fn a_lost_position_says_so_for_the_same_stones_may_play_on() {
    let lost = after(&start(""), "a");
    assert_eq!(lost.to_string(), "1,3,0,3/1/lost");
    assert_eq!(at("", "1,3,0,3/1/lost"), lost);
    assert_ne!(at("", "1,3,0,3/1"), lost);
}
