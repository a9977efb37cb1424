//! The position in the JSON of the Bologna server (F3).

use super::board::{CASTLE, Cell, SIDE};
use super::turn_mark::TurnMark;
use super::{Options, Piece, Tablut};
use crate::rules::{Flaw, Seat};
use serde::{Deserialize, Serialize};

const N: usize = SIDE as usize;

/// The JSON of the server. `board[0]` is row 1.
#[derive(Serialize, Deserialize)]
struct Json {
    board: [[Content; N]; N],
    #[serde(default)]
    turn: TurnMark,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
enum Content {
    Empty,
    White,
    Black,
    King,
    Throne,
}

pub(super) fn read(options: &Options, text: &str) -> Result<Tablut, Flaw> {
    let json: Json = serde_json::from_str(text)
        .map_err(|_| "the JSON needs \"board\", nine rows of nine, and \"turn\"")?;
    let mut position = Tablut::empty(options);
    for (cell, content) in Cell::by_rows().zip(json.board.into_iter().flatten()) {
        position.place(cell, piece(cell, content)?);
    }
    position.take_turn(json.turn)?;
    Ok(position)
}

fn piece(cell: Cell, content: Content) -> Result<Option<Piece>, Flaw> {
    match content {
        Content::Throne if cell.bit() != CASTLE => Err("only e5 is the castle, THRONE"),
        Content::Empty | Content::Throne => Ok(None),
        Content::White => Ok(Some(Piece::Soldier(Seat::First))),
        Content::Black => Ok(Some(Piece::Soldier(Seat::Second))),
        Content::King => Ok(Some(Piece::King)),
    }
}

pub(super) fn write(position: &Tablut) -> String {
    let mut board = [[Content::Empty; N]; N];
    for cell in Cell::by_rows() {
        board[usize::from(cell.row())][usize::from(cell.column())] = content(position, cell);
    }
    let turn = position.turn_mark();
    serde_json::to_string(&Json { board, turn }).expect("words in arrays can be written")
}

fn content(position: &Tablut, cell: Cell) -> Content {
    match position.piece(cell) {
        Some(Piece::King) => Content::King,
        Some(Piece::Soldier(Seat::First)) => Content::White,
        Some(Piece::Soldier(Seat::Second)) => Content::Black,
        None if cell.bit() == CASTLE => Content::Throne,
        None => Content::Empty,
    }
}
