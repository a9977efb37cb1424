//! The laws a position keeps if it can be played from (OH-1, OH-9, CM-7). An editor may hold one that breaks them.

use super::Ohojitxi;
use super::state::STONES;
use crate::rules::{Fact, Reason, Seat};

/// A law that is broken, with the stones there are and the stones the game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Law {
    /// CM-7: as long as both have stones, none is lost.
    Stones { count: u32, all: u32 },
    /// Nobody has a stone.
    Empty,
    /// OH-9: this player has won, but the other one is named.
    Winner(Seat),
    /// OH-9: no last capture, four stones from each pit, leaves so many.
    LastCapture { count: u32, all: u32 },
}

impl Law {
    /// For whoever reads a position text.
    pub(super) const fn english(self) -> &'static str {
        match self {
            Self::Stones { .. } => "the stones are not as many as the game has",
            Self::Empty => "one side has stones",
            Self::Winner(_) => "the winner is the one to be named",
            Self::LastCapture { .. } => "the last capture takes four stones from each pit",
        }
    }

    /// For people.
    pub(super) fn reason(self) -> Reason {
        match self {
            Self::Stones { count, all } => counted("law-stones", count, all),
            Self::Empty => Fact::new("law-empty"),
            Self::Winner(Seat::First) => Fact::new("law-south-has-won"),
            Self::Winner(Seat::Second) => Fact::new("law-north-has-won"),
            Self::LastCapture { count, all } => counted("law-last-capture", count, all),
        }
    }
}

fn counted(id: &'static str, count: u32, all: u32) -> Reason {
    Fact::new(id).with("count", count).with("all", all)
}

impl Ohojitxi {
    /// The first law that is broken. Stones that were captured with the last of a player's own lie nowhere (OH-9).
    pub(super) fn broken_law(&self) -> Option<Law> {
        let all = 2 * u32::from(self.options.pits) * u32::from(STONES);
        let count: u32 = Seat::ALL.map(|seat| self.stones(seat)).iter().sum();
        match self.winner() {
            None => (count != all).then_some(Law::Stones { count, all }),
            Some(_) if count == 0 => Some(Law::Empty),
            Some(winner) if winner != self.to_move => Some(Law::Winner(winner)),
            Some(_) => {
                let taken = all.saturating_sub(count);
                let by_fours = taken > 0 && taken.is_multiple_of(4);
                (!by_fours).then_some(Law::LastCapture { count, all })
            }
        }
    }
}
