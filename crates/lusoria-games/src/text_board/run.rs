//! A piece of a line of a board.

use crate::rules::Seat;

/// A run of monospace text, with an owner if it shows a piece.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Run {
    /// Text without line breaks.
    pub text: String,
    /// The owner of the piece that the run shows. A coloured board shows it; the text is complete without it.
    pub owner: Option<Seat>,
}
