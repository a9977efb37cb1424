//! Setting up positions: any stones, or none, on any cell. Cells have their usual names, A1 to G8.
//!
//! An editor may hold a position that breaks a law. A game begins only from a position that keeps all laws (M1, M6).

use super::board::names;
use super::{MurusGallicus, Options, Stones, notation};
use crate::kit::fold;
use crate::rules::{Edit, EditError, Fact, Reason, Seat, SetupError, State};

impl Edit for MurusGallicus {
    const PLACES: &'static str = "A1–G8";
    const CONTENTS: &'static str = ". w W b B";

    fn cleared(options: &Options) -> Self {
        Self {
            stones: [Stones::default(); 2],
            ..Self::start(options)
        }
    }

    fn read(options: &Options, text: &str) -> Result<Self, SetupError> {
        Self::read_position(options, text.trim()).map_err(SetupError::BadPosition)
    }

    fn content(&self, place: &str) -> Option<String> {
        let square = notation::square(&fold(place))?;
        Some(self.sign(square).0.to_string())
    }

    fn put(&mut self, place: &str, content: &str) -> Result<(), EditError> {
        let square = notation::square(&fold(place)).ok_or(EditError::NoPlace)?;
        let mut signs = content.chars();
        match (signs.next(), signs.next()) {
            (Some(sign), None) => self.lay(square, sign).ok_or(EditError::NoContent),
            _ => Err(EditError::NoContent),
        }
    }

    fn give_turn(&mut self, seat: Seat) {
        self.to_move = seat;
    }

    fn check(&self) -> Result<(), Reason> {
        self.broken_law().map_or(Ok(()), |law| Err(law.reason()))
    }
}

/// The number of stones that each player has at the start (M1). A stone that has left the board never returns.
const MOST_STONES: u32 = 16;

/// A law that a position breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BrokenLaw {
    /// This player has this many stones. That is more than at the start of a game (M1).
    Stones(Seat, u32),
    /// The player to move has won already, by stones on these cells of the other player's base row (M6).
    WonBefore(u64),
}

impl BrokenLaw {
    /// The law as an English sentence, for an error about a position text.
    pub(super) const fn english(self) -> &'static str {
        match self {
            Self::Stones(..) => "a player has more than 16 stones",
            Self::WonBefore(_) => {
                "the player to move stands on the far base row and has won before"
            }
        }
    }

    /// The broken law as a fact. `render` turns it into a sentence for people.
    pub(super) fn reason(self) -> Reason {
        match self {
            Self::Stones(Seat::First, count) => Fact::new("law-white-stones").with("count", count),
            Self::Stones(Seat::Second, count) => Fact::new("law-black-stones").with("count", count),
            Self::WonBefore(cells) => Fact::new("law-won-before").with("cells", names(cells)),
        }
    }
}

impl MurusGallicus {
    /// The first law that the position breaks. `None` if the position keeps all laws, even if the game is over.
    pub(super) fn broken_law(&self) -> Option<BrokenLaw> {
        for seat in Seat::ALL {
            let count = self.stones(seat).count();
            if count > MOST_STONES {
                return Some(BrokenLaw::Stones(seat, count));
            }
        }
        let arrived = self.on_far_row(self.to_move);
        (arrived != 0 && !self.options.escape).then_some(BrokenLaw::WonBefore(arrived))
    }
}
