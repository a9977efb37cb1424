//! Setting up positions: stones in pits and stores. On a cleared board the zero sowing is done with; on one that was dealt it is
//! still to come.
//!
//! Rounds, and what was named for the zero sowing, cannot be put anywhere; a position text may have them.

use super::lot::FULL_BAGS;
use super::{Gabata, Options, Zero};
use crate::kit::three_rows::{PITS, Place, read_place, read_stones};
use crate::rules::{Edit, EditError, Reason, Seat, SetupError, State};

impl Edit for Gabata {
    const PLACES: &'static str = "a–i A–I store STORE";
    const CONTENTS: &'static str = "0–54";
    const NOTHING: &'static str = "0";

    fn cleared(options: &Options) -> Self {
        let done = (options.zero != Zero::None).then_some(0);
        Self {
            pits: [0; PITS],
            to_move: Seat::First,
            zero: [done; 2],
            ..Self::start(options)
        }
    }

    fn read(options: &Options, text: &str) -> Result<Self, SetupError> {
        Self::read_text(options, text.trim()).map_err(SetupError::BadPosition)
    }

    fn content(&self, place: &str) -> Option<String> {
        let stones = match read_place(place)? {
            Place::Pit(pit) => self.pits[pit],
            Place::Store(seat) => self.stores[seat.index()],
        };
        Some(stones.to_string())
    }

    fn put(&mut self, place: &str, content: &str) -> Result<(), EditError> {
        let place = read_place(place).ok_or(EditError::NoPlace)?;
        let stones = read_stones(content).ok_or(EditError::NoContent)?;
        match place {
            Place::Pit(pit) => self.pits[pit] = stones,
            Place::Store(seat) => self.stores[seat.index()] = stones,
        }
        Ok(())
    }

    fn with_full_bags(self) -> Self {
        Self {
            lots: FULL_BAGS,
            ..self
        }
    }

    /// In an open zero sowing another player to move leads the round, and it begins anew (GA-1).
    fn give_turn(&mut self, seat: Seat) {
        if self.zero_open() && self.to_move != seat {
            self.leader = seat;
            self.zero = [None; 2];
        }
        self.to_move = seat;
    }

    fn check(&self) -> Result<(), Reason> {
        self.breach().map_or(Ok(()), |law| Err(law.reason()))
    }
}
