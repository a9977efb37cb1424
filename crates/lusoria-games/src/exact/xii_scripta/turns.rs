//! Finds, fast, everything that a player can do with each throw, and the mean over all throws from which the tables are made.
//!
//! The rules are those of `games::xii_scripta` (A3), written a second time for three pieces and all throws at once. A test compares
//! the tables with the game's own moves.

use super::pieces::{CAPTURED, Pieces, WAITING};

/// The place of the first step of the player's own home.
const HOME: u32 = 32;
/// The place of the last step.
const LAST: u32 = 37;

/// A position within a turn: the mover's pieces and the other player's.
pub(super) type Position = (Pieces, Pieces);

/// The positions that the mover can reach with one die or two, kept for all throws that contain these dice, and the best chance
/// that can be reached with them.
#[derive(Default)]
pub(super) struct Turns {
    /// For each pair of dice. One die alone is a pair with 0.
    after: [[Vec<Position>; 7]; 7],
    best: [[f32; 7]; 7],
    room: Vec<Position>,
}

impl Turns {
    /// The mean, over all throws, of the best `worth` that a position after a turn can have. A turn may end with dice left (A3.13).
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

    /// Keeps the positions in `room` as those after these dice. `sooner` is the best that can be reached with fewer of the dice.
    fn keep(&mut self, [low, high]: [usize; 2], sooner: f32, worth: &impl Fn(Position) -> f32) {
        self.room.sort_unstable();
        self.room.dedup();
        let all = self.room.iter().map(|&position| worth(position));
        self.best[low][high] = all.fold(sooner, f32::max);
        self.after[low][high].clone_from(&self.room);
    }

    /// Adds the positions that one more die leads to after a pair of dice.
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

/// In how many of the 216 throws these three dice fall; they are given in order.
fn ways(a: usize, b: usize, c: usize) -> f32 {
    match (a == b, b == c) {
        (true, true) => 1.0,
        (false, false) => 6.0,
        _ => 3.0,
    }
}

/// Adds all positions that this die leads to.
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
        // Nothing else may move while a piece is captured (A3.9).
        if place == CAPTURED {
            return;
        }
    }
    let takes = HOME - 1 + die;
    if own.places().all(|place| place >= HOME) && own.places().any(|place| place == takes) {
        out.push((own.borne_off(takes), other));
    }
}

/// Adds the position after a piece has moved to the place `to`, with the capture of a single piece there; none if two or more of
/// the other's pieces stand there (A3.10, A3.11).
fn land(own: Pieces, other: Pieces, to: u32, out: &mut Vec<Position>) {
    let there = theirs(to);
    match other.places().filter(|&place| place == there).count() {
        0 => out.push((own, other)),
        1 => out.push((own, other.moved(there, CAPTURED))),
        _ => {}
    }
}

/// The number that the same place has for the other player (A1.3).
pub(super) const fn theirs(place: u32) -> u32 {
    match place - 1 {
        1..=12 => 15 - place,
        13..=24 => place + 12,
        _ => place - 12,
    }
}
