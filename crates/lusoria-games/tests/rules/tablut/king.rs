//! Tests of the king: captured (T10), escaped (T11), and where the king stands afterwards (T15).

use super::{BLACK, WHITE, after, at, ids, text, told, word};
use lusoria_games::games::tablut::{Ending, Tablut};
use lusoria_games::rules::{Outcome, State, Turn};

const BOTH: [&str; 2] = ["king=enclosed", "king=custodial"];

fn ending(given: &str, white: &str, black: &str, king: &str, play: &str) -> Option<Ending> {
    after(&at(given, white, black, king, BLACK), &[play]).ending()
}

#[test]
fn t10_in_the_castle_he_needs_four_soldiers() {
    for rule in BOTH {
        let caught = ending(rule, "", "e4 f5 e6 d2", "e5", "d2d5");
        assert_eq!(caught, Some(Ending::Caught), "{rule}");
        assert_eq!(ending(rule, "f5", "e4 e6 d2", "e5", "d2d5"), None, "{rule}");
    }
}

#[test]
fn t10_beside_the_castle_he_needs_the_three_other_sides() {
    for rule in BOTH {
        let caught = ending(rule, "", "d4 e3 f2", "e4", "f2f4");
        assert_eq!(caught, Some(Ending::Caught), "{rule}");
        assert_eq!(ending(rule, "", "d4 f2", "e4", "f2f4"), None, "{rule}");
        assert_eq!(
            ending(rule, "", "c2 d4 d6", "d5", "c2c5"),
            Some(Ending::Caught),
            "{rule}"
        );
    }
}

#[test]
fn t10_enclosed_asks_for_all_four_sides_and_a_camp_cell_is_one() {
    let rule = "king=enclosed";
    assert_eq!(ending(rule, "", "b7 d2", "c7", "d2d7"), None);
    assert_eq!(
        ending(rule, "", "b7 c6 c8 d2", "c7", "d2d7"),
        Some(Ending::Caught)
    );
    assert_eq!(
        ending(rule, "", "c4 c6 d2", "c5", "d2d5"),
        Some(Ending::Caught),
        "b5 is a camp"
    );
    assert_eq!(
        ending(rule, "", "c2 d7", "d2", "d7d3"),
        Some(Ending::Caught),
        "d1 and e2 are camp cells"
    );
    assert_eq!(
        ending(rule, "d3", "c4", "d2", "c4c2"),
        None,
        "a side held by white is open"
    );
}

#[test]
fn t10_custodial_looks_across_from_the_soldier_that_moved() {
    let rule = "king=custodial";
    assert_eq!(
        ending(rule, "", "b7 d2", "c7", "d2d7"),
        Some(Ending::Caught)
    );
    assert_eq!(ending(rule, "", "c6 d2", "c7", "d2d7"), None, "not across");
    assert_eq!(
        ending(rule, "", "d2", "c5", "d2d5"),
        Some(Ending::Caught),
        "b5 is a camp"
    );
    assert_eq!(ending(rule, "", "c2", "c5", "c2c4"), None);
}

#[test]
fn t10_only_a_soldier_that_moves_beside_him_catches_him() {
    let state = at("king=custodial", "g7", "d3 f3 b9", "e4", WHITE);
    let between = after(&state, &["e4e3", "b9b8"]);
    assert_eq!(between.ending(), None);
    let back = after(&state, &["e4e3", "f3f4", "g7h7", "f4f3"]);
    assert_eq!(back.ending(), Some(Ending::Caught));
}

#[test]
fn t10_a_king_who_steps_out_among_three_captures_the_one_before_the_camp() {
    let state = at("", "", "d4 e3 f4 b9", "e5", WHITE);
    let (next, facts) = told(&state, "e5e4");
    assert_eq!(word(&facts[1], "cells"), "e3");
    assert_eq!(next.ending(), None);
}

#[test]
fn t11_the_king_escapes_on_any_edge_cell_he_can_reach() {
    let state = at("", "", "b8", "c7", WHITE);
    for play in ["c7c9", "c7c1", "c7a7", "c7i7"] {
        let (next, facts) = told(&state, play);
        assert_eq!(next.turn(), Turn::Over(Outcome::Win(WHITE)), "{play}");
        assert_eq!(ids(&facts), ["moved", "escaped"]);
        assert_eq!(word(&facts[1], "cell"), &play[2..]);
    }
}

#[test]
fn t11_captures_of_the_last_move_are_still_made() {
    let state = at("", "a9", "a8", "c7", WHITE);
    let (next, facts) = told(&state, "c7a7");
    assert_eq!(ids(&facts), ["moved", "captured", "escaped"]);
    assert!(!next.to_string()[..81].contains('B'));
}

#[test]
fn t11_soldiers_on_an_escape_win_nothing() {
    let state = at("", "c3", "b8", "g7", WHITE);
    assert_eq!(after(&state, &["c3c1"]).ending(), None);
}

#[test]
fn t15_a_caught_king_stays_on_the_board() {
    let state = at("", "", "d4 e3 f2", "e4", BLACK);
    let (next, facts) = told(&state, "f2f4");
    assert_eq!(next.turn(), Turn::Over(Outcome::Win(BLACK)));
    assert_eq!(ids(&facts), ["moved", "caught"]);
    let board = text("", "d4 e3 f4", "e4", WHITE);
    assert_eq!(next.to_string(), board[..81].to_owned() + "BW");
    let options = "".parse().unwrap();
    assert_eq!(Tablut::from_text(&options, &next.to_string()), Ok(next));
}
