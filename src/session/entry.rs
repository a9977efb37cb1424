//! One line of a session's log, and how a session ends. Both are stored as text for ever.

use lusoria_games::rules::{Outcome, Seat};
use std::fmt;
use std::str::FromStr;

/// What is appended to a session's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A ply in canonical notation: a move or a throw.
    Ply(String),
    /// The dice wait until each player has added a word to the seed. Only ever the first entry.
    Words,
    /// The holder of this seat adds this word to the seed.
    Word(Seat, String),
    /// The holder of this seat gave up.
    Resign(Seat),
    /// The holder of this seat broke off a game that had hardly begun: it does not count.
    Abort(Seat),
}

/// How a session ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules.
    Rule(Outcome),
    /// The holder of this seat gave up.
    Resign(Seat),
    /// Broken off by this seat's holder; nothing counts.
    Abort(Seat),
    /// Brought in from a record to be looked at.
    Imported,
}

/// Text that is no entry or ending: the database was written by something else.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not an entry: {0}")]
pub struct NotAnEntry(String);

impl fmt::Display for Entry {
    /// A ply as it is; the host's own words begin with `=`, which no game's notation does. What a player has typed stands in
    /// hexadecimal, so that an entry is always one word.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ply(text) => f.write_str(text),
            Self::Words => f.write_str("=words"),
            Self::Word(seat, word) => write!(f, "=word:{}:{}", name(*seat), hex::encode(word)),
            Self::Resign(seat) => write!(f, "=resign:{}", name(*seat)),
            Self::Abort(seat) => write!(f, "=abort:{}", name(*seat)),
        }
    }
}

impl FromStr for Entry {
    type Err = NotAnEntry;

    fn from_str(text: &str) -> Result<Self, NotAnEntry> {
        let Some(word) = text.strip_prefix('=') else {
            return Ok(Self::Ply(text.to_owned()));
        };
        let parts: Vec<&str> = word.split(':').collect();
        let entry = match parts[..] {
            ["words"] => Some(Self::Words),
            ["word", who, word] => seat(who).zip(typed(word)).map(|(s, w)| Self::Word(s, w)),
            ["resign", who] => seat(who).map(Self::Resign),
            ["abort", who] => seat(who).map(Self::Abort),
            _ => None,
        };
        entry.ok_or_else(|| NotAnEntry(text.to_owned()))
    }
}

/// A player's word out of its hexadecimal form; there is one form only.
fn typed(text: &str) -> Option<String> {
    let word = String::from_utf8(hex::decode(text).ok()?).ok()?;
    (hex::encode(&word) == text && !word.is_empty()).then_some(word)
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule(Outcome::Win(seat)) => write!(f, "rule:{}", name(*seat)),
            Self::Rule(Outcome::Draw) => f.write_str("rule:draw"),
            Self::Resign(seat) => write!(f, "resign:{}", name(*seat)),
            Self::Abort(seat) => write!(f, "abort:{}", name(*seat)),
            Self::Imported => f.write_str("imported"),
        }
    }
}

impl FromStr for Ending {
    type Err = NotAnEntry;

    fn from_str(text: &str) -> Result<Self, NotAnEntry> {
        let (kind, who) = text.split_once(':').unwrap_or((text, ""));
        match (kind, who, seat(who)) {
            ("rule", "draw", _) => Ok(Self::Rule(Outcome::Draw)),
            ("rule", _, Some(seat)) => Ok(Self::Rule(Outcome::Win(seat))),
            ("resign", _, Some(seat)) => Ok(Self::Resign(seat)),
            ("abort", _, Some(seat)) => Ok(Self::Abort(seat)),
            ("imported", ..) => Ok(Self::Imported),
            _ => Err(NotAnEntry(text.to_owned())),
        }
    }
}

/// A seat as records and logs name it.
pub(super) fn name(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "first",
        Seat::Second => "second",
    }
}

/// The seat that records and logs name so.
pub(super) fn seat(text: &str) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| name(*seat) == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_and_endings_read_back_as_written() {
        for seat in Seat::ALL {
            for entry in [
                Entry::Ply("roll:1-4-6".to_owned()),
                Entry::Words,
                Entry::Word(seat, "štěstí 7".to_owned()),
                Entry::Resign(seat),
                Entry::Abort(seat),
            ] {
                assert_eq!(entry.to_string().parse(), Ok(entry));
            }
            for ending in [
                Ending::Rule(Outcome::Win(seat)),
                Ending::Resign(seat),
                Ending::Abort(seat),
            ] {
                assert_eq!(ending.to_string().parse(), Ok(ending));
            }
        }
        assert_eq!("rule:draw".parse(), Ok(Ending::Rule(Outcome::Draw)));
        assert_eq!("imported".parse(), Ok(Ending::Imported));
        for wrong in [
            "=resign:third",
            "=words:first",
            "=word:first",
            "=word:first:",
            "=word:first:7",
            "=word:first:ff",
            "=word:first:6F",
        ] {
            assert!(wrong.parse::<Entry>().is_err(), "{wrong}");
        }
        assert!("rule:third".parse::<Ending>().is_err());
    }
}
