//! Setting up positions: stones in pits and stores, and wegue (pits that are traps, SE-5) with their owners. `15s` is a wegue of South
//! with 15 stones. On a board that was cleared, both players may make wegue already in their first turn. On a board as it is dealt,
//! neither of them may (SE-6).
//!
//! No tool sets the number of the round, but a position text may contain it.
//!
//! An editor may hold a position that breaks a law. A game begins only from one that breaks none (CM-7, SE-13, SE-14).

use super::{Options, Selus, position};
use crate::kit::three_rows::{PITS, Place, STONES, count, read_place};
use crate::rules::{Edit, EditError, Fact, Reason, Seat, SetupError};

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
        Self::read_position(options, text.trim()).map_err(SetupError::BadPosition)
    }

    fn content(&self, place: &str) -> Option<String> {
        Some(match read_place(place)? {
            Place::Pit(pit) => self.pit_text(pit),
            Place::Store(seat) => self.stores[seat.index()].to_string(),
        })
    }

    fn put(&mut self, place: &str, content: &str) -> Result<(), EditError> {
        let place = read_place(place).ok_or(EditError::NoPlace)?;
        let (stones, owner) = position::pit(&content.to_lowercase()).ok_or(EditError::NoContent)?;
        match (place, owner) {
            (Place::Pit(pit), owner) => self.fill(pit, stones, owner),
            (Place::Store(seat), None) => self.stores[seat.index()] = stones,
            (Place::Store(_), Some(_)) => return Err(EditError::NoContent),
        }
        Ok(())
    }

    /// Gives the turn to this player. If nobody has finished a turn in this round yet, this player also becomes the one
    /// who begins it (SE-1).
    fn give_turn(&mut self, seat: Seat) {
        self.to_move = seat;
        if self.moved == [false; 2] {
            self.round.leader = seat;
        }
    }

    fn check(&self) -> Result<(), Reason> {
        self.broken_law().map_or(Ok(()), |law| Err(law.reason()))
    }
}

/// A law that is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BrokenLaw {
    /// The position has this number of stones, which is wrong. A game has 54 (CM-7). A game of one round may have fewer.
    Stones(u16),
    /// There are stones in pits, but the player to move cannot move. By the rules, the turn of such a player is skipped, or the round
    /// ends (SE-13, SE-14).
    Stuck,
}

impl BrokenLaw {
    pub(super) const fn english(self) -> &'static str {
        match self {
            Self::Stones(_) => "there are 54 stones, or fewer in a problem of one round",
            Self::Stuck => "the player to move has no pit to sow",
        }
    }

    pub(super) fn reason(self) -> Reason {
        match self {
            Self::Stones(count) => Fact::new("law-stones").with("count", count),
            Self::Stuck => Fact::new("law-stuck"),
        }
    }
}

impl Selus {
    /// The first law that the position breaks. `None` if no law is broken. A game of one round may have fewer stones than usual, because
    /// it needs no stones for another deal.
    pub(super) fn broken_law(&self) -> Option<BrokenLaw> {
        let loose = count(&self.pits);
        let stones = loose + count(&self.stores);
        let too_few = stones < STONES.into() && self.options.rounds != Some(1);
        if stones > STONES.into() || too_few {
            return Some(BrokenLaw::Stones(stones));
        }
        (loose > 0 && self.open_pits(self.to_move) == 0).then_some(BrokenLaw::Stuck)
    }
}
