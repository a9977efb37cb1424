//! What may be chosen when a game is made (rows 6.2 and 6.5 of the rules file).

use crate::kit::options::{flag, given};
use crate::rules::SetupError;
use std::fmt;
use std::str::FromStr;

const MOST_MOVES: u16 = 1_000;
/// How `max_moves` is told to people, in no language.
const MOVES_ALLOWED: &str = "1–1000, off";

/// Options of a game; the default is the seed's game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// After so many moves of each side the game is tied (M8); without it nobody counts.
    pub max_moves: Option<u16>,
    /// Whether reaching the far base row is no win, so that only the stalemate is (6.5).
    pub escape: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            max_moves: Some(60),
            escape: false,
        }
    }
}

impl Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            "max_moves" => self.max_moves = limit(key, value)?,
            "escape" => self.escape = flag(key, value)?,
            _ => return Err(SetupError::UnknownOption(key.to_owned())),
        }
        Ok(())
    }
}

fn limit(key: &str, value: &str) -> Result<Option<u16>, SetupError> {
    if value == "off" {
        return Ok(None);
    }
    let moves = value.parse().ok();
    let moves = moves.filter(|moves| (1..=MOST_MOVES).contains(moves));
    moves
        .map(Some)
        .ok_or_else(|| SetupError::BadValue(key.to_owned(), MOVES_ALLOWED))
}

/// `key=value` divided by commas or blanks; a bare key means `=true`; of two values for one key the later counts.
impl FromStr for Options {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut options = Self::default();
        for (key, value) in given(text) {
            options.set(key, value)?;
        }
        Ok(options)
    }
}

/// What differs from the default, always in the same order.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Self::default();
        let mut parts = Vec::new();
        if self.max_moves != usual.max_moves {
            let moves = self.max_moves.map(|moves| moves.to_string());
            parts.push(format!("max_moves={}", moves.as_deref().unwrap_or("off")));
        }
        if self.escape != usual.escape {
            parts.push("escape=true".to_owned());
        }
        f.write_str(&parts.join(","))
    }
}
