//! A piece of a message's text: words, or a person.

use super::html::Shown;

/// A piece of the text of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum TextPiece {
    /// Words as they were typed.
    Words(String),
    /// A person, by id.
    Who(String),
}

impl TextPiece {
    /// A piece of the HTML that a client sent.
    pub(super) fn of(shown: Shown) -> Self {
        match shown {
            Shown::Words(words) => Self::Words(words),
            Shown::Pill { id, .. } => Self::Who(id),
        }
    }

    /// The id of the person, if this piece is one.
    pub(super) fn who(&self) -> Option<&str> {
        match self {
            Self::Who(id) => Some(id),
            Self::Words(_) => None,
        }
    }
}
