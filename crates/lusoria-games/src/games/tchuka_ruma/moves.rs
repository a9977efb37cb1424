//! The plies of the game, and which of them are legal (TR-2). Nothing else decides what is legal.

use super::TchukaRuma;
use crate::rules::{State, Turn};

/// A choice: the pit that is lifted first, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ply(pub u8);

impl TchukaRuma {
    pub(super) fn list_moves(&self, out: &mut Vec<Ply>) {
        if matches!(self.turn(), Turn::Seat(_)) {
            let filled = (0..).zip(self.pits()).filter(|&(_, &held)| held > 0);
            out.extend(filled.map(|(pit, _)| Ply(pit)));
        }
    }

    pub(super) fn allows(&self, choice: Ply) -> bool {
        let mut choices = Vec::new();
        self.list_moves(&mut choices);
        choices.contains(&choice)
    }
}
