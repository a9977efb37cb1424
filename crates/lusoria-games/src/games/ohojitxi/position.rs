//! The position as text (`state.rs` has the type). An example: `4,4,4,4,4,4/4,4,4,4,4,4/s/-,-`. It has four parts, divided by `/`:
//!
//! - the stones in South's pits, from a on,
//! - the stones in North's pits, from a on,
//! - who moves: `s` or `n`,
//! - for each player, the pit into which they last put captured stones, counted from 1. Before the first capture it is `-`.
//!
//! Only the canonical spelling of a position is read. A position text may have up to 255 stones in a pit, more than a game has. In the
//! editor, too, people can set up more stones than a game has. `broken_law` says whether a game can begin from a position.

use super::Ohojitxi;
use super::options::Options;
use super::state::Ring;
use crate::kit::only_as_printed;
use crate::rules::{Flaw, Seat};
use std::fmt;

impl Ohojitxi {
    /// Reads a position, whether or not it can be played from.
    pub(super) fn read_position(options: &Options, text: &str) -> Result<Self, Flaw> {
        let parts: Vec<&str> = text.split('/').collect();
        let &[south, north, to_move, last] = parts.as_slice() else {
            return Err("four parts divided by / are needed");
        };
        let (first, second) = last
            .split_once(',')
            .ok_or("two last targets divided by a comma are needed")?;
        let position = Self {
            options: *options,
            rings: [ring(south, options.pits)?, ring(north, options.pits)?],
            to_move: match to_move {
                "s" => Seat::First,
                "n" => Seat::Second,
                _ => return Err("the third part says who is to move, s or n"),
            },
            last_targets: [target(first, options.pits)?, target(second, options.pits)?],
        };
        only_as_printed(position, text)
    }
}

fn ring(text: &str, pits: u8) -> Result<Ring, Flaw> {
    let mut ring = Ring::default();
    if text.split(',').count() != usize::from(pits) {
        return Err("the number of pits is another one");
    }
    for (place, text) in ring.iter_mut().zip(text.split(',')) {
        *place = text
            .parse()
            .map_err(|_| "a number is missing or too large")?;
    }
    Ok(ring)
}

fn target(text: &str, pits: u8) -> Result<Option<u8>, Flaw> {
    if text == "-" {
        return Ok(None);
    }
    let target = text.parse().ok().filter(|n| (1..=pits).contains(n));
    target.map(Some).ok_or("there is no such target")
}

fn join_counts(pits: &[u8]) -> String {
    let held: Vec<String> = pits.iter().map(ToString::to_string).collect();
    held.join(",")
}

impl fmt::Display for Ohojitxi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [south, north] = Seat::ALL.map(|seat| join_counts(self.pits(seat)));
        let to_move = match self.to_move {
            Seat::First => "s",
            Seat::Second => "n",
        };
        let last = self
            .last_targets
            .map(|target| target.map_or("-".to_owned(), |target| target.to_string()));
        write!(f, "{south}/{north}/{to_move}/{}", last.join(","))
    }
}
