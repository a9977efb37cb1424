//! The plies of the game and which of them are legal: the only statement of legality.

use super::side::{HOME, LAST, flip_mask};
use super::{BearOff, Side, XiiScripta};
use crate::rules::{Seat, State, Turn};

/// A ply; the order is the order in which moves are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ply {
    /// A captured piece, or else a waiting one, enters on own step n with die n.
    Place(u8),
    /// The piece with this number, counted from the start of the own course, goes on by this die.
    Move {
        /// From 1; every piece of a stack counts one.
        piece: u8,
        /// How far.
        die: u8,
    },
    /// A piece is borne off with this die.
    Take(u8),
    /// The rest of the turn is given up.
    Pass,
    /// Chance: the dice fall so, ascending.
    Roll([u8; 3]),
}

impl XiiScripta {
    /// Own steps on which the player to move cannot land (A3.10).
    pub(super) fn closed(&self) -> u64 {
        flip_mask(self.side(self.to_move.other()).many)
    }

    /// Whether the player to move may bear off (A3.7, A5.3).
    fn all_home(&self) -> bool {
        let own = self.side(self.to_move);
        own.any & !HOME == 0 && own.captured == 0 && (own.waiting == 0 || !self.options.need_all)
    }

    /// The step from which this die bears off (A3.6, A5.2).
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
        let before = out.len();
        let own = self.side(self.to_move);
        let closed = self.closed();
        if own.captured + own.waiting > 0 {
            let open = self.dice.faces().filter(|&die| closed >> die & 1 == 0);
            out.extend(open.map(Ply::Place));
        }
        if own.captured == 0 {
            self.list_steps(closed, out);
            if self.all_home() {
                let there = |&die: &u8| own.any >> self.taking_step(die) & 1 == 1;
                out.extend(self.dice.faces().filter(there).map(Ply::Take));
            }
        }
        if !self.options.strict || out.len() == before {
            out.push(Ply::Pass);
        }
    }

    /// `move k d` for every piece and every die that can carry it (A3.4, A3.5, A3.10).
    fn list_steps(&self, closed: u64, out: &mut Vec<Ply>) {
        let own = self.side(self.to_move);
        let carries = |die: u8| Carrier {
            die,
            movable: own.any & !(closed >> die) & ((2 << (LAST - die)) - 1),
        };
        let mut dice = self.dice.faces().map(carries);
        match (dice.next(), dice.next(), dice.next()) {
            (Some(a), Some(b), Some(c)) => list_carried(own, [a, b, c], out),
            (Some(a), Some(b), None) => list_carried(own, [a, b], out),
            (Some(a), None, _) => list_carried(own, [a], out),
            (None, ..) => {}
        }
    }

    /// Whether the player to move can do nothing but pass.
    pub(super) fn only_pass(&self) -> bool {
        let mut moves = Vec::new();
        self.list_moves(&mut moves);
        moves == [Ply::Pass]
    }

    /// The player who has borne off every piece.
    pub(super) fn winner(&self) -> Option<Seat> {
        (self.side(self.to_move).off == self.options.pieces).then_some(self.to_move)
    }
}

/// A die and the steps from which it can carry a piece.
#[derive(Clone, Copy)]
struct Carrier {
    die: u8,
    movable: u64,
}

/// The number of dice is a constant and a move is written before it is known to be legal: no branch is left to guess, and
/// this is the innermost loop of playouts.
fn list_carried<const N: usize>(own: &Side, dice: [Carrier; N], out: &mut Vec<Ply>) {
    let mut next = out.len();
    out.resize(next + N * usize::from(own.on_board()), Ply::Pass);
    for (piece, step) in (1..).zip(own.steps()) {
        for Carrier { die, movable } in dice {
            out[next] = Ply::Move { piece, die };
            next += (movable >> step & 1) as usize;
        }
    }
    out.truncate(next);
}
