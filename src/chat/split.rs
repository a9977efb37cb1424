//! Divides long messages, between blocks where possible. A block that is too long for one message is divided itself:
//!
//! - a fixed block (monospace text) between its lines,
//! - a paragraph between its words. A word that is longer than a message is cut.
//!
//! A file is not divided. Where no file is accepted, the text of the file is sent instead, and this text is divided.

use crate::render::{Block, Body, Span, room_name};
use crate::session::{Identity, RoomKey};
use lusoria_games::text_board::TextLine;

/// How long a platform's messages may be, and how much each element of a message takes up. All sizes are in the unit in which the
/// platform counts.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    /// The most that a message may hold.
    pub(super) limit: usize,
    /// The size of what surrounds a block, including the gap to the next one.
    pub(super) around: usize,
    /// The size of the markup around a text that people are to type.
    pub(super) typed: usize,
    /// The most that one character takes up.
    pub(super) character: usize,
    /// The size of a text, including its escapes.
    pub(super) words: fn(&str) -> usize,
    /// The size of a person's mention or name.
    pub(super) person: fn(&Identity) -> usize,
    /// The size of a line of a fixed block.
    pub(super) line: fn(&str) -> usize,
}

/// Divides a body into bodies that fit into one message each.
pub(super) fn split(body: Body, scale: Scale) -> Vec<Body> {
    let mut parts = Packer::new(scale.limit);
    for block in body {
        let weight = scale.block(&block);
        if weight <= scale.limit {
            parts.add(block, weight);
            continue;
        }
        for piece in scale.pieces(block) {
            let weight = scale.block(&piece);
            parts.add(piece, weight);
        }
    }
    parts.done()
}

/// Collects blocks into messages, and begins a new message when one is full.
struct Packer {
    limit: usize,
    full: Vec<Body>,
    open: Body,
    filled: usize,
}

impl Packer {
    fn new(limit: usize) -> Self {
        Self {
            limit,
            full: Vec::new(),
            open: Body::new(),
            filled: 0,
        }
    }

    fn add(&mut self, block: Block, weight: usize) {
        if self.filled + weight > self.limit && !self.open.is_empty() {
            self.full.push(std::mem::take(&mut self.open));
            self.filled = 0;
        }
        self.filled += weight;
        self.open.push(block);
    }

    fn done(mut self) -> Vec<Body> {
        if !self.open.is_empty() {
            self.full.push(self.open);
        }
        self.full
    }
}

impl Scale {
    /// How much content fits into one block.
    fn room(&self) -> usize {
        self.limit - self.around
    }

    /// Divides a block that is too long for one message.
    fn pieces(&self, block: Block) -> Vec<Block> {
        match block {
            Block::Paragraph(spans) => self.paragraphs(spans),
            Block::Board(board) => self.fixed_blocks(board.lines()),
            Block::Fixed(lines) => self.fixed_blocks(lines),
            Block::File(file) => vec![Block::File(file)],
        }
    }

    fn paragraphs(&self, spans: Vec<Span>) -> Vec<Block> {
        let atoms = spans.into_iter().flat_map(|span| self.atoms(span));
        gather(atoms, |span| self.span(span), self.room())
            .into_iter()
            .map(|spans| Block::Paragraph(merge(spans)))
            .collect()
    }

    fn fixed_blocks(&self, lines: Vec<TextLine>) -> Vec<Block> {
        let lines = lines.into_iter().flat_map(|line| self.short_lines(line));
        gather(lines, |line| (self.line)(&line.text), self.room())
            .into_iter()
            .map(Block::Fixed)
            .collect()
    }

    /// Divides a span into pieces that must not be divided further.
    fn atoms(&self, span: Span) -> Vec<Span> {
        match span {
            Span::Text(words) => words
                .split_inclusive(char::is_whitespace)
                .flat_map(|word| self.short_pieces(word))
                .map(Span::Text)
                .collect(),
            // What people are to copy and type must not be divided. It is kept whole if it fits, and becomes ordinary text if it does not.
            Span::Typed(words) if (self.words)(&words) + self.typed > self.room() => {
                self.atoms(Span::Text(words))
            }
            Span::Person(person) if (self.person)(&person) > self.room() => {
                self.atoms(Span::Text(person.name.to_string()))
            }
            Span::Room(room) if Self::room_link(self.words, &room) > self.room() => {
                self.atoms(Span::Text(room_name(&room)))
            }
            span => vec![span],
        }
    }

    /// Cuts a word into pieces that fit, however long it is.
    fn short_pieces(&self, word: &str) -> Vec<String> {
        let chars: Vec<char> = word.chars().collect();
        chars
            .chunks(self.room() / self.character)
            .map(|chunk| chunk.iter().collect())
            .collect()
    }

    fn short_lines(&self, line: TextLine) -> Vec<TextLine> {
        if (self.line)(&line.text) <= self.room() {
            return vec![line];
        }
        let pieces = self.short_pieces(&line.text).into_iter();
        pieces.map(TextLine::plain).collect()
    }

    fn block(&self, block: &Block) -> usize {
        self.around
            + match block {
                Block::Paragraph(spans) => spans.iter().map(|span| self.span(span)).sum(),
                Block::Board(board) => self.lines(&board.lines()),
                Block::Fixed(lines) => self.lines(lines),
                Block::File(file) => file.beside.iter().map(|block| self.block(block)).sum(),
            }
    }

    fn lines(&self, lines: &[TextLine]) -> usize {
        lines.iter().map(|line| (self.line)(&line.text)).sum()
    }

    /// The most that a link to a room takes up. The room's name may appear twice: as the text and in the address.
    fn room_link(words: fn(&str) -> usize, room: &RoomKey) -> usize {
        2 * words(&room_name(room)) + 40
    }

    fn span(&self, span: &Span) -> usize {
        match span {
            Span::Text(words) => (self.words)(words),
            Span::Typed(words) => (self.words)(words) + self.typed,
            Span::Person(person) => (self.person)(person),
            Span::Room(room) => Self::room_link(self.words, room),
        }
    }
}

/// Divides the items into groups. In each group the sizes add up to at most `limit`. No single item may be larger than `limit`.
fn gather<T>(
    items: impl Iterator<Item = T>,
    weight: impl Fn(&T) -> usize,
    limit: usize,
) -> Vec<Vec<T>> {
    let mut groups: Vec<Vec<T>> = Vec::new();
    let mut filled = limit;
    for item in items {
        let weight = weight(&item);
        match groups.last_mut() {
            Some(group) if filled + weight <= limit => group.push(item),
            _ => {
                groups.push(vec![item]);
                filled = 0;
            }
        }
        filled += weight;
    }
    groups
}

/// Joins neighbouring pieces of text.
fn merge(spans: Vec<Span>) -> Vec<Span> {
    let mut merged: Vec<Span> = Vec::new();
    for span in spans {
        match (merged.last_mut(), span) {
            (Some(Span::Text(before)), Span::Text(words)) => before.push_str(&words),
            (_, span) => merged.push(span),
        }
    }
    merged
}
