//! Which boards a game can bring about, still going on or just ended: what is asked of an import
//! (`docs/rules/tablut.md`, "Positions as text").

use super::board::{CAMP, CASTLE, Cells, EDGE, ESCAPES, beside, each, names};
use super::{Ending, Tablut};
use crate::rules::{Reason, Seat};

/// A law that a position breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Breach {
    id: &'static str,
    /// In English, for whoever reads a position text.
    pub(super) law: &'static str,
    /// Where.
    cells: Cells,
}

impl Breach {
    /// The breach as people are told of it.
    pub(super) fn reason(self) -> Reason {
        Reason::new(self.id)
            .with("count", self.cells.count_ones())
            .with("cells", names(self.cells))
    }
}

/// The laws of the pieces in order: on which cells each is broken, its fact, and its words.
type Law = (fn(&Tablut) -> Cells, &'static str, &'static str);

const LAWS: [Law; 6] = [
    (
        |it| it.soldiers[0] & CAMP,
        "law-white-in-camp",
        "a white soldier stands in a camp",
    ),
    (
        |it| it.king & CAMP,
        "law-king-in-camp",
        "the king stands in a camp",
    ),
    (
        |it| (it.soldiers[0] | it.soldiers[1]) & CASTLE,
        "law-castle",
        "a soldier stands in the castle",
    ),
    (
        |it| it.beyond(Seat::First, 8),
        "law-white-soldiers",
        "white has at most 8 soldiers",
    ),
    (
        |it| it.beyond(Seat::Second, 16),
        "law-black-soldiers",
        "black has at most 16 soldiers",
    ),
    (
        |it| match it.ending {
            Some(Ending::Escaped) => 0,
            _ => it.king & EDGE,
        },
        "law-king-on-edge",
        "the king is on the edge: the game is over (WW)",
    ),
];

impl Tablut {
    /// The first law that is broken.
    pub(super) fn breach(&self) -> Option<Breach> {
        let breach = |id, law, cells| Some(Breach { id, law, cells });
        if self.king.count_ones() != 1 {
            return breach("law-one-king", "there is exactly one king, K", self.king);
        }
        for (broken, id, law) in LAWS {
            let cells = broken(self);
            if cells != 0 {
                return breach(id, law, cells);
            }
        }
        let (id, law) = match self.ending {
            Some(Ending::Escaped) if self.king & ESCAPES == 0 => (
                "law-not-escaped",
                "white has won (WW) only with the king on an escape",
            ),
            Some(Ending::Caught) if !self.king_can_be_caught() => (
                "law-not-caught",
                "black has won (BW) only with the king caught",
            ),
            _ => return None,
        };
        breach(id, law, self.king)
    }

    /// All soldiers of a player, if they are more than there can be.
    const fn beyond(&self, seat: Seat, most: u32) -> Cells {
        let soldiers = self.soldiers[seat.index()];
        if soldiers.count_ones() > most {
            soldiers
        } else {
            0
        }
    }

    /// Whether one of the black soldiers beside the king may have caught him by its move.
    fn king_can_be_caught(&self) -> bool {
        let mut movers = each(beside(self.king) & self.soldiers[1]);
        movers.any(|mover| self.king_caught_from(mover))
    }
}
