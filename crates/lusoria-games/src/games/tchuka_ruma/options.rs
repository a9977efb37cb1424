//! What may be chosen when a game is made (TR-1, TR-A1, TR-A2).

use crate::kit::options::{NamedOptions, bad, impl_option_text, number};
use crate::rules::SetupError;

/// The longest row of pits.
pub const MOST_PITS: u8 = 10;

/// The rule for a last stone that falls into the pit where its lap began (TR-7, TR-A1): whether this pit is seen as empty or as occupied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// The pit is empty, because it has just been lifted: the game is lost.
    Empty,
    /// The pit is occupied, as it was before the lap: the sowing goes on.
    Occupied,
}

/// Options of a game; the default is the source's layout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// The number of pits, 2 to 10. The ruma is no pit.
    pub pits: u8,
    /// Stones in each pit at the start, 1 to 7.
    pub stones: u8,
    /// The rule for a last stone that falls into the pit where its lap began.
    pub origin: Origin,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            pits: 4,
            stones: 2,
            origin: Origin::Empty,
        }
    }
}

impl Options {
    /// All stones of the game.
    #[must_use]
    pub const fn total(&self) -> u8 {
        self.pits * self.stones
    }
}

impl_option_text!(Options);

impl NamedOptions for Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            "pits" => self.pits = number(key, value, 2..=MOST_PITS, "2–10")?,
            "stones" => self.stones = number(key, value, 1..=7, "1–7")?,
            "origin" => {
                self.origin = match value {
                    "empty" => Origin::Empty,
                    "occupied" => Origin::Occupied,
                    _ => return Err(bad(key, "empty, occupied")),
                }
            }
            _ => return Err(SetupError::UnknownOption(key.to_owned())),
        }
        Ok(())
    }

    fn differing(&self) -> Vec<Option<String>> {
        let usual = Self::default();
        vec![
            (self.pits != usual.pits).then(|| format!("pits={}", self.pits)),
            (self.stones != usual.stones).then(|| format!("stones={}", self.stones)),
            (self.origin != usual.origin).then(|| "origin=occupied".to_owned()),
        ]
    }
}
