//! Position text: 56 characters, rows A to G, `.` empty, `w b` walls, `W B` towers, then `W` or `B` to move.
//!
//! Reading takes any arrangement of stones, so that an editor can hold it; whether it may be played from is another question.

use super::board::{BOARD, COLUMNS, ROWS, row};
use super::{MurusGallicus, Options, Square, Stones};
use crate::rules::Seat;
use std::fmt;

type Flaw = &'static str;
/// M1: stones of each player at the start; none ever returns.
const MOST_STONES: u32 = 16;
const CELLS: usize = ROWS as usize * COLUMNS as usize;

impl MurusGallicus {
    /// The row on which a player's towers begin (M1): G for White, A for Black.
    pub(super) const fn base_row(seat: Seat) -> u64 {
        match seat {
            Seat::First => row(ROWS - 1),
            Seat::Second => row(0),
        }
    }

    /// The position that is written there, whether or not it can be played from.
    pub(super) fn read(options: &Options, text: &str) -> Result<Self, Flaw> {
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
            position.lay(square, sign)?;
        }
        Ok(position)
    }

    fn lay(&mut self, square: Square, sign: char) -> Result<(), Flaw> {
        let seat = match sign {
            '.' => return Ok(()),
            'w' | 'W' => Seat::First,
            'b' | 'B' => Seat::Second,
            _ => return Err("a cell is one of . w W b B"),
        };
        let stones = &mut self.stones[seat.index()];
        if sign.is_ascii_uppercase() {
            stones.towers |= square.bit();
        } else {
            stones.walls |= square.bit();
        }
        Ok(())
    }

    /// Whether the position may be played from; a finished one may be looked at, too.
    pub(super) fn check(&self) -> Result<(), Flaw> {
        if Seat::ALL.map(|seat| self.stones(seat).count() > MOST_STONES) != [false; 2] {
            return Err("a player has more than 16 stones");
        }
        if !self.options.escape && self.on_far_row(self.to_move) != 0 {
            return Err("the player to move stands on the far base row and has won before");
        }
        Ok(())
    }

    /// The letter of a cell in pictures and texts.
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
