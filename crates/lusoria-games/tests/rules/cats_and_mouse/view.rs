//! Tests of the board, the start position and the text board (B1, B6.1 to B6.4).

use super::{after, at, board, moves, options, start, with};
use lusoria_games::games::cats_and_mouse::CatsAndMouse;
use lusoria_games::rules::{Arg, Seat, SetupError, State, Turn, Viewable};

const FRESH: &str = "  a b c d e f g h
8 1 # 2 # 3 # 4 #
7 # . # . # . # .
6 . # . # . # . #
5 # . # . # . # .
4 . # . # . # . #
3 # . # . # . # .
2 . # . # . # . #
1 # . # M # . # .";

const MIRRORED: &str = "  a b c d e f g h
1 # . # M # . # .
2 . # . # . # . #
3 # . # . # . # .
4 . # . # . # . #
5 # . # . # . # .
6 . # . # . # . #
7 # . # . # . # .
8 1 # 2 # 3 # 4 #";

fn flaw(text: &str) -> &'static str {
    match CatsAndMouse::from_text(&options(""), text) {
        Err(SetupError::BadPosition(flaw)) => flaw,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn b1_1_only_the_light_squares_are_used() {
    assert_eq!(board(&start("start=d1"), Seat::First), FRESH);
    for text in ["a8,c8,e8,g8/d2/m", "a8,c8,e8,g7/d1/m", "a1,c8,e8,g8/d1/c"] {
        assert!(flaw(text).starts_with("only the light squares"), "{text}");
    }
}

#[test]
fn b1_2_the_cats_start_on_the_top_row() {
    assert_eq!(
        super::cats(&start("")).map(|at| at.to_string()),
        ["a8", "c8", "e8", "g8"]
    );
    assert_eq!(start("").to_string(), "a8,c8,e8,g8/-/m");
}

#[test]
fn b1_3_the_mouse_chooses_one_of_four_squares() {
    let fresh = start("");
    assert_eq!(fresh.mouse(), None);
    assert_eq!(moves(&fresh), "start:b1 start:d1 start:f1 start:h1");
    for square in ["b1", "d1", "f1", "h1"] {
        let chosen = after(&fresh, &format!("start:{square}"));
        assert_eq!(chosen.to_string(), format!("a8,c8,e8,g8/{square}/m"));
        assert_eq!(chosen.turn(), Turn::Seat(Seat::First), "it goes on");
    }
}

#[test]
fn b1_3_a_mouse_that_runs_without_choosing_starts_on_d1() {
    assert_eq!(start("").split("7"), ["start d1", "7"]);
    assert_eq!(start("").split(" 9 "), ["start d1", "9"]);
    let run = after(&after(&start(""), "start:d1"), "7");
    assert_eq!(run.to_string(), "a8,c8,e8,g8/c2/c");
}

#[test]
fn b1_4_the_mouse_moves_first_then_they_alternate() {
    let mut state = start("start=d1");
    for (text, seat) in [("7", Seat::First), ("12", Seat::Second), ("9", Seat::First)] {
        assert_eq!(state.turn(), Turn::Seat(seat));
        state = after(&state, text);
    }
    assert_eq!(state.turn(), Turn::Seat(Seat::Second));
}

#[test]
fn b6_1_the_start_square_may_be_agreed_when_the_game_is_made() {
    for square in ["b1", "d1", "f1", "h1"] {
        let text = format!("start={square}");
        assert_eq!(options(&text).to_string(), text);
        assert_eq!(start(&text).to_string(), format!("a8,c8,e8,g8/{square}/m"));
        assert_eq!(
            start(&text).split("7"),
            ["7"],
            "nothing is taken for granted"
        );
    }
    assert_eq!(options("start=choose"), options(""));
    let allowed = "choose, b1, d1, f1, h1";
    for text in ["start=c1", "start", "start=a8", "start=d1x"] {
        let expected = SetupError::BadValue("start".into(), allowed);
        assert_eq!(
            text.parse::<lusoria_games::games::cats_and_mouse::Options>(),
            Err(expected)
        );
    }
}

#[test]
fn b6_2_the_squares_are_light_and_that_is_no_option() {
    assert_eq!(
        "colour=dark".parse::<lusoria_games::games::cats_and_mouse::Options>(),
        Err(SetupError::UnknownOption("colour".into()))
    );
}

#[test]
fn b6_3_the_cats_player_sees_the_board_mirrored_and_left_stays_left() {
    assert_eq!(board(&start("start=d1"), Seat::Second), MIRRORED);
}

#[test]
fn b6_3_with_view_fixed_both_see_the_mouses_picture() {
    let state = start("start=d1,view=fixed");
    assert_eq!(board(&state, Seat::First), FRESH);
    assert_eq!(board(&state, Seat::Second), FRESH);
    assert_eq!(options("view=mirrored").to_string(), "");
}

#[test]
fn b6_4_the_board_prints_the_numbers_of_the_cats() {
    let crossed = at("e4,a6,e8,g8/b1/m");
    let lines: Vec<String> = board(&crossed, Seat::First)
        .lines()
        .map(str::to_owned)
        .collect();
    assert_eq!(lines[3], "6 2 # . # . # . #");
    assert_eq!(lines[5], "4 . # . # 1 # . #");
}

#[test]
fn options_are_read_and_printed_in_one_order() {
    let all = "shortcut, view=fixed start=h1";
    assert_eq!(
        options(all).to_string(),
        "start=h1,view=fixed,shortcut=true"
    );
    assert_eq!(options("shortcut=on,shortcut=off"), options(""));
    for (text, key, allowed) in [
        ("view=turned", "view", "mirrored, fixed"),
        ("shortcut=maybe", "shortcut", "true, false"),
    ] {
        let expected = SetupError::BadValue(key.into(), allowed);
        assert_eq!(
            text.parse::<lusoria_games::games::cats_and_mouse::Options>(),
            Err(expected)
        );
    }
}

#[test]
fn a_position_that_is_none_is_refused_with_the_law_it_breaks() {
    for (text, law) in [
        ("", "three parts"),
        ("a8,c8,e8,g8/d1", "three parts"),
        ("a8,c8,e8/d1/m", "four cats"),
        ("a8,c8,e8,g8,b7/d1/m", "four cats"),
        ("a8,c8,e8,x8/d1/m", "a square is"),
        ("a8,c8,e8,g8/D1/m", "a square is"),
        ("a8,c8,e8,g8//m", "a square is"),
        ("a8,c8,-,g8/d1/m", "all four cats"),
        ("a8,c8,e8,g8/d1/w", "the last part"),
        ("a8,c8,e8,e8/d1/m", "two pieces"),
        ("a8,c8,e8,g8/a8/m", "two pieces"),
        ("a8,c8,e8,g8/-/c", "the mouse is missing"),
        ("b7,c8,e8,g8/-/m", "the mouse is missing"),
        ("c8,a8,e8,g8/-/m", "the mouse is missing"),
    ] {
        assert!(flaw(text).starts_with(law), "{text}: {}", flaw(text));
    }
}

#[test]
fn the_board_can_be_heard_from_either_seat() {
    let state = with("", "a6,b7,f7,g8/f3/m");
    let [mouse, cats] = Seat::ALL.map(|seat| state.prose(seat));
    let ids = |facts: &[lusoria_games::rules::Fact]| -> Vec<String> {
        facts.iter().map(|fact| fact.id.to_string()).collect()
    };
    assert_eq!(ids(&mouse), ["own-mouse", "exits", "their-cats"]);
    assert_eq!(ids(&cats), ["their-mouse", "exits", "own-cats"]);
    assert_eq!(
        super::arg(&mouse[1], "squares"),
        &Arg::Text("e2, g2, e4, g4".into())
    );
    assert_eq!(super::arg(&cats[2], "three"), &Arg::Text("f7".into()));
    assert_eq!(ids(&start("").prose(Seat::First)), ["their-cats", "choose"]);
}
