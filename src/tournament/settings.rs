//! The settings of a tournament, as its folder keeps them.

use super::referee::TimeControl;
use crate::competition::schedule::Format;
use crate::competition::standings::{PointSystem, Quarters, TieBreak};
use lusoria_games::catalog::{begin, seed_of};
use lusoria_games::rules::ThrowSource;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The settings of a tournament. They are stored as JSON, so no field may change its meaning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The game string.
    pub game: String,
    /// Who plays whom.
    pub format: Format,
    /// `3-1-0` or `1-half-0`.
    pub points: String,
    /// The names of the tie-breaks.
    pub tie_breaks: Vec<String>,
    /// The time for a move, for getting ready, and for coming.
    pub time: TimeControl,
    /// How many games are played at once, at most.
    pub tables: usize,
    /// The seed of all chance: the drawing of lots, the dice, and the random moves and errors of our players.
    pub seed: u64,
    /// The names of the entrants in the order of their numbers, which are drawn by lot.
    pub entrants: Vec<String>,
}

/// Why a tournament cannot be held like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotATournament {
    /// No such game, or not with these options.
    #[error("there is no game {0}")]
    Game(String),
    /// A game for one.
    #[error("{0} is played alone")]
    Solitaire(String),
    /// A game whose dice are thrown by hand.
    #[error("the dice of {0} are thrown by hand, and there is no hand here")]
    Hand(String),
}

impl Settings {
    /// Refuses games that cannot be played in a tournament, and writes the game as the catalogue does.
    ///
    /// # Errors
    /// [`NotATournament`] says why.
    pub fn check_game(game: &str) -> Result<String, NotATournament> {
        let line = begin(game).ok_or_else(|| NotATournament::Game(game.to_owned()))?;
        if line.game().info.seats != 2 {
            return Err(NotATournament::Solitaire(game.to_owned()));
        }
        if line.chance() == Some(ThrowSource::Hand) {
            return Err(NotATournament::Hand(game.to_owned()));
        }
        Ok(line.game_string())
    }

    /// The names in an order that is drawn from the seed.
    #[must_use]
    pub fn by_lot(mut names: Vec<String>, seed: u64) -> Vec<String> {
        names.sort_by_cached_key(|name| (seed_of(&["lot", &seed.to_string(), name]), name.clone()));
        names
    }

    /// The seed of the dice of the game with this number.
    #[must_use]
    pub fn seed_of_game(&self, number: u32) -> [u8; 32] {
        let digest = Sha256::new()
            .chain_update("lusoria tournament")
            .chain_update(self.seed.to_be_bytes())
            .chain_update(number.to_be_bytes());
        digest.finalize().into()
    }

    /// The points for a bye: those for a win in a Swiss tournament, else none.
    #[must_use]
    pub fn bye(&self) -> Quarters {
        match self.format {
            Format::Swiss { .. } => self.point_system().win(),
            Format::AllAgainstAll { .. } | Format::KnockOut => Quarters(0),
        }
    }

    /// The points for a win, a draw and a loss.
    #[must_use]
    pub fn point_system(&self) -> PointSystem {
        self.points.parse().unwrap_or_default()
    }

    /// What decides between equal points.
    #[must_use]
    pub fn tie_breaks(&self) -> Vec<TieBreak> {
        let names = self.tie_breaks.iter();
        names.filter_map(|name| name.parse().ok()).collect()
    }

    /// Whether a tournament with these settings can go on with the games played under the other settings. The number of tables and
    /// the times before a game may differ, but not the time for a move, which is one of the rules.
    #[must_use]
    pub fn goes_on_from(&self, other: &Self) -> bool {
        let same = Self {
            time: TimeControl {
                per_move: other.time.per_move,
                ..self.time
            },
            tables: self.tables,
            ..other.clone()
        };
        *self == same
    }
}
