//! A piece of a message's text: either words or a person.

use super::html::HtmlPiece;

/// A piece of the text of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum TextPiece {
    /// Words as they were typed.
    Words(String),
    /// A person, by id.
    Person(String),
}

impl TextPiece {
    /// Turns a piece of a message's HTML into a piece of its text.
    pub(super) fn of(shown: HtmlPiece) -> Self {
        match shown {
            HtmlPiece::Words(words) => Self::Words(words),
            HtmlPiece::Pill { id, .. } => Self::Person(id),
        }
    }

    /// The id of the person, if this piece is one.
    pub(super) fn person(&self) -> Option<&str> {
        match self {
            Self::Person(id) => Some(id),
            Self::Words(_) => None,
        }
    }
}
