//! Position text: 56 characters, rows A to G, `.` empty, `w b` walls, `W B` towers, then `W` or `B` to move.
//!
//! Reading takes any arrangement of stones, so that an editor can hold it; whether it may be played from is another question.

use super::board::{BOARD, COLUMNS, ROWS, row};
use super::play::listed;
use super::{MurusGallicus, Options, Square, Stones};
use crate::rules::{Fact, Reason, Seat};
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
    pub(super) fn read_text(options: &Options, text: &str) -> Result<Self, Flaw> {
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

    /// Puts what this sign stands for on a cell instead of what is there; nothing if it stands for nothing.
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

    /// The law that keeps play from going on from here, as a flaw of the text and as a reason for people. A finished position
    /// breaks none.
    pub(super) fn breach(&self) -> Option<(Flaw, Reason)> {
        for (seat, law) in Seat::ALL
            .into_iter()
            .zip(["law-white-stones", "law-black-stones"])
        {
            let count = self.stones(seat).count();
            if count > MOST_STONES {
                let reason = Fact::new(law).with("count", count);
                return Some(("a player has more than 16 stones", reason));
            }
        }
        let arrived = self.on_far_row(self.to_move);
        (arrived != 0 && !self.options.escape).then(|| {
            let reason = Fact::new("law-won-before").with("cells", listed(arrived));
            let flaw = "the player to move stands on the far base row and has won before";
            (flaw, reason)
        })
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
