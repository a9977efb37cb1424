//! Why a move is not legal. This only explains; `legal_moves` decides what is legal.

use super::TchukaRuma;
use super::moves::Ply;
use super::notation::letter;
use crate::rules::{Fact, Reason, State, Turn};

impl TchukaRuma {
    /// Why a choice is not legal.
    pub(super) fn reason_against(&self, Ply(pit): Ply) -> Reason {
        if let Turn::Over(_) = self.turn() {
            return Fact::new("game-over");
        }
        let name = letter(usize::from(pit)).to_string();
        if pit >= self.options.pits {
            let last = letter(usize::from(self.options.pits) - 1);
            return Fact::new("no-such-pit")
                .with("pit", name)
                .with("last", last.to_string());
        }
        Fact::new("empty-pit").with("pit", name)
    }
}
