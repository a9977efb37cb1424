//! Tests of matches of several rounds (GA-18 to GA-22).

use super::{after, arg, at, ids, number, play};
use lusoria_games::kit::three_rows::deal;
use lusoria_games::rules::{Arg, Outcome, Seat, State, Turn};

/// A position in which South's single stone ends the round when it moves. South then owns `south` stones.
fn last_move(options: &str, south: u8, round: &str) -> super::Gabata {
    at(
        options,
        &format!(
            "1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0/{},{}/s/{round}/a,a",
            south - 1,
            54 - south
        ),
    )
}

#[test]
fn ga_18_one_round_unless_more_are_asked_for() {
    assert_eq!(
        after(&last_move("", 30, "s/1"), &["a"]).turn(),
        Turn::Over(Outcome::Win(Seat::First))
    );
    let mut state = last_move("rounds=2", 20, "s/1");
    let facts = play(&mut state, &["a"]);
    assert_eq!(ids(&facts), ["sown", "swept", "round-won", "dealt", "gift"]);
    assert_eq!(
        state.round(),
        (2, Seat::Second),
        "GA-1: the other player leads"
    );
    assert_eq!(state.turn(), Turn::Seat(Seat::Second));
    assert_eq!(
        after(&last_move("rounds=2", 20, "n/2"), &["a"]).turn(),
        Turn::Over(Outcome::Win(Seat::Second))
    );
    assert_eq!(
        after(&last_move("rounds=2", 27, "n/2"), &["a"]).turn(),
        Turn::Over(Outcome::Draw)
    );
    let mut state = last_move("rounds=match", 20, "n/77");
    assert_eq!(ids(&play(&mut state, &["a"]))[3], "dealt");
}

#[test]
fn ga_19_a_player_without_stones_has_lost_the_match() {
    for options in ["rounds=match", "rounds=9"] {
        let state = after(&last_move(options, 54, "s/1"), &["a"]);
        assert_eq!(state.stores(), [54, 0]);
        assert_eq!(state.turn(), Turn::Over(Outcome::Win(Seat::First)));
    }
}

#[test]
fn ga_20_the_stronger_completes_the_weakers_last_pit() {
    let mut state = last_move("rounds=match", 20, "s/1");
    let facts = play(&mut state, &["a"]);
    let gift = &facts[4];
    assert_eq!(
        (number(gift, "count"), arg(gift, "seat")),
        (1, &Arg::Seat(Seat::Second))
    );
    assert_eq!(
        state.to_string(),
        "3,3,3,3,3,3,3,0,0/3,3,3,3,3,3,3,3,3/0,6/n/n/2/-,-"
    );
}

#[test]
fn ga_21_consequences() {
    for weaker in [25, 26, 27] {
        let dealt = deal([weaker, 54 - weaker], false);
        assert_eq!((dealt.pits, dealt.stores), ([3; 18], [0, 0]));
    }
    assert_eq!(deal([34, 20], false).stores, [6, 0]);
    for weaker in [1, 2, 3] {
        let dealt = deal([54 - weaker, weaker], false);
        assert_eq!(
            (dealt.stores, dealt.pits[9..].iter().sum::<u8>()),
            ([24, 0], 3)
        );
        assert_eq!(
            dealt.gift,
            (weaker < 3).then_some((Seat::First, 3 - weaker))
        );
    }
}

#[test]
fn ga_22_empty_pits_of_the_weaker_stay_in_the_circuit() {
    let state = at(
        "rounds=2",
        "0,0,0,0,0,3,0,0,0/3,3,3,3,3,3,3,3,3/0,24/s/s/2/b,b",
    );
    assert_eq!(after(&state, &["f"]).pits()[6..8], [1, 1]);
}

#[test]
fn what_was_dealt_stays_known_through_the_round() {
    let options = "rounds=match,zero=none";
    let state = after(&last_match(options), &["a"]);
    let text = state.to_string();
    assert!(text.ends_with("/24,30"), "{text}");
    assert_eq!(at(options, &text), state);
}

/// The first position of the second round of a match. South has filled eight pits and North nine.
fn last_match(options: &str) -> super::Gabata {
    let state = after(
        &at(options, "1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0/23,30/s"),
        &["a"],
    );
    assert_eq!(
        state.to_string(),
        "3,3,3,3,3,3,3,3,0/3,3,3,3,3,3,3,3,3/0,3/n/n/2/-,-"
    );
    state
}
