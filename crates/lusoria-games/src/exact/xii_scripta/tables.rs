//! The tables. They hold the chance of winning of the player who throws next, for each way in which the pieces of both players can stand.
//! The chances are computed by value iteration, round after round.
//!
//! A round computes the value of every position again. The new value of a position is a mean over all throws. Each throw counts with the
//! value to which its best turn leads. Positions that are nearer to the end come first. So most values that a position needs are already
//! new.
//!
//! A round goes tile by tile. A tile combines some ways in which one player's pieces can stand with some ways in which the other player's
//! pieces can stand. Tiles save work. For each way to stand, the possible ends of a turn are found once, for all tiles. The places where
//! a player cannot land or can capture are found once for each tile. And values that are read together are near each other in memory.
//!
//! After a capture, earlier positions can come again, so it takes many rounds until hardly any value changes. Pieces that are borne off
//! never come back. So the positions are divided into layers by how many pieces each player has left. The layers with fewer pieces are
//! finished first.

use super::others::Others;
use super::pieces::{MOST_PIECES, PLACES, Pieces, WAITING, ways};
use super::turns::{AfterThrows, Turns};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// The chances of one layer. In all its positions the player who throws next has `left[0]` pieces left, and the other player `left[1]`.
pub(super) struct Layer {
    left: [usize; 2],
    /// A row for each way in which the mover's pieces can stand, with a value for each way in which the other player's pieces can stand.
    /// Several threads may read and write here. They may read an old or a new value. The rounds lead to the same result in both cases.
    pub(super) chances: Vec<AtomicU32>,
}

/// The values of all positions in which each player has at most `pieces` pieces.
pub struct Tables {
    pub(super) pieces: usize,
    pub(super) layers: Vec<Layer>,
    /// The turns from each way to stand, one list for each number of pieces. A list is made when it is first needed.
    turns: [OnceLock<Vec<Turns>>; MOST_PIECES + 1],
}

/// A group of positions, with either player to throw. It combines some ways in which one player's pieces can stand with some ways in
/// which the other player's pieces can stand.
#[derive(Clone, Debug)]
pub struct Tile([Vec<Pieces>; 2]);

/// A tile has at most this many ways in which each player's pieces can stand.
const SIDE: usize = 32;

/// `settle` computes two chances that depend on each other, in at most this many steps. It stops when a step changes them by less than
/// [`SETTLED`].
const MOST_STEPS: usize = 20;
const SETTLED: f64 = 1e-8;
/// `settle` leaves out its division if the divisor is not greater than this. The divisor is the probability that at least one piece is
/// moved if both players have one turn each.
const LEAST_END: f64 = 1e-6;

/// The indices of two layers that need each other's values. In the second layer, each player has as many pieces as the other player has
/// in the first. If both players have equally many, both indices are the same.
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
}

impl Tables {
    /// New tables for this many pieces for each player. Every chance is a half.
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
            turns: Default::default(),
        }
    }

    /// The number of pieces with which each player begins the games of these tables.
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

    /// Divides the positions of a pair of layers into tiles, in the order in which a round computes them. Several threads may work on
    /// different tiles at the same time.
    #[must_use]
    pub fn tiles(&self, [at, mirrored]: Pair) -> Vec<Tile> {
        let [ones, others] = self.layers[at].left.map(by_progress);
        let mut tiles = Vec::new();
        for (n, ones) in ones.chunks(SIDE).enumerate() {
            let skipped = if at == mirrored { n } else { 0 };
            for others in others.chunks(SIDE).skip(skipped) {
                tiles.push(Tile([ones.to_vec(), others.to_vec()]));
            }
        }
        let progress = |tile: &Tile| tile.0.iter().map(|ways| ways[0].progress()).sum::<u32>();
        tiles.sort_by_key(|tile| std::cmp::Reverse(progress(tile)));
        tiles
    }

    /// How many values all layers have, including those of impossible positions.
    #[must_use]
    pub fn values(&self) -> usize {
        self.layers.iter().map(|layer| layer.chances.len()).sum()
    }

    /// Computes the chances of one tile again. Returns the largest change of a chance.
    pub fn improve(&self, tile: &Tile) -> f32 {
        let [ones, others] = tile.0.each_ref().map(|ways| {
            let ways = ways.iter();
            let rows = |pieces, others| self.row(pieces, others);
            ways.map(|&pieces| (pieces, self.turns_of(pieces), Others::new(pieces, rows)))
                .collect::<Vec<_>>()
        });
        let mut most = 0.0_f32;
        for (one, their_turns, in_their_way) in &others {
            for (own, turns, in_our_way) in &ones {
                // Both cannot stand on the same point (A3.10).
                if turns.stands & in_their_way.stand == 0 {
                    let after = turns.after_throws(in_their_way);
                    let theirs = their_turns.after_throws(in_our_way);
                    most = most.max(self.settle([*own, *one], [&after, &theirs]));
                }
            }
        }
        most
    }

    /// Computes the chances of two positions from the chances of all others, and stores them. The two positions differ only in who throws
    /// next. If a player moves no piece in a turn, one position leads to the other. So each of the two chances depends on the other.
    /// Returns the larger change.
    fn settle(&self, [one, other]: [Pieces; 2], after: [&AfterThrows; 2]) -> f32 {
        let mut theirs = f64::from(self.chance((other, one)));
        for _ in 0..MOST_STEPS {
            let (own, we_wait) = after[0].mean(theirs);
            let (next, they_wait) = after[1].mean(own);
            // If both players wait whatever they throw, the game goes on for ever, and any two chances that add up to 1 are consistent.
            let ends = 1.0 - we_wait * they_wait;
            let step = (next - theirs) / if ends > LEAST_END { ends } else { 1.0 };
            theirs = (theirs + step).clamp(0.0, 1.0);
            if step.abs() < SETTLED {
                break;
            }
        }
        let own = after[0].mean(theirs).0;
        let change = self.set((one, other), own as f32);
        change.max(self.set((other, one), theirs as f32))
    }

    fn turns_of(&self, pieces: Pieces) -> &Turns {
        let turns = self.turns[pieces.count()].get_or_init(|| {
            let numbers = 0..ways(pieces.count());
            let ways = numbers.map(|number| Pieces::numbered(pieces.count(), number));
            ways.map(Turns::of).collect()
        });
        &turns[pieces.number()]
    }

    /// The chance of winning of the player who throws first, at the beginning of a game.
    #[must_use]
    pub fn chance_of_whoever_begins(&self) -> f32 {
        let waiting = Pieces::on(&[WAITING; MOST_PIECES][..self.pieces]);
        self.chance((waiting, waiting))
    }

    /// The chance of winning of the player who is to throw.
    fn chance(&self, (own, other): (Pieces, Pieces)) -> f32 {
        let chance = &self.row(own, other.count())[other.number()];
        f32::from_bits(chance.load(Ordering::Relaxed))
    }

    /// Sets the chance of winning of the player who throws next. Returns by how much it has changed.
    fn set(&self, (own, other): (Pieces, Pieces), chance: f32) -> f32 {
        let place = &self.row(own, other.count())[other.number()];
        let before = place.swap(chance.to_bits(), Ordering::Relaxed);
        (chance - f32::from_bits(before)).abs()
    }

    /// The chances of winning of the player who throws next and has the pieces `own`. The slice has one chance for each way in which
    /// `others` pieces of the other player can stand. Empty if the tables are for fewer pieces.
    fn row(&self, own: Pieces, others: usize) -> &[AtomicU32] {
        if others > self.pieces {
            return &[];
        }
        let layer = &self.layers[self.at(own.count(), others)];
        let begin = own.number() * ways(others);
        &layer.chances[begin..begin + ways(others)]
    }

    const fn at(&self, own: usize, other: usize) -> usize {
        (own - 1) * self.pieces + other - 1
    }
}

/// All ways in which this many pieces can stand. The ways nearest to the end come first.
fn by_progress(count: usize) -> Vec<Pieces> {
    let mut ways: Vec<_> = (0..ways(count))
        .map(|number| Pieces::numbered(count, number))
        .collect();
    ways.sort_by_key(|pieces| std::cmp::Reverse(pieces.progress()));
    ways
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
