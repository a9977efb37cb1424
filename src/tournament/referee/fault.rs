//! Faults: what loses a game at once, whatever the position.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most characters of a message that are quoted in a fault. No line of the line protocol is longer.
const MOST_QUOTED: usize = 256;

/// The kind of a fault. Its name is stored in files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FaultKind {
    /// No move came in time.
    Time,
    /// What was sent was not a legal move.
    Illegal,
    /// The connection was closed, or the program ended.
    Crash,
    /// The program sent far more than a game needs.
    Flood,
    /// The program does not read what it is sent.
    Deaf,
    /// The program did not come to the game.
    Absent,
    /// The system was out of file handles, processes or memory, so the player's program could not be started. That is no fault of a
    /// player, so the result of the game is not stored.
    Shortage,
}

/// A fault, and what exactly happened, in one English sentence without a full stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What kind it was.
    pub kind: FaultKind,
    /// What happened.
    pub what: String,
}

impl Fault {
    /// A fault of this kind.
    #[must_use]
    pub fn new(kind: FaultKind, what: impl Into<String>) -> Self {
        let what = what.into();
        Self { kind, what }
    }

    /// The connection was closed or broke.
    #[must_use]
    pub fn crash() -> Self {
        Self::new(FaultKind::Crash, "the connection was closed")
    }
}

/// What somebody has sent, in quotes, cut off after `MOST_QUOTED` characters.
#[must_use]
pub fn quoted(text: &str) -> String {
    let start: String = text.chars().take(MOST_QUOTED).collect();
    match start.len() == text.len() {
        true => format!("{text:?}"),
        false => format!("{start:?}… ({} bytes)", text.len()),
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}
