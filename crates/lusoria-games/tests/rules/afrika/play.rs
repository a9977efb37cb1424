//! Tests of the board, of sowing and of capturing (CM-1 to CM-7, AF-1 to AF-8).

use super::{after, at, ids, moves, number, play, start, text};
use crate::play::{legal, walk};
use lusoria_games::games::afrika::{Afrika, Ply, Side};
use lusoria_games::rules::{Seat, State, Turn};

#[test]
fn af_1_eight_stones_in_every_pit_and_south_begins() {
    let state = start("");
    assert_eq!(state.to_string(), "8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8/0,0/s");
    assert_eq!(state.turn(), Turn::Seat(Seat::First));
    assert_eq!(
        (state.seat(Side::South), state.seat(Side::North)),
        (Seat::First, Seat::Second)
    );
    assert_eq!(moves(&state), "a b c d e f g h");
}

#[test]
fn af_2_own_pits_face_the_others_from_the_other_end() {
    let state = at("", "0,1,2,3,4,5,6,7/1,2,3,4,5,6,7,8/32,32/s");
    let facing = |side| {
        (0..8)
            .map(|pit| state.board().facing(side, pit))
            .collect::<Vec<_>>()
    };
    assert_eq!(facing(Side::South), [8, 7, 6, 5, 4, 3, 2, 1]);
    assert_eq!(facing(Side::North), [7, 6, 5, 4, 3, 2, 1, 0]);
}

#[test]
fn cm_2_a_letter_is_the_senders_own_pit() {
    let state = after(&start(""), "c c");
    assert_eq!(state.to_string(), "9,9,1,10,9,9,9,9/9,9,0,9,9,9,9,9/0,0/s");
}

#[test]
fn cm_3_cm_4_a_sowing_is_single_wherever_it_ends() {
    let mut state = start("");
    let facts = play(&mut state, "e");
    assert_eq!(state.to_string(), "8,8,8,8,0,9,9,9/9,9,9,9,9,8,8,8/0,0/n");
    assert_eq!(ids(&facts), ["sown-across"]);
    assert_eq!(
        (text(&facts[0], "pit"), text(&facts[0], "last")),
        ("e", "e")
    );
    assert_eq!(number(&facts[0], "count"), 8);
    let mut state = at("", "2,1,0,0,0,0,0,0/0,0,0,0,0,0,1,1/61,62/s");
    let facts = play(&mut state, "a");
    assert_eq!((ids(&facts), text(&facts[0], "last")), (vec!["sown"], "c"));
}

#[test]
fn af_3_to_af_5_the_test_of_the_rules_file() {
    let mut state = after(&start(""), "e c");
    assert_eq!(state.to_string(), "9,9,9,9,0,9,9,9/9,9,0,10,10,9,9,9/0,0/s");
    assert_eq!(moves(&state), "e");
    let facts = play(&mut state, "e");
    assert_eq!(state.to_string(), "9,9,9,9,0,9,9,9/9,9,0,0,10,9,9,9/10,0/n");
    assert_eq!(
        (ids(&facts), number(&facts[0], "count")),
        (vec!["captured"], 10)
    );
}

#[test]
fn af_3_who_can_capture_cannot_sow_and_who_cannot_must() {
    let capture = at("", "0,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1/56,57/s");
    assert_eq!(moves(&capture), "a");
    let sow = at("", "0,1,1,1,1,1,1,1/1,1,1,1,1,1,1,0/57,57/s");
    assert_eq!(moves(&sow), "b c d e f g h");
}

#[test]
fn af_4_only_the_smallest_of_what_can_be_captured() {
    // Opposite a lie 3 stones, opposite b and c 2 each. The single stone opposite d cannot be captured, because d is not empty.
    let state = at("", "0,0,0,5,0,0,0,0/0,0,0,0,1,2,2,3/57,58/s");
    assert_eq!(moves(&state), "b c");
    let after = after(&state, "c");
    assert_eq!(after.to_string(), "0,0,0,5,0,0,0,0/0,0,0,0,1,0,2,3/59,58/n");
}

#[test]
fn af_5_no_letter_is_ever_ambiguous() {
    walk::<Afrika>(&["", "skip_start=false"], |line| {
        let state = line.state();
        let own = state.board().pits(state.to_move());
        let empty = |m: &Ply| matches!(m, Ply::Pit(pit) if own[usize::from(*pit)] == 0);
        let (captures, sowings): (Vec<_>, Vec<_>) = legal(state).into_iter().partition(empty);
        assert!(captures.is_empty() || sowings.is_empty(), "{state}");
    });
}

#[test]
fn af_6_the_sixteenth_stone_goes_past_the_start_pit() {
    let fifteen = at("", "15,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1/49,49/s");
    assert_eq!(
        after(&fifteen, "a").to_string(),
        "0,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/49,49/n"
    );
    let mut sixteen = at("", "16,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1/48,49/s");
    let facts = play(&mut sixteen, "a");
    assert_eq!(
        sixteen.to_string(),
        "0,3,2,2,2,2,2,2/2,2,2,2,2,2,2,2/48,49/n"
    );
    assert_eq!((ids(&facts), text(&facts[0], "last")), (vec!["sown"], "b"));
}

#[test]
fn af_7_sowing_captures_nothing_but_opens_a_capture_for_either_side() {
    let state = at("", "0,0,0,1,0,0,0,0/0,0,0,0,4,0,0,0/61,62/s");
    let sown = after(&state, "d");
    assert_eq!(sown.to_string(), "0,0,0,0,1,0,0,0/0,0,0,0,4,0,0,0/61,62/n");
    assert_eq!(
        moves(&sown),
        "d",
        "North is offered the stone that has come"
    );
    let lured = after(&sown, "d");
    assert_eq!(moves(&lured), "d", "and South the four left without cover");
    assert_eq!(
        after(&lured, "d").to_string(),
        "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/65,63/n"
    );
}

#[test]
fn cm_6_af_8_whoever_is_to_move_has_a_move() {
    let bare = at("", "0,0,0,0,0,0,0,0/0,3,0,0,4,0,0,5/58,58/s");
    assert_eq!(
        moves(&bare),
        "g",
        "an empty side can capture everything, the smallest first"
    );
    walk::<Afrika>(&["playout=true", "skip_start=false,playout=true"], |line| {
        let state = line.state();
        assert_eq!(
            legal(state).is_empty(),
            state.board().left() == 0,
            "{state}"
        );
    });
}
