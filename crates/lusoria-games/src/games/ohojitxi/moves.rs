//! The plies of the game, and which of them are legal. Nothing else decides what is legal. Whether a ply is legal depends on its
//! captures, so sowing and capturing (OH-2 to OH-4) are here, too.

use super::state::Ring;
use super::{Ohojitxi, Target};
use crate::kit::sowing::sow;
use crate::rules::{Seat, State, Turn};

/// A pit with this number of stones is captured (OH-4).
const CAPTURED: u8 = 4;

/// A sowing (OH-2), and the opponent's pit into which captured stones are put (OH-5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ply {
    /// The mover's own pit that is sown, counted from 0.
    pub pit: u8,
    /// The opponent's pit into which the captured stones are put, counted from 1. `None` if nothing is captured, or if the capture wins.
    pub target: Option<u8>,
}

/// The pits of the player after a sowing.
#[derive(Clone, Copy, Debug)]
pub(super) struct SownRing {
    pub(super) ring: Ring,
    /// Where the last stone fell.
    pub(super) last: usize,
    /// How many pits were captured.
    pub(super) captured: u8,
}

impl SownRing {
    /// Sows a pit of a ring of `pits` pits (OH-2, OH-3). Captures from the pit of the last stone backwards (OH-4).
    pub(super) fn of(ring: &Ring, pits: usize, pit: usize) -> Self {
        let mut ring = *ring;
        let last = sow(&mut ring[..pits], pit);
        let (mut at, mut captured) = (last, 0);
        while ring[at] == CAPTURED {
            ring[at] = 0;
            captured += 1;
            at = if at == 0 { pits - 1 } else { at - 1 };
        }
        Self {
            ring,
            last,
            captured,
        }
    }

    /// Whether the player wins, because all their pits are empty (OH-9).
    pub(super) fn wins(&self) -> bool {
        self.ring == Ring::default()
    }

    /// Whether captured stones have to be put into a pit of the opponent.
    pub(super) fn gives(&self) -> bool {
        self.captured > 0 && !self.wins()
    }

    pub(super) const fn stones(&self) -> u8 {
        self.captured * CAPTURED
    }
}

impl Ohojitxi {
    /// The ring of the player on turn, after this pit was sown along the ring and stones were captured.
    pub(super) fn sow_and_capture(&self, pit: u8) -> SownRing {
        let pits = usize::from(self.options.pits);
        SownRing::of(self.ring(self.to_move), pits, usize::from(pit))
    }

    /// Whether the player to move can capture all stones in their own ring with one sowing (OH-9).
    pub(super) fn can_clear_ring(&self) -> bool {
        let pits = (0..).zip(self.pits(self.to_move));
        pits.filter(|(_, held)| **held > 0)
            .any(|(pit, _)| self.sow_and_capture(pit).wins())
    }

    /// Whether the player to move may put captured stones into this pit (OH-6). Pits are counted from 1.
    pub(super) fn may_give_to(&self, target: u8) -> bool {
        (1..=self.options.pits).contains(&target)
            && self.barred_target(self.to_move) != Some(target)
    }

    /// The pit into which this player may not put the next captured stones, counted from 1. `None` if every pit is allowed.
    pub(super) fn barred_target(&self, seat: Seat) -> Option<u8> {
        let last = self.last_targets[seat.index()];
        last.filter(|_| self.options.target == Target::Other)
    }

    pub(super) fn list_moves(&self, out: &mut Vec<Ply>) {
        if !matches!(self.turn(), Turn::Seat(_)) {
            return;
        }
        for (pit, &held) in (0..).zip(self.pits(self.to_move)) {
            if held == 0 {
                continue;
            }
            if self.sow_and_capture(pit).gives() {
                let targets = (1..=self.options.pits).filter(|&target| self.may_give_to(target));
                out.extend(targets.map(|target| Ply {
                    pit,
                    target: Some(target),
                }));
            } else {
                out.push(Ply { pit, target: None });
            }
        }
    }
}
