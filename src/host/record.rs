//! The plain-text record of a session: written, read, and checked against its own dice. Pure.
//!
//! ```text
//! lusoria-record: 1
//! game: xii_scripta(pieces=3)
//! rules: 1
//! session: 12
//! first: anna
//! second: bob
//! opened: 2026-11-21T10:00:00Z
//! hash: 5f1c…
//! seed: 9a07…            (only when the session is over)
//! ending: rule:first     (only when the session is over)
//!
//! 1. roll:1-4-6 place:4 place:1 place:6
//! 2. roll:3-3-5 …
//! ```
//! The numbered lines are turns, for the eye; only the order of the plies counts.

mod read;
mod verify;

pub use read::NotARecord;
pub use verify::Verdict;

use super::{Corrupt, Ending, Entry, RoomId, Session, SessionId};
use std::fmt::Write as _;

/// A session as text can carry it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// Id and options.
    pub game: String,
    /// Rules version.
    pub rules: u32,
    /// The number it had where it was written.
    pub session: i64,
    /// Names of the players, First first; free text.
    pub players: [String; 2],
    /// When it began, RFC 3339.
    pub opened: String,
    /// Hex SHA-256 of the seed, told when the session began.
    pub hash: String,
    /// The seed itself, if the session is over.
    pub seed: Option<[u8; 32]>,
    /// How it ended, if it did.
    pub ending: Option<Ending>,
    /// The log.
    pub entries: Vec<Entry>,
}

impl Record {
    /// The session after all entries, under a number and in a room that mean nothing.
    ///
    /// # Errors
    /// [`Corrupt`] if the entries do not follow each other.
    pub fn replay(&self) -> Result<Session, Corrupt> {
        let seed = self.seed.unwrap_or_default();
        let mut session = Session::begin_under(
            self.rules,
            SessionId(self.session),
            RoomId(0),
            &self.game,
            seed,
            [None; 2],
        )?;
        self.entries
            .iter()
            .try_for_each(|entry| session.evolve(entry))?;
        Ok(session)
    }

    /// The session before any entry.
    fn replay_start(&self) -> Result<Session, Corrupt> {
        Self {
            entries: Vec::new(),
            ..self.clone()
        }
        .replay()
    }

    /// The numbered lines, one a turn.
    fn turns(&self) -> Vec<Vec<&Entry>> {
        let mut turns: Vec<Vec<&Entry>> = Vec::new();
        let Ok(mut session) = self.replay_start() else {
            return vec![self.entries.iter().collect()];
        };
        let mut turn = 0;
        for entry in &self.entries {
            if turn != session.turns {
                turn = session.turns;
                turns.push(Vec::new());
            }
            if let Some(last) = turns.last_mut() {
                last.push(entry);
            }
            if session.evolve(entry).is_err() {
                break;
            }
        }
        turns
    }
}

impl std::fmt::Display for Record {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(
            f,
            "lusoria-record: 1\ngame: {}\nrules: {}",
            self.game, self.rules
        )?;
        writeln!(
            f,
            "session: {}\nfirst: {}\nsecond: {}",
            self.session,
            one_line(&self.players[0]),
            one_line(&self.players[1])
        )?;
        writeln!(f, "opened: {}\nhash: {}", self.opened, self.hash)?;
        if let Some(seed) = self.seed {
            writeln!(f, "seed: {}", hex::encode(seed))?;
        }
        if let Some(ending) = self.ending {
            writeln!(f, "ending: {ending}")?;
        }
        for (n, turn) in (1..).zip(self.turns()) {
            let mut line = String::new();
            for entry in turn {
                write!(line, " {entry}")?;
            }
            writeln!(f, "{}{n}.{line}", if n == 1 { "\n" } else { "" })?;
        }
        Ok(())
    }
}

/// People choose their names; one with a line break in it must not add lines to the record.
fn one_line(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}
