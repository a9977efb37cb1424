//! Renders a body as plain text, without markup and colour.

use super::{Block, Span, room_name};
use lusoria_games::text_board::TextLine;

/// The body as plain text. Text to be typed is put between backticks.
#[must_use]
pub fn plain_text(body: &[Block]) -> String {
    let mut out = String::new();
    for (n, block) in body.iter().enumerate() {
        if n > 0 {
            out.push_str(body[n - 1].gap_to(block));
        }
        match block {
            Block::Paragraph(spans) => spans.iter().for_each(|span| push_span(&mut out, span)),
            Block::Board(board) => push_fixed_text(&mut out, &board.lines()),
            Block::Fixed(lines) => push_fixed_text(&mut out, lines),
            Block::File(file) => push_fixed_text(&mut out, &file.lines()),
        }
    }
    out
}

fn push_span(out: &mut String, span: &Span) {
    match span {
        Span::Text(words) => out.push_str(words),
        Span::Person(person) => out.push_str(&person.name),
        Span::Room(room) => out.push_str(&room_name(room)),
        Span::Typed(words) => {
            out.push('`');
            out.push_str(words);
            out.push('`');
        }
    }
}

fn push_fixed_text(out: &mut String, lines: &[TextLine]) {
    for (number, line) in lines.iter().enumerate() {
        if number > 0 {
            out.push('\n');
        }
        out.push_str(&line.text);
    }
}
