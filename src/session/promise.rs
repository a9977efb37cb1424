//! What is promised about a session's dice when it begins. Pure.
//!
//! `docs/dice.md` says what that proves, against whom, and what it does not. Deliberately absent: the dice themselves
//! (`kit::dice`), and whether a record keeps its promise (`record::Verdict`).

use lusoria_games::kit::dice;

/// What the hash covers that is told at the start. The numbers are stored, and stand at the top of records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Promise {
    /// 1: the seed alone. Games that began before version 2.
    Seed,
    /// 2: the game string, the version of its rules, whether words are added, and the seed.
    #[default]
    Game,
}

impl Promise {
    /// As it is stored.
    #[must_use]
    pub const fn number(self) -> u32 {
        match self {
            Self::Seed => 1,
            Self::Game => 2,
        }
    }

    /// The one with this number, if there is one.
    #[must_use]
    pub const fn numbered(number: u32) -> Option<Self> {
        match number {
            1 => Some(Self::Seed),
            2 => Some(Self::Game),
            _ => None,
        }
    }

    /// The hash, as hexadecimal digits.
    #[must_use]
    pub fn hash(self, seed: &[u8; 32], game: &str, rules: u32, words: bool) -> String {
        match self {
            Self::Seed => dice::seed_promise(seed),
            Self::Game => dice::promise(seed, game, rules, words),
        }
    }
}
