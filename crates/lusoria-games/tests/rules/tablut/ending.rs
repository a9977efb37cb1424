//! Tests of the end of a game by repetition or because a player has no move, and of the order of these checks (T12 to T14).

use super::{BLACK, WHITE, at, ids, number, options, played, start, told};
use lusoria_games::games::tablut::{Ending, Tablut};
use lusoria_games::kit::TypedLine;
use lusoria_games::rules::{Outcome, State, Turn};

#[test]
fn t12_who_cannot_move_loses() {
    let state = at("", "", "c7 e7 d6 d8 h2", "d7", BLACK);
    let (next, facts) = told(&state, "h2h3");
    assert_eq!(
        next.ending(),
        Some(Ending::Stuck),
        "shut in, but nobody moved beside him"
    );
    assert_eq!(next.turn(), Turn::Over(Outcome::Win(BLACK)));
    assert_eq!(ids(&facts), ["moved", "stuck"]);
    assert_eq!(next.to_string().chars().last(), Some('W'));
}

#[test]
fn t12_a_player_without_pieces_loses() {
    let state = at("", "c3 e4", "d3", "g7", WHITE);
    let (next, facts) = told(&state, "e4e3");
    assert_eq!(ids(&facts), ["moved", "captured", "stuck"]);
    assert_eq!(next.turn(), Turn::Over(Outcome::Win(WHITE)));
}

#[test]
fn t13_the_second_occurrence_is_a_draw() {
    let mut line = TypedLine::<Tablut>::new(options(""));
    played(&mut line, "e4f4 e2f2 f4g4 f2g2 g4f4");
    assert_eq!(line.turn(), Turn::Seat(BLACK));
    let facts = played(&mut line, "g2f2");
    assert_eq!(line.turn(), Turn::Over(Outcome::Draw));
    assert_eq!(ids(&facts), ["moved", "repeated"]);
    assert_eq!(number(&facts[1], "count"), 2);
}

#[test]
fn t13_the_same_board_with_the_other_player_to_move_is_another_position() {
    let begin = at("", "c3", "b8", "g7", WHITE);
    let mut line = TypedLine::from_start(options(""), begin);
    // White takes three moves to come back, Black two.
    played(&mut line, "c3c4 b8b7 c4c6 b7b8 c6c3");
    assert_eq!(line.state().to_string()[..81], begin.to_string()[..81]);
    assert_eq!(line.turn(), Turn::Seat(BLACK));
}

#[test]
fn t13_what_cannot_be_undone_is_progress() {
    let progress = |state: &Tablut, text| {
        told(state, text).0.irreversible_events() != state.irreversible_events()
    };
    assert!(!progress(&start(), "e4f4"));
    let out = at("", "", "d1", "d4", BLACK);
    assert!(progress(&out, "d1d2"), "out of the camp");
    assert!(!progress(&out, "d1e1"), "inside the camp");
    assert!(
        progress(&at("", "", "b8", "e5", WHITE), "e5e6"),
        "out of the castle"
    );
    assert!(
        progress(&at("", "c3 e4", "d3 b8", "g7", WHITE), "e4e3"),
        "a capture"
    );
}

#[test]
fn t14_a_capture_comes_before_the_question_who_can_move() {
    // One of the two black soldiers cannot move, and the other is captured.
    let state = at("", "b1 a2 c3 e4", "a1 d3", "f7", WHITE);
    let (next, facts) = told(&state, "e4e3");
    assert_eq!(ids(&facts), ["moved", "captured", "stuck"]);
    assert_eq!(next.turn(), Turn::Over(Outcome::Win(WHITE)));
}

#[test]
fn t14_an_escape_or_a_caught_king_comes_before_the_question_who_can_move() {
    let shut_in = at("", "b1 a2", "a1", "c7", WHITE);
    assert_eq!(told(&shut_in, "c7c9").0.ending(), Some(Ending::Escaped));
    let caught = at("", "", "c7 e7 d6 b8", "d7", BLACK);
    assert_eq!(told(&caught, "b8d8").0.ending(), Some(Ending::Caught));
}
