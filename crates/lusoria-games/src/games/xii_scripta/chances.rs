//! The chance that a seat wins. Tables give this chance for the positions that they know. A network with learned weights gives it for all
//! others.

use super::{Network, XiiScripta};
use crate::rules::Seat;
use std::sync::OnceLock;

/// Something that knows the chances of winning, such as tables.
pub trait Chances: Send + Sync {
    /// The chance that the seat to move wins. `None` if it is not known.
    fn chance(&self, state: &XiiScripta) -> Option<f32>;
}

static INSTALLED: OnceLock<Box<dyn Chances>> = OnceLock::new();

/// Makes the whole process use `chances`. What `chances` does not know is computed as before. Only the first call of this function has an
/// effect.
pub fn install_chances(chances: Box<dyn Chances>) {
    INSTALLED.get_or_init(|| chances);
}

/// Games with at most this many pieces have a network of their own.
const FEW_PIECES: u8 = 5;

static NETWORKS: [OnceLock<Network>; 2] = [const { OnceLock::new() }; 2];

/// The weights, as `examples/train_xii_scripta/` makes them.
const WEIGHTS: [&[u8]; 2] = [
    include_bytes!("few.weights"),
    include_bytes!("many.weights"),
];

fn network(pieces: u8) -> &'static Network {
    let which = usize::from(pieces > FEW_PIECES);
    let read = || Network::from_bytes(WEIGHTS[which]).expect("the weights are whole");
    NETWORKS[which].get_or_init(read)
}

impl XiiScripta {
    /// The chance that `seat` wins.
    #[must_use]
    pub fn chance_of(&self, seat: Seat) -> f32 {
        let known = || INSTALLED.get()?.chance(self);
        let by_network = || network(self.options.pieces).chance(self);
        let chance = match self.winner() {
            Some(_) => 1.0,
            None => known()
                .or_else(|| self.race_chance())
                .unwrap_or_else(by_network),
        };
        if seat == self.to_move {
            chance
        } else {
            1.0 - chance
        }
    }

    /// Whether a computer player may wait: end its turn without using all dice that it could use. Waiting is allowed in a race that the
    /// tables know, and in every position of a game with few pieces. The network for many pieces cannot judge waiting, because it has
    /// learned from games in which nobody waits. A computer player with that network would wait on and on.
    pub(super) fn may_wait(&self) -> bool {
        self.has_few_pieces() || self.is_known_race()
    }

    const fn has_few_pieces(&self) -> bool {
        self.options.pieces <= FEW_PIECES
    }

    /// Whether this is a race, and the tables know its chances.
    pub(super) fn is_known_race(&self) -> bool {
        self.race_chance().is_some()
    }

    /// The best position in which the seat to move can end its turn. The network judges this; in a race the tables do.
    ///
    /// # Panics
    /// If no seat is to move.
    #[must_use]
    pub fn best_turn(&self) -> Self {
        network(self.options.pieces)
            .best_turn(self, self.has_few_pieces())
            .0
    }
}
