//! The board: two rows of eight pits, two stores, and what can be done with the stones.

use crate::kit::sowing;

/// The number of pits of one side, a to h.
pub const HOUSES: usize = 8;
const ALL: usize = 2 * HOUSES;
/// The number of stones in each pit at the start (AF-1).
const EACH: u8 = 8;

/// One of the two rows and the store that belongs to it. With the option `pie`, the players may change sides after the first move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The side that moves first.
    South,
    /// The side that moves second. It may get points in advance (komi) for that.
    North,
}

impl Side {
    /// Both sides in order of play.
    pub const BOTH: [Self; 2] = [Self::South, Self::North];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// The index into arrays: 0 for South, 1 for North.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The stones in the pits and stores. `ring` has South's pits a to h, then North's pits a to h (AF-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    ring: [u8; ALL],
    stores: [u8; 2],
}

impl Board {
    /// The board at the start (AF-1).
    pub const START: Self = Self {
        ring: [EACH; ALL],
        stores: [0; 2],
    };
    /// The number of stones in a game.
    pub const STONES: u16 = ALL as u16 * EACH as u16;

    pub(super) fn new(pits: [[u8; HOUSES]; 2], stores: [u8; 2]) -> Self {
        let mut ring = [0; ALL];
        ring[..HOUSES].copy_from_slice(&pits[0]);
        ring[HOUSES..].copy_from_slice(&pits[1]);
        Self { ring, stores }
    }

    /// The stones in the pits of one side, from pit a on.
    #[must_use]
    pub fn pits(&self, side: Side) -> &[u8] {
        &self.ring[side.index() * HOUSES..][..HOUSES]
    }

    /// The number of stones in the pit that faces this pit of `side`. Pits are counted from 0.
    #[must_use]
    pub fn facing(&self, side: Side, pit: usize) -> u8 {
        self.ring[opposite(place(side, pit))]
    }

    /// The stones that a side has captured.
    #[must_use]
    pub const fn store(&self, side: Side) -> u8 {
        self.stores[side.index()]
    }

    /// The number of stones in a side's pit, for the position editor to change. Pits are counted from 0.
    pub(super) fn pit_mut(&mut self, side: Side, pit: usize) -> &mut u8 {
        &mut self.ring[place(side, pit)]
    }

    /// The number of stones in a side's store, for the position editor to change.
    pub(super) fn store_mut(&mut self, side: Side) -> &mut u8 {
        &mut self.stores[side.index()]
    }

    /// The stones that nobody has captured yet.
    #[must_use]
    pub fn left(&self) -> u16 {
        self.ring.iter().map(|&pit| u16::from(pit)).sum()
    }

    /// The number of stones that a capture takes now. It is the smallest number that can be captured (AF-4). `None` if there is no
    /// capture. Then the side has to sow (AF-3).
    #[must_use]
    pub fn prize(&self, side: Side) -> Option<u8> {
        let own = self.pits(side);
        let across = self.pits(side.other()).iter().rev();
        let open = own
            .iter()
            .zip(across)
            .filter(|pair| *pair.0 == 0 && *pair.1 > 0);
        open.map(|(_, &stones)| stones).min()
    }

    /// Sows a side's pit along the ring (AF-6). Returns the number of stones that were sown, and the last pit that was sown into, with
    /// its side.
    pub(super) fn sow(&mut self, side: Side, pit: usize, skip_start: bool) -> (u8, Side, usize) {
        let from = place(side, pit);
        let stones = self.ring[from];
        let last = if skip_start {
            sowing::sow_skipping_start(&mut self.ring, from)
        } else {
            sowing::sow(&mut self.ring, from)
        };
        (stones, Side::BOTH[last / HOUSES], last % HOUSES)
    }

    /// Moves the stones of the pit that faces this pit into the store of `side`. Returns their number (AF-4).
    pub(super) fn capture(&mut self, side: Side, pit: usize) -> u8 {
        let stones = std::mem::take(&mut self.ring[opposite(place(side, pit))]);
        self.stores[side.index()] += stones;
        stones
    }
}

/// The index in the ring of a side's pit.
const fn place(side: Side, pit: usize) -> usize {
    side.index() * HOUSES + pit
}

/// The index of the pit that faces this pit (AF-2). Pit a faces the other side's pit h, b faces g, and so on.
const fn opposite(place: usize) -> usize {
    ALL - 1 - place
}
