//! The trait `Hall`: gets the player for a seat, by waiting for a connection (`doors.rs`) or starting a program (`pipes.rs`).

use super::referee::{Fault, GameSetup, Player, Work};
use crate::competition::pairing::Entrant;
use lusoria_games::rules::Seat;

/// A player who has come, or the fault of one who has not.
pub type Called = Result<Box<dyn Player>, Fault>;

/// Brings the players to their games.
pub trait Hall: Send + Sync {
    /// Calls an entrant to a game, and waits for it as long as the time control allows.
    fn call<'a>(&'a self, entrant: Entrant, seat: Seat, setup: &'a GameSetup) -> Work<'a, Called>;
}
