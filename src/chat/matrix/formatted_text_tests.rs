//! Tests that both forms say the same, that boards are whole, and that no name can become markup.

use super::format_body;
use crate::render::{Block, Span};
use crate::session::{Identity, Platform};
use lusoria_games::text_board::TextLine;
use proptest::prelude::*;

fn text(words: &str) -> Block {
    Block::Paragraph(vec![Span::Text(words.to_owned())])
}

fn board(lines: &[&str]) -> Block {
    let line = |text: &&str| TextLine::plain((*text).to_owned());
    Block::Fixed(lines.iter().map(line).collect())
}

fn anna(name: &str) -> Identity {
    Identity {
        platform: Platform::Matrix,
        id: "@anna:example.org".into(),
        name: name.into(),
    }
}

#[test]
fn a_turn_reads_the_same_in_both_forms() {
    let called = anna("Anna");
    let call = vec![
        Span::Person(called.clone()),
        Span::Text(", your turn: ".to_owned()),
        Span::Typed("place 4".to_owned()),
    ];
    let body = [
        Block::Paragraph(call),
        board(&["_ 1 _", "_ _ A"]),
        text("Dice: 4"),
    ];
    let shown = format_body(&body, Some(&called));
    assert_eq!(
        shown.plain,
        "Anna, your turn: `place 4`\n_ 1 _\n_ _ A\nDice: 4"
    );
    assert_eq!(
        shown.html,
        "<p><a href=\"https://matrix.to/#/@anna:example.org\">Anna</a>, your turn: <code>place 4</code></p>\
         <pre><code>_ 1 _\n_ _ A\n</code></pre><p>Dice: 4</p>"
    );
}

#[test]
fn only_the_person_called_is_linked() {
    let body = [Block::Paragraph(vec![Span::Person(anna("Anna"))])];
    assert_eq!(format_body(&body, None).html, "<p>Anna</p>");
    let elsewhere = Identity {
        platform: Platform::Discord,
        ..anna("Anna")
    };
    assert_eq!(format_body(&body, Some(&elsewhere)).html, "<p>Anna</p>");
}

#[test]
fn short_lines_stand_together_and_long_ones_apart() {
    let long = "sowing ".repeat(40);
    let shown = format_body(&[text("a"), text("b"), text(&long), text("c")], None);
    assert_eq!(shown.html, format!("<p>a<br>b</p><p>{long}</p><p>c</p>"));
    assert_eq!(shown.plain, format!("a\nb\n\n{long}\n\nc"));
}

proptest! {
    /// Whatever people write, and whatever their names are, all tags in the HTML are ours.
    #[test]
    fn nothing_leaves_its_place(words in "[ -~]{0,40}", name in "[ -~]{0,40}", line in "[ -~]{0,20}") {
        let body = [
            Block::Paragraph(vec![Span::Text(words.clone()), Span::Person(anna(&name)), Span::Typed(words)]),
            board(&[&line]),
        ];
        let html = format_body(&body, None).html;
        let tags: Vec<_> = html.split('<').skip(1).map(|rest| rest.split('>').next().unwrap_or_default()).collect();
        prop_assert_eq!(tags, ["p", "code", "/code", "/p", "pre", "code", "/code", "/pre"]);
    }
}
