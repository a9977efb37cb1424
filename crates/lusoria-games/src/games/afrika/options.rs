//! What may be chosen when a game is made (AF-11 to AF-13, AF-A1, AF-A3, AF-A4).

use crate::kit::options::{NamedOptions, bad, flag, impl_option_text};
use crate::rules::SetupError;
use std::fmt;

/// North's points in advance (AF-12). It is 0, or a number of stones and a half. A half makes draws impossible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Komi {
    /// The points in half stones: 5 is a komi of 2½. So all scores are whole numbers.
    pub halves: u8,
}

impl Komi {
    /// Reads `0`, or one digit and `.5`.
    fn read(text: &str) -> Option<Self> {
        let halves = match text.as_bytes() {
            [b'0'] => 0,
            [stones @ b'0'..=b'9', b'.', b'5'] => 2 * (stones - b'0') + 1,
            _ => return None,
        };
        Some(Self { halves })
    }

    /// Whether North has any points in advance.
    #[must_use]
    pub const fn is_some(self) -> bool {
        self.halves > 0
    }

    /// The komi as people write it: `2½`.
    #[must_use]
    pub fn written(self) -> String {
        match self.halves / 2 {
            0 => "½".to_owned(),
            stones => format!("{stones}½"),
        }
    }
}

/// Writes the komi as the value of an option: `2.5`.
impl fmt::Display for Komi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.is_some() { ".5" } else { "" };
        write!(f, "{}{half}", self.halves / 2)
    }
}

/// Options of a game; the default is the source's game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Whether this is give-away Afrika: the player who gets more than half of the stones loses (AF-11).
    pub misere: bool,
    /// North's points in advance; not together with `misere` (AF-12).
    pub komi: Komi,
    /// Whether North may answer South's first move by changing sides (AF-13).
    pub pie: bool,
    /// Whether a sowing leaves out the pit it began in (AF-A1).
    pub skip_start: bool,
    /// Whether play goes on to the last stone even if it is certain who wins (AF-A3).
    pub playout: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            misere: false,
            komi: Komi::default(),
            pie: false,
            skip_start: true,
            playout: false,
        }
    }
}

impl_option_text!(Options);

impl NamedOptions for Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            "misere" => self.misere = flag(key, value)?,
            "komi" => {
                self.komi = Komi::read(value).ok_or_else(|| bad(key, "0, 0.5, 1.5 … 9.5"))?;
            }
            "pie" => self.pie = flag(key, value)?,
            "skip_start" => self.skip_start = flag(key, value)?,
            "playout" => self.playout = flag(key, value)?,
            _ => return Err(SetupError::UnknownOption(key.to_owned())),
        }
        Ok(())
    }

    fn check(&self) -> Result<(), SetupError> {
        if self.misere && self.komi.is_some() {
            return Err(bad("komi", "0 (misere=true)"));
        }
        Ok(())
    }

    fn differing(&self) -> Vec<Option<String>> {
        let usual = Self::default();
        vec![
            (self.misere != usual.misere).then(|| "misere=true".to_owned()),
            (self.komi != usual.komi).then(|| format!("komi={}", self.komi)),
            (self.pie != usual.pie).then(|| "pie=true".to_owned()),
            (self.skip_start != usual.skip_start).then(|| "skip_start=false".to_owned()),
            (self.playout != usual.playout).then(|| "playout=true".to_owned()),
        ]
    }
}
