//! Why a move is not legal. This only explains; `legal_moves` decides what is legal.

use super::{Ply, Selus};
use crate::kit::three_rows::{pit_letter, pit_of};
use crate::rules::{Fact, Reason, State, Turn};

impl Selus {
    /// Why a ply is not legal.
    pub(super) fn reason_against(&self, Ply(own): Ply) -> Reason {
        if matches!(self.turn(), Turn::Over(_)) {
            return Fact::new("game-over");
        }
        let pit = |id| Fact::new(id).with("pit", pit_letter(own).to_string());
        match self.wegue(pit_of(self.to_move, own.into())) {
            Some(owner) => pit("wegue-pit").with("owner", owner),
            None => pit("empty-pit"),
        }
    }
}
