//! What may be chosen when a game is made (the ambiguities GA-A1 to GA-A9).

use crate::kit::options::{NamedOptions, bad, impl_option_text};
use crate::kit::sowing::MOST_LAPS;
use crate::kit::three_rows::{read_rounds, rounds_option};
use crate::rules::SetupError;

/// How the zero sowing is done (GA-A3, GA-A4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Zero {
    /// Each player names a pit, then both sow at once (GA-3).
    Choose,
    /// As with `Choose`, but nobody names a pit: both players sow from pit `a`.
    A,
    /// As with `Choose`, but one letter is drawn for both players. It comes from the leader's bag of nine lots.
    Random,
    /// As with `Choose`, but each player draws a letter from their own bag of nine lots.
    Each,
    /// The leader sows a pit without captures, then the other player does so. The player who has dropped fewer stones moves first. If
    /// both have dropped equally many, the leader moves first.
    Sequential,
    /// There is no zero sowing; the leader moves first.
    None,
}

/// Options of a game; the default is the game of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How the zero sowing is done.
    pub zero: Zero,
    /// Whether a last stone captures only if it falls into an empty pit of the player's own row (GA-A1).
    pub own_pit: bool,
    /// Whether a sowing goes on with the last stone after this stone has captured (GA-A2). If not, a capture ends the sowing.
    pub serial: bool,
    /// Whether the player with more stones fills only as many pits as the other player when a round is dealt (GA-A6).
    pub mirror: bool,
    /// The most rounds that are played. A player without stones has lost even if rounds are left. `None` if the match goes on until one
    /// player owns all stones (GA-18, GA-19).
    pub rounds: Option<u8>,
    /// Whether pits whose sowing would never end are forbidden (GA-A9).
    pub endless_illegal: bool,
    /// A sowing that goes on for this many laps without a capture counts as endless (GA-17). The number follows from the rules version;
    /// nobody can choose it.
    pub longest_sowing: u32,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            zero: Zero::Choose,
            own_pit: false,
            serial: true,
            mirror: false,
            rounds: Some(1),
            endless_illegal: false,
            longest_sowing: MOST_LAPS,
        }
    }
}

impl_option_text!(Options);

impl NamedOptions for Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        let bad = |allowed| bad(key, allowed);
        match (key, value) {
            ("zero", "choose") => self.zero = Zero::Choose,
            ("zero", "a") => self.zero = Zero::A,
            ("zero", "random") => self.zero = Zero::Random,
            ("zero", "each") => self.zero = Zero::Each,
            ("zero", "sequential") => self.zero = Zero::Sequential,
            ("zero", "none") => self.zero = Zero::None,
            ("zero", _) => return Err(bad("choose, a, random, each, sequential, none")),
            ("capture", "any" | "own_pit") => self.own_pit = value == "own_pit",
            ("capture", _) => return Err(bad("any, own_pit")),
            ("serial", "true" | "on") => self.serial = true,
            ("serial", "false" | "off") => self.serial = false,
            ("serial", _) => return Err(bad("on, off")),
            ("redeal", "full" | "mirror") => self.mirror = value == "mirror",
            ("redeal", _) => return Err(bad("full, mirror")),
            ("rounds", _) => self.rounds = read_rounds(key, value)?,
            ("endless", "void" | "illegal") => self.endless_illegal = value == "illegal",
            ("endless", _) => return Err(bad("void, illegal")),
            _ => return Err(SetupError::UnknownOption(key.to_owned())),
        }
        Ok(())
    }

    fn differing(&self) -> Vec<Option<String>> {
        let zero = match self.zero {
            Zero::Choose => None,
            Zero::A => Some("zero=a"),
            Zero::Random => Some("zero=random"),
            Zero::Each => Some("zero=each"),
            Zero::Sequential => Some("zero=sequential"),
            Zero::None => Some("zero=none"),
        };
        vec![
            zero.map(str::to_owned),
            self.own_pit.then(|| "capture=own_pit".to_owned()),
            (!self.serial).then(|| "serial=off".to_owned()),
            self.mirror.then(|| "redeal=mirror".to_owned()),
            rounds_option(self.rounds),
            self.endless_illegal.then(|| "endless=illegal".to_owned()),
        ]
    }
}
