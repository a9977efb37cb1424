//! What is settled before a game of a tournament begins.

use crate::session::{Corrupt, RoomId, Session, SessionId};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TimeControl {
    /// For a move.
    pub per_move: Duration,
    /// Between the first word to both and the first question.
    pub warm_up: Duration,
    /// For coming to the table.
    pub arrival: Duration,
}

impl Default for TimeControl {
    /// As the source of Murus Gallicus has it; it does not speak of coming to the table.
    fn default() -> Self {
        Self {
            per_move: Duration::from_secs(1),
            warm_up: Duration::from_secs(30),
            arrival: Duration::from_secs(60),
        }
    }
}

/// A game that is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSetup {
    /// Its number in the tournament, from 1.
    pub number: u32,
    /// The round it belongs to, from 1.
    pub round: u32,
    /// The game string.
    pub game: String,
    /// The secret of its dice.
    pub seed: [u8; 32],
    /// The names of First and Second.
    pub names: [String; 2],
    /// How much time there is.
    pub time: TimeControl,
}

impl GameSetup {
    /// The session at its start.
    ///
    /// # Errors
    /// [`Corrupt`] if the catalogue does not have the game.
    pub fn begin(&self) -> Result<Session, Corrupt> {
        let id = SessionId(i64::from(self.number));
        Session::begin(id, RoomId(0), &self.game, self.seed, [None; 2])
    }
}
