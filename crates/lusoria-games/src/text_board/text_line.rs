//! A line of monospace text, and who owns what it shows.

use crate::rules::Seat;
use std::ops::Range;

/// A line of monospace text. It can be read without colours. A program that adds colours needs `pieces` for that.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TextLine {
    /// Text without line breaks.
    pub text: String,
    /// Which bytes of the text show a piece, and whose it is, from left to right.
    pub pieces: Vec<(Range<usize>, Seat)>,
}

impl TextLine {
    /// A line that shows no pieces.
    #[must_use]
    pub const fn plain(text: String) -> Self {
        let pieces = Vec::new();
        Self { text, pieces }
    }

    /// The line cut into runs of text, none of them empty. A run that shows a piece comes with the piece's owner.
    #[must_use]
    pub fn runs(&self) -> Vec<(&str, Option<Seat>)> {
        let (mut runs, mut end) = (Vec::new(), 0);
        for (piece, owner) in &self.pieces {
            runs.push((&self.text[end..piece.start], None));
            runs.push((&self.text[piece.clone()], Some(*owner)));
            end = piece.end;
        }
        runs.push((&self.text[end..], None));
        runs.retain(|(text, _)| !text.is_empty());
        runs
    }
}
