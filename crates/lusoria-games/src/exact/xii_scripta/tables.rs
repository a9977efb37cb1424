//! The tables: for each way in which the pieces of both players can stand, the chance of winning of the player who is to throw.
//! They are computed by value iteration.
//!
//! A round visits each position once. Its new value is the mean, over all throws, of the value to which the best turn leads.
//! Positions that are nearer to the end come first, so that most values that a position needs are new already in the same round.
//! Captures lead back, so it takes many rounds until hardly any value changes. Pieces that are borne off never come back, so there
//! is a layer for each two numbers of pieces left, and the layers with fewer pieces are finished first.

use super::pieces::{MOST_PIECES, PLACES, Pieces, WAITING, ways};
use super::turns::{Position, Turns, theirs};
use std::sync::atomic::{AtomicU32, Ordering};

/// The chances of one layer: of a player with some number of pieces left, against one with some number.
pub(super) struct Layer {
    left: [usize; 2],
    /// A row for each way in which the mover's pieces can stand, with a value for each way in which the other's can stand. Several
    /// threads may read and write here: whether a thread finds an old or a new value, the rounds come to the same result.
    pub(super) chances: Vec<AtomicU32>,
}

/// The values of all positions with at most so many pieces for each player.
pub struct Tables {
    pub(super) pieces: usize,
    pub(super) layers: Vec<Layer>,
}

/// The places of a layer and of its mirror image among the layers. The two need each other's values.
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
    /// Tables for so many pieces for each player. As yet, every chance in them is a half.
    ///
    /// # Panics
    /// If `pieces` is 0 or more than [`MOST_PIECES`].
    #[must_use]
    pub fn new(pieces: usize) -> Self {
        assert!((1..=MOST_PIECES).contains(&pieces), "one to three pieces");
        let left = (1..=pieces).flat_map(|own| (1..=pieces).map(move |other| [own, other]));
        Self {
            pieces,
            layers: left.map(Layer::new).collect(),
        }
    }

    /// With how many pieces for each player the games begin that the tables are for.
    #[must_use]
    pub const fn pieces(&self) -> usize {
        self.pieces
    }

    /// The pairs of layers in the order in which they have to be computed.
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

    /// How many rows a pair of layers has. Several threads may improve rows at once.
    #[must_use]
    pub fn rows(&self, [at, mirrored]: Pair) -> usize {
        let rows = |at: usize| ways(self.layers[at].left[0]);
        rows(at) + if at == mirrored { 0 } else { rows(mirrored) }
    }

    /// How many values all layers have, including those of impossible positions.
    #[must_use]
    pub fn values(&self) -> usize {
        self.layers.iter().map(|layer| layer.chances.len()).sum()
    }

    /// Computes one row of a pair of layers again; a round begins with row 0. Returns the largest change of a value.
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

    /// The chance of winning of the player who throws first, in a game with as many pieces as the tables are for.
    #[must_use]
    pub fn chance_of_whoever_begins(&self) -> f32 {
        let waiting = Pieces::on(&[WAITING; MOST_PIECES][..self.pieces]);
        self.chance((waiting, waiting))
    }

    /// The chance of winning of the player who is to throw.
    pub(super) fn chance(&self, (own, other): Position) -> f32 {
        let layer = &self.layers[self.at(own.count(), other.count())];
        layer.get(layer.place(own, other))
    }

    /// The chance of winning of the player who has ended a turn with this position.
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

/// Whether both players have a piece on the same point, which A3.10 does not allow.
fn share_a_point(own: Pieces, other: Pieces) -> bool {
    let on_board = own.places().filter(|&place| place > WAITING);
    on_board
        .map(theirs)
        .any(|there| other.places().any(|place| place == there))
}

/// How many possible positions the tables have, for `docs/solved.md`.
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
