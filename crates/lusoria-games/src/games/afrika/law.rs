//! The laws a position keeps if it can be played from (AF-1, AF-13, CM-7). An editor may hold one that breaks them.

use super::{Afrika, Board, HOUSES, Pie, Side};
use crate::rules::{Fact, Reason};

/// A law that is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Law {
    /// CM-7: so many stones there are.
    Stones(u16),
    /// AF-13: sides are open at another time than in answer to South's first move.
    Open,
    /// AF-13: sides have changed before anybody moved.
    Swapped,
    /// AF-13: sides are open or have changed in a game without the pie rule.
    NoPie,
}

impl Law {
    /// For whoever reads a position text.
    pub(super) const fn english(self) -> &'static str {
        match self {
            Self::Stones(_) => "there are 128 stones, in the pits and in the stores",
            Self::Open => "sides are open only after South's first move",
            Self::Swapped => "sides cannot have changed before the first move",
            Self::NoPie => "sides change only in a game with pie=true",
        }
    }

    /// For people.
    pub(super) fn reason(self) -> Reason {
        match self {
            Self::Stones(count) => Fact::new("law-stones").with("count", count),
            Self::Open => Fact::new("law-open"),
            Self::Swapped => Fact::new("law-swapped"),
            Self::NoPie => Fact::new("law-no-pie"),
        }
    }
}

impl Afrika {
    /// The first law that is broken. A finished position breaks none.
    pub(super) fn broken_law(&self) -> Option<Law> {
        let captured = Side::BOTH.map(|side| u16::from(self.board.store(side)));
        let stones = self.board.left() + captured[0] + captured[1];
        if stones != Board::STONES {
            return Some(Law::Stones(stones));
        }
        match self.pie {
            Pie::Settled => None,
            Pie::Open if !self.is_first_answer() => Some(Law::Open),
            Pie::Swapped if self.before_first_move() => Some(Law::Swapped),
            Pie::Open | Pie::Swapped => (!self.options.pie).then_some(Law::NoPie),
        }
    }

    /// Whether North is about to answer South's first move.
    pub(super) fn is_first_answer(&self) -> bool {
        let sown = |pit| {
            let mut board = Board::START;
            board.sow(Side::South, pit, self.options.skip_start);
            board
        };
        self.to_move == Side::North && (0..HOUSES).any(|pit| self.board == sown(pit))
    }
}
