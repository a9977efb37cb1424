//! Reads links to people that some clients, such as Element X on Android, write into the body of a message:
//! `[Anna](https://matrix.to/#/@anna:example.org)`. Pure.

use super::html::person;
use super::text_piece::TextPiece;

/// The address of a link must have fewer bytes than this. The `[` before its label is looked for within this many characters.
const LONGEST: usize = 600;

/// What stands between a link's label and its address.
const MIDDLE: &str = "](";

/// Splits the body so that each link to a person is a piece of its own. Other links remain text.
pub(super) fn divide_at_links(body: &str) -> Vec<TextPiece> {
    let mut pieces = Vec::new();
    let (mut rest, mut from) = (body, 0);
    while let Some(at) = rest.get(from..).and_then(|ahead| ahead.find(MIDDLE)) {
        let middle = from + at;
        let Some((start, id, end)) = link(rest, middle) else {
            from = middle + MIDDLE.len();
            continue;
        };
        let before = &rest[..start];
        let before = before.strip_suffix('@').unwrap_or(before);
        pieces.push(TextPiece::Words(before.to_owned()));
        pieces.push(TextPiece::Person(id));
        (rest, from) = (&rest[end..], 0);
    }
    pieces.push(TextPiece::Words(rest.to_owned()));
    pieces
}

/// Reads the link whose [`MIDDLE`] is at this position. Returns where it starts, the person's id, and where it ends. `None` if there is
/// no such link, if it leads to no person, or if its address is too long ([`LONGEST`]).
fn link(text: &str, middle: usize) -> Option<(usize, String, usize)> {
    let address = &text[middle + MIDDLE.len()..];
    let length = address
        .find([')', '\n'])
        .filter(|length| *length < LONGEST)?;
    let first = address[..length].split_whitespace().next()?;
    let person = person(first.trim_matches(['<', '>']))?;
    let end = middle + MIDDLE.len() + length + 1;
    Some((opening(&text[..middle])?, person, end))
}

/// The position of the `[` that belongs to the `]` right after `before`. A name may contain brackets. If the brackets in the last
/// [`LONGEST`] characters do not match, the nearest `[` is taken. `None` if `before` has no `[`.
fn opening(before: &str) -> Option<usize> {
    let mut open = 1;
    let brackets = before.char_indices().rev();
    let plain = |at: usize| !before[..at].ends_with('\\');
    let near = brackets.take(LONGEST);
    for (at, c) in near.filter(|(at, c)| ['[', ']'].contains(c) && plain(*at)) {
        open = if c == ']' { open + 1 } else { open - 1 };
        if open == 0 {
            return Some(at);
        }
    }
    before.rfind('[')
}

#[cfg(test)]
mod tests {
    use super::divide_at_links;
    use crate::chat::matrix::text_piece::TextPiece;

    fn pieces(body: &str) -> Vec<String> {
        let show = |piece: TextPiece| match piece {
            TextPiece::Words(words) => words,
            TextPiece::Person(id) => format!("<{id}>"),
        };
        divide_at_links(body).into_iter().map(show).collect()
    }

    #[test]
    fn a_link_to_a_person_is_that_person_whatever_its_label() {
        let to = "https://matrix.to/#/@b:e.org";
        for label in ["@b:e.org", "Béla [K]", "B\\]", "", "a ] b"] {
            let body = format!("!new quick [{label}]({to}) first");
            assert_eq!(
                pieces(&body),
                ["!new quick ", "<@b:e.org>", " first"],
                "{label}"
            );
        }
        let two = format!("x @[b]({to})[c](<matrix:u/c:e.org> \"c\")");
        assert_eq!(pieces(&two), ["x ", "<@b:e.org>", "", "<@c:e.org>", ""]);
    }

    #[test]
    fn other_links_and_brackets_stay() {
        for body in [
            "[a](https://example.org) ](",
            "](https://matrix.to/#/@b:e.org)",
            "[a](https://matrix.to/#/!room:e.org)",
            "[a](https://matrix.to/#/@b:e.org",
        ] {
            assert_eq!(pieces(body), [body]);
        }
    }
}
