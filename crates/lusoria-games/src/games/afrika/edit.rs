//! Setting up positions: stones in South's pits `a` to `h`, in North's `A` to `H`, each counted by their owner, and in the
//! stores, `store` for South's and `STORE` for North's.
//!
//! Sides that are open or have changed (AF-13) cannot be put anywhere; a position text may have them. Sides that are open
//! are settled as soon as the position is no answer to South's first move any more.

use super::{Afrika, Board, HOUSES, Options, Pie, Side};
use crate::rules::{Edit, EditError, Reason, Seat, SetupError, State};

impl Edit for Afrika {
    const PLACES: &'static str = "a–h A–H store STORE";
    const CONTENTS: &'static str = "0–128";
    const NOTHING: &'static str = "0";

    fn cleared(options: &Options) -> Self {
        Self {
            board: Board::new([[0; HOUSES]; 2], [0; 2]),
            ..Self::start(options)
        }
    }

    fn read(options: &Options, text: &str) -> Result<Self, SetupError> {
        Self::read_text(options, text.trim()).map_err(SetupError::BadPosition)
    }

    fn content(&self, place: &str) -> Option<String> {
        let mut board = self.board;
        held(&mut board, place).map(|stones| stones.to_string())
    }

    fn put(&mut self, place: &str, content: &str) -> Result<(), EditError> {
        let held = held(&mut self.board, place).ok_or(EditError::NoPlace)?;
        *held = stones(content).ok_or(EditError::NoContent)?;
        self.settle();
        Ok(())
    }

    fn give_turn(&mut self, seat: Seat) {
        self.to_move = self.side(seat);
        self.settle();
    }

    fn check(&self) -> Result<(), Reason> {
        self.broken_law().map_or(Ok(()), |law| Err(law.reason()))
    }
}

impl Afrika {
    fn settle(&mut self) {
        if self.pie == Pie::Open && !self.is_first_answer() {
            self.pie = Pie::Settled;
        }
    }
}

/// The stones in the pit or the store of this name.
fn held<'a>(board: &'a mut Board, place: &str) -> Option<&'a mut u8> {
    Some(match place.as_bytes() {
        b"store" => board.store_mut(Side::South),
        b"STORE" => board.store_mut(Side::North),
        [letter @ b'a'..=b'h'] => board.pit_mut(Side::South, usize::from(letter - b'a')),
        [letter @ b'A'..=b'H'] => board.pit_mut(Side::North, usize::from(letter - b'A')),
        _ => return None,
    })
}

/// A number of stones, never more than there are.
fn stones(content: &str) -> Option<u8> {
    let stones: u8 = content.parse().ok()?;
    let plain = stones.to_string() == content;
    (plain && u16::from(stones) <= Board::STONES).then_some(stones)
}
