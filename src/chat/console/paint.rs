//! A message body as text for a terminal or a pipe.

use crate::host::Identity;
use crate::render::{Block, Run, Span};
use crate::rules::Seat;
use anstyle::{AnsiColor, Style};

const FIRST: Style = AnsiColor::Yellow.on_default().bold();
const SECOND: Style = AnsiColor::Green.on_default().bold();
const TYPED: Style = AnsiColor::Cyan.on_default();
const CALLED: Style = Style::new().bold();

/// The body as lines. The person called stands as `@name`; words to type keep their backticks where there is no colour.
pub(super) fn text(body: &[Block], calls: Option<&Identity>, colour: bool) -> String {
    let paint = |text: &str, style: Style| {
        if colour {
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    };
    let mut text = String::new();
    for (n, block) in body.iter().enumerate() {
        if n > 0 {
            text.push_str(gap(&body[n - 1], block));
        }
        match block {
            Block::Paragraph(spans) => {
                text.extend(spans.iter().map(|span| word(span, calls, colour, &paint)));
            }
            Block::Fixed(lines) => text.push_str(&fixed(lines, &paint)),
        }
    }
    text
}

/// Short lines stand together, as a turn does; long texts get air.
fn gap(above: &Block, below: &Block) -> &'static str {
    if above.is_long() || below.is_long() {
        "\n\n"
    } else {
        "\n"
    }
}

fn word(
    span: &Span,
    calls: Option<&Identity>,
    colour: bool,
    paint: &impl Fn(&str, Style) -> String,
) -> String {
    match span {
        Span::Text(text) => text.clone(),
        Span::Person(person) if calls == Some(person) => {
            paint(&format!("@{}", person.name), CALLED)
        }
        Span::Person(person) => person.name.clone(),
        Span::Typed(text) if colour => paint(text, TYPED),
        Span::Typed(text) => format!("`{text}`"),
    }
}

fn fixed(lines: &[Vec<Run>], paint: &impl Fn(&str, Style) -> String) -> String {
    let line = |runs: &Vec<Run>| -> String {
        let run = |run: &Run| match run.owner {
            Some(Seat::First) => paint(&run.text, FIRST),
            Some(Seat::Second) => paint(&run.text, SECOND),
            None => run.text.clone(),
        };
        runs.iter().map(run).collect()
    };
    lines.iter().map(line).collect::<Vec<_>>().join("\n")
}
