//! What a message consists of before a platform gives it its own shape: paragraphs and monospace blocks.

use crate::session::Identity;
use lusoria_games::text_board::Run;

/// A piece of a paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Words of ours, or of people (already made safe for a single line; each platform escapes its own markup).
    Text(String),
    /// A person. Platforms call (ring) only the one the post names as called.
    Person(Identity),
    /// Something to type, letter for letter: `place 4`.
    Typed(String),
}

/// A paragraph or a monospace block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// Flowing text; a line break stays one.
    Paragraph(Vec<Span>),
    /// Lines of fixed width, at most 37 columns for boards.
    Fixed(Vec<Vec<Run>>),
}

impl Block {
    /// A paragraph of more than a line or two. It stands apart; short lines stand together, as those of a turn do.
    #[must_use]
    pub fn is_long(&self) -> bool {
        const LONG: usize = 160;
        let Self::Paragraph(spans) = self else {
            return false;
        };
        let length = |span: &Span| match span {
            Span::Text(text) | Span::Typed(text) => text.chars().count(),
            Span::Person(person) => person.name.chars().count(),
        };
        spans.iter().map(length).sum::<usize>() > LONG
    }
}

/// A whole message.
pub type Body = Vec<Block>;
