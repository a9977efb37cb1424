//! What the host promises about a session's dice when the session begins. Pure.
//!
//! `docs/dice.md` says what the promise proves, and what it does not. Deliberately absent: how the hash is computed and how the dice
//! fall (`kit::dice`), and whether a record keeps its promise (`record::RecordVerdict`).

use lusoria_games::kit::dice;

/// What goes into the hash that people are told when a session begins. The number of the version is stored, and stands in the first line
/// of records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Promise {
    /// Version 1: only the seed. Used by games that began before there was version 2.
    Seed,
    /// Version 2: the game string, the version of its rules, whether players add words, and the seed.
    #[default]
    Game,
}

impl Promise {
    /// The number of this promise, as it is stored.
    #[must_use]
    pub const fn number(self) -> u32 {
        match self {
            Self::Seed => 1,
            Self::Game => 2,
        }
    }

    /// The promise with this number, if there is one.
    #[must_use]
    pub const fn numbered(number: u32) -> Option<Self> {
        match number {
            1 => Some(Self::Seed),
            2 => Some(Self::Game),
            _ => None,
        }
    }

    /// The hash that people are told under this promise, in hexadecimal.
    #[must_use]
    pub fn hash(self, seed: &[u8; 32], game: &str, rules: u32, words: bool) -> String {
        match self {
            Self::Seed => dice::seed_promise(seed),
            Self::Game => dice::promise(seed, game, rules, words),
        }
    }
}
