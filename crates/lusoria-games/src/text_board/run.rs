//! A piece of a line of a board.

use crate::rules::Seat;

/// A run of monospace text with, perhaps, an owner that coloured renderings show.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Run {
    /// Text without line breaks.
    pub text: String,
    /// Whose piece it shows. Colour only adds: the text says all.
    pub owner: Option<Seat>,
}
