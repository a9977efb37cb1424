//! Reads a record from text.

use super::verify::NO_HASH;
use super::{Record, Replayed, one_line, times};
use crate::session::{Ending, Entry, Promise, Refusal, ReplayError, entry};
use lusoria_games::rules::{Fact, Seat};

/// A record with more entries than this is refused; the longest games have far fewer.
const MOST_ENTRIES: usize = 20_000;

/// Why a text is not a record. Lines are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotARecord {
    /// The first line is not `lusoria-record: 1` or `2`.
    #[error("it does not begin with `lusoria-record: 2`")]
    Head,
    /// This line cannot be read, or it is not exactly one turn of the seat that it names. If the field `times` has too few or too many
    /// times, the number is 1.
    #[error("line {0} cannot be read")]
    Line(usize),
    /// The entry with this number, which stands on this line, cannot follow the entries before it.
    #[error("line {line} contradicts the record: entry {entry} cannot follow the ones before it")]
    Entry {
        /// The number of the line.
        line: usize,
        /// The number of the entry, counted from 1 over the whole record.
        entry: u32,
    },
    /// The game or the version of its rules is unknown.
    #[error(transparent)]
    Game(#[from] ReplayError),
    /// The text is too long, it has too many entries, or its replay takes longer than was allowed.
    #[error("it is too long")]
    TooLong,
}

/// The refusal whose sentence tells people what is wrong.
impl From<&NotARecord> for Refusal {
    fn from(why: &NotARecord) -> Self {
        let fact = match why {
            NotARecord::Head => Fact::new("record-head"),
            NotARecord::Line(line) => Fact::new("record-line").with("line", *line),
            NotARecord::Entry { line, entry } => Fact::new("record-entry")
                .with("line", *line)
                .with("entry", *entry),
            NotARecord::Game(_) => Fact::new("record-game"),
            NotARecord::TooLong => Fact::new("record-too-much"),
        };
        fact.into()
    }
}

/// The names of the fields, each followed by a colon in the record.
pub const RECORD_FIELDS: [&str; 12] = [
    "lusoria-record",
    "game",
    "rules",
    "session",
    "first",
    "second",
    "opened",
    "hash",
    "seed",
    "ending",
    "times",
    "sum",
];

/// A numbered line: its line number in the text, the seat that it names (in format 2), and the index of its first entry.
struct Turn {
    line: usize,
    seat: Option<Seat>,
    start: usize,
}

/// Collects the fields and entries while a record is read line by line.
#[derive(Default)]
struct Reader {
    record: Record,
    turns: Vec<Turn>,
    /// The value of the field `sum` in the text of the record.
    sum: Option<String>,
    /// The names of the fields that have been read.
    keys: Vec<String>,
}

impl Record {
    /// The longest text, in bytes, that is read as a record.
    pub const LONGEST_TEXT: usize = 512 * 1024;

    /// Reads a record and replays it once.
    ///
    /// # Errors
    /// [`NotARecord`] says what is wrong, and in which line if that is known.
    pub fn parse(text: &str) -> Result<Replayed, NotARecord> {
        Self::parse_while(text, &|| true)
    }

    /// Like [`Record::parse`], but asks `goes_on` before each entry, and gives up when it returns false.
    ///
    /// # Errors
    /// As for [`Record::parse`]. If the replay was given up, [`NotARecord::TooLong`].
    pub fn parse_while(text: &str, goes_on: &dyn Fn() -> bool) -> Result<Replayed, NotARecord> {
        if text.len() > Self::LONGEST_TEXT {
            return Err(NotARecord::TooLong);
        }
        let mut lines = (1..)
            .zip(text.lines().map(str::trim))
            .filter(|(_, line)| !line.is_empty());
        let head = lines.next().and_then(|(_, line)| head(line));
        let mut reader = Reader::default();
        reader.record.promise = head.ok_or(NotARecord::Head)?;
        for (n, line) in lines {
            reader.take_line(n, line).ok_or(NotARecord::Line(n))?;
            if reader.record.entries.len() > MOST_ENTRIES {
                return Err(NotARecord::TooLong);
            }
        }
        reader.replay(goes_on)
    }
}

/// What the hash of this record covers. The format in the first line decides it. `None` if we do not know that format.
fn head(line: &str) -> Option<Promise> {
    let number = line.strip_prefix("lusoria-record: ")?;
    let promise = number.parse().ok().and_then(Promise::numbered)?;
    // Only the usual spelling: not `02`, not `+2`.
    (promise.number().to_string() == number).then_some(promise)
}

impl Reader {
    fn take_line(&mut self, n: usize, line: &str) -> Option<()> {
        if line.starts_with(|c: char| c.is_ascii_digit()) {
            return self.take_turn(n, line);
        }
        let (key, value) = line.split_once(':')?;
        if self.keys.iter().any(|known| known == key) {
            return None;
        }
        self.keys.push(key.to_owned());
        self.take_field(key, value.trim())
    }

    fn take_field(&mut self, key: &str, value: &str) -> Option<()> {
        let record = &mut self.record;
        match key {
            "game" => record.game = value.to_owned(),
            "rules" => record.rules = value.parse().ok()?,
            "session" => record.session = value.parse().ok()?,
            "first" => record.players[0] = one_line(value),
            "second" => record.players[1] = one_line(value),
            "opened" => record.opened = value.to_owned(),
            "hash" => record.hash = value.to_owned(),
            "seed" => record.seed = Some(hex::decode(value).ok()?.try_into().ok()?),
            "ending" => record.ending = Some(ending(value)?),
            "times" if record.promise != Promise::Seed => record.times = times::read(value)?,
            "sum" if record.promise != Promise::Seed => self.sum = Some(value.to_owned()),
            _ => return None,
        }
        Some(())
    }

    /// Reads a numbered line. In format 1 it looks like `1. roll:1-4-6 place:4`. In format 2 it looks like `1. first roll:1-4-6 place:4`,
    /// and the numbers must count up. `None` if the line cannot be read.
    fn take_turn(&mut self, line: usize, text: &str) -> Option<()> {
        let (number, plies) = text.split_once(". ")?;
        number.parse::<u32>().ok()?;
        let mut words = plies.split_whitespace();
        let start = self.record.entries.len();
        let mut seat = None;
        if self.record.promise != Promise::Seed {
            let next = self.turns.len() + 1;
            seat = Some(entry::seat(words.next()?).filter(|_| number == next.to_string())?);
        }
        for word in words {
            self.record.entries.push(word.parse().ok()?);
        }
        self.turns.push(Turn { line, seat, start });
        Some(())
    }

    /// Whether `times` is complete: it has one time for each entry if the game has a clock, otherwise none.
    fn times_fit(&self) -> bool {
        let record = &self.record;
        let on_time = record
            .entries
            .iter()
            .any(|entry| matches!(entry, Entry::Time(_)));
        let expected = if on_time { record.entries.len() } else { 0 };
        record.times.len() == expected
    }

    /// Replays the record. In format 2 this also compares the sum with that in the record, and checks that each numbered line is exactly one turn.
    fn replay(mut self, goes_on: &dyn Fn() -> bool) -> Result<Replayed, NotARecord> {
        if self.record.hash.is_empty() {
            self.record.hash = NO_HASH.to_owned();
        }
        if !self.times_fit() {
            return Err(NotARecord::Line(1));
        }
        let turns = &self.turns;
        let replayed = self.record.replay_while(goes_on).map_err(|why| match why {
            ReplayError::TooLong => NotARecord::TooLong,
            ReplayError::Entry(entry) => NotARecord::Entry {
                line: line_of(turns, entry),
                entry,
            },
            why => NotARecord::Game(why),
        });
        let mut replayed = replayed?;
        if replayed.record.promise != Promise::Seed {
            if let Some(line) = no_turn(&self.turns, &replayed.turns) {
                return Err(NotARecord::Line(line));
            }
            replayed.sum_holds = self.sum == replayed.record.sum();
        }
        Ok(replayed)
    }
}

/// The line on which this entry, counted from 1, stands.
fn line_of(turns: &[Turn], entry: u32) -> usize {
    let before = |turn: &&Turn| turn.start < entry as usize;
    let turn = turns.iter().rev().find(before);
    turn.map_or(1, |turn| turn.line)
}

/// Finds the first numbered line that is not exactly one turn of the seat that it names, and returns its line number. `theirs` are the
/// numbered lines of the text, `ours` the turns of the replay.
fn no_turn(theirs: &[Turn], ours: &[(usize, Seat)]) -> Option<usize> {
    let fits = |turn: &Turn, (start, seat): &(usize, Seat)| {
        (turn.start, turn.seat) == (*start, Some(*seat))
    };
    let wrong = theirs.iter().zip(ours).find(|(turn, own)| !fits(turn, own));
    match wrong {
        Some((turn, _)) => Some(turn.line),
        None if theirs.len() > ours.len() => theirs.get(ours.len()).map(|turn| turn.line),
        None if theirs.len() < ours.len() => theirs.last().map(|turn| turn.line),
        None => None,
    }
}

/// Reads an ending. The ending `imported` is refused, because no record has it.
fn ending(text: &str) -> Option<Ending> {
    let ending: Ending = text.parse().ok()?;
    (ending != Ending::Imported && ending.to_string() == text).then_some(ending)
}
