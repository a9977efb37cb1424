//! Why a move is not legal. This only explains; `legal_moves` decides what is legal.

use super::notation::letter;
use super::{Afrika, Ply};
use crate::rules::{Fact, Reason, State, Turn};

impl Afrika {
    /// Why a ply is not legal.
    pub(super) fn reason_against(&self, ply: Ply) -> Reason {
        if matches!(self.turn(), Turn::Over(_)) {
            return Fact::new("game-over");
        }
        match ply {
            Ply::Swap if self.options.pie => Fact::new("no-swap-now"),
            Ply::Swap => Fact::new("no-pie"),
            Ply::Pit(pit) => self.reason_against_pit(usize::from(pit)),
        }
    }

    fn reason_against_pit(&self, pit: usize) -> Reason {
        let stones = self.board.pits(self.to_move)[pit];
        let across = self.board.facing(self.to_move, pit);
        let Some(least) = self.board.prize(self.to_move) else {
            return Fact::new("empty-pit").with("pit", letter(pit));
        };
        let id = match (stones, across) {
            (0, 0) => "nothing-across",
            (0, _) => "not-the-smallest",
            _ => "must-capture",
        };
        Fact::new(id)
            .with("pit", letter(pit))
            .with("across", across)
            .with("least", least)
            .with("pits", self.capturing().join(", "))
            .with("choices", self.capturing().len() as u8)
    }
}
