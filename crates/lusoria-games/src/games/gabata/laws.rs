//! What a position has to keep so that play can go on from it (CM-7, GA-1 to GA-3, GA-13). A finished one keeps all but the
//! first without trying.

use super::{Gabata, Zero};
use crate::kit::three_rows::{STONES, count, letter, on_side, pit_of};
use crate::rules::{Fact, Reason, Seat};

/// A law that is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Law {
    /// There are so many stones (CM-7).
    Stones(u16),
    /// In the zero sowing somebody is out of turn (GA-3).
    ZeroOrder,
    /// The pit named for the zero sowing is empty (GA-3).
    ZeroPit(usize),
    /// No lot can begin the zero sowing: under no letter do both have stones (GA-A3).
    NoLot,
    /// Who has to sow cannot (GA-13).
    Stuck,
}

impl Law {
    pub(super) const fn english(self) -> &'static str {
        match self {
            Self::Stones(_) => "there are 54 stones, on the board and in the stores",
            Self::ZeroOrder => {
                "in the zero sowing the leader of the round comes first, then the other player"
            }
            Self::ZeroPit(_) => "the pit named for the zero sowing is empty",
            Self::NoLot => {
                "for a lot to begin the zero sowing both players need stones under one letter"
            }
            Self::Stuck => {
                "a player who has to sow has no stone: the round is over, and the stones belong into the store"
            }
        }
    }

    pub(super) fn reason(self) -> Reason {
        match self {
            Self::Stones(count) => Fact::new("law-stones").with("count", count),
            Self::ZeroOrder => Fact::new("law-zero-order"),
            Self::ZeroPit(pit) => {
                Fact::new("law-zero-pit").with("pit", letter(pit, Seat::First).to_string())
            }
            Self::NoLot => Fact::new("law-no-lot"),
            Self::Stuck => Fact::new("law-stuck"),
        }
    }
}

impl Gabata {
    /// The law that keeps play from going on from here.
    pub(super) fn breach(&self) -> Option<Law> {
        let loose = count(&self.pits);
        let stones = loose + count(&self.stores);
        if stones != u16::from(STONES) {
            return Some(Law::Stones(stones));
        }
        if loose == 0 {
            return None;
        }
        self.zero_breach()
            .or_else(|| self.is_stuck().then_some(Law::Stuck))
    }

    fn zero_breach(&self) -> Option<Law> {
        let leader = self.leader;
        let [leaders, others] = [leader, leader.other()].map(|seat| self.zero[seat.index()]);
        let in_turn = others.is_none() && (self.to_move == leader) == leaders.is_none();
        if self.zero_open() && !in_turn {
            return Some(Law::ZeroOrder);
        }
        if self.lot_is_due() && self.no_lot_fits() {
            return Some(Law::NoLot);
        }
        match (self.options.zero, leaders, others) {
            (Zero::Choose, Some(own), None) => {
                let pit = pit_of(leader, own as usize);
                (self.pits[pit] == 0).then_some(Law::ZeroPit(pit))
            }
            _ => None,
        }
    }

    /// Whether the player to move has no stone, or the other one, who has to name a pit before anything is sown.
    fn is_stuck(&self) -> bool {
        let both_name = self.options.zero == Zero::Choose && self.zero == [None; 2];
        on_side(&self.pits, self.to_move) == 0
            || both_name && on_side(&self.pits, self.to_move.other()) == 0
    }
}
