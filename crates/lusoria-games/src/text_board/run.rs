//! A piece of a line of a board.

use crate::rules::Seat;

/// A run of monospace text with, perhaps, an owner that coloured renderings show.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Run {
    /// Text without line breaks.
    pub text: String,
    /// The owner of the piece that it shows. Colour may show it; the text is complete without it.
    pub owner: Option<Seat>,
}
