//! What may be chosen when a game is made: what the source leaves open (SE-A1 to SE-A3), the number of rounds (SE-16), and a puzzle.

use crate::kit::options::{NamedOptions, bad, flag, impl_option_text};
use crate::kit::sowing::MOST_LAPS;
use crate::kit::three_rows::{read_rounds, rounds_option};
use crate::rules::SetupError;

/// Options of a game; the default is the strong game (SE-11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Whether a wegue becomes an ordinary pit again when it is emptied (SE-11).
    pub weak: bool,
    /// Whether a last stone that falls into an empty wegue is captured (SE-12). Otherwise it stays there.
    pub take_from_empty: bool,
    /// How many pits of each player are ayemi (SE-10), from pit a on.
    pub ayemi: u8,
    /// The largest number of rounds in a match (SE-16). `None` if the number is not limited. A match also ends when a player owns no
    /// stones.
    pub rounds: Option<u8>,
    /// Whether the game begins with the puzzle of the source.
    pub puzzle: bool,
    /// After how many laps a sowing counts as endless (SE-17). The rules version decides this; players cannot choose it.
    pub longest_sowing: u32,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            weak: false,
            take_from_empty: false,
            ayemi: 1,
            rounds: Some(1),
            puzzle: false,
            longest_sowing: MOST_LAPS,
        }
    }
}

impl_option_text!(Options);

impl NamedOptions for Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match (key, value) {
            ("wegue", "strong" | "weak") => self.weak = value == "weak",
            ("wegue", _) => return Err(bad(key, "strong, weak")),
            ("empty", "stay" | "take") => self.take_from_empty = value == "take",
            ("empty", _) => return Err(bad(key, "stay, take")),
            ("ayemi", "1") => self.ayemi = 1,
            ("ayemi", "2") => self.ayemi = 2,
            ("ayemi", _) => return Err(bad(key, "1, 2")),
            ("rounds", _) => self.rounds = read_rounds(key, value)?,
            ("puzzle", _) => self.puzzle = flag(key, value)?,
            _ => return Err(SetupError::UnknownOption(key.to_owned())),
        }
        Ok(())
    }

    /// Refuses a puzzle of more than one round. A puzzle has too few stones for another deal.
    fn check(&self) -> Result<(), SetupError> {
        if self.puzzle && self.rounds != Some(1) {
            return Err(bad("rounds", "1 (puzzle=true)"));
        }
        Ok(())
    }

    fn differing(&self) -> Vec<Option<String>> {
        vec![
            self.weak.then(|| "wegue=weak".to_owned()),
            self.take_from_empty.then(|| "empty=take".to_owned()),
            (self.ayemi == 2).then(|| "ayemi=2".to_owned()),
            rounds_option(self.rounds),
            self.puzzle.then(|| "puzzle=true".to_owned()),
        ]
    }
}
