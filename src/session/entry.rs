//! The entries of a session's log, and the ways a session ends. Both are stored as text, so their texts must never change.

use super::TimeControl;
use super::offer::{Offer, number};
use lusoria_games::engine::Level;
use lusoria_games::rules::{Outcome, Seat};
use std::fmt;
use std::str::FromStr;

/// One entry of a session's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A ply in canonical notation: a move or a throw.
    Ply(String),
    /// The dice wait until each player has added a word to the seed. This can only be the first entry of a log.
    Words,
    /// The holder of this seat adds this word to the seed.
    Word(Seat, String),
    /// From now on the computer player at this seat plays at this level.
    Level(Seat, Level),
    /// The holder of this seat was given a hint for the move that comes next.
    Hint(Seat),
    /// The holder of this seat offers something to the other player.
    Offer(Seat, Offer),
    /// The holder of this seat declines what the other player has offered.
    Decline(Seat),
    /// The holder of this seat withdraws the offer that they have made.
    Withdraw(Seat),
    /// A takeback that this seat wanted. The session is again as it was after the entry with this number. 0 means before any entry.
    Takeback(Seat, u32),
    /// The holder of this seat accepts a draw that the other player has offered.
    Draw(Seat),
    /// The holder of this seat agrees that the game is put off for this many days.
    PutOff(Seat, u32),
    /// The holder of this seat agrees to go on with a game that was put off.
    GoOn(Seat),
    /// The players have this much time. This entry stands before the first ply.
    Time(TimeControl),
    /// The host was away for this many seconds; they do not count as time of the player on turn.
    Pause(i64),
    /// The holder of this seat, whose turn it is, was given this many seconds more.
    GiveTime(Seat, i64),
    /// The holder of this seat was on vacation for this many seconds of the present turn. These seconds do not count as time of that
    /// player. If a turn has several of these entries, their seconds add up.
    Vacation(Seat, i64),
    /// The time of this seat is over, and the game with it.
    Flag(Seat),
    /// The holder of this seat gave the game up.
    Resign(Seat),
    /// This seat has broken the game off, alone or with the other's agreement. The game has no result.
    Abort(Seat),
    /// The operator has ended the game; it has no result.
    Annul,
}

/// How a session ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules.
    Rule(Outcome),
    /// A draw by agreement; the holder of this seat has accepted it.
    Agreed(Seat),
    /// The holder of this seat gave the game up.
    Resign(Seat),
    /// The time of this seat was over.
    Flag(Seat),
    /// This seat has broken the game off, alone or with the other's agreement. The game has no result.
    Abort(Seat),
    /// The operator has ended the game; it has no result.
    Annulled,
    /// The session was imported from a record, to be looked at.
    Imported,
}

impl Ending {
    /// The result of a game with this ending; `None` if the game was broken off, annulled or imported.
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Rule(outcome) => Some(outcome),
            Self::Resign(seat) | Self::Flag(seat) => Some(Outcome::Win(seat.other())),
            Self::Agreed(_) => Some(Outcome::Draw),
            Self::Abort(_) | Self::Annulled | Self::Imported => None,
        }
    }
}

/// The error if a text cannot be read as an [`Entry`] or as an [`Ending`], whichever was expected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not an entry: {0}")]
pub struct NotAnEntry(String);

impl fmt::Display for Entry {
    /// A ply is written as it is. All other entries begin with `=`, and no ply begins with this sign. Words that players typed are
    /// written in hexadecimal, so that an entry is always a single word.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ply(text) => f.write_str(text),
            Self::Words => f.write_str("=words"),
            Self::Word(seat, word) => write!(f, "=word:{}:{}", name(*seat), hex::encode(word)),
            Self::Level(seat, level) => write!(f, "=level:{}:{level}", name(*seat)),
            Self::Hint(seat) => write!(f, "=hint:{}", name(*seat)),
            Self::Offer(seat, offer) => write!(f, "=offer:{}:{offer}", name(*seat)),
            Self::Decline(seat) => write!(f, "=decline:{}", name(*seat)),
            Self::Withdraw(seat) => write!(f, "=withdraw:{}", name(*seat)),
            Self::Takeback(seat, n) => write!(f, "=takeback:{}:{n}", name(*seat)),
            Self::Draw(seat) => write!(f, "=draw:{}", name(*seat)),
            Self::PutOff(seat, days) => write!(f, "=put-off:{}:{days}", name(*seat)),
            Self::GoOn(seat) => write!(f, "=go-on:{}", name(*seat)),
            Self::Time(control) => write!(f, "=time:{control}"),
            Self::Pause(seconds) => write!(f, "=pause:{seconds}"),
            Self::GiveTime(seat, seconds) => write!(f, "=wait:{}:{seconds}", name(*seat)),
            Self::Vacation(seat, seconds) => write!(f, "=vacation:{}:{seconds}", name(*seat)),
            Self::Flag(seat) => write!(f, "=flag:{}", name(*seat)),
            Self::Resign(seat) => write!(f, "=resign:{}", name(*seat)),
            Self::Abort(seat) => write!(f, "=abort:{}", name(*seat)),
            Self::Annul => f.write_str("=annul"),
        }
    }
}

impl FromStr for Entry {
    type Err = NotAnEntry;

    fn from_str(text: &str) -> Result<Self, NotAnEntry> {
        let Some(word) = text.strip_prefix('=') else {
            return Ok(Self::Ply(text.to_owned()));
        };
        if let Some(control) = word.strip_prefix("time:") {
            let control = control.parse().map(Self::Time);
            return control.map_err(|()| NotAnEntry(text.to_owned()));
        }
        let parts: Vec<&str> = word.split(':').collect();
        let entry = match parts[..] {
            ["pause", seconds] => seconds_of(seconds).map(Self::Pause),
            ["wait", who, seconds] => seat_and_seconds(who, seconds, Self::GiveTime),
            ["vacation", who, seconds] => seat_and_seconds(who, seconds, Self::Vacation),
            ["flag", who] => seat(who).map(Self::Flag),
            ["words"] => Some(Self::Words),
            ["word", who, word] => seat(who)
                .zip(decode_word(word))
                .map(|(s, w)| Self::Word(s, w)),
            ["level", who, level] => {
                let level = level.parse().ok();
                seat(who).zip(level).map(|(s, level)| Self::Level(s, level))
            }
            ["hint", who] => seat(who).map(Self::Hint),
            ["offer", who, ref what @ ..] => seat(who)
                .zip(Offer::read(what))
                .map(|(seat, offer)| Self::Offer(seat, offer)),
            ["decline", who] => seat(who).map(Self::Decline),
            ["withdraw", who] => seat(who).map(Self::Withdraw),
            ["takeback", who, n] => seat_and_number(who, n, Self::Takeback),
            ["put-off", who, days] => seat_and_number(who, days, Self::PutOff),
            ["go-on", who] => seat(who).map(Self::GoOn),
            ["draw", who] => seat(who).map(Self::Draw),
            ["resign", who] => seat(who).map(Self::Resign),
            ["abort", who] => seat(who).map(Self::Abort),
            ["annul"] => Some(Self::Annul),
            _ => None,
        };
        entry.ok_or_else(|| NotAnEntry(text.to_owned()))
    }
}

/// Reads an entry that has a seat and a number.
fn seat_and_number(who: &str, n: &str, entry: fn(Seat, u32) -> Entry) -> Option<Entry> {
    Some(entry(seat(who)?, number(n)?))
}

/// Reads an entry that has a seat and a number of seconds.
fn seat_and_seconds(who: &str, seconds: &str, entry: fn(Seat, i64) -> Entry) -> Option<Entry> {
    Some(entry(seat(who)?, seconds_of(seconds)?))
}

/// Reads a number of seconds, only in the form that we write.
fn seconds_of(text: &str) -> Option<i64> {
    let seconds: i64 = text.parse().ok()?;
    (seconds > 0 && seconds.to_string() == text).then_some(seconds)
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
            Self::Agreed(seat) => write!(f, "agreed:{}", name(*seat)),
            Self::Resign(seat) => write!(f, "resign:{}", name(*seat)),
            Self::Flag(seat) => write!(f, "time:{}", name(*seat)),
            Self::Abort(seat) => write!(f, "abort:{}", name(*seat)),
            Self::Annulled => f.write_str("annulled"),
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
            ("agreed", _, Some(seat)) => Ok(Self::Agreed(seat)),
            ("resign", _, Some(seat)) => Ok(Self::Resign(seat)),
            ("time", _, Some(seat)) => Ok(Self::Flag(seat)),
            ("abort", _, Some(seat)) => Ok(Self::Abort(seat)),
            ("annulled", "", _) => Ok(Self::Annulled),
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
    fn entries_read_back_as_written() {
        for seat in Seat::ALL {
            for entry in [
                Entry::Ply("roll:1-4-6".to_owned()),
                Entry::Words,
                Entry::Word(seat, "štěstí 7".to_owned()),
                Entry::Level(seat, Level::Ruthless),
                Entry::Hint(seat),
                Entry::Offer(seat, Offer::Draw),
                Entry::Offer(seat, Offer::Takeback(17)),
                Entry::Offer(seat, Offer::Abort),
                Entry::Decline(seat),
                Entry::Withdraw(seat),
                Entry::Takeback(seat, 0),
                Entry::Draw(seat),
                Entry::Offer(seat, Offer::PutOff(3)),
                Entry::Offer(seat, Offer::GoOn),
                Entry::PutOff(seat, 30),
                Entry::GoOn(seat),
                Entry::Time("bank:864000:86400:hard".parse().unwrap()),
                Entry::Pause(86_400),
                Entry::GiveTime(seat, 60),
                Entry::Vacation(seat, 86_400),
                Entry::Flag(seat),
                Entry::Resign(seat),
                Entry::Abort(seat),
                Entry::Annul,
            ] {
                assert_eq!(entry.to_string().parse(), Ok(entry));
            }
        }
    }

    #[test]
    fn endings_read_back_as_written() {
        for seat in Seat::ALL {
            for ending in [
                Ending::Rule(Outcome::Win(seat)),
                Ending::Agreed(seat),
                Ending::Resign(seat),
                Ending::Flag(seat),
                Ending::Abort(seat),
            ] {
                assert_eq!(ending.to_string().parse(), Ok(ending));
            }
        }
        assert_eq!("rule:draw".parse(), Ok(Ending::Rule(Outcome::Draw)));
        assert_eq!("imported".parse(), Ok(Ending::Imported));
        let annulled = Ending::Annulled;
        assert_eq!(annulled.to_string().parse(), Ok(annulled));
        assert!("rule:third".parse::<Ending>().is_err());
    }

    #[test]
    fn what_was_not_written_is_no_entry() {
        for wrong in [
            "=resign:third",
            "=words:first",
            "=hint",
            "=time:3",
            "=pause:0",
            "=pause:+5",
            "=wait:first",
            "=vacation:first:0",
            "=vacation:86400",
            "=hint:third",
            "=level:first",
            "=level:first:Easy",
            "=word:first",
            "=word:first:",
            "=word:first:7",
            "=word:first:ff",
            "=word:first:6F",
            "=offer:first",
            "=offer:first:tea",
            "=offer:first:takeback",
            "=takeback:first",
            "=takeback:first:07",
            "=draw",
            "=offer:first:put-off",
            "=put-off:first",
            "=put-off:first:03",
            "=go-on",
            "=annul:first",
        ] {
            assert!(wrong.parse::<Entry>().is_err(), "{wrong}");
        }
    }
}
