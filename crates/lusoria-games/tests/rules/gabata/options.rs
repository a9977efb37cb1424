//! Tests of every row of the table of ambiguities (GA-A1 to GA-A9): the default and the option. Other tests here are about positions that
//! cannot be played from.

use super::{Gabata, after, at, effects, ids, moves, number, options, text};
use lusoria_games::rules::{Seat, SetupError, State, Turn};

#[test]
fn ga_a1_capturing_from_any_pit_or_only_from_ones_own() {
    let position = "0,0,0,0,0,0,0,0,4/1,1,1,0,0,0,0,0,7/20,20/s/s/1/a,a";
    assert_eq!(
        text(&effects(&at("", position), "i")[0], "path"),
        "i4 > D x7 > E"
    );
    assert_eq!(
        text(&effects(&at("capture=own_pit", position), "i")[0], "path"),
        "i4 > D"
    );
    let own = "1,0,0,0,0,0,0,0,0/0,0,0,0,2,0,0,3,4/20,24/s/s/1/a,a";
    assert_eq!(
        text(&effects(&at("capture=own_pit", own), "a")[0], "path"),
        "a1 > b x5 > c x4 > d"
    );
}

#[test]
fn ga_a2_the_capturing_stone_goes_on_or_the_turn_ends() {
    let position = "1,0,0,0,0,0,0,0,0/0,0,0,0,2,0,0,3,4/20,24/s/s/1/a,a";
    assert_eq!(
        text(&effects(&at("", position), "a")[0], "path"),
        "a1 > b x5 > c x4 > d"
    );
    let state = after(&at("serial=off", position), &["a"]);
    assert_eq!((state.stores(), state.pits()[1]), ([25, 24], 1));
    assert_eq!(
        text(&effects(&at("serial=off", position), "a")[0], "path"),
        "a1 > b x5"
    );
}

#[test]
fn ga_a3_zero_a_is_done_by_itself_and_zero_none_not_at_all() {
    let state = Gabata::start(&options("zero=a"));
    assert_eq!(
        state.to_string(),
        "1,5,0,1,5,5,5,1,4/1,5,0,1,5,5,5,1,4/0,0/s/s/1/a,a"
    );
    assert_eq!(state, at("zero=a", &state.to_string()));
    let state = Gabata::start(&options("zero=none"));
    assert_eq!(moves(&state), "a b c d e f g h i");
}

#[test]
fn ga_a3_in_a_later_round_zero_a_is_done_by_itself_too() {
    let state = at(
        "zero=a,rounds=2",
        "1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0/19,34/s/s/1/a,a",
    );
    let facts = effects(&state, "a");
    assert_eq!(
        ids(&facts)[3..],
        ["dealt", "gift", "raced", "raced", "race-won"]
    );
}

#[test]
fn ga_a3_a_lot_is_one_letter_for_both_and_each_opens_as_if_both_had_named_it() {
    let random = Gabata::start(&options("zero=random"));
    assert_eq!(random.turn(), Turn::Chance);
    let mut chances = Vec::new();
    random.chances(&mut chances);
    let letters: Vec<_> = chances.iter().map(|(lot, _)| lot.to_string()).collect();
    let expected: Vec<_> = ('a'..='i').map(|letter| format!("lot:{letter}")).collect();
    assert_eq!(letters, expected);
    assert!(chances.iter().all(|(_, weight)| *weight == 1));
    for (lot, letter) in letters.iter().zip('a'..) {
        let zero = format!("zero {letter}");
        let named = after(&Gabata::start(&options("")), &[&zero, &zero]);
        let drawn = after(&random, &[lot]);
        assert_eq!(drawn.turn(), named.turn(), "{lot}");
        assert_eq!(drawn.pits(), named.pits(), "{lot}");
        assert_eq!(
            ids(&effects(&random, lot)),
            ["drawn", "raced", "raced", "race-won"]
        );
    }
}

#[test]
fn ga_a3_with_each_both_draw_from_their_own_bags_and_open_as_if_they_had_named_it() {
    let begin = Gabata::start(&options("zero=each"));
    assert_eq!(begin.throw().unwrap().seat, Seat::First);
    for (leaders, others) in [('a', 'f'), ('c', 'c'), ('i', 'a')] {
        let one = after(&begin, &[&format!("lot:{leaders}")]);
        assert_eq!(one.throw().unwrap().seat, Seat::Second);
        assert_eq!(one, at("zero=each", &one.to_string()));
        let lot = format!("lot:{others}");
        let drawn = after(&one, &[&lot]);
        let names = [leaders, others].map(|letter| format!("zero {letter}"));
        let named = after(&Gabata::start(&options("")), &[&names[0], &names[1]]);
        assert_eq!(drawn.turn(), named.turn(), "{drawn}");
        assert_eq!(drawn.pits(), named.pits(), "{drawn}");
        assert_eq!(
            ids(&effects(&one, &lot)),
            ["drawn-own", "raced", "raced", "race-won"]
        );
        assert!(!drawn.to_string().ends_with("abcdefghi"), "{drawn}");
    }
}

#[test]
fn ga_a3_with_each_only_the_own_pit_has_to_hold_stones() {
    let text = "3,3,0,0,0,0,0,0,0/3,3,3,3,3,3,3,3,3/0,21/s/s/3/-,-/ci,abcdefghi";
    let state = at("zero=each,rounds=3", text);
    assert_eq!(ids(&effects(&state, "lot:c")), ["drawn-empty"]);
    let other = "3,3,3,3,3,3,3,3,3/3,3,0,0,0,0,0,0,0/21,0/s/s/3/-,-/ci,abcdefghi";
    let other = at("zero=each,rounds=3", other);
    assert_eq!(ids(&effects(&other, "lot:c")), ["drawn-own"]);
}

#[test]
fn ga_a3_each_leader_draws_from_a_bag_of_their_own_and_what_is_left_is_part_of_the_position() {
    let drawn = after(&Gabata::start(&options("zero=random")), &["lot:c"]);
    assert!(
        drawn.to_string().ends_with("/s/1/c,c/abdefghi,abcdefghi"),
        "{drawn}"
    );
    // Second leads the second round, so the lot for it is drawn from Second's bag.
    let last = "1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0/20,33/s/s/1/c,c/12,42/b,abcdefghi";
    let last = at("zero=random,rounds=3", last);
    let second = after(&last, &["a"]);
    assert_eq!(second.throw().unwrap().seat, Seat::Second);
    assert!(
        second.to_string().ends_with("/n/2/-,-/b,abcdefghi"),
        "{second}"
    );
    let drawn = after(&second, &["lot:e"]);
    assert!(drawn.to_string().contains("/n/2/e,e/"), "{drawn}");
    assert!(drawn.to_string().ends_with("/b,abcdfghi"), "{drawn}");
    assert_eq!(drawn, at("zero=random,rounds=3", &drawn.to_string()));
}

#[test]
fn ga_a3_the_last_lot_fills_the_bag_again_and_an_empty_pit_is_drawn_again() {
    let text = "3,3,0,0,0,0,0,0,0/3,3,3,3,3,3,3,3,3/0,21/s/s/3/-,-/ci,abcdefghi";
    let state = at("zero=random,rounds=3", text);
    let facts = effects(&state, "lot:c");
    assert_eq!(ids(&facts), ["drawn-empty"]);
    let state = after(&state, &["lot:c"]);
    assert_eq!(state.turn(), Turn::Chance);
    let state = after(&state, &["lot:i"]);
    assert_eq!(
        (state.turn(), state.to_string()),
        (
            Turn::Chance,
            "3,3,0,0,0,0,0,0,0/3,3,3,3,3,3,3,3,3/0,21/s/s/3/-,-".to_owned()
        ),
        "both bags are full"
    );
}

#[test]
fn ga_a4_sequential_zero_sowing_fewer_stones_dropped_moves_first() {
    let state = Gabata::start(&options("zero=sequential"));
    let state = after(&state, &["zero b"]);
    assert!(state.to_string().ends_with("/n/s/1/29,-"), "{state}");
    let facts = effects(&state, "e");
    assert_eq!(ids(&facts), ["zero-sown", "zero-won"]);
    assert_eq!(
        (number(&facts[1], "fewer"), number(&facts[1], "more")),
        (27, 29)
    );
    assert_eq!(after(&state, &["e"]).turn(), Turn::Seat(Seat::Second));
    let tie = at(
        "zero=sequential",
        "3,0,0,0,0,0,0,0,0/0,1,1,1,0,0,0,0,0/48,0/s/n/4/-,3",
    );
    assert_eq!(
        after(&tie, &["a"]).turn(),
        Turn::Seat(Seat::Second),
        "the leader, if both drop as many"
    );
}

#[test]
fn ga_a4_an_endless_zero_sowing_is_void() {
    let board = "1,7,1,0,3,0,1,2,1/0,3,0,1,0,1,0,1,0/16,16/s/s/1/-,-";
    let board = board.trim_end_matches("/s/1/-,-");
    let facts = effects(&at("zero=sequential", board), "b");
    assert_eq!(ids(&facts), ["zero-sown", "void"]);
    assert!(!moves(&at("zero=sequential,endless=illegal", board)).contains('b'));
}

#[test]
fn ga_a6_mirror_fills_as_many_pits_of_the_stronger() {
    let state = at(
        "rounds=2,redeal=mirror",
        "1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0/3,50/s/s/1/a,a",
    );
    assert_eq!(
        after(&state, &["a"]).to_string(),
        "3,3,0,0,0,0,0,0,0/3,3,0,0,0,0,0,0,0/0,42/n/n/2/-,-"
    );
    let state = at(
        "rounds=2",
        "1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0/3,50/s/s/1/a,a",
    );
    assert_eq!(after(&state, &["a"]).stores(), [0, 21]);
}

#[test]
fn ga_a7_rounds() {
    assert_eq!(options("").rounds, Some(1));
    assert_eq!(options("rounds=12").rounds, Some(12));
    assert_eq!(options("rounds=match").rounds, None);
    for bad in ["rounds=0", "rounds=100", "rounds=x", "rounds"] {
        let refused = Err(SetupError::BadValue("rounds".into(), "1–99, match"));
        assert_eq!(bad.parse::<super::Options>(), refused);
    }
}

#[test]
fn ga_a9_endless_pits_may_be_forbidden() {
    let endless = "1,7,1,0,3,0,1,2,1/0,3,0,1,0,1,0,1,0/16,16/s/n/6/d,b";
    assert_eq!(moves(&at("", endless)), "a b c e g h i");
    assert_eq!(moves(&at("endless=illegal", endless)), "a c e g h i");
    assert_eq!(
        moves(&Gabata::start(&options("endless=illegal"))).len(),
        9 * 7 - 1,
        "a race is never endless"
    );
}

#[test]
fn options_are_printed_as_they_are_read() {
    for text in [
        "",
        "zero=a,capture=own_pit,serial=off,redeal=mirror,rounds=3,endless=illegal",
        "zero=sequential,rounds=match",
        "zero=none",
        "zero=random",
    ] {
        assert_eq!(options(text).to_string(), text);
    }
    assert_eq!(
        options("zero=choose,capture=any,serial=on,redeal=full,rounds=1,endless=void").to_string(),
        ""
    );
    assert_eq!(
        options("serial=true capture=own_pit").to_string(),
        "capture=own_pit"
    );
    for (text, key) in [
        ("zero=b", "zero"),
        ("capture", "capture"),
        ("serial=2", "serial"),
        ("redeal=1", "redeal"),
        ("endless=x", "endless"),
    ] {
        assert!(
            matches!(text.parse::<super::Options>(), Err(SetupError::BadValue(bad, _)) if bad == key),
            "{text}"
        );
    }
    assert_eq!(
        "ayemi=2".parse::<super::Options>(),
        Err(SetupError::UnknownOption("ayemi".into()))
    );
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let side = "3,3,3,3,3,3,3,3,3";
    for (options_text, text) in [
        ("", String::new()),
        ("", format!("{side}/{side}/0,0")),
        ("", format!("{side}/{side}/0,0/x")),
        ("", format!("{side}/{side}/0,0/n")),
        ("", format!("{side}/{side}/1,0/s")),
        ("", format!("{side}/{side}/00,0/s")),
        ("", format!("{side},0/{side}/0,0/s")),
        ("", format!("255,255,3,3,3,3,3,3,3/{side}/0,0/s")),
        ("", format!("{side}/{side}/255,255/s")),
        ("", format!("{side}/{side}/0,0/s/s/1/-,-")),
        ("", format!("{side}/{side}/0,0/s/s/0/-,-")),
        ("", format!("{side}/{side}/0,0/s/s/1/a,-")),
        ("", format!("{side}/{side}/0,0/n/s/1/-,a")),
        ("", format!("{side}/{side}/0,0/s/s/1/A,a")),
        ("", format!("{side}/{side}/0,0/s/s/1/j,a")),
        ("", format!("{side}/{side}/0,0/s/s/1/a")),
        ("", format!("{side}/{side}/0,0/s/s/1/a,a/27,27")),
        ("", format!("{side}/{side}/0,0/s/s/1/a,a/25,29")),
        ("", format!("{side}/{side}/0,0/s/s/1/a,a/0,54")),
        ("", format!("{side}/{side}/0,0/s/s/1/a,a/200,200")),
        (
            "",
            "0,3,3,3,3,3,3,3,6/3,3,3,3,3,3,3,3,3/0,0/n/s/1/a,-".to_owned(),
        ),
        ("", format!("0,0,0,0,0,0,0,0,0/{side}/27,0/s/s/1/a,a")),
        ("", format!("{side}/0,0,0,0,0,0,0,0,0/27,0/s")),
        ("zero=none", format!("{side}/{side}/0,0/s/s/1/a,a")),
        ("zero=a", format!("{side}/{side}/0,0/s")),
        ("zero=sequential", format!("{side}/{side}/0,0/s/s/1/a,a")),
        ("zero=random", format!("{side}/{side}/0,0/s/s/1/a,b")),
        ("zero=random", format!("{side}/{side}/0,0/s/s/1/a,-")),
        ("zero=random", format!("{side}/{side}/0,0/s/s/1/a,a/ba,abc")),
        ("zero=random", format!("{side}/{side}/0,0/s/s/1/a,a/,abc")),
        ("zero=random", format!("{side}/{side}/0,0/s/s/1/a,a/1,abc")),
        ("zero=random", format!("{side}/{side}/0,0/s/s/1/a,a/aj,abc")),
        (
            "zero=random",
            "9,0,9,0,0,0,0,0,9/0,9,0,9,0,0,0,9,0/0,0/s".to_owned(),
        ),
        ("", format!("{side}/{side}/0,0/s/s/1/a,a/abc,abc")),
    ] {
        let refused = Gabata::from_text(&options(options_text), &text);
        assert!(
            matches!(refused, Err(SetupError::BadPosition(_))),
            "{options_text} {text}"
        );
    }
}
