//! The size limits of a Matrix event, for [`crate::chat::split`]. An event may have 64 KiB after encryption, including everything around
//! the text. A message holds its text twice, as plain text and as HTML.

use crate::chat::split::{Scale, split as divide};
use crate::render::Body;
use crate::session::Identity;

/// The most bytes of HTML that a message may hold. HTML is the longer of the two forms. Encryption makes four bytes out of three.
const LIMIT: usize = 16_000;

const SCALE: Scale = Scale {
    limit: LIMIT,
    // The tags, the fences, the gap.
    around: 30,
    // The tags of something to type.
    typed: 13,
    character: 6,
    words: words_weight,
    person: person_weight,
    line: line_weight,
};

/// Divides a body into bodies that fit one event each.
pub(super) fn split(body: Body) -> Vec<Body> {
    divide(body, SCALE)
}

fn words_weight(words: &str) -> usize {
    words.chars().map(character_weight).sum()
}

fn character_weight(c: char) -> usize {
    match c {
        '&' | '<' | '>' | '"' | '\n' => 6,
        c => c.len_utf8(),
    }
}

/// How many bytes a link to this person takes at most. Percent-encoding can make three bytes of each byte of the id.
fn person_weight(person: &Identity) -> usize {
    words_weight(&person.name) + 3 * person.id.len() + 40
}

fn line_weight(line: &str) -> usize {
    words_weight(line) + 1
}

#[cfg(test)]
mod tests {
    use super::{LIMIT, split};
    use crate::chat::matrix::formatted_text::format_body;
    use crate::render::{Block, Body, Span};
    use lusoria_games::text_board::TextLine;

    #[test]
    fn every_part_fits_and_nothing_is_lost() {
        let line = |n: usize| TextLine::plain(format!("{n} <&> place:4"));
        let body: Body = vec![
            Block::Paragraph(vec![Span::Text("so\n\"wing\" ".repeat(3_000))]),
            Block::Fixed((0..2_000).map(line).collect()),
        ];
        let whole = format_body(&body, None).plain;
        let parts = split(body);
        assert!(parts.len() > 3);
        let mut said = String::new();
        for part in &parts {
            let shown = format_body(part, None);
            assert!(shown.html.len() <= LIMIT && shown.plain.len() <= LIMIT);
            said.push_str(&shown.plain);
        }
        let letters = |text: &str| text.split_whitespace().collect::<String>();
        assert_eq!(letters(&said), letters(&whole));
    }
}
