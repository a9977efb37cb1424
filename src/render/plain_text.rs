//! A message body as plain text, for the command line and the engine.

use super::{Block, Span};
use lusoria_games::text_board::Run;

/// The body as lines: people by their names, words to type in backticks.
#[must_use]
pub fn plain_text(body: &[Block]) -> String {
    let mut text = String::new();
    for (n, block) in body.iter().enumerate() {
        if n > 0 {
            text.push_str(line_breaks(&body[n - 1], block));
        }
        match block {
            Block::Paragraph(spans) => text.extend(spans.iter().map(plain_span)),
            Block::Board(board) => text.push_str(&plain_lines(&board.lines())),
            Block::Fixed(lines) => text.push_str(&plain_lines(lines)),
        }
    }
    text
}

/// What stands between two blocks where text has no other layout: a long paragraph is set apart by an empty line.
#[must_use]
pub fn line_breaks(above: &Block, below: &Block) -> &'static str {
    if above.is_long() || below.is_long() {
        "\n\n"
    } else {
        "\n"
    }
}

fn plain_span(span: &Span) -> String {
    match span {
        Span::Text(text) => text.clone(),
        Span::Person(person) => person.name.clone(),
        Span::Typed(text) => format!("`{text}`"),
    }
}

fn plain_lines(lines: &[Vec<Run>]) -> String {
    let line = |runs: &Vec<Run>| runs.iter().map(|run| run.text.as_str()).collect::<String>();
    lines.iter().map(line).collect::<Vec<_>>().join("\n")
}
