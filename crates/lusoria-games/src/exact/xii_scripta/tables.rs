//! The tables: for each way in which both players' pieces can stand the chance to win of whoever is to throw, found by value iteration.
//!
//! A round looks at each position once and gives it the mean over all throws of what the best turn leads to. Positions further on come
//! first, so that most of what a position leads to has been looked at in the same round. Captures lead back, so there are
//! many rounds, until hardly anything changes. Pieces that are borne off never come back: with fewer of them left the values are final,
//! and there is a layer for each two numbers of pieces left.

use super::pieces::{MOST_PIECES, PLACES, Pieces, WAITING, ways};
use super::turns::{Position, Turns, theirs};
use std::sync::atomic::{AtomicU32, Ordering};

/// The chances of one layer: of whoever has so many pieces left against so many.
pub(super) struct Layer {
    left: [usize; 2],
    /// For each way in which the mover's pieces stand, one after the other all ways of the other's. Several threads may write here:
    /// a value is right or nearly right whoever has written it last.
    pub(super) chances: Vec<AtomicU32>,
}

/// The values of all positions with at most so many pieces a player.
pub struct Tables {
    pub(super) pieces: usize,
    pub(super) layers: Vec<Layer>,
}

/// A layer and its mirror image, which need each other: the places of both among the layers.
pub type Pair = [usize; 2];

impl std::fmt::Debug for Tables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Tables {{ pieces: {} }}", self.pieces)
    }
}

impl Layer {
    fn new(left: [usize; 2]) -> Self {
        let half = || AtomicU32::new(0.5_f32.to_bits());
        let positions = ways(left[0]) * ways(left[1]);
        Self {
            left,
            chances: (0..positions).map(|_| half()).collect(),
        }
    }

    fn place(&self, own: Pieces, other: Pieces) -> usize {
        own.number() * ways(self.left[1]) + other.number()
    }

    fn get(&self, place: usize) -> f32 {
        f32::from_bits(self.chances[place].load(Ordering::Relaxed))
    }

    fn set(&self, place: usize, chance: f32) {
        self.chances[place].store(chance.to_bits(), Ordering::Relaxed);
    }
}

impl Tables {
    /// Tables for so many pieces a player in which every chance is a half yet.
    ///
    /// # Panics
    /// If there are to be more than [`MOST_PIECES`] pieces, or none.
    #[must_use]
    pub fn new(pieces: usize) -> Self {
        assert!((1..=MOST_PIECES).contains(&pieces), "one to three pieces");
        let left = (1..=pieces).flat_map(|own| (1..=pieces).map(move |other| [own, other]));
        Self {
            pieces,
            layers: left.map(Layer::new).collect(),
        }
    }

    /// With how many pieces a player the games begin that they are for.
    #[must_use]
    pub const fn pieces(&self) -> usize {
        self.pieces
    }

    /// The layers in the order in which they are to be done.
    #[must_use]
    pub fn pairs(&self) -> Vec<Pair> {
        let mut pairs: Vec<Pair> = (0..self.layers.len())
            .map(|at| {
                [
                    at,
                    self.at(self.layers[at].left[1], self.layers[at].left[0]),
                ]
            })
            .filter(|[at, mirrored]| at <= mirrored)
            .collect();
        pairs.sort_by_key(|[at, _]| self.layers[*at].left.iter().sum::<usize>());
        pairs
    }

    /// How many rows a pair of layers has, which may be improved by several threads at once.
    #[must_use]
    pub fn rows(&self, [at, mirrored]: Pair) -> usize {
        let rows = |at: usize| ways(self.layers[at].left[0]);
        rows(at) + if at == mirrored { 0 } else { rows(mirrored) }
    }

    /// How many values all layers have, those of positions that cannot be included.
    #[must_use]
    pub fn values(&self) -> usize {
        self.layers.iter().map(|layer| layer.chances.len()).sum()
    }

    /// Looks at one row of a pair of layers; the row of number 0 is to be looked at first. Says by how much a chance has changed at
    /// most.
    pub fn improve_row(&self, [at, mirrored]: Pair, row: usize) -> f32 {
        let rows = ways(self.layers[at].left[0]);
        let (layer, row) = if row < rows {
            (&self.layers[at], rows - 1 - row)
        } else {
            let mirrored = &self.layers[mirrored];
            (mirrored, rows + ways(mirrored.left[0]) - 1 - row)
        };
        let own = Pieces::numbered(layer.left[0], row);
        let (mut turns, mut most) = (Turns::default(), 0.0_f32);
        for number in (0..ways(layer.left[1])).rev() {
            let other = Pieces::numbered(layer.left[1], number);
            if share_a_point(own, other) {
                continue;
            }
            let chance = turns.mean((own, other), &|after| self.worth(after));
            let place = layer.place(own, other);
            most = most.max((chance - layer.get(place)).abs());
            layer.set(place, chance);
        }
        most
    }

    /// The chance of whoever throws first in a game with as many pieces as the tables are for.
    #[must_use]
    pub fn chance_of_whoever_begins(&self) -> f32 {
        let waiting = Pieces::on(&[WAITING; MOST_PIECES][..self.pieces]);
        self.chance((waiting, waiting))
    }

    /// The chance of whoever is to throw.
    pub(super) fn chance(&self, (own, other): Position) -> f32 {
        let layer = &self.layers[self.at(own.count(), other.count())];
        layer.get(layer.place(own, other))
    }

    /// The chance of whoever has ended a turn.
    fn worth(&self, (own, other): Position) -> f32 {
        if own == Pieces::NONE {
            return 1.0;
        }
        1.0 - self.chance((other, own))
    }

    const fn at(&self, own: usize, other: usize) -> usize {
        (own - 1) * self.pieces + other - 1
    }
}

/// A3.10 does not allow that.
fn share_a_point(own: Pieces, other: Pieces) -> bool {
    let on_board = own.places().filter(|&place| place > WAITING);
    on_board
        .map(theirs)
        .any(|there| other.places().any(|place| place == there))
}

/// How many positions the tables have that can be, for `docs/solved.md`.
#[must_use]
pub fn positions(pieces: usize) -> usize {
    let standing = |count: usize| (0..ways(count)).map(move |n| Pieces::numbered(count, n));
    let mut all = 0;
    for own in (1..=pieces).flat_map(standing) {
        let mut free = PLACES as usize;
        let mut taken: Vec<u32> = own.places().filter(|&place| place > WAITING).collect();
        taken.dedup();
        free -= taken.len();
        all += (1..=pieces)
            .map(|count| (0..count).fold(1, |ways, n| ways * (free + n) / (n + 1)))
            .sum::<usize>();
    }
    all
}
