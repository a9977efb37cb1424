//! The position as text (`state.rs` has the type). It has 56 characters for the cells, from row A to row G: `.` is an empty cell, `w` and
//! `b` are walls, `W` and `B` are towers. Then comes `W` or `B` for the player to move.
//!
//! Any arrangement of stones can be read, because the position editor may hold a position that breaks a law. `broken_law` says whether a
//! game can begin from a position.

use super::board::{BOARD, COLUMNS, ROWS};
use super::{MurusGallicus, Options, Square, Stones};
use crate::rules::{Flaw, Seat};
use std::fmt;

const CELLS: usize = ROWS as usize * COLUMNS as usize;

impl MurusGallicus {
    /// Reads the text of a position, even if no game can begin from it.
    pub(super) fn read_position(options: &Options, text: &str) -> Result<Self, Flaw> {
        if !text.is_ascii() || text.len() != CELLS + 1 {
            return Err("56 cells, rows A to G, and then W or B are needed");
        }
        let (cells, to_move) = text.split_at(CELLS);
        let mut position = Self {
            options: *options,
            stones: [Stones::default(); 2],
            to_move: match to_move {
                "W" => Seat::First,
                "B" => Seat::Second,
                _ => return Err("the last letter says who is to move, W or B"),
            },
        };
        for (square, sign) in Square::each(BOARD).zip(cells.chars()) {
            position
                .lay(square, sign)
                .ok_or("a cell is one of . w W b B")?;
        }
        Ok(position)
    }

    /// Puts on a cell what this sign means, in place of what was there. `None` if the sign is unknown.
    pub(super) fn lay(&mut self, square: Square, sign: char) -> Option<()> {
        let cell = square.bit();
        let [white, black] = match sign {
            '.' => [[0, 0], [0, 0]],
            'w' => [[cell, 0], [0, 0]],
            'W' => [[0, cell], [0, 0]],
            'b' => [[0, 0], [cell, 0]],
            'B' => [[0, 0], [0, cell]],
            _ => return None,
        };
        for (stones, [wall, tower]) in self.stones.iter_mut().zip([white, black]) {
            stones.walls = stones.walls & !cell | wall;
            stones.towers = stones.towers & !cell | tower;
        }
        Some(())
    }

    /// The sign of a cell in pictures and texts, and the player whose stones are there.
    pub(super) fn sign(&self, square: Square) -> (char, Option<Seat>) {
        let letters = [('W', 'w'), ('B', 'b')];
        for (seat, (tower, wall)) in Seat::ALL.into_iter().zip(letters) {
            let stones = self.stones(seat);
            if stones.towers & square.bit() != 0 {
                return (tower, Some(seat));
            }
            if stones.walls & square.bit() != 0 {
                return (wall, Some(seat));
            }
        }
        ('.', None)
    }
}

impl fmt::Display for MurusGallicus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::each(BOARD) {
            write!(f, "{}", self.sign(square).0)?;
        }
        f.write_str(match self.to_move {
            Seat::First => "W",
            Seat::Second => "B",
        })
    }
}
