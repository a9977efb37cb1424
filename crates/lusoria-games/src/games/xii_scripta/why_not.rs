//! Why a move is not legal. This only explains; `legal_moves` decides what is legal.

use super::side::{LAST, flip};
use super::{DiceLeft, Ply, XiiScripta};
use crate::rules::{Fact, Reason, State, Turn};

impl XiiScripta {
    /// Why a ply is not legal. If there are several reasons, the first in the order of A3 is given.
    pub(super) fn reason_against(&self, ply: Ply) -> Reason {
        match self.turn() {
            Turn::Over(_) => return Fact::new("game-over"),
            Turn::Chance => return reason_against_throw(ply),
            Turn::Seat(_) => {}
        }
        let captured = self.side(self.to_move).captured;
        match ply {
            Ply::Roll(_) => self.with_dice("not-your-dice"),
            Ply::Pass => self.with_dice("must-play"),
            Ply::Move { .. } | Ply::Take(_) if captured > 0 => {
                Fact::new("must-reenter").with("count", captured)
            }
            Ply::Place(die) | Ply::Move { die, .. } | Ply::Take(die) if !self.dice.has(die) => {
                self.with_dice("no-such-die").with("die", die)
            }
            Ply::Place(die) => self.reason_against_place(die),
            Ply::Move { piece, die } => self.reason_against_move(piece, die),
            Ply::Take(die) => self.reason_against_take(die),
        }
    }

    fn reason_against_place(&self, die: u8) -> Reason {
        if self.side(self.to_move).waiting + self.side(self.to_move).captured == 0 {
            return Fact::new("hand-empty");
        }
        self.blocking_reason(die)
    }

    fn reason_against_move(&self, piece: u8, die: u8) -> Reason {
        let own = self.side(self.to_move);
        match own.step_of(piece) {
            None => Fact::new("no-such-piece")
                .with("piece", piece)
                .with("count", own.on_board()),
            Some(step) if step + die > LAST => Fact::new("off-board")
                .with("piece", piece)
                .with("die", die)
                .with("step", step)
                .with("most", LAST - step),
            Some(step) => self.blocking_reason(step + die),
        }
    }

    fn reason_against_take(&self, die: u8) -> Reason {
        let own = self.side(self.to_move);
        let need_all = self.options.need_all;
        let away = own.not_home(need_all);
        if away > 0 {
            return Fact::new("not-all-home")
                .with("count", away)
                .with("waiting", if need_all { own.waiting } else { 0 });
        }
        Fact::new("empty-point").with("point", self.taking_step(die) + 6 - LAST)
    }

    fn blocking_reason(&self, step: u8) -> Reason {
        let enemy = self.side(self.to_move.other());
        Fact::new("blocked")
            .with("step", step)
            .with("count", enemy.on(flip(step)))
    }

    pub(super) fn with_dice(&self, id: &'static str) -> Reason {
        Fact::new(id).with("dice", self.dice.to_string())
    }
}

/// Why a ply is not possible when dice are due: the ply is no throw, or the bag does not have the dice of this throw.
fn reason_against_throw(ply: Ply) -> Reason {
    match ply {
        Ply::Roll(faces) => Fact::new("not-in-bag").with("dice", DiceLeft::new(&faces).to_string()),
        _ => Fact::new("throw-first"),
    }
}
