//! Why a move is not legal. This only explains; `legal_moves` decides what is legal.

use super::{Gabata, Ply};
use crate::kit::three_rows::{pit_letter, side};
use crate::rules::{Fact, Reason, State, Turn};

impl Gabata {
    /// Why a ply is not legal.
    pub(super) fn reason_against(&self, ply: Ply) -> Reason {
        let pit = |id| Fact::new(id).with("pit", pit_letter(ply.own()).to_string());
        match ply {
            _ if matches!(self.turn(), Turn::Over(_)) => Fact::new("game-over"),
            _ if self.lot_is_due() => Fact::new("lot"),
            Ply::Lot(_) => Fact::new("lot"),
            Ply::Sow(_) if self.zero_open() => pit("zero-first"),
            Ply::Zero(_) if !self.zero_open() => pit("zero-over"),
            _ if side(&self.pits, self.to_move)[usize::from(ply.own())] == 0 => pit("empty-pit"),
            _ => pit("endless-pit"),
        }
    }
}
