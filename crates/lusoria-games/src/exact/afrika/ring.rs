//! The stones in the pits from the point of view of the mover, and what the mover can do (AF-3 to AF-6).

use crate::games::afrika::{Afrika, HOUSES};
use crate::kit::sowing::sow_skipping_start;

/// The number of all pits.
const PITS: usize = 2 * HOUSES;

/// The number of stones in each pit: the mover's pits from a to h, then the other player's pits from a to h. Index n faces index 15 - n.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ring(pub(super) [u8; PITS]);

impl Ring {
    /// The board from the point of view of the side that is to move.
    pub(super) fn of(state: &Afrika) -> Self {
        let mut ring = [0; PITS];
        let mover = state.to_move();
        ring[..HOUSES].copy_from_slice(state.board().pits(mover));
        ring[HOUSES..].copy_from_slice(state.board().pits(mover.other()));
        Self(ring)
    }

    /// The stones that nobody has captured yet.
    pub(super) fn stones(&self) -> usize {
        self.0.iter().map(|&pit| usize::from(pit)).sum()
    }

    /// The number of stones that a capture wins. Of the pits that can be captured, one with the fewest stones must be taken (AF-4).
    /// `None` if no capture is possible, so the mover has to sow.
    pub(super) fn prize(&self) -> Option<u8> {
        let own = &self.0[..HOUSES];
        let facing = self.0[HOUSES..].iter().rev();
        let open = own.iter().zip(facing);
        let prizes = open.filter(|pair| *pair.0 == 0 && *pair.1 > 0);
        prizes.map(|pair| *pair.1).min()
    }

    /// The positions after each possible capture of `prize` stones, from the point of view of the other player.
    pub(super) fn captures(self, prize: u8) -> impl Iterator<Item = Self> {
        let pits = (0..HOUSES).filter(move |&pit| self.0[pit] == 0);
        let facing = pits.map(|pit| PITS - 1 - pit);
        let taken = facing.filter(move |&place| self.0[place] == prize);
        taken.map(move |place| {
            let mut after = self;
            after.0[place] = 0;
            after.seen_by_the_other()
        })
    }

    /// The positions after each possible sowing, from the point of view of the other player.
    pub(super) fn sowings(self) -> impl Iterator<Item = Self> {
        let pits = (0..HOUSES).filter(move |&pit| self.0[pit] > 0);
        pits.map(move |pit| {
            let mut after = self;
            sow_skipping_start(&mut after.0, pit);
            after.seen_by_the_other()
        })
    }

    fn seen_by_the_other(mut self) -> Self {
        self.0.rotate_left(HOUSES);
        self
    }
}
