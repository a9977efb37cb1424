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

use super::{Corrupt, Ending, Entry, RoomId, Session, SessionId};
use crate::catalog;
use crate::kit::dice;
use crate::rules::ThrowSource;
use std::fmt::Write as _;

/// Longer records than this are not read: far beyond the longest game.
const LONGEST: usize = 20_000;

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

/// Why a text is not a record. The number is the line, from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotARecord {
    /// The first line is not `lusoria-record: 1`.
    #[error("it does not begin with `lusoria-record: 1`")]
    Head,
    /// This line cannot be read.
    #[error("line {0} cannot be read")]
    Line(usize),
    /// There is no such game, or not by these rules.
    #[error(transparent)]
    Game(#[from] Corrupt),
    /// More entries than any game has.
    #[error("it is too long")]
    TooLong,
}

/// Whether the dice of a record are those of its seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// So many throws dealt again, all the same, and the seed is the one promised.
    Matches(u32),
    /// The game is not over: the seed is still secret.
    Secret,
    /// The record was written before its game was over, without the seed.
    Unknown,
    /// The dice were thrown by hand.
    Hand,
    /// The game has no dice.
    NoDice,
    /// The seed is not the one whose hash was told.
    WrongSeed,
    /// This entry is not the throw the seed gives; the second text is what it gives.
    Differs(u32, String),
}

impl Record {
    /// Reads a record and replays it.
    ///
    /// # Errors
    /// [`NotARecord`] says what is wrong first.
    pub fn parse(text: &str) -> Result<Self, NotARecord> {
        let mut lines = text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.trim().is_empty());
        let head = lines.next().map(|(_, line)| line.trim());
        if head != Some("lusoria-record: 1") {
            return Err(NotARecord::Head);
        }
        let mut record = Self::default();
        for (n, line) in lines {
            record
                .take_line(line.trim())
                .ok_or(NotARecord::Line(n + 1))?;
            if record.entries.len() > LONGEST {
                return Err(NotARecord::TooLong);
            }
        }
        record.replay()?;
        Ok(record)
    }

    /// The session after all entries, under a number and in a room that mean nothing.
    ///
    /// # Errors
    /// [`Corrupt`] if the entries do not follow each other.
    pub fn replay(&self) -> Result<Session, Corrupt> {
        let ours = catalog::begin(&self.game)
            .ok_or_else(|| Corrupt::Game(self.game.clone()))?
            .game()
            .info
            .rules_version;
        if ours != self.rules {
            return Err(Corrupt::RulesVersion {
                stored: self.rules,
                ours,
            });
        }
        let seed = self.seed.unwrap_or_default();
        let mut session = Session::begin(
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

    /// Deals the dice again.
    ///
    /// # Errors
    /// [`Corrupt`] if the entries do not follow each other.
    pub fn verify(&self) -> Result<Verdict, Corrupt> {
        let mut session = self.replay_start()?;
        if !session.line.game().info.chance {
            return Ok(Verdict::NoDice);
        }
        let Some(seed) = self.seed else {
            return Ok(Verdict::Secret);
        };
        if dice::commitment(&seed) != self.hash {
            return Ok(Verdict::WrongSeed);
        }
        let mut throws = 0;
        for (n, entry) in (1..).zip(&self.entries) {
            if session
                .line
                .throw()
                .is_some_and(|throw| throw.source == ThrowSource::Hand)
            {
                return Ok(Verdict::Hand);
            }
            match (session.dealt_throw(), entry) {
                (Some(dealt), Entry::Ply(ply)) if dealt != *ply => {
                    return Ok(Verdict::Differs(n, dealt));
                }
                (Some(_), Entry::Ply(_)) => throws += 1,
                _ => {}
            }
            session.evolve(entry)?;
        }
        Ok(Verdict::Matches(throws))
    }

    fn replay_start(&self) -> Result<Session, Corrupt> {
        Self {
            entries: Vec::new(),
            ..self.clone()
        }
        .replay()
    }

    fn take_line(&mut self, line: &str) -> Option<()> {
        let field = line.split_once(':');
        field
            .and_then(|(key, value)| self.take_field(key, value.trim()))
            .or_else(|| self.take_plies(line))
    }

    fn take_field(&mut self, key: &str, value: &str) -> Option<()> {
        match key {
            "game" => self.game = value.to_owned(),
            "rules" => self.rules = value.parse().ok()?,
            "session" => self.session = value.parse().ok()?,
            "first" => self.players[0] = value.to_owned(),
            "second" => self.players[1] = value.to_owned(),
            "opened" => self.opened = value.to_owned(),
            "hash" => self.hash = value.to_owned(),
            "seed" => self.seed = Some(hex::decode(value).ok()?.try_into().ok()?),
            "ending" => self.ending = Some(value.parse().ok()?),
            _ => return None,
        }
        Some(())
    }

    fn take_plies(&mut self, line: &str) -> Option<()> {
        let (number, plies) = line.split_once(". ")?;
        number.parse::<u32>().ok()?;
        for word in plies.split_whitespace() {
            self.entries.push(word.parse().ok()?);
        }
        Some(())
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
