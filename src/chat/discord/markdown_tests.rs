//! Tests of the text that Discord is given: nothing that people typed may become markup.

use super::text;
use crate::render::{Block, Span};
use crate::session::{Identity, Platform};
use lusoria_games::text_board::TextLine;
use proptest::prelude::*;

fn person(id: &str, name: &str) -> Identity {
    Identity {
        platform: Platform::Discord,
        id: id.into(),
        name: name.into(),
    }
}

fn paragraph(spans: &[Span]) -> Block {
    Block::Paragraph(spans.to_vec())
}

fn words(words: &str) -> Span {
    Span::Text(words.to_owned())
}

fn fixed(lines: &[&str]) -> Block {
    let line = |line: &&str| TextLine::plain((*line).to_owned());
    Block::Fixed(lines.iter().map(line).collect())
}

#[test]
fn a_turn_reads_as_meant() {
    let anna = person("17", "anna");
    let bela = person("18", "be_la");
    let body = [
        paragraph(&[
            Span::Person(bela),
            words(" moved. "),
            Span::Person(anna.clone()),
            words(":"),
        ]),
        fixed(&["_ 1 _", " a"]),
        paragraph(&[words("Type "), Span::Typed("place 4".to_owned())]),
        paragraph(&[words("#12")]),
    ];
    assert_eq!(
        text(&body, Some(&anna)),
        "be\\_la moved. <@17>:\n```\n_ 1 _\n a\n```\nType `place 4`\n\\#12"
    );
}

#[test]
fn an_address_in_a_name_is_no_link() {
    let body = [paragraph(&[Span::Person(person(
        "17",
        "https://evil.example: come",
    ))])];
    assert_eq!(text(&body, None), "https:\u{200b}//evil.example: come");
}

#[test]
fn only_the_called_are_mentioned() {
    let anna = person("17", "anna");
    let body = [paragraph(&[Span::Person(anna)])];
    assert_eq!(text(&body, None), "anna");
    assert_eq!(text(&body, Some(&person("18", "anna"))), "anna");
    let forged = person("17> @everyone <@1", "x");
    let body = [paragraph(&[Span::Person(forged.clone())])];
    assert_eq!(text(&body, Some(&forged)), "x");
}

#[test]
fn names_cannot_ring_everyone() {
    let body = [paragraph(&[Span::Person(person(
        "1",
        "@everyone <@2> @here",
    ))])];
    let text = text(&body, None);
    assert!(!text.contains("@everyone") && !text.contains("@here"));
    assert!(text.contains("\\<@"));
}

#[test]
fn a_fixed_block_cannot_be_left() {
    let text = text(&[fixed(&["```", "````` @everyone", "x``"])], None);
    assert_eq!(text.matches("```").count(), 2);
    assert!(text.starts_with("```\n`\u{200b}`\u{200b}`\n") && text.ends_with("\n```"));
}

#[test]
fn marks_at_the_beginning_of_a_line_are_only_characters() {
    let text = text(&[paragraph(&[words("- a\n1. b\n> c\n-# d\n12 e.")])], None);
    assert_eq!(text, "\\- a\n1\\. b\n\\> c\n\\-# d\n12 e.");
}

#[test]
fn what_cannot_be_code_stays_readable() {
    let body = [paragraph(&[
        Span::Typed("`new".to_owned()),
        Span::Typed("a".to_owned()),
        Span::Typed("b".to_owned()),
    ])];
    assert_eq!(text(&body, None), "\\`new`a`\u{200b}`b`");
}

#[test]
fn nothing_is_nothing() {
    assert_eq!(text(&[], None), "");
    assert_eq!(text(&[fixed(&[""]), paragraph(&[])], None), "");
}

/// What Discord shows of an escaped text.
fn shown(markdown: &str) -> String {
    let mut out = String::new();
    let mut chars = markdown.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\\' if chars.peek().is_some_and(char::is_ascii_punctuation) => {
                out.extend(chars.next());
            }
            '\u{200b}' => {}
            c => out.push(c),
        }
    }
    out
}

proptest! {
    #[test]
    fn text_is_shown_as_typed(typed in "[ -~\n#>@`*_čあ-]{0,60}") {
        let markdown = text(&[paragraph(&[words(&typed)])], None);
        prop_assert_eq!(shown(&markdown), typed);
    }

    #[test]
    fn no_mark_of_people_works(typed in "[<@!&#>:`*_~|\\[\\]()everyonehere1-9 \n-]{0,60}") {
        let markdown = text(&[paragraph(&[words(&typed)])], None);
        prop_assert!(!markdown.contains("@e") && !markdown.contains("@h"));
        let chars: Vec<char> = markdown.chars().collect();
        for (at, c) in chars.iter().enumerate() {
            if matches!(c, '*' | '_' | '~' | '`' | '|' | '<' | '[') {
                let slashes = chars[..at].iter().rev().take_while(|c| **c == '\\').count();
                prop_assert_eq!(slashes % 2, 1, "{}", markdown);
            }
        }
    }
}
