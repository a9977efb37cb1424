//! Everything that a player can do with each throw, quickly: the sums that the tables are made of.
//!
//! The rules are those of `games::xii_scripta` (A3), written once more for three pieces and all throws at once; a test holds the
//! tables to the game's own moves.

use super::pieces::{CAPTURED, Pieces, WAITING};

/// The first step of the own home, as a place.
const HOME: u32 = 32;
/// The last step, as a place.
const LAST: u32 = 37;

/// A position between two dice of a turn: the mover's pieces and the other's.
pub(super) type Position = (Pieces, Pieces);

/// What both players can do with no, one or two dice, kept for the throws that contain them, and the best that can be had of each
/// throw.
#[derive(Default)]
pub(super) struct Turns {
    /// For each pair of dice, and for one die as the pair of it and 0.
    after: [[Vec<Position>; 7]; 7],
    best: [[f32; 7]; 7],
    room: Vec<Position>,
}

impl Turns {
    /// The mean over all throws of the best that `worth` promises after a turn, which may end with dice left (A3.13).
    pub(super) fn mean(&mut self, position: Position, worth: &impl Fn(Position) -> f32) -> f32 {
        let at_once = worth(position);
        for die in 1..=6 {
            self.room.clear();
            step(position, die, &mut self.room);
            self.keep([0, die], at_once, worth);
        }
        for high in 1..=6 {
            for low in 1..=high {
                self.room.clear();
                self.add([0, low], high);
                if low != high {
                    self.add([0, high], low);
                }
                let sooner = self.best[0][low].max(self.best[0][high]);
                self.keep([low, high], sooner, worth);
            }
        }
        self.sum_of_throws(worth) / 216.0
    }

    /// The positions in the room come after these dice. What can be had sooner can be had with them, too.
    fn keep(&mut self, [low, high]: [usize; 2], sooner: f32, worth: &impl Fn(Position) -> f32) {
        self.room.sort_unstable();
        self.room.dedup();
        let all = self.room.iter().map(|&position| worth(position));
        self.best[low][high] = all.fold(sooner, f32::max);
        self.after[low][high].clone_from(&self.room);
    }

    /// Adds what one die more brings after a pair of dice.
    fn add(&mut self, [low, high]: [usize; 2], die: usize) {
        for &position in &self.after[low][high] {
            step(position, die, &mut self.room);
        }
    }

    fn sum_of_throws(&mut self, worth: &impl Fn(Position) -> f32) -> f32 {
        let mut sum = 0.0;
        for c in 1..=6 {
            for b in 1..=c {
                for a in 1..=b {
                    let pairs = [([a, b], c), ([a, c], b), ([b, c], a)];
                    let mut best = 0.0_f32;
                    self.room.clear();
                    for (n, &(pair, die)) in pairs.iter().enumerate() {
                        best = best.max(self.best[pair[0]][pair[1]]);
                        if !pairs[..n].contains(&(pair, die)) {
                            self.add(pair, die);
                        }
                    }
                    self.room.sort_unstable();
                    self.room.dedup();
                    let all = self.room.iter().map(|&position| worth(position));
                    sum += ways(a, b, c) * all.fold(best, f32::max);
                }
            }
        }
        sum
    }
}

/// In how many of 216 ways these dice fall, given in order.
fn ways(a: usize, b: usize, c: usize) -> f32 {
    match (a == b, b == c) {
        (true, true) => 1.0,
        (false, false) => 6.0,
        _ => 3.0,
    }
}

/// Adds all positions after a die.
fn step((own, other): Position, die: usize, out: &mut Vec<Position>) {
    let die = die as u32;
    let mut before = None;
    for place in own.places() {
        if before == Some(place) {
            continue;
        }
        before = Some(place);
        let entering = place <= WAITING;
        let to = if entering { die + 1 } else { place + die };
        if to <= LAST {
            land(own.moved(place, to), other, to, out);
        }
        // A3.9
        if place == CAPTURED {
            return;
        }
    }
    let takes = HOME - 1 + die;
    if own.places().all(|place| place >= HOME) && own.places().any(|place| place == takes) {
        out.push((own.borne_off(takes), other));
    }
}

/// A3.10, A3.11.
fn land(own: Pieces, other: Pieces, to: u32, out: &mut Vec<Position>) {
    let there = theirs(to);
    match other.places().filter(|&place| place == there).count() {
        0 => out.push((own, other)),
        1 => out.push((own, other.moved(there, CAPTURED))),
        _ => {}
    }
}

/// The place as the other player numbers it (A1.3).
pub(super) const fn theirs(place: u32) -> u32 {
    match place - 1 {
        1..=12 => 15 - place,
        13..=24 => place + 12,
        _ => place - 12,
    }
}
