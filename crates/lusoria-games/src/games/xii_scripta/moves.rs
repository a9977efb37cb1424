//! The plies of the game, and which of them are legal. Nothing else decides what is legal.

use super::side::{HOME, LAST, flip, flip_mask};
use super::{BearOff, Side, XiiScripta};
use crate::rules::{Seat, State, Turn};

/// How often [`XiiScripta::guess`] tries a random move. If many moves are legal, it nearly always finds one. If few are legal, it may
/// find none. Then the caller lists all legal moves, which is quick because they are few.
const GUESSES: usize = 6;

/// A ply. `legal_moves` lists plies in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ply {
    /// A piece enters on the player's own step n with die n. If pieces of this player are captured, one of them enters, else a waiting
    /// piece.
    Place(u8),
    /// A piece on the board goes on by this die.
    Move {
        /// The number of the piece, counted from 1 and from the start of the player's own course. Each piece of a stack has a number of
        /// its own.
        piece: u8,
        /// The number on the die: how many points the piece moves.
        die: u8,
    },
    /// A piece is borne off with this die.
    Take(u8),
    /// The rest of the turn is given up.
    Pass,
    /// Chance: the dice show these faces, ascending.
    Roll([u8; 3]),
}

impl XiiScripta {
    /// The steps on which the player to move cannot land (A3.10), one bit for each. [`XiiScripta::is_open`] tests a single step.
    fn closed_steps(&self) -> u64 {
        flip_mask(self.side(self.to_move.other()).many)
    }

    /// Whether the player to move may bear off (A3.7, A5.3).
    #[inline]
    fn all_home(&self) -> bool {
        let own = self.side(self.to_move);
        own.any & !HOME == 0 && own.captured == 0 && (own.waiting == 0 || !self.options.need_all)
    }

    /// The step from which this die bears off (A3.6, A5.2).
    #[inline]
    pub(super) const fn taking_step(&self, die: u8) -> u8 {
        match self.options.bearoff {
            BearOff::Label => LAST - 6 + die,
            BearOff::Distance => LAST + 1 - die,
        }
    }

    pub(super) fn list_moves(&self, out: &mut Vec<Ply>) {
        if !matches!(self.turn(), Turn::Seat(_)) {
            return;
        }
        let (before, actions) = (out.len(), self.actions());
        if actions.entering {
            let open = self.dice.faces().filter(|&die| self.is_open(die));
            out.extend(open.map(Ply::Place));
        }
        if actions.moving > 0 {
            self.list_steps(out);
        }
        if actions.taking {
            let there = self.dice.faces().filter(|&die| self.is_taken_by(die));
            out.extend(there.map(Ply::Take));
        }
        if !self.options.strict || out.len() == before {
            out.push(Ply::Pass);
        }
    }

    /// Lists the move of every piece by every die that it can use (A3.4, A3.5, A3.10). Entering and bearing off are not listed.
    fn list_steps(&self, out: &mut Vec<Ply>) {
        let own = self.side(self.to_move);
        let closed = self.closed_steps();
        let carries = |die: u8| MovingDie {
            die,
            movable: own.any & !(closed >> die) & ((2 << (LAST - die)) - 1),
        };
        let mut dice = self.dice.faces().map(carries);
        match (dice.next(), dice.next(), dice.next()) {
            (Some(a), Some(b), Some(c)) => list_moves_of_dice(own, [a, b, c], out),
            (Some(a), Some(b), None) => list_moves_of_dice(own, [a, b], out),
            (Some(a), None, _) => list_moves_of_dice(own, [a], out),
            (None, ..) => {}
        }
    }

    /// A random legal move other than a pass. All these moves are equally likely. Tries random dice and pieces, because listing all moves
    /// would take most of the time of a playout. `None` if no try is legal.
    #[inline]
    pub(super) fn guess(&self, below: &mut impl FnMut(u32) -> u32) -> Option<Ply> {
        debug_assert!(!self.dice.is_empty(), "a seat that decides has dice");
        let (dice, faces) = self.dice.different();
        let actions = self.actions();
        (0..GUESSES).find_map(|_| {
            let die = dice[below(faces) as usize];
            self.action(below(actions.all()), actions, die)
        })
    }

    /// What the player to move can do with a die. While pieces of this player are captured, only entering is allowed (A3.9).
    #[inline]
    fn actions(&self) -> Actions {
        let own = self.side(self.to_move);
        let free = own.captured == 0;
        Actions {
            moving: if free { own.on_board() } else { 0 },
            entering: own.captured + own.waiting > 0,
            taking: self.all_home(),
        }
    }

    /// The ply that uses this die for the action with this number (see [`Actions`]). `None` if the ply is not legal.
    #[inline]
    fn action(&self, number: u32, actions: Actions, die: u8) -> Option<Ply> {
        let own = self.side(self.to_move);
        let (legal, ply) = if number < u32::from(actions.moving) {
            let piece = number as u8 + 1;
            let to = own.step_of(piece)? + die;
            (to <= LAST && self.is_open(to), Ply::Move { piece, die })
        } else if number == u32::from(actions.moving) && actions.entering {
            (self.is_open(die), Ply::Place(die))
        } else {
            (self.is_taken_by(die), Ply::Take(die))
        };
        legal.then_some(ply)
    }

    /// Whether the player to move may land on this step (A3.10).
    #[inline]
    fn is_open(&self, step: u8) -> bool {
        self.side(self.to_move.other()).many >> flip(step) & 1 == 0
    }

    /// Whether the player to move has a piece on the step from which this die bears off (A3.6).
    #[inline]
    fn is_taken_by(&self, die: u8) -> bool {
        self.side(self.to_move).any >> self.taking_step(die) & 1 == 1
    }

    /// Whether the player to move can do nothing but pass.
    pub(super) fn only_pass(&self) -> bool {
        let mut moves = Vec::new();
        self.list_moves(&mut moves);
        moves == [Ply::Pass]
    }

    /// The player who has borne off all pieces. `None` if nobody has.
    #[inline]
    pub(super) fn winner(&self) -> Option<Seat> {
        (self.side(self.to_move).off == self.options.pieces).then_some(self.to_move)
    }
}

/// What a player may do with a die. [`XiiScripta::guess`] gives each action a number: first the moves on the board, then entering, then
/// bearing off.
#[derive(Clone, Copy)]
struct Actions {
    /// How many pieces may be moved.
    moving: u8,
    /// Whether a piece may enter.
    entering: bool,
    /// Whether a piece may be borne off.
    taking: bool,
}

impl Actions {
    /// The number of actions.
    #[inline]
    fn all(self) -> u32 {
        u32::from(self.moving) + u32::from(self.entering) + u32::from(self.taking)
    }
}

/// A die, and the steps from which a piece can move by it. There is one bit for each step.
#[derive(Clone, Copy)]
struct MovingDie {
    die: u8,
    movable: u64,
}

/// Lists the moves of these dice. Playouts spend much of their time here, so there are no branches: each move is written first, and
/// overwritten by the next if it is not legal.
fn list_moves_of_dice<const N: usize>(own: &Side, dice: [MovingDie; N], out: &mut Vec<Ply>) {
    let mut next = out.len();
    out.resize(next + N * usize::from(own.on_board()), Ply::Pass);
    for (piece, step) in (1..).zip(own.steps()) {
        for MovingDie { die, movable } in dice {
            out[next] = Ply::Move { piece, die };
            next += (movable >> step & 1) as usize;
        }
    }
    out.truncate(next);
}

#[cfg(test)]
mod tests {
    use super::super::Options;
    use super::*;
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    /// All positions of a random game in which a player is to move.
    fn positions(options: &str) -> impl Iterator<Item = XiiScripta> {
        let options: Options = options.parse().unwrap();
        let mut random = SmallRng::seed_from_u64(7);
        let mut position = XiiScripta::start(&options);
        std::iter::from_fn(move || {
            loop {
                let mut below = |n| random.random_range(0..n);
                let ply = match position.turn() {
                    Turn::Over(_) => return None,
                    Turn::Chance => position.draw(&mut below),
                    Turn::Seat(_) => position.any_move(&mut Vec::new(), &mut below),
                };
                let before = position;
                position.play(ply, &mut ());
                if before.turn() != Turn::Chance {
                    return Some(before);
                }
            }
        })
    }

    #[test]
    fn every_action_with_every_die_is_every_move_once() {
        for options in [
            "",
            "pieces=3",
            "need_all=false,bearoff=distance",
            "strict=true",
        ] {
            for position in positions(options) {
                let dice: Vec<u8> = position.dice.faces().collect();
                let actions = position.actions();
                let pairs = (0..actions.all())
                    .flat_map(|number| dice.iter().map(move |&die| (number, die)));
                let mut plies: Vec<Ply> = pairs
                    .filter_map(|(number, die)| position.action(number, actions, die))
                    .collect();
                plies.sort_unstable();
                let mut listed = Vec::new();
                position.list_moves(&mut listed);
                listed.retain(|&ply| ply != Ply::Pass);
                assert_eq!(plies, listed, "{position}");
            }
        }
    }
}
