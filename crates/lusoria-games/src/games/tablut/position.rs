//! The position as text (`state.rs` has the type). There are three forms, all taken from the Bologna server: the grid (F1) and the line
//! (F2) are in this file, JSON (F3) is in `json.rs`. The canonical form is the line, with the player to move at its end.
//!
//! Any board can be read. `broken_law` says whether a game can begin from it.

use super::board::{CASTLE, CELLS, Cell, SIDE};
use super::turn_mark::{TURN_MARKS, TurnMark};
use super::{Ending, Options, Piece, Tablut, json};
use crate::rules::{Flaw, Seat, State};
use std::fmt;

impl Tablut {
    /// Reads a board in any of the three forms, even if it breaks a law. If the turn is missing, white is to move. Grid and line may have
    /// small letters, `.` for an empty cell, and `O` for the empty castle.
    pub(super) fn read_position(options: &Options, text: &str) -> Result<Self, Flaw> {
        if text.trim_start().starts_with('{') {
            return json::read(options, text);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let line = words.first().is_some_and(|word| word.len() > SIDE.into());
        let rows = words.iter().take(SIDE.into());
        if !line && rows.clone().any(|row| row.len() != usize::from(SIDE)) {
            return Err("a grid has nine lines of nine letters");
        }
        let letters = words.concat().to_ascii_uppercase();
        let (board, turn) = letters
            .split_at_checked(CELLS)
            .ok_or("a board has 81 letters")?;
        let mut position = Self::empty(options);
        for (cell, letter) in Cell::by_rows().zip(board.bytes()) {
            position.place(cell, piece(cell, letter)?);
        }
        position.take_turn(read_turn_mark(turn.trim_start_matches('-'))?)?;
        Ok(position)
    }

    /// The grid: nine lines of nine letters, a line `-`, and a line with the player to move or the winner.
    pub(super) fn grid(&self) -> String {
        let line = self.to_string();
        let (board, turn) = line.split_at(CELLS);
        let row = |n: usize| &board[n * usize::from(SIDE)..][..usize::from(SIDE)];
        let rows: Vec<&str> = (0..SIDE.into()).map(row).collect();
        format!("{}\n-\n{turn}", rows.join("\n"))
    }

    /// A board without pieces, white to move.
    pub(super) fn empty(options: &Options) -> Self {
        Self {
            soldiers: [0; 2],
            king: 0,
            ..Self::start(options)
        }
    }

    /// Puts a piece on a cell in place of what is there, or empties the cell. The rules are not checked.
    pub(super) fn place(&mut self, cell: Cell, piece: Option<Piece>) {
        let bit = cell.bit();
        self.king &= !bit;
        self.soldiers.iter_mut().for_each(|own| *own &= !bit);
        match piece {
            Some(Piece::King) => self.king |= bit,
            Some(Piece::Soldier(seat)) => self.soldiers[seat.index()] |= bit,
            None => {}
        }
    }

    /// Sets who is to move, or who has won. Refuses the mark of a drawn game.
    pub(super) const fn take_turn(&mut self, mark: TurnMark) -> Result<(), Flaw> {
        match mark {
            TurnMark::White => self.await_move(Seat::First),
            TurnMark::Black => self.await_move(Seat::Second),
            TurnMark::WhiteWin => {
                self.to_move = Seat::Second;
                self.ending = Some(Ending::Escaped);
            }
            TurnMark::BlackWin => {
                self.to_move = Seat::First;
                self.ending = Some(Ending::Caught);
            }
            TurnMark::Draw => return Err("a drawn game is over: write W or B for who is to move"),
        }
        Ok(())
    }

    /// Makes it this player's turn. If the player cannot move, the game is over.
    pub(super) const fn await_move(&mut self, seat: Seat) {
        self.to_move = seat;
        self.ending = if self.can_move() {
            None
        } else {
            Some(Ending::Stuck)
        };
    }

    pub(super) const fn turn_mark(&self) -> TurnMark {
        match (self.ending, self.to_move) {
            (Some(Ending::Escaped), _) => TurnMark::WhiteWin,
            (Some(Ending::Caught), _) => TurnMark::BlackWin,
            (None | Some(Ending::Stuck), Seat::First) => TurnMark::White,
            (None | Some(Ending::Stuck), Seat::Second) => TurnMark::Black,
        }
    }

    fn letter(&self, cell: Cell) -> char {
        match self.piece(cell) {
            Some(Piece::King) => 'K',
            Some(Piece::Soldier(Seat::First)) => 'W',
            Some(Piece::Soldier(Seat::Second)) => 'B',
            None if cell.bit() == CASTLE => 'T',
            None => 'O',
        }
    }
}

fn piece(cell: Cell, letter: u8) -> Result<Option<Piece>, Flaw> {
    match letter {
        b'O' | b'.' => Ok(None),
        b'T' if cell.bit() == CASTLE => Ok(None),
        b'T' => Err("only e5 is the castle, T"),
        b'W' => Ok(Some(Piece::Soldier(Seat::First))),
        b'B' => Ok(Some(Piece::Soldier(Seat::Second))),
        b'K' => Ok(Some(Piece::King)),
        _ => Err("a board is written with the letters O W B K T"),
    }
}

fn read_turn_mark(text: &str) -> Result<TurnMark, Flaw> {
    let found = TURN_MARKS.iter().find(|(_, letters)| *letters == text);
    match found {
        Some((mark, _)) => Ok(*mark),
        None if text.is_empty() => Ok(TurnMark::default()),
        None => Err("after the board stands who is to move: W or B"),
    }
}

/// The canonical position text.
impl fmt::Display for Tablut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board: String = Cell::by_rows().map(|cell| self.letter(cell)).collect();
        let (_, turn) = TURN_MARKS[self.turn_mark() as usize];
        write!(f, "{board}{turn}")
    }
}
