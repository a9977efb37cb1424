//! What a position has to keep so that play can go on from it (CM-7, SE-13, SE-14).

use super::Selus;
use crate::kit::three_rows::{STONES, count};
use crate::rules::{Fact, Reason};

/// A law that is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Law {
    /// There are so many stones (CM-7).
    Stones(u16),
    /// Who is to move should have been passed, or the round be over (SE-13, SE-14).
    Stuck,
}

impl Law {
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
    /// The law that keeps play from going on from here. A problem may have fewer stones than a game, if nothing is dealt after
    /// it.
    pub(super) fn breach(&self) -> Option<Law> {
        let loose = count(&self.pits);
        let stones = loose + count(&self.stores);
        let too_few = stones < STONES.into() && self.options.rounds != Some(1);
        if stones > STONES.into() || too_few {
            return Some(Law::Stones(stones));
        }
        (loose > 0 && self.open_pits(self.to_move) == 0).then_some(Law::Stuck)
    }
}
