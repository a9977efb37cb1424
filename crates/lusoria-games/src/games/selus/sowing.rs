//! Relay sowing (SE-2 to SE-6, SE-17). It goes on lap after lap until the last stone falls into an empty pit or a wegue, or makes a
//! wegue.

use super::Selus;
use crate::kit::sowing::{EndlessGuard, sow};
use crate::kit::three_rows::Laps;

/// The number of stones that make a wegue (SE-5).
const WEGUE: u8 = 4;

/// How the sowing of a turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// The last stone falls into an empty pit (SE-3).
    Empty,
    /// The last stone falls into a pit with three stones and makes a wegue (SE-5).
    NewWegue,
    /// The last stone falls into a wegue that was made before.
    Wegue,
    /// The sowing never ends (SE-17).
    Endless,
}

impl Selus {
    /// Sows lap after lap. Returns the pit where the last stone fell, and how the sowing ended. An endless sowing is broken off.
    pub(super) fn relay(&mut self, from: usize, path: &mut Laps) -> (usize, End) {
        let wegue = self.wegue[0] | self.wegue[1];
        let may_make = self.moved[self.to_move.index()];
        let mut guard = EndlessGuard::new(self.options.longest_sowing);
        let mut pit = from;
        loop {
            path.lift(pit, self.pits[pit]);
            pit = sow(&mut self.pits, pit);
            if wegue >> pit & 1 == 1 {
                return (pit, End::Wegue);
            }
            match self.pits[pit] {
                1 => return (pit, End::Empty),
                WEGUE if may_make => return (pit, End::NewWegue),
                _ if guard.is_endless(&self.pits, pit) => return (pit, End::Endless),
                _ => {}
            }
        }
    }
}
