//! Message bodies as styled lines. They are wrapped to the width of their place when they are drawn.

use crate::render::{Block, Span, room_name};
use crate::session::Identity;
use lusoria_games::rules::Seat;
use lusoria_games::text_board::TextLine;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span as Piece};

pub(super) const FIRST: Style = Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD);
pub(super) const SECOND: Style = Style::new().fg(Color::Green).add_modifier(Modifier::BOLD);
const TYPED: Style = Style::new().fg(Color::Cyan);
const CALLED: Style = Style::new().add_modifier(Modifier::BOLD);
/// Stands for a blank at which the line must not be broken.
pub(super) const UNBROKEN: &str = "\u{a0}";

/// The body as lines. Its boards are left out if they are shown elsewhere.
pub(super) fn body_lines(
    body: &[Block],
    calls: Option<&Identity>,
    with_boards: bool,
) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let shown = body
        .iter()
        .filter(|block| with_boards || !matches!(block, Block::Board(_)));
    for block in shown {
        match block {
            Block::Paragraph(spans) => lines.extend(paragraph_lines(spans, calls)),
            Block::Board(board) => lines.extend(run_lines(&board.lines())),
            Block::Fixed(rows) => lines.extend(run_lines(rows)),
            Block::File(file) => lines.extend(run_lines(&file.lines())),
        }
    }
    lines
}

/// Lines of a board or of a table.
pub(super) fn run_lines(rows: &[TextLine]) -> Vec<Line<'static>> {
    let piece = |(text, owner): (&str, _)| {
        let style = match owner {
            Some(Seat::First) => FIRST,
            Some(Seat::Second) => SECOND,
            None => Style::new(),
        };
        Piece::styled(text.replace(' ', UNBROKEN), style)
    };
    let line = |row: &TextLine| Line::from_iter(row.runs().into_iter().map(piece));
    rows.iter().map(line).collect()
}

fn paragraph_lines(spans: &[Span], calls: Option<&Identity>) -> Vec<Line<'static>> {
    let mut lines = vec![Line::default()];
    for span in spans {
        let (text, style) = styled(span, calls);
        for (n, text) in text.split('\n').enumerate() {
            if n > 0 {
                lines.push(Line::default());
            }
            if let Some(line) = lines.last_mut() {
                line.push_span(Piece::styled(text.to_owned(), style));
            }
        }
    }
    lines
}

fn styled(span: &Span, calls: Option<&Identity>) -> (String, Style) {
    match span {
        Span::Text(text) => (text.clone(), Style::new()),
        Span::Person(person) if calls == Some(person) => (format!("@{}", person.name), CALLED),
        Span::Person(person) => (person.name.to_string(), Style::new()),
        Span::Typed(text) => (text.replace(' ', UNBROKEN), TYPED),
        Span::Room(room) => (room_name(room), Style::new()),
    }
}
