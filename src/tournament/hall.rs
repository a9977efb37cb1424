//! Where players come from.

use super::pairing::Entrant;
use super::referee::{Fault, GameSetup, Player, Work};
use lusoria_games::rules::Seat;

/// A player who has come, or why it has not.
pub type Called = Result<Box<dyn Player>, Fault>;

/// Where players come from.
pub trait Hall: Send + Sync {
    /// Calls an entrant to a table, and waits for it as long as the time control allows.
    fn call<'a>(&'a self, entrant: Entrant, seat: Seat, setup: &'a GameSetup) -> Work<'a, Called>;
}
