//! The plain-text record of a session: how it is written, read, replayed and checked. When a session began, the host promised its dice by
//! the hash that stands in the record. The check says whether the dice are the promised ones. Pure.
//!
//! ```text
//! lusoria-record: 2
//! game: xii_scripta(pieces=3)
//! rules: 1
//! session: 12
//! first: anna
//! second: bob
//! opened: 2026-11-21T10:00:00Z
//! hash: 5f1c…
//! seed: 9a07…            (only when the session is over)
//! ending: rule:first     (only when the session is over)
//! times: 1795262400 0 3600 … (only in a game with a clock: when the first entry was made, and the seconds from each to the next)
//! sum: 77ab…
//!
//! 1. first roll:1-4-6 place:4 place:1 place:6
//! 2. second roll:3-3-5 …
//! ```
//! Each numbered line is one turn and names the seat whose turn it is. The names in `first` and `second`, the time in `opened` and the
//! number in `session` are not checked.
//!
//! `sum` is the SHA-256 of all lines other than `sum`, `first`, `second`, `opened` and `session`, with all entries put on one line
//! ([`Record::sum`]). The number after `lusoria-record` is the version of the [`Promise`]. The version says what `hash` covers. Records of
//! version 1 have no `sum`, and their numbered lines name no seats. `docs/dice.md` explains the format for people who check a record
//! without this program.

mod impossible_between_two;
mod read;
mod record_head;
mod replay_record;
mod times;
mod verify;

pub use read::{NotARecord, RECORD_FIELDS};
pub use record_head::RecordHead;
pub use replay_record::Replayed;
pub use verify::{Proof, RecordVerdict};

use super::{Ending, Entry, Promise, entry};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// The record of a session.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The promise. It says what `hash` covers, and which format the record has.
    pub promise: Promise,
    /// The game string: id and options.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// The number of the session on the host that wrote the record.
    pub session: i64,
    /// The names of the players, First before Second; free text.
    pub players: [String; 2],
    /// When the session began, in RFC 3339.
    pub opened: String,
    /// The hash that people were told when the session began, in hexadecimal.
    pub hash: String,
    /// The seed, if the record tells it. It is secret until the session is over.
    pub seed: Option<[u8; 32]>,
    /// How the session ended, if it is over.
    pub ending: Option<Ending>,
    /// The entries of the log.
    pub entries: Vec<Entry>,
    /// When each entry was made (Unix seconds). Empty if the game has no clock.
    pub times: Vec<i64>,
}

impl Record {
    /// What `sum` must be: a SHA-256 in hexadecimal. It covers all lines except these: `sum` itself, the session's number, the names,
    /// and the time at which the session began. The entries count as one line, however they are divided into turns. `None` in format 1.
    #[must_use]
    pub fn sum(&self) -> Option<String> {
        if self.promise == Promise::Seed {
            return None;
        }
        let mut text = format!(
            "lusoria-record: {}\ngame: {}\nrules: {}\nhash: {}\n",
            self.promise.number(),
            self.game,
            self.rules,
            self.hash
        );
        self.told_at_the_end(&mut text)
            .expect("a string takes all that is written");
        let entries: Vec<_> = self.entries.iter().map(Entry::to_string).collect();
        text.push_str(&format!("{}\n", entries.join(" ")));
        Some(hex::encode(Sha256::digest(text)))
    }

    fn told_at_the_end(&self, out: &mut impl std::fmt::Write) -> std::fmt::Result {
        if let Some(seed) = self.seed {
            writeln!(out, "seed: {}", hex::encode(seed))?;
        }
        if let Some(ending) = self.ending {
            writeln!(out, "ending: {ending}")?;
        }
        if !self.times.is_empty() {
            writeln!(out, "times: {}", times::write(&self.times))?;
        }
        Ok(())
    }

    /// Writes the numbered lines.
    fn turns(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let turns = self.clone().replay().map(|replayed| replayed.turns);
        let mut starts = turns.unwrap_or_default().into_iter().peekable();
        let mut number = 0;
        for (n, entry) in self.entries.iter().enumerate() {
            if let Some((_, seat)) = starts.next_if(|(start, _)| *start == n) {
                number += 1;
                write!(f, "\n{number}.")?;
                if self.promise != Promise::Seed {
                    write!(f, " {}", entry::name(seat))?;
                }
            }
            write!(f, " {entry}")?;
        }
        writeln!(f)
    }
}

impl std::fmt::Display for Record {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut head = String::new();
        writeln!(head, "lusoria-record: {}", self.promise.number())?;
        writeln!(head, "game: {}\nrules: {}", self.game, self.rules)?;
        writeln!(head, "session: {}", self.session)?;
        writeln!(head, "first: {}", one_line(&self.players[0]))?;
        writeln!(head, "second: {}", one_line(&self.players[1]))?;
        writeln!(head, "opened: {}\nhash: {}", self.opened, self.hash)?;
        self.told_at_the_end(&mut head)?;
        if let Some(sum) = self.sum() {
            writeln!(head, "sum: {sum}")?;
        }
        f.write_str(&head)?;
        self.turns(f)
    }
}

/// The name on one line. People choose their names, and a line break in a name must not add a line to the record.
fn one_line(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}
