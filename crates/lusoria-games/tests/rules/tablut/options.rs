//! Tests of rows 2.1 to 2.14 of `docs/rules/tablut.md`: how the game is played where the sources differ, and the options.

use super::{BLACK, WHITE, after, at, captures, options, played, start, targets};
use crate::play::legal;
use lusoria_games::games::tablut::{Ending, Options, Tablut};
use lusoria_games::kit::TypedLine;
use lusoria_games::rules::{Outcome, SetupError, State, Turn};

/// How the game ends, if it does, after Black's move: first with the default rules, then with the option.
fn endings(option: &str, black: &str, king: &str, play: &str) -> [Option<Ending>; 2] {
    ["", option].map(|given| after(&at(given, "", black, king, BLACK), &[play]).ending())
}

#[test]
fn row_2_1_in_the_open_four_sides_are_needed_or_two() {
    let two = endings("king=custodial", "c7 e6", "d7", "e6e7");
    assert_eq!(two, [None, Some(Ending::Caught)]);
    let four = endings("king=custodial", "c7 d6 d8 e6", "d7", "e6e7");
    assert_eq!(four, [Some(Ending::Caught); 2]);
}

#[test]
fn row_2_2_beside_a_camp_the_free_sides_or_the_one_across() {
    let one = endings("king=custodial", "d2", "c5", "d2d5");
    assert_eq!(one, [None, Some(Ending::Caught)]);
    let three = endings("king=custodial", "c4 c6 d2", "c5", "d2d5");
    assert_eq!(three, [Some(Ending::Caught); 2]);
    for (king, other, play) in [
        ("b4", "c4", "b2b3"),
        ("f2", "g2", "f7f3"),
        ("h6", "g6", "h8h7"),
    ] {
        let two = endings(
            "king=custodial",
            &format!("{other} {}", &play[..2]),
            king,
            play,
        );
        assert_eq!(
            two,
            [Some(Ending::Caught); 2],
            "{king} touches two camp cells"
        );
    }
}

#[test]
fn row_2_3_in_the_castle_and_beside_it_both_rules_are_one() {
    let pair = endings("king=custodial", "c5 c2", "d5", "c2c4");
    assert_eq!(pair, [None, None]);
    let pair = endings("king=custodial", "d4 f2", "e4", "f2f4");
    assert_eq!(pair, [None, None]);
    let four = endings("king=custodial", "d5 f5 e4 b6", "e5", "b6e6");
    assert_eq!(four, [Some(Ending::Caught); 2]);
}

#[test]
fn row_2_4_camp_tips_are_captured_or_immune() {
    let tip = |given| captures(&at(given, "c2 f2", "e2 b9", "g7", WHITE), "c2d2");
    assert_eq!(tip(""), "e2");
    assert_eq!(tip("camp_tips=immune"), "");
    let outside = |given| captures(&at(given, "d4", "c5 b9", "g7", WHITE), "d4d5");
    assert_eq!(
        outside("camp_tips=immune"),
        "c5",
        "against a camp it is captured as ever"
    );
}

#[test]
fn row_2_5_the_own_camp_never_captures() {
    for given in ["", "camp_tips=immune"] {
        assert_eq!(captures(&at(given, "b3", "a4 b9", "g7", WHITE), "b3a3"), "");
        assert_eq!(captures(&at(given, "c7", "a6 b9", "g3", WHITE), "c7a7"), "");
    }
}

#[test]
fn row_2_6_the_occupied_castle_captures_white_too() {
    assert_eq!(captures(&at("", "e4", "e2", "e5", BLACK), "e2e3"), "e4");
}

#[test]
fn row_2_7_the_king_captures() {
    assert_eq!(captures(&at("", "d3", "c3 b9", "b4", WHITE), "b4b3"), "c3");
}

#[test]
fn row_2_8_the_empty_castle_is_not_crossed() {
    assert_eq!(
        targets(&at("", "d5", "", "g3", WHITE), "d5"),
        "c5 d2 d3 d4 d6 d7 d8"
    );
}

#[test]
fn row_2_9_repetition_at_the_second_or_third_occurrence_or_never() {
    let round = "f4g4 f2g2 g4f4 g2f2";
    let mut turns = Vec::new();
    for given in ["", "repetition=3", "repetition=off"] {
        let mut line = TypedLine::<Tablut>::new(options(given));
        played(&mut line, "e4f4 e2f2");
        let mut plies = 2;
        while plies < 30 && matches!(line.turn(), Turn::Seat(_)) {
            played(&mut line, round);
            plies += 4;
        }
        turns.push((plies, line.turn()));
    }
    let draw = Turn::Over(Outcome::Draw);
    assert_eq!(turns, [(6, draw), (10, draw), (30, Turn::Seat(WHITE))]);
}

#[test]
fn row_2_10_the_first_position_counts() {
    let mut line = TypedLine::from_start(options(""), at("", "c3", "b8", "g7", WHITE));
    played(&mut line, "c3c4 b8b7 c4c3 b7b8");
    assert_eq!(line.turn(), Turn::Over(Outcome::Draw));
}

#[test]
fn row_2_11_who_cannot_move_loses_at_once() {
    let state = at("", "", "c7 e7 d6 d8 h2", "d7", BLACK);
    assert_eq!(
        after(&state, &["h2h3"]).turn(),
        Turn::Over(Outcome::Win(BLACK))
    );
    let already = at("", "", "c7 e7 d6 d8 h2", "d7", WHITE);
    assert_eq!(already.turn(), Turn::Over(Outcome::Win(BLACK)));
}

#[test]
fn row_2_12_white_starts() {
    assert_eq!(start().turn(), Turn::Seat(WHITE));
}

#[test]
fn row_2_13_there_are_camps() {
    assert_eq!(legal(&after(&start(), &["d5d4"])).len(), 79);
}

#[test]
fn row_2_14_no_king_comes_into_a_corner() {
    let board = format!("K{}W", &start().to_string()[1..81].replace('K', "T"));
    let mut inside = legal(&at("", "", "b9", "d4", WHITE));
    inside.extend(legal(&at("", "", "b9", "h2", WHITE)));
    let corners = ["a1", "a9", "i1", "i9"];
    assert!(
        inside
            .iter()
            .all(|m| !corners.contains(&m.to.to_string().as_str()))
    );
    for turn in ["W", "B", "WW", "BW"] {
        let text = board[..81].to_owned() + turn;
        assert!(Tablut::from_text(&options(""), &text).is_err(), "{turn}");
    }
}

#[test]
fn options_print_only_what_differs_in_one_order() {
    let round = |text: &str| options(text).to_string();
    assert_eq!(round(""), "");
    assert_eq!(round("king=enclosed,camp_tips=capture,repetition=2"), "");
    let all = "king=custodial,camp_tips=immune,repetition=3";
    assert_eq!(round("repetition=3 camp_tips=immune king=custodial"), all);
    assert_eq!(round("repetition=off"), "repetition=off");
    assert_eq!(round("repetition=3,repetition=2"), "");
}

#[test]
fn options_that_are_not_there_are_refused() {
    let error = |text: &str| text.parse::<Options>().unwrap_err();
    let bad = |key: &str, allowed| SetupError::BadValue(key.to_owned(), allowed);
    assert_eq!(error("king=flanked"), bad("king", "enclosed, custodial"));
    assert_eq!(error("king"), bad("king", "enclosed, custodial"));
    assert_eq!(error("camp_tips=yes"), bad("camp_tips", "capture, immune"));
    assert_eq!(error("repetition=4"), bad("repetition", "2, 3, off"));
    assert_eq!(
        error("board=11"),
        SetupError::UnknownOption("board".to_owned())
    );
}
