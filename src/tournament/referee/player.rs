//! What the referee asks a player, and what it tells a player.

use super::fault::Fault;
use crate::session::Session;
use lusoria_games::rules::Seat;
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;
use tokio::time::Instant;

/// What a player does on request of the referee. It is a future, so that the referee can do other things until it is done.
pub type Work<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// The position in which a move is asked for.
#[derive(Clone, Copy, Debug)]
pub struct MoveRequest<'a> {
    /// The session as it stands.
    pub session: &'a Session,
    /// All plies so far, chance included.
    pub plies: &'a [String],
    /// How long the player may take.
    pub limit: Duration,
}

/// A move as it was sent, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReceivedMove {
    /// The text of the move.
    pub text: String,
    /// When the question had been sent. At this moment the player's clock began to run.
    pub asked: Instant,
    /// When the whole move had been received.
    pub received: Instant,
}

/// How the game ended for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerResult {
    /// The player has won.
    Victory,
    /// Nobody has won.
    Tie,
    /// The player has lost.
    Defeat,
}

/// The end of a game as it is told to a player.
#[derive(Clone, Copy, Debug)]
pub struct Ended<'a> {
    /// How the game ended for this player.
    pub verdict: PlayerResult,
    /// The player's own fault, if this fault has ended the game.
    pub own_fault: Option<&'a Fault>,
    /// The session as it stood at the end.
    pub session: &'a Session,
}

/// What a player is told.
#[derive(Clone, Copy, Debug)]
pub enum Notice<'a> {
    /// The game is about to begin.
    Begins {
        /// The seat from which the player plays.
        seat: Seat,
        /// The session at its start.
        session: &'a Session,
        /// How long the referee waits before it asks for the first move.
        warm_up: Duration,
    },
    /// A move was played, by this player or by the other.
    Moved {
        /// Who has moved.
        by: Seat,
        /// The move in canonical notation.
        ply: &'a str,
        /// The session after the move.
        session: &'a Session,
    },
    /// The game is over.
    Ended(Ended<'a>),
}

/// A player: plays one game from one seat. A notice for the player is not sent at once. It is sent with the next question, while the
/// player is watched, or when the player leaves.
pub trait Player: Send {
    /// Tells the player something. If it cannot be sent, the next `ask` or `watch` returns the fault.
    fn tell(&mut self, notice: Notice<'_>);

    /// Asks for a move. The clock runs from the moment at which the question has been sent.
    fn ask<'a>(&'a mut self, question: MoveRequest<'a>) -> Work<'a, Result<ReceivedMove, Fault>>;

    /// Waits while it is not this player's turn. The future completes only if the player commits a fault. It may be dropped at any time.
    fn watch(&mut self) -> Work<'_, Fault>;

    /// Sends what is not sent yet, and closes the connection.
    fn leave(self: Box<Self>) -> Work<'static, ()>;
}
