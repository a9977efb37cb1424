//! Turns the body of a message into text for a terminal or a pipe.

use crate::render::{Block, Span, room_name};
use crate::session::Identity;
use anstyle::{AnsiColor, Style};
use lusoria_games::rules::Seat;
use lusoria_games::text_board::TextLine;

const FIRST: Style = AnsiColor::Yellow.on_default().bold();
const SECOND: Style = AnsiColor::Green.on_default().bold();
const TYPED: Style = AnsiColor::Cyan.on_default();
/// Replaces a blank at which the line may not be broken.
const UNBROKEN: &str = "\u{a0}";
const CALLED: Style = Style::new().bold();

/// The body as lines of text.
///
/// - The person whom the message notifies appears as `@name`.
/// - Without colours, words that people can type stand in backticks.
/// - Sentences are wrapped at `columns`, between words. Boards are never wrapped. If a wide board does not fit, its narrow form is drawn.
pub(super) fn text(
    body: &[Block],
    calls: Option<&Identity>,
    colour: bool,
    columns: Option<usize>,
) -> String {
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
            text.push_str(body[n - 1].gap_to(block));
        }
        match block {
            Block::Paragraph(spans) => {
                let spans = spans.iter().map(|span| unbroken(span, columns));
                let words = spans.map(|span| word(&span, calls, colour, &paint));
                text.push_str(&wrap(&words.collect::<String>(), columns));
            }
            Block::Board(board) => {
                let lines = columns.map_or_else(|| board.lines(), |most| board.lines_within(most));
                text.push_str(&format_lines(&lines, &paint));
            }
            Block::Fixed(lines) => text.push_str(&format_lines(lines, &paint)),
            Block::File(file) => text.push_str(&format_lines(&file.lines(), &paint)),
        }
    }
    text
}

/// The text, wrapped between words. The terminal breaks a word that is longer than a line, such as a hash.
fn wrap(text: &str, columns: Option<usize>) -> String {
    let Some(columns) = columns else {
        return text.to_owned();
    };
    let options = textwrap::Options::new(columns)
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation)
        .break_words(false);
    textwrap::fill(text, options).replace(UNBROKEN, " ")
}

/// The span. If it is text that people can type and fits on one line, its blanks are replaced by [`UNBROKEN`], so that it is not wrapped.
fn unbroken(span: &Span, columns: Option<usize>) -> Span {
    match (span, columns) {
        (Span::Typed(text), Some(columns)) if text.chars().count() + 2 <= columns => {
            Span::Typed(text.replace(' ', UNBROKEN))
        }
        _ => span.clone(),
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
        Span::Person(person) => person.name.to_string(),
        Span::Room(room) => room_name(room),
        Span::Typed(text) if colour => paint(text, TYPED),
        Span::Typed(text) => format!("`{text}`"),
    }
}

fn format_lines(lines: &[TextLine], paint: &impl Fn(&str, Style) -> String) -> String {
    let run = |(text, owner): (&str, _)| match owner {
        Some(Seat::First) => paint(text, FIRST),
        Some(Seat::Second) => paint(text, SECOND),
        None => text.to_owned(),
    };
    let line = |line: &TextLine| line.runs().into_iter().map(run).collect::<String>();
    lines.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::Lang;
    use crate::render::Board;
    use lusoria_games::catalog::GAMES;
    use lusoria_games::text_board::BoardWidth;

    fn body() -> Vec<Block> {
        let sentence = "Кошки идут только к ряду 1, `e4-f4` и ещё несколько слов.";
        let line = TextLine {
            text: "_ ".repeat(12),
            pieces: vec![(0..24, Seat::First)],
        };
        vec![
            Block::Paragraph(vec![Span::Text(sentence.to_owned())]),
            Block::Fixed(vec![line]),
        ]
    }

    #[test]
    fn sentences_are_broken_between_words_at_the_edge_and_boards_never() {
        let shown = text(&body(), None, false, Some(20));
        let lines: Vec<_> = shown.lines().collect();
        assert_eq!(
            lines[..4],
            [
                "Кошки идут только к",
                "ряду 1, `e4-f4` и",
                "ещё несколько слов.",
                "_ _ _ _ _ _ _ _ _ _ _ _ "
            ]
        );
    }

    #[test]
    fn what_is_to_be_typed_is_not_broken_if_it_fits_on_a_line() {
        let spans = |typed: &str| {
            let words = Span::Text("Begin a game with ".to_owned());
            vec![Block::Paragraph(vec![words, Span::Typed(typed.to_owned())])]
        };
        for colour in [false, true] {
            let shown = text(&spans("!new quick @bob"), None, colour, Some(24));
            assert!(shown.contains("!new quick @bob"), "{shown:?}");
            assert_eq!(shown.lines().count(), 2, "{shown:?}");
        }
        let long = text(&spans("!new scripta @bob first"), None, false, Some(24));
        assert!(long.contains("`!new\nscripta"), "{long:?}");
    }

    #[test]
    fn colours_take_no_room_on_a_line() {
        let spans = ["one", "two", "three"].map(|word| Span::Typed(word.to_owned()));
        let blank = || Span::Text(" ".to_owned());
        let [one, two, three] = spans;
        let body = [Block::Paragraph(vec![one, blank(), two, blank(), three])];
        let shown = text(&body, None, true, Some(13));
        assert_eq!(shown.lines().count(), 1, "{shown:?}");
    }

    #[test]
    fn a_wide_board_becomes_narrow_where_it_does_not_fit() {
        let diagram = GAMES[0].begin("").unwrap().diagram();
        let board = |width| Board::text(diagram.clone(), Seat::First, Lang::En, width);
        let shown = |width, columns| text(&[Block::Board(board(width))], None, false, columns);
        let [narrow, wide] = [BoardWidth::Narrow, BoardWidth::Wide].map(|width| shown(width, None));
        let widest = wide.lines().map(str::len).max().unwrap();
        assert_ne!(narrow, wide);
        assert_eq!(shown(BoardWidth::Wide, Some(widest)), wide);
        assert_eq!(shown(BoardWidth::Wide, Some(widest - 1)), narrow);
    }

    #[test]
    fn where_nobody_knows_the_width_nothing_is_wrapped() {
        assert_eq!(text(&body(), None, false, None).lines().count(), 2);
    }
}
