//! The position as text, such as `8,8,0,9,9,9,9,9/9,9,9,8,8,8,8,8/0,0/n` (`state.rs` has the type). The parts are:
//! - the stones in South's pits a to h
//! - the stones in North's pits a to h
//! - the stones in the stores, South's first
//! - who is to move
//! - `open` while the choice of sides is open, or `swapped` after sides were changed (AF-13)
//!
//! A position is read only in its canonical spelling. A pit or store may have up to 255 stones here, because the position editor may hold
//! a position that breaks a law. `broken_law` says whether a game can begin from a position.

use super::{Afrika, Board, Options, Pie, Side};
use crate::kit::only_as_printed;
use crate::rules::Flaw;
use std::fmt;

impl Afrika {
    /// Reads a position, whether or not it can be played from.
    pub(super) fn read_position(options: &Options, text: &str) -> Result<Self, Flaw> {
        let parts: Vec<&str> = text.split('/').collect();
        let (&[south, north, stores, to_move], pie) = (match parts.as_slice() {
            [four @ .., "open"] => (four, Pie::Open),
            [four @ .., "swapped"] => (four, Pie::Swapped),
            four => (four, Pie::Settled),
        }) else {
            return Err("four parts divided by / are needed, then perhaps open or swapped");
        };
        let position = Self {
            options: *options,
            board: Board::new([numbers(south)?, numbers(north)?], numbers(stores)?),
            to_move: match to_move {
                "s" => Side::South,
                "n" => Side::North,
                _ => return Err("the fourth part says who is to move, s or n"),
            },
            pie,
        };
        only_as_printed(position, text)
    }
}

fn numbers<const N: usize>(text: &str) -> Result<[u8; N], Flaw> {
    let numbers: Result<Vec<u8>, _> = text.split(',').map(str::parse).collect();
    let numbers = numbers.map_err(|_| "a number is missing or too large")?;
    numbers
        .try_into()
        .map_err(|_| "a row is eight numbers divided by commas, the stores are two")
}

impl fmt::Display for Afrika {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |numbers: &[u8]| {
            numbers
                .iter()
                .map(u8::to_string)
                .collect::<Vec<_>>()
                .join(",")
        };
        let [south, north] = Side::BOTH.map(|side| joined(self.board.pits(side)));
        let stores = joined(&Side::BOTH.map(|side| self.board.store(side)));
        let to_move = match self.to_move {
            Side::South => "s",
            Side::North => "n",
        };
        let pie = match self.pie {
            Pie::Settled => "",
            Pie::Open => "/open",
            Pie::Swapped => "/swapped",
        };
        write!(f, "{south}/{north}/{stores}/{to_move}{pie}")
    }
}
