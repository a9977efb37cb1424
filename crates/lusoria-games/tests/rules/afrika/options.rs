//! Tests of the options of Afrika: give-away Afrika, komi, pie rule, start pit, playing out (AF-11 to AF-13, AF-A1 to AF-A4).

use super::{Options, after, at, ids, moves, number, play, start, text};
use lusoria_games::rules::{Arg, Outcome, Seat, SetupError, State, Turn};

const FIRST: Turn = Turn::Over(Outcome::Win(Seat::First));
const SECOND: Turn = Turn::Over(Outcome::Win(Seat::Second));

/// A position in which South is about to capture this many stones, and only two other stones are left on the board.
fn before_capture(options: &str, stores: &str, stones: u8) -> lusoria_games::games::afrika::Afrika {
    at(
        options,
        &format!("0,0,0,0,0,0,0,1/1,0,0,0,0,0,0,{stones}/{stores}/s"),
    )
}

#[test]
fn af_11_af_a3_misere_the_first_to_hold_more_than_half_loses() {
    let mut state = before_capture("misere=true", "63,61", 2);
    assert_eq!(moves(&state), "a", "captures are compulsory all the same");
    let facts = play(&mut state, "a");
    assert_eq!(
        (state.turn(), ids(&facts)),
        (SECOND, vec!["captured", "won-misere"])
    );
    assert_eq!(
        (number(&facts[1], "stones"), number(&facts[1], "others")),
        (61, 65)
    );
    let draw = at("misere=true", "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/64,64/s");
    assert_eq!(draw.turn(), Turn::Over(Outcome::Draw));
}

#[test]
fn af_12_af_a4_with_a_komi_south_needs_66_and_north_63() {
    let komi = "komi=2.5";
    let over = |south, north, left: u8| {
        at(
            komi,
            &format!("0,0,0,0,0,0,0,{left}/0,0,0,0,0,0,0,0/{south},{north}/s"),
        )
        .turn()
    };
    assert_eq!(over(66, 61, 1), FIRST);
    assert_eq!(over(65, 62, 1), Turn::Seat(Seat::First));
    assert_eq!(over(65, 63, 0), SECOND);
    assert_eq!(over(63, 63, 2), SECOND);
    assert_eq!(over(63, 62, 3), Turn::Seat(Seat::First));
    let mut state = before_capture(komi, "64,60", 2);
    let facts = play(&mut state, "a");
    assert_eq!(
        (state.turn(), ids(&facts)),
        (FIRST, vec!["captured", "won-against-komi"])
    );
    assert_eq!(text(&facts[1], "komi"), "2½");
}

#[test]
fn af_12_without_an_option_there_is_no_komi_and_never_one_with_misere() {
    assert_eq!(Options::default().komi.halves, 0);
    for text in ["misere,komi=2.5", "komi=0.5 misere=true"] {
        let error = text.parse::<Options>().unwrap_err();
        assert_eq!(
            error,
            SetupError::BadValue("komi".into(), "0 (misere=true)")
        );
    }
    "misere,komi=0".parse::<Options>().unwrap();
    for text in [
        "komi=2",
        "komi=10.5",
        "komi=2.50",
        "komi=-0.5",
        "komi=.5",
        "komi",
        "komi=",
    ] {
        let error = text.parse::<Options>().unwrap_err();
        assert_eq!(
            error,
            SetupError::BadValue("komi".into(), "0, 0.5, 1.5 … 9.5"),
            "{text}"
        );
    }
    let unknown = "colour=red".parse::<Options>().unwrap_err();
    assert_eq!(unknown, SetupError::UnknownOption("colour".into()));
    let flag = "pie=maybe".parse::<Options>().unwrap_err();
    assert_eq!(flag, SetupError::BadValue("pie".into(), "true, false"));
}

#[test]
fn af_13_af_a4_north_may_take_over_the_first_move() {
    let open = after(&start("pie"), "e");
    assert_eq!(
        open.to_string(),
        "8,8,8,8,0,9,9,9/9,9,9,9,9,8,8,8/0,0/n/open"
    );
    assert_eq!(moves(&open), "a b c d e f g h swap");
    let mut swapped = open;
    let facts = play(&mut swapped, "swap");
    assert_eq!(
        (ids(&facts), super::arg(&facts[0], "seat")),
        (vec!["swapped"], &Arg::Seat(Seat::First))
    );
    assert_eq!(
        swapped.to_string(),
        "8,8,8,8,0,9,9,9/9,9,9,9,9,8,8,8/0,0/n/swapped"
    );
    assert_eq!(
        swapped.turn(),
        Turn::Seat(Seat::First),
        "who began is North now, and to move"
    );
    assert_eq!(moves(&swapped), "a b c d e f g h");
    let later = after(&swapped, "c");
    assert_eq!(
        later.to_string(),
        "9,9,9,9,0,9,9,9/9,9,0,10,10,9,9,9/0,0/s/swapped"
    );
    assert_eq!(later.turn(), Turn::Seat(Seat::Second));
}

#[test]
fn af_13_who_does_not_swap_at_once_keeps_the_side() {
    let kept = after(&start("pie"), "e c");
    assert_eq!(kept.to_string(), "9,9,9,9,0,9,9,9/9,9,0,10,10,9,9,9/0,0/s");
    assert_eq!(kept.turn(), Turn::Seat(Seat::First));
    assert_eq!(
        moves(&after(&start(""), "e")),
        "a b c d e f g h",
        "off by default"
    );
}

#[test]
fn af_13_after_a_swap_the_sides_stones_and_komi_count_for_their_new_seats() {
    let end = |options: &str, stores: &str| {
        at(
            options,
            &format!("0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/{stores}/s/swapped"),
        )
        .turn()
    };
    assert_eq!(end("pie", "70,58"), SECOND);
    assert_eq!(end("pie,komi=2.5", "65,63"), FIRST);
    assert_eq!(end("pie,misere", "70,58"), FIRST);
}

#[test]
fn af_a1_skip_start_false_puts_a_stone_into_the_start_pit() {
    let position = "16,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1/48,49/s";
    let mut state = at("skip_start=false", position);
    let facts = play(&mut state, "a");
    assert_eq!(state.to_string(), "1,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/48,49/n");
    assert_eq!((ids(&facts), text(&facts[0], "last")), (vec!["sown"], "a"));
    assert_eq!(
        after(&at("", position), "a")
            .board()
            .pits(state.to_move().other())[0],
        0
    );
}

#[test]
fn af_a2_the_minimum_is_taken_over_what_can_be_captured() {
    // Only one stone lies opposite the full pit h, and the smallest possible capture is 3.
    let state = at("", "0,0,0,0,0,0,0,4/1,0,0,0,0,0,3,5/57,58/s");
    assert_eq!(moves(&state), "b");
}

#[test]
fn af_a3_playout_goes_on_to_the_last_stone() {
    let position = "0,0,0,0,0,0,0,1/0,0,0,0,0,0,1,2/80,44/s";
    assert_eq!(at("", position).turn(), FIRST);
    let mut state = at("playout=true", position);
    assert_eq!(state.turn(), Turn::Seat(Seat::First));
    let facts = play(&mut state, "b a a");
    assert_eq!(ids(&facts), ["captured", "captured", "captured", "won"]);
    assert_eq!((state.turn(), state.board().left()), (FIRST, 0));
}
