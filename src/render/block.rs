//! The blocks of a message: paragraphs, boards, monospace text, files. They do not depend on any platform.

use super::picture::{MostPixels, Png};
use crate::locales::Lang;
use crate::session::{Identity, Platform, RoomKey};
use lusoria_games::rules::{Diagram, Seat};
use lusoria_games::text_board::{BoardWidth, TextLine, board_lines};
use std::sync::Arc;

/// A whole message.
pub type Body = Vec<Block>;

/// A part of a message that begins on a new line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// Ordinary text. A line break in it is kept.
    Paragraph(Vec<Span>),
    /// The board of a game. Platforms show it as text or as a picture.
    Board(Board),
    /// Lines of monospace text.
    Fixed(Vec<TextLine>),
    /// A file. Where no files are accepted, its text is shown.
    File(TextFile),
}

/// A file that a message hands over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextFile {
    /// The name of the file. It has only characters that every system accepts in such a name.
    pub name: String,
    /// The content of the file.
    pub text: String,
    /// What is said beside the file. If the text is shown in place of the file, this is left out.
    pub beside: Body,
}

/// A board, seen from one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The position as a diagram.
    pub diagram: Diagram,
    /// The seat from whose side the board is shown. A board that does not turn looks the same from both sides.
    pub reader: Seat,
    /// The language of the compass letters (N, E, S, W), which stand below some boards that are turned for the reader.
    pub lang: Lang,
    /// How far apart the columns are when the board is shown as text.
    pub width: BoardWidth,
    /// The picture, if the reader wants one. A platform without pictures shows the board as text.
    pub picture: Option<Box<BoardPicture>>,
}

/// The picture of a board in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardPicture {
    /// The picture as an SVG document.
    pub svg: String,
    /// Words for people who do not see the picture, in the reader's language. In most cases they tell the position in sentences.
    pub alt: String,
    /// The greatest size in which the picture may be drawn.
    pub most: MostPixels,
    /// Whether the picture shows a whole game in several boards.
    pub whole_game: bool,
    /// The picture as pixels; `None` until they have been drawn.
    pub png: Option<Arc<Png>>,
}

/// A part of a paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Text by us or by people. Text by people has no line breaks and no control characters. It may have markup, which the adapter of the
    /// platform escapes.
    Text(String),
    /// A person. Platforms notify only the person whom the message calls.
    Person(Identity),
    /// A text that the reader can type just as it stands here: `place 4`.
    Typed(String),
    /// A room. On its own platform it becomes a link. Other platforms show its [`room_name`].
    Room(RoomKey),
}

/// What is shown of a room where no link to it can be made:
///
/// - of a room of the console its name,
/// - of a room of Matrix its address,
/// - of a channel of Discord only the word "Discord", because its id is just a number.
#[must_use]
pub fn room_name(room: &RoomKey) -> String {
    match room.platform {
        Platform::Console => room.id.clone(),
        Platform::Discord => "Discord".to_owned(),
        Platform::Matrix => format!("https://matrix.to/#/{}", room.id.replace(' ', "/")),
    }
}

impl Board {
    /// A board that is shown as text.
    #[must_use]
    pub const fn text(diagram: Diagram, reader: Seat, lang: Lang, width: BoardWidth) -> Self {
        Self {
            diagram,
            reader,
            lang,
            width,
            picture: None,
        }
    }

    /// The board as lines of monospace text.
    #[must_use]
    pub fn lines(&self) -> Vec<TextLine> {
        self.lines_of(self.width)
    }

    /// The board as lines of monospace text for a window that is this many characters wide. If the board does not fit, its columns are
    /// narrow.
    #[must_use]
    pub fn lines_within(&self, columns: usize) -> Vec<TextLine> {
        let lines = self.lines();
        let fits = |line: &TextLine| line.text.chars().count() <= columns;
        match lines.iter().all(fits) {
            true => lines,
            false => self.lines_of(BoardWidth::Narrow),
        }
    }

    fn lines_of(&self, width: BoardWidth) -> Vec<TextLine> {
        board_lines(&self.diagram, self.reader, self.lang.tag(), width)
    }
}

impl TextFile {
    /// The media type of all files in messages. It tells a browser or a phone how to open the file.
    pub const MEDIA_TYPE: &'static str = "application/json";

    /// The text as lines of monospace text.
    #[must_use]
    pub fn lines(&self) -> Vec<TextLine> {
        lines(&self.text)
    }
}

/// Lines of monospace text without colours.
fn lines(text: &str) -> Vec<TextLine> {
    let line = |text: &str| TextLine::plain(text.to_owned());
    text.lines().map(line).collect()
}

impl Block {
    /// A block of monospace text without colours.
    #[must_use]
    pub fn fixed(text: &str) -> Self {
        Self::Fixed(lines(text))
    }

    /// Whether this is a paragraph of more than about two lines. Long paragraphs have blank lines around them. Short ones, such as the
    /// sentences about a turn, follow each other without blank lines.
    #[must_use]
    pub fn is_long(&self) -> bool {
        const LONG: usize = 160;
        let Self::Paragraph(spans) = self else {
            return false;
        };
        let length = |span: &Span| match span {
            Span::Text(text) | Span::Typed(text) => text.chars().count(),
            Span::Person(person) => person.name.chars().count(),
            Span::Room(room) => room_name(room).chars().count(),
        };
        spans.iter().map(length).sum::<usize>() > LONG
    }

    /// The line breaks between this block and the next one. There are two if one of the blocks is a long paragraph, else one.
    #[must_use]
    pub fn gap_to(&self, below: &Self) -> &'static str {
        if self.is_long() || below.is_long() {
            "\n\n"
        } else {
            "\n"
        }
    }
}
