//! Reading a record.

use super::{Corrupt, Record, one_line};

/// Longer records than this are not read: far beyond the longest game.
const LONGEST: usize = 20_000;

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
            "first" => self.players[0] = one_line(value),
            "second" => self.players[1] = one_line(value),
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
}
