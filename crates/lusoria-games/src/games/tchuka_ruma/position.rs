//! The position as text (`state.rs` has the type). An example is `2,2,2,2/0`: the pits from the left, then `/` and the ruma. Only the
//! canonical spelling of a position is read.
//!
//! A lost position has `/lost` at its end. This has to be written, because the stones of a lost game may lie as in a game that goes on.

use super::TchukaRuma;
use super::options::{MOST_PITS, Options};
use crate::kit::only_as_printed;
use crate::rules::Flaw;
use std::fmt;

impl TchukaRuma {
    /// Reads a position, even if it breaks a law.
    pub(super) fn read_position(options: &Options, text: &str) -> Result<Self, Flaw> {
        let (board, lost) = match text.strip_suffix("/lost") {
            Some(board) => (board, true),
            None => (text, false),
        };
        let (pits, ruma) = board
            .split_once('/')
            .ok_or("pits divided by commas, / and the ruma are needed")?;
        let mut ring = [0; MOST_PITS as usize + 1];
        let held = pits.split(',').chain([ruma]);
        if held.clone().count() != usize::from(options.pits) + 1 {
            return Err("the number of pits is another one");
        }
        for (place, text) in ring.iter_mut().zip(held) {
            *place = text
                .parse()
                .map_err(|_| "a number is missing or too large")?;
        }
        let position = Self {
            options: *options,
            ring,
            lost,
        };
        only_as_printed(position, text)
    }
}

impl fmt::Display for TchukaRuma {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pits: Vec<String> = self.pits().iter().map(ToString::to_string).collect();
        let end = if self.lost { "/lost" } else { "" };
        write!(f, "{}/{}{end}", pits.join(","), self.ruma())
    }
}
