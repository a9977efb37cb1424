//! What a message consists of before a platform gives it its own shape: paragraphs, boards and monospace text.

use crate::session::Identity;
use lusoria_games::rules::{Diagram, Seat};
use lusoria_games::text_board::{Run, board_runs};

/// A whole message.
pub type Body = Vec<Block>;

/// A piece of a message that stands on lines of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// Flowing text; a line break in it stays one.
    Paragraph(Vec<Span>),
    /// The board of a game. A platform shows it as text, or draws it.
    Board(Board),
    /// Lines in a typeface of fixed width.
    Fixed(Vec<Vec<Run>>),
}

/// A board as one reader sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// What stands where.
    pub diagram: Diagram,
    /// The board is turned so that this seat's side is at the bottom.
    pub reader: Seat,
}

/// A piece of a paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Words of ours, or of people. Line breaks and control characters are already taken out of the latter; each platform escapes
    /// its own markup.
    Text(String),
    /// A person. A platform notifies only the one whom the post calls.
    Person(Identity),
    /// Something to type, letter for letter: `place 4`.
    Typed(String),
}

impl Board {
    /// The board as lines of monospace text, at most 37 columns wide.
    #[must_use]
    pub fn lines(&self) -> Vec<Vec<Run>> {
        board_runs(&self.diagram, self.reader)
    }
}

impl Block {
    /// A monospace block of this text. Nothing in it belongs to a player.
    #[must_use]
    pub fn fixed(text: &str) -> Self {
        let line = |text: &str| {
            vec![Run {
                text: text.to_owned(),
                owner: None,
            }]
        };
        Self::Fixed(text.lines().map(line).collect())
    }

    /// Whether this is a paragraph of more than a line or two. Such a paragraph is set apart; short ones, such as the lines that tell a turn, follow each other without a blank line.
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

    /// The line breaks between this block and the one below it: short lines stand together, as a turn does; long texts are set apart.
    #[must_use]
    pub fn gap_to(&self, below: &Self) -> &'static str {
        if self.is_long() || below.is_long() {
            "\n\n"
        } else {
            "\n"
        }
    }
}
