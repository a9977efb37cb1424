//! All ways in which a turn can end, for each set of dice. They do not depend on where the other player's pieces stand, so they are found
//! only once.
//!
//! The rules are those of `games::xii_scripta` (A3). They are written a second time here, for at most three pieces and all throws at
//! once. A test compares the tables with the game's own moves.

use super::others::Others;
use super::pieces::{CAPTURED, LAST, Pieces, WAITING};
use super::turn_end::TurnEnd;

/// The place of the first step of the player's own home.
const HOME: u32 = 32;
/// How many sets of one, two or three dice there are.
const SETS: usize = 6 + 21 + THROWS;
/// How many different throws of three dice there are, if their order does not count.
const THROWS: usize = 56;

/// How pieces stand after some dice have been played, and the set of places on which they have landed (one bit each). The set is compared
/// with the other player's pieces, to find whether they prevent these moves or are captured.
type Played = (Pieces, u64);

/// All ways in which a turn of these pieces can end.
pub(super) struct Turns {
    /// The places on the board on which the pieces stand, one bit each.
    pub(super) stands: u64,
    /// The ways in which a turn can end with all dice of a set used. The sets follow one another in the order of [`sets`].
    ends: Vec<TurnEnd>,
    /// For each set of dice: the index in `ends` after the last way that belongs to this set.
    until: [usize; SETS],
}

impl Turns {
    /// The turns of these pieces.
    pub(super) fn of(own: Pieces) -> Self {
        let (mut ends, mut until) = (Vec::new(), [0; SETS]);
        let mut after: [[Vec<Played>; 7]; 7] = Default::default();
        after[0][0].push((own, 0));
        for ([low, middle, high], until) in sets().zip(&mut until) {
            let mut played = Vec::new();
            let last = [
                ([low, middle], high),
                ([low, high], middle),
                ([middle, high], low),
            ];
            for (n, &([a, b], die)) in last.iter().enumerate() {
                if die > 0 && !last[..n].contains(&([a, b], die)) {
                    let before = after[a][b].iter();
                    before.for_each(|&before| step(before, die, &mut played));
                }
            }
            played.sort_unstable();
            played.dedup();
            ends.extend(
                played
                    .iter()
                    .map(|&(own, landings)| TurnEnd::new(own, landings)),
            );
            *until = ends.len();
            if low == 0 {
                after[middle][high] = played;
            }
        }
        Self {
            stands: own.on_board(|place| place),
            ends,
            until,
        }
    }

    /// For each throw, the smallest chance of winning that these turns can leave to the other player.
    pub(super) fn after_throws(&self, others: &Others<'_>) -> AfterThrows {
        let (mut least, mut from) = ([[1.0_f32; 7]; 7], 0);
        let mut throws = AfterThrows([1.0; THROWS]);
        let mut after = throws.0.iter_mut();
        for ([low, middle, high], until) in sets().zip(self.until) {
            // A turn may end with dice left (A3.13).
            let fewer = least[low][middle].min(least[low][high]);
            let fewer = fewer.min(least[middle][high]);
            let best = others.least(&self.ends[from..until], fewer);
            from = until;
            if low == 0 {
                least[middle][high] = best;
            } else if let Some(after) = after.next() {
                *after = best;
            }
        }
        throws
    }
}

/// For each throw, the smallest chance of winning that the mover can leave to the other player by playing something. It is 1 if nothing
/// can be played.
#[derive(Debug)]
pub(super) struct AfterThrows([f32; THROWS]);

impl AfterThrows {
    /// Returns two numbers for the moment before the throw: the mover's chance of winning, and the probability that playing nothing is
    /// best. `waiting` is the chance that the other player has if nothing is played.
    pub(super) fn mean(&self, waiting: f64) -> (f64, f64) {
        let (mut chance, mut waits) = (0.0, 0.0);
        for (&least, weight) in self.0.iter().zip(WEIGHTS) {
            let least = f64::from(least);
            chance += weight * (1.0 - least.min(waiting));
            waits += if waiting < least { weight } else { 0.0 };
        }
        (chance, waits)
    }
}

/// The probability of each throw. The throws are the [`sets`] of three dice, in the order that they have there.
const WEIGHTS: [f64; THROWS] = weights();

const fn weights() -> [f64; THROWS] {
    let mut weights = [0.0; THROWS];
    let (mut at, mut low, mut middle, mut high) = (0, 1, 1, 1);
    while at < THROWS {
        let ways = match (low == middle, middle == high) {
            (true, true) => 1.0,
            (false, false) => 6.0,
            _ => 3.0,
        };
        weights[at] = ways / 216.0;
        at += 1;
        (low, middle, high) = match (middle, high) {
            (6, 6) => (low + 1, low + 1, low + 1),
            (_, 6) => (low, middle + 1, middle + 1),
            _ => (low, middle, high + 1),
        };
    }
    weights
}

/// All sets of one, two or three dice, each in ascending order. Sets with fewer dice come first, and 0 stands for no die.
fn sets() -> impl Iterator<Item = [usize; 3]> {
    let pairs = (0..=6).flat_map(|low| (low..=6).map(move |middle| (low, middle)));
    pairs.flat_map(|(low, middle)| (middle.max(1)..=6).map(move |high| [low, middle, high]))
}

/// Adds all ways in which this die can be played.
fn step((own, landings): Played, die: usize, out: &mut Vec<Played>) {
    let die = die as u32;
    let mut before = None;
    for place in own.places() {
        if before == Some(place) {
            continue;
        }
        before = Some(place);
        let to = match place {
            CAPTURED | WAITING => die + 1,
            _ => place + die,
        };
        if to <= LAST {
            out.push((own.moved(place, to), landings | 1 << to));
        }
        // Nothing else may move while a piece is captured (A3.9).
        if place == CAPTURED {
            return;
        }
    }
    let takes = HOME - 1 + die;
    if own.places().all(|place| place >= HOME) && own.places().any(|place| place == takes) {
        out.push((own.borne_off(takes), landings));
    }
}
