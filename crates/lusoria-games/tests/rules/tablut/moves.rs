//! Tests of the board, the start and the moves of the pieces (T1 to T6).

use super::{BLACK, WHITE, at, start, targets};
use crate::play::legal;
use lusoria_games::games::tablut::{Cell, Piece};
use lusoria_games::rules::{Seat, State, Turn, Viewable};
use lusoria_games::text_board::board_text;

#[test]
fn t1_the_board_has_a_castle_four_camps_and_sixteen_escapes() {
    let bare = at("", "", "b2", "d4", WHITE);
    let expected = "  a b c d e f g h i
1 . * * : : : * * . 1
2 * B . . : . . . * 2
3 * . . . . . . . * 3
4 : . . K . . . . : 4
5 : : . . # . . : : 5
6 : . . . . . . . : 6
7 * . . . . . . . * 7
8 * . . . : . . . * 8
9 . * * : : : * * . 9
  a b c d e f g h i";
    assert_eq!(board_text(&bare.diagram(), Seat::First), expected);
}

#[test]
fn t2_the_start_has_sixteen_against_eight_and_a_king_and_white_moves_first() {
    let state = start();
    let text = "OOOBBBOOOOOOOBOOOOOOOOWOOOOBOOOWOOOBBBWWKWWBBBOOOWOOOBOOOOWOOOOOOOOBOOOOOOOBBBOOOW";
    assert_eq!(state.to_string(), text);
    assert_eq!(state.turn(), Turn::Seat(WHITE));
    let king = Cell::by_rows().filter(|&cell| state.piece(cell) == Some(Piece::King));
    let king: Vec<String> = king.map(|cell| cell.to_string()).collect();
    assert_eq!(king, ["e5"]);
}

#[test]
fn t3_a_piece_goes_straight_over_empty_cells_as_far_as_it_likes() {
    assert_eq!(legal(&start()).len(), 56);
    let state = at("", "c3 c7", "f3", "d7", WHITE);
    assert_eq!(targets(&state, "c3"), "a3 b3 c1 c2 c4 c5 c6 d3 e3");
    assert_eq!(targets(&state, "c7"), "a7 b7 c4 c5 c6 c8 c9");
}

#[test]
fn t4_nobody_enters_or_crosses_the_empty_castle() {
    let state = at("", "d5 e3", "", "e4", WHITE);
    assert_eq!(targets(&state, "d5"), "c5 d2 d3 d4 d6 d7 d8");
    assert_eq!(targets(&state, "e4"), "b4 c4 d4 f4 g4 h4");
    let below = at("", "e7", "", "c3", WHITE);
    assert_eq!(targets(&below, "e7"), "a7 b7 c7 d7 e6 f7 g7 h7 i7");
    let black = at("", "", "b5", "c3", BLACK);
    assert!(!targets(&black, "b5").contains('e'));
}

#[test]
fn t4_the_king_may_leave_the_castle_but_a_soldier_does_not_pass_under_him() {
    let state = at("", "d5", "", "e5", WHITE);
    assert_eq!(targets(&state, "e5"), "e3 e4 e6 e7 f5 g5");
    assert!(!targets(&state, "d5").contains('e'));
}

#[test]
fn t5_only_who_starts_in_a_camp_moves_in_it() {
    let state = at("", "", "d1 a4", "g7", BLACK);
    assert_eq!(
        targets(&state, "d1"),
        "a1 b1 c1 d2 d3 d4 d5 d6 d7 d8 e1 f1 g1 h1 i1"
    );
    assert_eq!(
        targets(&state, "a4"),
        "a1 a2 a3 a5 a6 a7 a8 a9 b4 c4 d4 e4 f4 g4 h4"
    );
}

#[test]
fn t5_a_soldier_outside_never_comes_back_into_a_camp_nor_does_white() {
    let state = at("", "", "c1 d4", "g7", BLACK);
    assert_eq!(targets(&state, "c1"), "a1 b1 c2 c3 c4 c5 c6 c7 c8 c9");
    assert_eq!(targets(&state, "d4"), "b4 c4 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4");
    let white = at("", "d4", "", "g5", WHITE);
    assert_eq!(targets(&white, "d4"), "b4 c4 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4");
    assert_eq!(targets(&white, "g5"), "f5 g1 g2 g3 g4 g6 g7 g8 g9");
}

#[test]
fn t6_soldiers_may_stop_on_escapes_and_in_corners() {
    let state = at("", "a2", "b9", "d4", WHITE);
    assert_eq!(targets(&state, "a2"), "a1 a3 b2 c2 d2");
    let black = at("", "a2", "b9", "d4", BLACK);
    assert_eq!(targets(&black, "b9"), "a9 b6 b7 b8 c9");
}
