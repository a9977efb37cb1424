//! Tests of what people see: the board from both sides, the captions below it, and the board in prose.

use super::{BLACK, WHITE, at, ids, number, start, word};
use lusoria_games::rules::Viewable;
use lusoria_games::text_board::board_text;

#[test]
fn black_sees_the_board_turned_and_every_cell_keeps_its_name() {
    let state = at("", "c3 g6", "a4 e2 h8", "d7", WHITE);
    let first = "  a b c d e f g h i
1 . * * : : : * * . 1
2 * . . . B . . . * 2
3 * . W . . . . . * 3
4 B . . . . . . . : 4
5 : : . . # . . : : 5
6 : . . . . . W . : 6
7 * . . K . . . . * 7
8 * . . . : . . B * 8
9 . * * : : : * * . 9
  a b c d e f g h i";
    assert_eq!(board_text(&state.diagram(), WHITE), first);
    let turned: Vec<String> = first
        .lines()
        .rev()
        .map(|line| line.chars().rev().collect())
        .collect();
    let turned = turned
        .join("\n")
        .replace("i h g f e d c b a  ", "  i h g f e d c b a");
    assert_eq!(board_text(&state.diagram(), BLACK), turned);
}

#[test]
fn pieces_are_those_of_their_players_and_the_rest_is_nobodys() {
    let rows = start().diagram().rows;
    let owner = |row: usize, column: usize| rows[row][column].owner;
    assert_eq!(
        [owner(4, 4), owner(4, 3), owner(4, 0)],
        [Some(WHITE), Some(WHITE), Some(BLACK)]
    );
    assert_eq!(owner(0, 0), None);
}

#[test]
fn captions_count_the_soldiers() {
    let captions = at("", "c3 g6", "a4 e2 h8", "d7", WHITE).diagram().captions;
    assert_eq!(ids(&captions), ["white", "black"]);
    assert_eq!([0, 1].map(|n| number(&captions[n], "count")), [2, 3]);
}

#[test]
fn the_board_in_words_tells_each_reader_the_own_pieces_first() {
    let state = at("", "g6 c3", "h8 a4 e2", "d7", WHITE);
    let white = state.prose(WHITE);
    assert_eq!(ids(&white), ["own-king", "own", "theirs"]);
    assert_eq!(word(&white[0], "cell"), "d7");
    assert_eq!(word(&white[1], "cells"), "c3, g6");
    let black = state.prose(BLACK);
    assert_eq!(ids(&black), ["own", "their-king", "theirs"]);
    assert_eq!(word(&black[0], "cells"), "a4, e2, h8");
    assert_eq!(number(&black[2], "count"), 2);
}
