//! Tests of matches of several rounds (SE-16, which follows GA-18 to GA-22).

use super::{after, at, ids, play};
use lusoria_games::rules::{Outcome, Seat, State, Turn};

/// A position in which South's move `d` ends the round. South then owns `south` stones.
fn last_move(options: &str, south: u8, round: &str) -> super::Selus {
    let text = format!(
        "0,0,0,1,2s,0,0,0,0/0,0,0,0,0,0,0,0,0/{},{}/s/11{round}",
        south - 3,
        54 - south
    );
    at(options, &text)
}

#[test]
fn se_16_one_round_unless_more_are_asked_for() {
    assert_eq!(
        after(&last_move("", 30, ""), &["d"]).turn(),
        Turn::Over(Outcome::Win(Seat::First))
    );
    let mut state = last_move("rounds=2", 20, "");
    let facts = play(&mut state, &["d"]);
    assert_eq!(ids(&facts)[3..], ["round-won", "dealt", "gift"]);
    assert_eq!(
        state.to_string(),
        "3,3,3,3,3,3,3,0,0/3,3,3,3,3,3,3,3,3/0,6/n/00/n/2"
    );
    assert_eq!(state.moved(), [false, false], "SE-6 applies again");
    assert_eq!(
        after(&last_move("rounds=2", 20, "/n/2"), &["d"]).turn(),
        Turn::Over(Outcome::Win(Seat::Second))
    );
}

#[test]
fn se_16_a_player_without_stones_has_lost_the_match() {
    let state = after(&last_move("rounds=match", 54, ""), &["d"]);
    assert_eq!(state.turn(), Turn::Over(Outcome::Win(Seat::First)));
}

#[test]
fn what_was_dealt_stays_known_through_the_round() {
    let state = after(&last_move("rounds=match", 24, ""), &["d", "a"]);
    let text = state.to_string();
    assert!(text.ends_with("/n/2/24,30"), "{text}");
    assert_eq!(at("rounds=match", &text), state);
}
