//! Tests that long messages are divided well: every part fits, nothing is lost, and the cuts are where a reader would make them.

use super::{LIMIT, split};
use crate::chat::discord::markdown::text;
use crate::render::{Block, Body, Span};
use crate::session::{Identity, Platform};
use lusoria_games::text_board::TextLine;
use proptest::prelude::*;

fn paragraph(words: &str) -> Block {
    Block::Paragraph(vec![Span::Text(words.to_owned())])
}

fn line(text: &str) -> TextLine {
    TextLine::plain(text.to_owned())
}

#[test]
fn what_fits_stays_whole() {
    let body = vec![paragraph("a"), Block::Fixed(vec![line("b")])];
    assert_eq!(split(body.clone()), [body]);
    assert_eq!(split(vec![]), Vec::<Body>::new());
}

#[test]
fn long_rules_are_split_at_paragraphs() {
    let body: Body = (0..9)
        .map(|n| paragraph(&format!("{n} ").repeat(300)))
        .collect();
    let parts = split(body.clone());
    assert_eq!(parts.iter().map(Vec::len).collect::<Vec<_>>(), [3, 3, 3]);
    assert_eq!(parts.concat(), body);
}

#[test]
fn a_long_paragraph_is_split_at_words() {
    let parts = split(vec![paragraph(&"sowing ".repeat(600))]);
    assert_eq!(parts.len(), 3);
    for part in parts {
        let text = text(&part, None);
        assert!(
            text.split_whitespace().all(|word| word == "sowing"),
            "{text}"
        );
    }
}

#[test]
fn a_long_fixed_block_is_split_at_lines() {
    let line = line("0123456789 abcdefghij");
    let parts = split(vec![Block::Fixed(vec![line.clone(); 200])]);
    let lines = |part: &Body| match &part[..] {
        [Block::Fixed(lines)] => lines.clone(),
        other => panic!("{other:?}"),
    };
    let all: Vec<_> = parts.iter().flat_map(lines).collect();
    assert_eq!(all, vec![line; 200]);
    assert!(parts.len() > 1);
}

/// One letter, repeated up to 2,499 times: sometimes a word longer than a message.
fn endless(letter: &'static str) -> impl Strategy<Value = String> {
    (1..2500usize).prop_map(|times| letter.repeat(times))
}

fn span() -> impl Strategy<Value = Span> {
    prop_oneof![
        8 => "[ -~\nあ🎲@]{0,300}".prop_map(Span::Text),
        1 => endless("*").prop_map(Span::Text),
        4 => "[ -~]{0,30}".prop_map(Span::Typed),
        1 => endless("`").prop_map(Span::Typed),
        4 => ("[1-9]{19}", "[ -~あ🎲]{0,40}").prop_map(|(id, name)| Span::Person(Identity {
            platform: Platform::Discord,
            id: id.into(),
            name: name.into(),
        })),
    ]
}

fn block() -> impl Strategy<Value = Block> {
    let piece = prop_oneof![9 => "[ -~]{0,50}", 1 => endless("`"), 1 => endless("🎲")];
    let line = prop::collection::vec(piece, 0..3).prop_map(|pieces| line(&pieces.concat()));
    prop_oneof![
        prop::collection::vec(span(), 0..8).prop_map(Block::Paragraph),
        prop::collection::vec(line, 0..20).prop_map(Block::Fixed),
    ]
}

/// The text of these bodies. Blanks, line breaks, zero-width spaces, backslashes and backticks are left out, because a cut may add or
/// remove some.
fn letters(parts: &[Body]) -> String {
    let text: String = parts.iter().map(|part| text(part, None)).collect();
    text.chars()
        .filter(|c| !c.is_whitespace() && !"\\`\u{200b}".contains(*c))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_part_fits_and_nothing_is_lost(body in prop::collection::vec(block(), 0..8)) {
        let whole = letters(std::slice::from_ref(&body));
        let called = body.iter().find_map(|block| match block {
            Block::Paragraph(spans) => spans.iter().find_map(|span| match span {
                Span::Person(person) => Some(person.clone()),
                _ => None,
            }),
            Block::Board(_) | Block::Fixed(_) | Block::File(_) => None,
        });
        let parts = split(body);
        for part in &parts {
            prop_assert!(text(part, None).encode_utf16().count() <= LIMIT);
            prop_assert!(text(part, called.as_ref()).encode_utf16().count() <= LIMIT);
        }
        prop_assert_eq!(letters(&parts), whole);
    }
}
