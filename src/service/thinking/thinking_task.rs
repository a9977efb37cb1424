//! A task for a thread that thinks: a position, and how well to play.

use crate::service::receipt::DeliveryGuard;
use crate::session::{At, RoomKey, Session};
use lusoria_games::catalog::Line;
use lusoria_games::engine::{Level, ThinkOrder, Thought};
use sha2::{Digest, Sha256};
use std::time::{Duration, Instant};

/// A position in which a computer player has to move.
#[derive(Debug)]
pub(in crate::service) struct ThinkingTask {
    /// The session and its last entry. If the session has gone on by the time of the answer, the answer is dropped.
    pub(in crate::service) at: At,
    /// The room in which the move is told.
    pub(in crate::service) room: RoomKey,
    /// The guard of the message that led to this turn. Whoever waits for the answer to that message waits until the guard is
    /// dropped, when the computer player's move has been told.
    pub(in crate::service) guard: Option<DeliveryGuard>,
    /// The move is not thought about before this time.
    pub(in crate::service) not_before: Instant,
    line: Box<dyn Line>,
    level: Level,
    seed: u64,
}

impl ThinkingTask {
    /// The task of this session; `None` if it is not a computer player's turn.
    pub(in crate::service) fn about(
        session: &Session,
        room: RoomKey,
        guard: Option<DeliveryGuard>,
        not_before: Instant,
    ) -> Option<Self> {
        let computer = session.computer_at(session.thinking_seat()?)?;
        Some(Self {
            at: At(session.id, session.entries),
            room,
            guard,
            not_before,
            line: session.line.clone(),
            level: computer.level(),
            seed: seed_of_errors(session),
        })
    }

    /// Thinks. `stop` is asked often whether to end at once; then the result must not be used. `None` if there is no move.
    pub(super) fn think(
        &self,
        time: Duration,
        nodes: Option<u64>,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought> {
        let order = ThinkOrder {
            level: self.level,
            seed: self.seed,
            nodes,
            time: Some(time),
            ..ThinkOrder::default()
        };
        self.line.think(&order, stop)
    }

    /// A move that needs no thinking.
    pub(super) fn any_move(&self) -> Option<String> {
        self.line.sensible_moves().into_iter().next()
    }
}

/// The number from which the errors of a level are made. It depends on the game and the position, and on the session's secret so
/// that nobody can foresee the errors.
fn seed_of_errors(session: &Session) -> u64 {
    let mut digest = Sha256::new();
    digest.update(b"lusoria thought\n");
    digest.update(session.seed);
    digest.update(session.line.game_string());
    digest.update(session.line.position());
    let digest: [u8; 32] = digest.finalize().into();
    u64::from_be_bytes(digest[..8].try_into().expect("8 of 32 bytes"))
}
