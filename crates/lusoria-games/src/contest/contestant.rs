//! The players of a contest, and how each of them chooses a move.

use crate::catalog::{Line, ThinkOrder};

/// A function that returns a random number below its argument. All these numbers are equally likely.
pub type RandomBelow<'a> = dyn FnMut(u32) -> u32 + 'a;

/// A player of a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contestant {
    /// Plays a random move. A pass, or another move that gives something up, is played only if there are no other moves.
    Random,
    /// A computer player. It thinks as this [`ThinkOrder`] says, but with a different seed for each move.
    Computer(ThinkOrder),
}

impl Contestant {
    /// The move that the contestant plays; `None` if no seat is to move.
    #[must_use]
    pub fn choose(&self, line: &dyn Line, below: &mut RandomBelow<'_>) -> Option<String> {
        match self {
            Self::Random => {
                let mut moves = line.sensible_moves();
                let many = u32::try_from(moves.len()).ok().filter(|&many| many > 0)?;
                Some(moves.swap_remove(below(many) as usize))
            }
            Self::Computer(order) => {
                let seed = u64::from(below(u32::MAX)) << 32 | u64::from(below(u32::MAX));
                let order = ThinkOrder { seed, ..*order };
                line.think(&order, &|| false).map(|thought| thought.ply)
            }
        }
    }
}
