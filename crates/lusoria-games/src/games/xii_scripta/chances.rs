//! How likely a seat is to win: by tables that somebody has installed, or else by a network with learned weights.

use super::{Features, Network, XiiScripta};
use crate::rules::Seat;
use std::sync::OnceLock;

/// Something that knows the chances of whoever is to throw.
pub trait Chances: Send + Sync {
    /// The chance to win of the seat to move; nothing if it is not known.
    fn chance(&self, state: &XiiScripta) -> Option<f32>;
}

static INSTALLED: OnceLock<Box<dyn Chances>> = OnceLock::new();

/// Uses these from now on in the whole process, where they know a chance. Only the first ones are used.
pub fn install_chances(chances: Box<dyn Chances>) {
    INSTALLED.get_or_init(|| chances);
}

/// Games with so many pieces have a network of their own.
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
    /// How likely the seat is to win.
    #[must_use]
    pub fn chance_of(&self, seat: Seat) -> f32 {
        let known = || INSTALLED.get()?.chance(self);
        let by_network = || network(self.options.pieces).chance(&Features::of(self));
        let chance = match self.winner() {
            Some(_) => 1.0,
            None => known().unwrap_or_else(by_network),
        };
        if seat == self.to_move {
            chance
        } else {
            1.0 - chance
        }
    }
}
