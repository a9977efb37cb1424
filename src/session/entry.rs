//! The entries of a session's log, and the ways a session ends. Both are stored as text, so their texts must never change.

use lusoria_games::engine::Level;
use lusoria_games::rules::{Outcome, Seat};
use std::fmt;
use std::str::FromStr;

/// One entry of a session's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A ply in canonical notation: a move or a throw.
    Ply(String),
    /// The dice wait until each player has added a word to the seed. Only the first entry of a log can be this one.
    Words,
    /// The holder of this seat adds this word to the seed.
    Word(Seat, String),
    /// From now on the computer player at this seat plays at this level.
    Level(Seat, Level),
    /// The holder of this seat was given a hint for the move that comes next.
    Hint(Seat),
    /// The holder of this seat gave the game up.
    Resign(Seat),
    /// The game was broken off in the name of this seat; it does not count.
    Abort(Seat),
}

/// How a session ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules.
    Rule(Outcome),
    /// The holder of this seat gave the game up.
    Resign(Seat),
    /// The game was broken off in the name of this seat; it does not count.
    Abort(Seat),
    /// The session was imported from a record, to be looked at.
    Imported,
}

/// The text is not an entry or an ending, so the database was written by another program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not an entry: {0}")]
pub struct NotAnEntry(String);

impl fmt::Display for Entry {
    /// A ply is written as it is. The host's own entries begin with `=`, which no move begins with. Words that players typed are
    /// written in hexadecimal, so that an entry is always a single word.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ply(text) => f.write_str(text),
            Self::Words => f.write_str("=words"),
            Self::Word(seat, word) => write!(f, "=word:{}:{}", name(*seat), hex::encode(word)),
            Self::Level(seat, level) => write!(f, "=level:{}:{level}", name(*seat)),
            Self::Hint(seat) => write!(f, "=hint:{}", name(*seat)),
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
            ["word", who, word] => seat(who)
                .zip(decode_word(word))
                .map(|(s, w)| Self::Word(s, w)),
            ["level", who, level] => {
                let level = level.parse().ok();
                seat(who).zip(level).map(|(s, level)| Self::Level(s, level))
            }
            ["hint", who] => seat(who).map(Self::Hint),
            ["resign", who] => seat(who).map(Self::Resign),
            ["abort", who] => seat(who).map(Self::Abort),
            _ => None,
        };
        entry.ok_or_else(|| NotAnEntry(text.to_owned()))
    }
}

/// Decodes a player's word from hexadecimal. Only the form that we write is accepted.
fn decode_word(text: &str) -> Option<String> {
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

/// The name of a seat in records and logs.
pub(super) fn name(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "first",
        Seat::Second => "second",
    }
}

/// The seat with this name in records and logs.
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
                Entry::Level(seat, Level::Ruthless),
                Entry::Hint(seat),
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
            "=hint",
            "=hint:third",
            "=level:first",
            "=level:first:Easy",
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
