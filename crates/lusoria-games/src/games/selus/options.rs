//! What may be chosen when a game is made (the ambiguities SE-A1 to SE-A3, SE-16).

use crate::kit::options::{self, bad, flag};
use crate::kit::sowing::LONGEST;
use crate::kit::three_rows::{ROUNDS, read_rounds, rounds_option};
use crate::rules::SetupError;
use std::fmt;
use std::str::FromStr;

/// Options of a game; the default is the strong game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Whether an emptied wegue is a pit like any other again (SE-11).
    pub weak: bool,
    /// Whether the last stone takes itself out of an empty wegue instead of staying (SE-12).
    pub take_from_empty: bool,
    /// How many pits of each player, from a on, are ayemi (SE-10).
    pub ayemi: u8,
    /// How many rounds are played; nothing: until one player owns all stones (SE-16).
    pub rounds: Option<u8>,
    /// Whether the game begins with the puzzle of the source.
    pub puzzle: bool,
    /// After how many laps a sowing counts as endless (SE-17). Not to be chosen: it follows from the rules version.
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
            longest_sowing: LONGEST,
        }
    }
}

impl Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match (key, value) {
            ("wegue", "strong" | "weak") => self.weak = value == "weak",
            ("wegue", _) => return Err(bad(key, "strong, weak")),
            ("empty", "stay" | "take") => self.take_from_empty = value == "take",
            ("empty", _) => return Err(bad(key, "stay, take")),
            ("ayemi", "1") => self.ayemi = 1,
            ("ayemi", "2") => self.ayemi = 2,
            ("ayemi", _) => return Err(bad(key, "1, 2")),
            ("rounds", _) => self.rounds = read_rounds(value).ok_or_else(|| bad(key, ROUNDS))?,
            ("puzzle", _) => self.puzzle = flag(key, value)?,
            _ => return Err(SetupError::UnknownOption(key.to_owned())),
        }
        Ok(())
    }
}

/// `key=value` divided by commas or blanks; a bare key means `=true`; of two values for one key the later counts. A puzzle has
/// too few stones to be dealt again.
impl FromStr for Options {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let options = options::read(text, Self::set)?;
        if options.puzzle && options.rounds != Some(1) {
            return Err(bad("rounds", "1 (puzzle=true)"));
        }
        Ok(options)
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            self.weak.then(|| "wegue=weak".to_owned()),
            self.take_from_empty.then(|| "empty=take".to_owned()),
            (self.ayemi == 2).then(|| "ayemi=2".to_owned()),
            rounds_option(self.rounds),
            self.puzzle.then(|| "puzzle=true".to_owned()),
        ];
        options::write(f, parts)
    }
}
