//! Tests of why moves are refused: each reason occurs, and every move that is not legal has a reason.

use super::{BLACK, WHITE, at, read, refusal, start, told, word};
use crate::play::legal;
use lusoria_games::games::tablut::{Cell, Piece, Ply, Tablut};
use lusoria_games::rules::{State, Turn};

/// The reason against a move, with the cell that it names, and the piece if it names one.
fn why(state: &Tablut, text: &str) -> String {
    let reason = refusal(state, text);
    let named = reason.args.iter().any(|(name, _)| name == "piece");
    let piece = if named { word(&reason, "piece") } else { "" };
    format!("{} {} {piece}", reason.id, word(&reason, "cell"))
        .trim_end()
        .to_owned()
}

#[test]
fn t3_pieces_go_straight_from_an_own_cell_over_empty_ones() {
    let state = start();
    assert_eq!(why(&state, "a1b1"), "empty-cell a1");
    assert_eq!(why(&state, "d1c1"), "not-yours d1");
    assert_eq!(why(&state, "e4e4"), "stays e4");
    assert_eq!(why(&state, "e4f5"), "not-straight e4");
    assert_eq!(word(&refusal(&state, "e4f5"), "to"), "f5");
    assert_eq!(why(&state, "e4e3"), "occupied e3");
    assert_eq!(why(&state, "e4e2"), "in-the-way e3");
    assert_eq!(why(&state, "c5h5"), "in-the-way d5");
}

#[test]
fn t4_the_castle_is_closed_to_stop_and_to_cross() {
    let state = at("", "d5", "f5", "e4", WHITE);
    assert_eq!(why(&state, "e4e5"), "castle-closed e5 king");
    assert_eq!(why(&state, "e4e6"), "castle-between e5 king");
    assert_eq!(why(&state, "d5e5"), "castle-closed e5 white");
    assert_eq!(why(&state, "d5g5"), "castle-between e5 white");
    let state = at("", "d5", "f5", "e4", BLACK);
    assert_eq!(why(&state, "f5e5"), "castle-closed e5 black");
}

#[test]
fn t5_camps_are_closed_to_white_to_who_has_left_and_to_other_camps() {
    let state = at("", "c4", "d1 g4", "c6", WHITE);
    assert_eq!(why(&state, "c4a4"), "camp-closed a4 white");
    assert_eq!(why(&state, "c6a6"), "camp-closed a6 king");
    let state = at("", "c1", "a4 b9", "b3", WHITE);
    assert_eq!(why(&state, "c1g1"), "camp-between d1 white");
    assert_eq!(why(&state, "b3b7"), "camp-between b5 king");
    let state = at("", "c3", "c1 a4", "d3", BLACK);
    assert_eq!(why(&state, "c1d1"), "camp-closed d1 black");
    assert_eq!(why(&state, "c1g1"), "camp-between d1 black");
    assert_eq!(why(&state, "a4i4"), "camp-closed i4 camped");
    let state = at("", "c3", "d1 e8", "d3", BLACK);
    assert_eq!(why(&state, "e8e1"), "castle-between e5 camped");
    let state = at("", "c3", "e3 d9", "f3", BLACK);
    assert_eq!(why(&state, "e3e1"), "camp-between e2 black");
}

#[test]
fn when_it_is_over_no_move_is_legal() {
    let over = told(&at("", "", "b8", "c7", WHITE), "c7c9").0;
    assert!(matches!(over.turn(), Turn::Over(_)));
    let m = read(&over, "b8b7");
    assert_eq!(over.why_not(m).id, "game-over");
}

/// Whether a move is legal by T3 to T5, implemented a second time for the tests, cell by cell.
fn is_legal(state: &Tablut, Ply { from, to }: Ply) -> bool {
    let own = |piece: Piece| Turn::Seat(piece.owner()) == state.turn();
    let straight = (from.column() == to.column()) != (from.row() == to.row());
    let between = |cell: &Cell| {
        let inside = |a: u8, b: u8, c: u8| a.min(b) <= c && c <= a.max(b);
        *cell != from
            && inside(from.column(), to.column(), cell.column())
            && inside(from.row(), to.row(), cell.row())
    };
    let open = |cell: Cell| {
        let closed = cell.to_string() == "e5" || camp(cell).is_some_and(|c| Some(c) != camp(from));
        state.piece(cell).is_none() && !closed
    };
    state.piece(from).is_some_and(own) && straight && Cell::by_rows().filter(between).all(open)
}

fn camp(cell: Cell) -> Option<usize> {
    let camps = ["d1 e1 f1 e2", "a4 a5 a6 b5", "i4 i5 i6 h5", "d9 e9 f9 e8"];
    camps
        .iter()
        .position(|camp| camp.contains(&cell.to_string()))
}

#[test]
fn of_all_6561_moves_those_not_legal_have_a_reason_that_names_a_cell() {
    let crowded = at("", "c3 d5 b7", "a4 a5 d1 e1 f1 e2 g3 e9", "f4", WHITE);
    for state in [start(), crowded, at("", "c3", "e9 d1 i5 g3", "f4", BLACK)] {
        let known = legal(&state);
        for m in Cell::by_rows().flat_map(|from| Cell::by_rows().map(move |to| Ply { from, to })) {
            assert_eq!(known.contains(&m), is_legal(&state, m), "{m} at {state}");
            if !known.contains(&m) {
                let reason = state.why_not(m);
                assert!(Cell::by_rows().any(|cell| cell.to_string() == word(&reason, "cell")));
            }
        }
    }
}
