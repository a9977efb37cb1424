//! The trait `PlayerProvider`: gets the player for a seat, by waiting for a connection (`doors.rs`) or starting a program (`pipes.rs`).

use super::referee::{Fault, GameSetup, Player, Work};
use crate::competition::pairing::Entrant;
use lusoria_games::rules::Seat;

/// A player that has come, or the fault of one that has not.
pub type PlayerOrFault = Result<Box<dyn Player>, Fault>;

/// Gets the players of a tournament's games.
pub trait PlayerProvider: Send + Sync {
    /// Gets the player of an entrant for one game, and waits for it as long as the time control allows.
    fn player_for<'a>(
        &'a self,
        entrant: Entrant,
        seat: Seat,
        setup: &'a GameSetup,
    ) -> Work<'a, PlayerOrFault>;
}
