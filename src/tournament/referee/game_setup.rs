//! What the referee is told about a game before it begins: its number, players, seed, times and opening. The usual times of each
//! protocol: `src/cli/tournament_settings.rs`.

use crate::session::{Entry, ReplayError, RoomId, Session, SessionId};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How long a player has for a move, for getting ready before a game, and for coming to its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TimeControl {
    /// The time for a move.
    pub per_move: Duration,
    /// The time to get ready. It begins with the first message to both players, and ends with the first question.
    pub warm_up: Duration,
    /// How long a game waits for its players to come.
    pub arrival: Duration,
}

impl Default for TimeControl {
    /// The times of the university assignment from which Murus Gallicus came to us. The assignment does not say how long a player may
    /// take to come; that time is our own.
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
    /// The seed of its dice.
    pub seed: [u8; 32],
    /// The names of First and Second.
    pub names: [String; 2],
    /// How long a player has for a move, for getting ready before the game, and for coming to its table.
    pub time: TimeControl,
    /// The table, counted from 0: no other game is played there at the same time.
    pub table: usize,
    /// The plies that are played before the players are asked.
    pub opening: Vec<String>,
    /// After how many moves of each side the game is called a draw; `None` for no limit.
    pub most_moves: Option<u32>,
}

impl GameSetup {
    /// The session at its start.
    ///
    /// # Errors
    /// [`ReplayError`] if the catalogue does not have the game.
    pub fn begin(&self) -> Result<Session, ReplayError> {
        let id = SessionId(i64::from(self.number));
        Session::begin(id, RoomId(0), &self.game, self.seed, [None; 2])
    }

    /// The session after the opening.
    ///
    /// # Errors
    /// [`ReplayError`] if the catalogue does not have the game, or the opening cannot be played.
    pub fn begin_with_opening(&self) -> Result<Session, ReplayError> {
        let mut session = self.begin()?;
        for ply in &self.opening {
            session.evolve(&Entry::Ply(ply.clone()), 0)?;
        }
        Ok(session)
    }
}
