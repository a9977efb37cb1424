//! The few characters by which a board shows a piece, or names a row or a column.

use arrayvec::ArrayString;
use std::fmt::{Display, Write};

/// A few characters, stored without an allocation, because a board has up to 81 cells.
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

/// The label with these texts one after the other. Boards are drawn with it, because it is much faster than [`label`].
///
/// # Panics
/// If they are longer than 12 bytes together.
#[must_use]
pub(super) fn joined_label<const N: usize>(texts: [&str; N]) -> Label {
    let mut label = Label::new();
    for text in texts {
        label.push_str(text);
    }
    label
}
