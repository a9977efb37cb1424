//! The blocks of a message, independent of any platform: paragraphs, boards, monospace text, files.

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
    /// Its name, of letters, digits and signs that every system accepts in names of files.
    pub name: String,
    /// What it holds.
    pub text: String,
    /// What is said beside the file. It is left out where the text is shown in place of the file.
    pub beside: Body,
}

/// A board, seen from one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The position as a diagram.
    pub diagram: Diagram,
    /// The side that is shown at the bottom.
    pub reader: Seat,
    /// The language of the letters of the compass.
    pub lang: Lang,
    /// How far apart its columns are when it is shown as text.
    pub width: BoardWidth,
    /// The picture, if the reader wants one. Where it cannot be shown, the board is shown as text.
    pub picture: Option<Box<BoardPicture>>,
}

/// The picture of a board in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardPicture {
    /// The picture as an SVG document.
    pub svg: String,
    /// The words for those who do not see the picture, in the reader's language: in most cases the position in sentences.
    pub alt: String,
    /// The greatest size in which the picture may be drawn.
    pub most: MostPixels,
    /// Whether it shows a whole game in several boards.
    pub whole_game: bool,
    /// The picture as pixels; `None` until they have been drawn.
    pub png: Option<Arc<Png>>,
}

/// A part of a paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Text by us or by people. Line breaks and control characters were removed from people's text; the platform's adapter escapes
    /// any markup in it.
    Text(String),
    /// A person. Platforms notify only the person whom the message calls.
    Person(Identity),
    /// A text that the reader can type exactly like this: `place 4`.
    Typed(String),
    /// A room. A platform makes a link of it if the room is one of its own; elsewhere [`room_name`] is shown.
    Room(RoomKey),
}

/// What is shown in place of a link to a room: for a room of the console its name, for a room of Matrix its address, and for a channel of
/// Discord the name of the platform, because the id of a channel is only a number.
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

    /// The board as lines of monospace text for a window that is this many characters wide. If the chosen width of columns does not fit
    /// into the window, the columns are narrow.
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
    /// The media type of every file that a message hands over. It tells a browser or a phone how to open the file.
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

    /// Whether this is a paragraph of more than about two lines. Such a paragraph gets blank lines around it; short paragraphs,
    /// such as the sentences about a turn, follow each other without blank lines.
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

    /// The line breaks between this block and the next one: two if either is a long paragraph, else one.
    #[must_use]
    pub fn gap_to(&self, below: &Self) -> &'static str {
        if self.is_long() || below.is_long() {
            "\n\n"
        } else {
            "\n"
        }
    }
}
