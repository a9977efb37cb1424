//! Turns blocks into the two forms of a Matrix message: HTML, and plain text that is complete by itself. Text that people typed is escaped
//! and appears as it was typed.

use crate::render::{Block, Span, plain_text, room_name};
use crate::session::{Identity, Platform};
use lusoria_games::text_board::TextLine;
use matrix_sdk::ruma::UserId;

/// A message in both forms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct FormattedText {
    pub(super) plain: String,
    pub(super) html: String,
}

/// Both forms of a body. Clients show a link to a person as a mention. So only the person in `calls` is written as a link.
pub(super) fn format_body(body: &[Block], calls: Option<&Identity>) -> FormattedText {
    FormattedText {
        plain: plain_text(body),
        html: html(body, calls),
    }
}

fn html(body: &[Block], calls: Option<&Identity>) -> String {
    let mut out = String::new();
    let mut rest = body;
    while let Some((block, after)) = rest.split_first() {
        let together = match block {
            Block::Board(board) => {
                fixed_html(&mut out, &board.lines());
                1
            }
            Block::Fixed(lines) => {
                fixed_html(&mut out, lines);
                1
            }
            Block::File(file) => {
                fixed_html(&mut out, &file.lines());
                1
            }
            Block::Paragraph(_) => {
                let together = 1 + after
                    .iter()
                    .take_while(|next| stands_with(block, next))
                    .count();
                paragraph(&mut out, &rest[..together], calls);
                together
            }
        };
        rest = &rest[together..];
    }
    out
}

/// Whether no gap is written between two blocks. Short paragraphs stand together, so that the message of a turn fits on the screen of a
/// phone.
fn stands_with(above: &Block, below: &Block) -> bool {
    matches!(below, Block::Paragraph(_)) && !above.is_long() && !below.is_long()
}

fn paragraph(out: &mut String, blocks: &[Block], calls: Option<&Identity>) {
    out.push_str("<p>");
    for (n, block) in blocks.iter().enumerate() {
        if n > 0 {
            out.push_str("<br>");
        }
        if let Block::Paragraph(spans) = block {
            spans.iter().for_each(|span| html_span(out, span, calls));
        }
    }
    out.push_str("</p>");
}

fn html_span(out: &mut String, span: &Span, calls: Option<&Identity>) {
    match span {
        Span::Text(words) => escape(out, words),
        Span::Typed(words) => {
            out.push_str("<code>");
            escape(out, words);
            out.push_str("</code>");
        }
        Span::Person(person) => match link(person, calls) {
            Some(link) => {
                out.push_str(&format!("<a href=\"{link}\">"));
                escape(out, &person.name);
                out.push_str("</a>");
            }
            None => escape(out, &person.name),
        },
        Span::Room(room) if room.platform == Platform::Matrix => {
            out.push_str("<a href=\"");
            escape(out, &room_name(room));
            out.push_str("\">");
            escape(out, &room_name(room));
            out.push_str("</a>");
        }
        Span::Room(room) => escape(out, &room_name(room)),
    }
}

/// The URL by which clients recognize a mention of this person. `None` if the message does not notify this person.
fn link(person: &Identity, calls: Option<&Identity>) -> Option<String> {
    calls.filter(|called| called.platform == person.platform && called.id == person.id)?;
    let user = UserId::parse(&person.id).ok()?;
    Some(user.matrix_to_uri().to_string().replace('"', "%22"))
}

fn fixed_html(out: &mut String, lines: &[TextLine]) {
    out.push_str("<pre><code>");
    for line in lines {
        escape(out, &line.text);
        out.push('\n');
    }
    out.push_str("</code></pre>");
}

/// Appends text escaped, so that it appears as it is.
fn escape(out: &mut String, words: &str) {
    for c in words.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' => out.push_str("<br>"),
            c => out.push(c),
        }
    }
}

#[cfg(test)]
#[path = "formatted_text_tests.rs"]
mod tests;
