//! Setting up positions: stones in South's pits `a`, `b` … and in North's `1`, `2` …, as the editor's board names them, each
//! counted by their owner. North's may be written `A`, `B` … too.
//!
//! The pits of the last captures (OH-6) cannot be put anywhere; a position text may have them, and they stay as they are.

use super::notation::letter;
use super::state::Ring;
use super::{Ohojitxi, Options};
use crate::rules::{Edit, EditError, Reason, Seat, SetupError, State};

/// All the stones of the larger board (OH-11).
const MOST: u8 = 64;

impl Edit for Ohojitxi {
    const PLACES: &'static str = "a–f 1–6";
    const CONTENTS: &'static str = "0–64";
    const NOTHING: &'static str = "0";

    fn places(options: &Options) -> String {
        let last = options.pits;
        format!("a–{} 1–{last}", letter(last - 1))
    }

    fn cleared(options: &Options) -> Self {
        Self {
            rings: [Ring::default(); 2],
            ..Self::start(options)
        }
    }

    fn read(options: &Options, text: &str) -> Result<Self, SetupError> {
        Self::read_text(options, text.trim()).map_err(SetupError::BadPosition)
    }

    fn content(&self, place: &str) -> Option<String> {
        let (seat, pit) = self.pit(place)?;
        Some(self.ring(seat)[pit].to_string())
    }

    fn put(&mut self, place: &str, content: &str) -> Result<(), EditError> {
        let (seat, pit) = self.pit(place).ok_or(EditError::NoPlace)?;
        self.rings[seat.index()][pit] = stones(content).ok_or(EditError::NoContent)?;
        Ok(())
    }

    fn give_turn(&mut self, seat: Seat) {
        self.to_move = seat;
    }

    fn check(&self) -> Result<(), Reason> {
        self.broken_law().map_or(Ok(()), |law| Err(law.reason()))
    }
}

impl Ohojitxi {
    /// Whose pit it is, and which, counted from 0.
    fn pit(&self, place: &str) -> Option<(Seat, usize)> {
        let (seat, pit) = match place.as_bytes() {
            [letter @ b'a'..=b'h'] => (Seat::First, letter - b'a'),
            [letter @ b'A'..=b'H'] => (Seat::Second, letter - b'A'),
            [number @ b'1'..=b'8'] => (Seat::Second, number - b'1'),
            _ => return None,
        };
        (pit < self.options.pits).then_some((seat, usize::from(pit)))
    }
}

fn stones(content: &str) -> Option<u8> {
    let stones: u8 = content.parse().ok()?;
    (stones.to_string() == content && stones <= MOST).then_some(stones)
}
