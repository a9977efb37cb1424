//! Setting up positions: stones in pits and stores, and wegue with their owners (`15s`, `0n`). On a cleared board both players
//! may make wegue at once (SE-6); on one that was dealt they have their first turn before them.
//!
//! Rounds cannot be put anywhere; a position text may have them.

use super::{Options, Selus, text};
use crate::kit::three_rows::{PITS, Place, read_place};
use crate::rules::{Edit, EditError, Reason, Seat, SetupError};

impl Edit for Selus {
    const PLACES: &'static str = "a–i A–I store STORE";
    const CONTENTS: &'static str = "0–54 0s–54s 0n–54n";
    const NOTHING: &'static str = "0";

    fn cleared(options: &Options) -> Self {
        Self {
            pits: [0; PITS],
            moved: [true; 2],
            ..Self::dealt(*options)
        }
    }

    fn read(options: &Options, text: &str) -> Result<Self, SetupError> {
        Self::read_text(options, text.trim()).map_err(SetupError::BadPosition)
    }

    fn content(&self, place: &str) -> Option<String> {
        Some(match read_place(place)? {
            Place::Pit(pit) => self.pit_text(pit),
            Place::Store(seat) => self.stores[seat.index()].to_string(),
        })
    }

    fn put(&mut self, place: &str, content: &str) -> Result<(), EditError> {
        let place = read_place(place).ok_or(EditError::NoPlace)?;
        let (stones, owner) = text::pit(&content.to_lowercase()).ok_or(EditError::NoContent)?;
        match (place, owner) {
            (Place::Pit(pit), owner) => self.fill(pit, stones, owner),
            (Place::Store(seat), None) => self.stores[seat.index()] = stones,
            (Place::Store(_), Some(_)) => return Err(EditError::NoContent),
        }
        Ok(())
    }

    /// Before anybody has finished a turn the player to move is the one who began the round (SE-1).
    fn give_turn(&mut self, seat: Seat) {
        self.to_move = seat;
        if self.moved == [false; 2] {
            self.leader = seat;
        }
    }

    fn check(&self) -> Result<(), Reason> {
        self.breach().map_or(Ok(()), |law| Err(law.reason()))
    }
}
