//! What may be chosen when a game is made (OH-11, OH-A2, OH-A4).

use crate::kit::options::{NamedOptions, bad, impl_option_text, number_or_none};
use crate::rules::SetupError;

/// Into which pits of the opponent captured stones may be put (OH-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// Any pit but the one into which the player put their last captured stones.
    Other,
    /// Any pit.
    Free,
}

/// Options of a game; the default is the source's game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Pits of each player, 6 or 8.
    pub pits: u8,
    /// Where captured stones may go.
    pub target: Target,
    /// After how many moves, of both players together, the game ends. `None` if there is no limit.
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

impl_option_text!(Options);

impl NamedOptions for Options {
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
            "limit" => {
                self.limit = number_or_none(key, value, "none", 1..=10_000, "1–10000, none")?;
            }
            _ => return Err(SetupError::UnknownOption(key.to_owned())),
        }
        Ok(())
    }

    fn differing(&self) -> Vec<Option<String>> {
        let usual = Self::default();
        vec![
            (self.pits != usual.pits).then(|| format!("pits={}", self.pits)),
            (self.target != usual.target).then(|| "target=free".to_owned()),
            self.limit.map(|plies| format!("limit={plies}")),
        ]
    }
}
