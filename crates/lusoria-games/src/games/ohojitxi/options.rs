//! What may be chosen when a game is made (OH-11, OH-A2, OH-A4).

use crate::kit::options::{self, bad};
use crate::rules::SetupError;
use std::fmt;
use std::str::FromStr;

/// Into which pits of the opponent captured stones may be put (OH-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// Any but the one the same player chose at the capture before.
    Other,
    /// Any.
    Free,
}

/// Options of a game; the default is the source's game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Pits of each player, 6 or 8.
    pub pits: u8,
    /// Where captured stones may go.
    pub target: Target,
    /// After so many moves of both players together the game ends.
    pub limit: Option<u32>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            pits: 6,
            target: Target::Other,
            limit: None,
        }
    }
}

impl Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            "pits" => {
                self.pits = match value {
                    "6" => 6,
                    "8" => 8,
                    _ => return Err(bad(key, "6, 8")),
                }
            }
            "target" => {
                self.target = match value {
                    "other" => Target::Other,
                    "free" => Target::Free,
                    _ => return Err(bad(key, "other, free")),
                }
            }
            "limit" => self.limit = limit(key, value)?,
            _ => return Err(SetupError::UnknownOption(key.to_owned())),
        }
        Ok(())
    }
}

fn limit(key: &str, value: &str) -> Result<Option<u32>, SetupError> {
    if value == "none" {
        return Ok(None);
    }
    let plies = value.parse().ok().filter(|n| (1..=10_000).contains(n));
    plies.map(Some).ok_or_else(|| bad(key, "1–10000, none"))
}

impl FromStr for Options {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        options::read(text, Self::set)
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Self::default();
        let parts = [
            (self.pits != usual.pits).then(|| format!("pits={}", self.pits)),
            (self.target != usual.target).then(|| "target=free".to_owned()),
            self.limit.map(|plies| format!("limit={plies}")),
        ];
        options::write(f, parts)
    }
}
