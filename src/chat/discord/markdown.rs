//! Turns blocks into Discord's Markdown. Text that people typed is escaped: it appears as it was typed, and nothing in it becomes markup
//! or a mention.

use crate::render::{Block, Span, room_name};
use crate::session::{Identity, Platform, RoomKey};
use lusoria_games::text_board::TextLine;

/// An invisible character. It separates characters that Discord would otherwise read together as a mark or a link.
const NOTHING: char = '\u{200b}';

/// The text of a message. Only `calls` is written as a mention.
pub(super) fn text(body: &[Block], calls: Option<&Identity>) -> String {
    let mut out = String::new();
    for (n, block) in body.iter().enumerate() {
        let before = out.len();
        match block {
            Block::Paragraph(spans) => paragraph(&mut out, spans, calls),
            Block::Board(board) => push_code_block(&mut out, &board.lines()),
            Block::Fixed(lines) => push_code_block(&mut out, lines),
            Block::File(file) => push_code_block(&mut out, &file.lines()),
        }
        if out.len() > before && before > 0 {
            let above = &body[n.saturating_sub(1)];
            out.insert_str(before, gap(above, block));
        }
    }
    out
}

/// What is written between two blocks. A code block needs no empty line around it.
fn gap(above: &Block, below: &Block) -> &'static str {
    match (above, below) {
        (Block::Paragraph(_), Block::Paragraph(_)) => above.gap_to(below),
        _ => "\n",
    }
}

fn paragraph(out: &mut String, spans: &[Span], calls: Option<&Identity>) {
    let start = out.len();
    for span in spans {
        match span {
            Span::Text(words) => escape(out, start, words),
            Span::Person(person) if is_called(person, calls) => {
                out.push_str("<@");
                out.push_str(&person.id);
                out.push('>');
            }
            Span::Person(person) => escape(out, start, &person.name),
            Span::Room(room) if is_channel(room) => {
                out.push_str("<#");
                out.push_str(&room.id);
                out.push('>');
            }
            Span::Room(room) => escape(out, start, &room_name(room)),
            Span::Typed(words) => push_typed(out, start, words),
        }
    }
}

/// Whether to write this person as a mention. This is done if the message notifies them and their id consists of digits. Any
/// other id could be markup.
fn is_called(person: &Identity, calls: Option<&Identity>) -> bool {
    calls.is_some_and(|called| called.platform == person.platform && called.id == person.id)
        && person.id.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether this is a channel of Discord whose id consists of digits. Any other id could be markup.
fn is_channel(room: &RoomKey) -> bool {
    room.platform == Platform::Discord && room.id.bytes().all(|byte| byte.is_ascii_digit())
}

fn push_typed(out: &mut String, start: usize, words: &str) {
    if words.is_empty() || words.contains(['`', '\n']) {
        return escape(out, start, words);
    }
    if out.ends_with('`') {
        out.push(NOTHING);
    }
    out.push('`');
    out.push_str(words);
    out.push('`');
}

/// Appends text so that nothing in it becomes markup. `start` is where the paragraph begins in `out`: some marks work only at the
/// beginning of a line.
fn escape(out: &mut String, start: usize, words: &str) {
    for (n, c) in words.char_indices() {
        if always_marks(c) || marks_line(&out[start..], c) {
            out.push('\\');
        }
        out.push(c);
        // This also breaks `@everyone` and `@here`, and `http://`, which Discord would turn into a link.
        if c == '@' || words[n..].starts_with("://") {
            out.push(NOTHING);
        }
    }
}

fn always_marks(c: char) -> bool {
    matches!(c, '\\' | '*' | '_' | '~' | '`' | '|' | '<' | '[' | ']')
}

/// Whether this character would begin a heading, a quote or a list here. `before` is the text before it in the paragraph.
fn marks_line(before: &str, c: char) -> bool {
    let line = || before.rsplit('\n').next().unwrap_or_default().trim_start();
    match c {
        '#' | '>' | '-' | '+' => line().is_empty(),
        '.' | ')' => !line().is_empty() && line().bytes().all(|byte| byte.is_ascii_digit()),
        _ => false,
    }
}

/// Appends a code block. The line break after the opening backticks is needed: without it, Discord would take the first line for the name
/// of a language.
fn push_code_block(out: &mut String, lines: &[TextLine]) {
    if lines.iter().all(|line| line.text.is_empty()) {
        return;
    }
    out.push_str("```\n");
    for line in lines {
        out.push_str(&fixed_line(&line.text));
        out.push('\n');
    }
    out.push_str("```");
}

/// One line of a code block. Neighbouring backticks are separated, so that no line can end the block.
pub(super) fn fixed_line(line: &str) -> String {
    let mut out = String::new();
    for c in line.chars() {
        if c == '`' && out.ends_with('`') {
            out.push(NOTHING);
        }
        out.push(c);
    }
    out
}

#[cfg(test)]
#[path = "markdown_tests.rs"]
mod tests;
