//! What may be chosen when a game is made (SE-A1 to SE-A3, where the source is ambiguous, and SE-16).

use crate::kit::options::{NamedOptions, bad, flag, impl_option_text};
use crate::kit::sowing::MOST_LAPS;
use crate::kit::three_rows::{read_rounds, rounds_option};
use crate::rules::SetupError;

/// Options of a game; the default is the strong game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Whether a wegue becomes an ordinary pit again when it is emptied (SE-11).
    pub weak: bool,
    /// Whether a last stone in an empty wegue is captured instead of staying there (SE-12).
    pub take_from_empty: bool,
    /// How many pits of each player, from a on, are ayemi (SE-10).
    pub ayemi: u8,
    /// The largest number of rounds in a match; `None` if the match goes on until one player owns all stones (SE-16). A player who owns no
    /// stones has lost even if rounds are left.
    pub rounds: Option<u8>,
    /// Whether the game begins with the puzzle of the source.
    pub puzzle: bool,
    /// After how many laps a sowing counts as endless (SE-17). It cannot be chosen: it follows from the rules version.
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

    /// Refuses a puzzle of more than one round, because it has too few stones to be dealt again.
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
