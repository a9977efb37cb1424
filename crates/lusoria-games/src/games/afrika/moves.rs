//! The plies of the game, and which of them are legal. Nothing else decides what is legal.

use super::{Afrika, HOUSES, Pie};
use crate::rules::{State, Turn};

/// A ply. `legal_moves` lists plies in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ply {
    /// A pit of the mover, counted from 0. If it holds stones, they are sown. If it is empty, the stones in the facing pit are captured
    /// (AF-5).
    Pit(u8),
    /// The seats change sides (AF-13).
    Swap,
}

impl Afrika {
    pub(super) fn list_moves(&self, out: &mut Vec<Ply>) {
        if !matches!(self.turn(), Turn::Seat(_)) {
            return;
        }
        let prize = self.board.prize(self.to_move);
        let pits = (0..HOUSES).filter(|&pit| self.may_play(pit, prize));
        out.extend(pits.map(|pit| Ply::Pit(pit as u8)));
        if self.pie == Pie::Open {
            out.push(Ply::Swap);
        }
    }

    /// Whether the mover may choose this pit. `prize` is the number of stones that must be captured (AF-4). If it is `None`, the mover
    /// may choose any pit with stones (AF-3). Otherwise the pit must be empty, and the facing pit must hold that many.
    pub(super) fn may_play(&self, pit: usize, prize: Option<u8>) -> bool {
        let stones = self.board.pits(self.to_move)[pit];
        match prize {
            Some(least) => stones == 0 && self.board.facing(self.to_move, pit) == least,
            None => stones > 0,
        }
    }
}
