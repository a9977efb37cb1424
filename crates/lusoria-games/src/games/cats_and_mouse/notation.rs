//! How moves are written: canonically without blanks, and as people type them (B3).
//!
//! Deliberately absent: Cyrillic letters in place of the keys that move the cats (`a`, `s`, `d`, `f` …). A Cyrillic letter could mean two
//! keys: on a Russian keyboard the key `f` types a letter that looks like a Latin `a`.

use super::{CatsAndMouse, Ply, Side, Square, Step};
use crate::kit::fold;
use crate::rules::{Fact, MoveWord, NotationError, Seat};
use std::borrow::Cow;
use std::fmt;
use unicode_normalization::UnicodeNormalization;

/// The keys that move the cats. Each cat has a key for left and a key for right. The last key (`;`) is listed three times, because it
/// types another letter on Czech and on Italian keyboards.
const KEYS: [(&str, u8, Side); 10] = [
    ("a", 1, Side::Left),
    ("s", 1, Side::Right),
    ("d", 2, Side::Left),
    ("f", 2, Side::Right),
    ("j", 3, Side::Left),
    ("k", 3, Side::Right),
    ("l", 4, Side::Left),
    (";", 4, Side::Right),
    ("ů", 4, Side::Right),
    ("ò", 4, Side::Right),
];

/// Words before a start square, in English, Czech, Italian and Russian. They have the form that [`fold`] returns. The canonical word is
/// the first one.
pub(super) const START: [&str; 8] = [
    "start",
    "zacatek",
    "zacit",
    "inizio",
    "partenza",
    "старт",
    "начало",
    "начать",
];

/// The words with which moves are shown in each language.
pub(super) const WRITTEN: [MoveWord; 1] = [["start", "začátek", "inizio", "старт"]];

/// Words for a cat's direction, in English, Czech, Italian and Russian. They have the form that [`fold`] returns.
const DIRECTIONS: [(&str, Side); 12] = [
    ("left", Side::Left),
    ("right", Side::Right),
    ("vlevo", Side::Left),
    ("doleva", Side::Left),
    ("vpravo", Side::Right),
    ("doprava", Side::Right),
    ("sinistra", Side::Left),
    ("destra", Side::Right),
    ("влево", Side::Left),
    ("налево", Side::Left),
    ("вправо", Side::Right),
    ("направо", Side::Right),
];

/// The most bytes of a text that is read as a move.
const LONGEST: usize = 64;

/// The kind of move that comes next. It decides which texts are read as moves. Other texts are conversation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AwaitedMove {
    Start,
    Mouse,
    Cats,
}

impl CatsAndMouse {
    pub(super) const fn waits_for(&self) -> AwaitedMove {
        match (self.mouse, self.to_move) {
            (None, _) => AwaitedMove::Start,
            (_, Seat::First) => AwaitedMove::Mouse,
            (_, Seat::Second) => AwaitedMove::Cats,
        }
    }
}

impl CatsAndMouse {
    /// Reads a whole text as one move. See [`crate::rules::State::parse_move`].
    pub(super) fn read_move(&self, text: &str) -> Result<Ply, NotationError> {
        let awaited = self.waits_for();
        let step = match awaited {
            AwaitedMove::Start => step_to(Square::USUAL, text),
            AwaitedMove::Mouse => self.mouse.and_then(|mouse| step_to(mouse, text)),
            AwaitedMove::Cats => match self.cats_step_to(text)[..] {
                [] => None,
                [step] => Some(step),
                _ => return Err(syntax(awaited)),
            },
        };
        step.map_or_else(|| parse(awaited, text), Ok)
    }

    /// The steps of cats that a text may mean. The text names both squares (`c8-d7`), or only the square where the step ends (`d7`). Two
    /// cats may be able to reach that square.
    fn cats_step_to(&self, text: &str) -> Vec<Ply> {
        let Some((from, to)) = squares(text) else {
            return Vec::new();
        };
        let cats = (1..).zip(self.cats);
        let moving = cats.filter(|(_, at)| at.is_some() && (from.is_none() || *at == from));
        let steps = moving.flat_map(|(cat, at)| Side::ALL.map(|side| (cat, at, side)));
        steps
            .filter(|(_, at, side)| at.and_then(|at| at.step(side.squares())) == Some(to))
            .map(|(cat, _, side)| Ply::Cat { cat, side })
            .collect()
    }
}

/// The step of the mouse that a text means. The text names both squares (`d1-e2`), or only the square where the step ends (`e2`). The
/// mouse stands on `from`.
fn step_to(from: Square, text: &str) -> Option<Ply> {
    let (start, to) = squares(text)?;
    if start.is_some_and(|start| start != from) {
        return None;
    }
    let mut steps = Step::ALL.into_iter();
    let found = steps.find(|step| from.step(step.squares()) == Some(to));
    found.map(Ply::Mouse)
}

/// Reads the squares of a step: where it begins, if the text says so, and where it ends. `None` for any other text.
fn squares(text: &str) -> Option<(Option<Square>, Square)> {
    let text = text.trim();
    if text.len() > LONGEST {
        return None;
    }
    let lower = text.to_lowercase();
    let mut named = lower
        .split(|c: char| c.is_whitespace() || "-–—−:>→".contains(c))
        .filter(|square| !square.is_empty())
        .map(str::parse);
    match (named.next()?, named.next(), named.next()) {
        (Ok(to), None, _) => Some((None, to)),
        (Ok(from), Some(Ok(to)), None) => Some((Some(from), to)),
        _ => None,
    }
}

/// Whether the text is one square or two, as for a step.
pub(super) fn names_squares(text: &str) -> bool {
    squares(text).is_some()
}

/// Reads a whole text as one move. It does not read the squares of a step (`e2`, `d1-e2`).
fn parse(awaited: AwaitedMove, text: &str) -> Result<Ply, NotationError> {
    let text = text.trim();
    if text.len() > LONGEST {
        return Err(NotationError::Foreign);
    }
    // The text is not folded, because `ů` is a key and `u` is not.
    let text: String = text.nfkc().flat_map(char::to_lowercase).collect();
    let words: Vec<&str> = text.split_whitespace().collect();
    let digits = words.concat();
    if (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit()) {
        return read_digits(&digits).ok_or_else(|| syntax(awaited));
    }
    if let ([key], AwaitedMove::Cats) = (&words[..], awaited)
        && let Some(ply) = letter(key)
    {
        return Ok(ply);
    }
    if let ([cat, side], AwaitedMove::Cats) = (&words[..], awaited)
        && let Some(ply) = in_words(cat, side)
    {
        return Ok(ply);
    }
    start(awaited, &text)
}

/// Reads `2 left`: the number of a cat, and a word for its direction.
fn in_words(cat: &str, side: &str) -> Option<Ply> {
    let cat = cat.parse().ok().filter(|cat| (1..=4).contains(cat))?;
    let side = fold(side);
    let found = DIRECTIONS.iter().find(|(word, _)| *word == side);
    found.map(|&(_, side)| Ply::Cat { cat, side })
}

/// Reads digits: two digits are a step of a cat, one digit is a step of the mouse (B3.4).
fn read_digits(digits: &str) -> Option<Ply> {
    let step = |step: &Step| digits == (*step as u8).to_string();
    let mouse = Step::ALL.into_iter().find(step).map(Ply::Mouse);
    let cat = || {
        let side = |side: &Side| digits[1..] == (*side as u8).to_string();
        let cat = digits.as_bytes()[0].wrapping_sub(b'0');
        let side = Side::ALL.into_iter().find(side)?;
        (1..=4).contains(&cat).then_some(Ply::Cat { cat, side })
    };
    mouse.or_else(cat)
}

/// Reads the key of a cat. It is called only while the cats are to move. At other times a single letter is conversation.
fn letter(key: &str) -> Option<Ply> {
    let found = KEYS.iter().find(|(known, ..)| *known == key);
    found.map(|&(_, cat, side)| Ply::Cat { cat, side })
}

/// Reads `start d1`. Before the mouse is on the board, also reads `d1`.
fn start(awaited: AwaitedMove, text: &str) -> Result<Ply, NotationError> {
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || c == ':')
        .filter(|word| !word.is_empty())
        .collect();
    let fresh = awaited == AwaitedMove::Start;
    let begun = words
        .first()
        .is_some_and(|word| START.contains(&&*fold(word)));
    match words[..] {
        [at] if fresh && at.parse::<Square>().is_ok() => start_square(at),
        [_, at] if begun && at.parse::<Square>().is_ok() => start_square(at),
        [_] | [_, _] if begun && fresh => Err(syntax(awaited)),
        _ => Err(NotationError::Foreign),
    }
}

/// Reads one of the four start squares (B1.3).
fn start_square(at: &str) -> Result<Ply, NotationError> {
    let square = at.parse().ok();
    let square = square.filter(|square| Square::MOUSE.contains(square));
    let refused = || Fact::new("bad-start").with("square", at.to_owned());
    square
        .map(Ply::Start)
        .ok_or_else(|| NotationError::Malformed(refused()))
}

/// The error that says how the awaited move is written.
fn syntax(awaited: AwaitedMove) -> NotationError {
    let word = match awaited {
        AwaitedMove::Start => "start",
        AwaitedMove::Mouse => "mouse",
        AwaitedMove::Cats => "cats",
    };
    NotationError::Malformed(Fact::new("syntax").with("word", word.to_owned()))
}

/// Divides a text with two moves, such as `start b1 9`. A first step of the mouse without a start square also becomes two moves: the
/// start on d1 and that step (B1.3). Any other text stays whole.
pub(super) fn split(awaited: AwaitedMove, text: &str) -> Vec<Cow<'_, str>> {
    let whole = text.trim();
    if awaited != AwaitedMove::Start {
        return vec![Cow::Borrowed(whole)];
    }
    let typed = step_to(Square::USUAL, whole).map_or_else(|| parse(awaited, whole), Ok);
    if let Ok(Ply::Mouse(Step::UpLeft | Step::UpRight)) = typed {
        let usual = format!("{} {}", START[0], Square::USUAL);
        return vec![Cow::Owned(usual), Cow::Borrowed(whole)];
    }
    let is_start = |text| matches!(parse(awaited, text), Ok(Ply::Start(_)));
    let is_step = |text| matches!(parse(awaited, text), Ok(Ply::Mouse(_)));
    match whole.rsplit_once(char::is_whitespace) {
        Some((head, tail)) if is_start(head) && is_step(tail) => {
            vec![Cow::Borrowed(head.trim()), Cow::Borrowed(tail)]
        }
        _ => vec![Cow::Borrowed(whole)],
    }
}

/// The canonical notation, without blanks.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(square) => write!(f, "start:{square}"),
            Self::Mouse(step) => write!(f, "{}", *step as u8),
            Self::Cat { cat, side } => write!(f, "{cat}{}", *side as u8),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_folded_and_every_key_as_it_is_compared() {
        for word in START {
            assert_eq!(fold(word), word);
        }
        for (word, _) in DIRECTIONS {
            assert_eq!(fold(word), word);
        }
        for (key, ..) in KEYS {
            let same: String = key.nfkc().flat_map(char::to_lowercase).collect();
            assert_eq!(same, key);
        }
    }
}
