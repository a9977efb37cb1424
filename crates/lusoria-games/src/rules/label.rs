//! The few characters by which a board shows a piece, or names a row or a column.

use arrayvec::ArrayString;
use std::fmt::{Display, Write};

/// A few characters, kept in place, so that a board of 81 cells does not allocate memory for each of them.
pub type Label = ArrayString<12>;

/// The label with this text.
///
/// # Panics
/// If it is longer than 12 bytes.
#[must_use]
pub fn label(content: impl Display) -> Label {
    let mut label = Label::new();
    write!(label, "{content}").expect("a label has at most 12 bytes");
    label
}
