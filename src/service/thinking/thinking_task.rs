//! The type [`ThinkingTask`]: what a thread of the pool is to do, either find a computer player's move or answer somebody's question.

use super::thinking_request::ThinkingRequest;
use crate::service::event::Event;
use crate::service::receipt::DeliveryGuard;
use crate::session::{AccountId, RoomKey, Session, SessionId, ShownEntry};
use lusoria_games::catalog::Line;
use lusoria_games::engine::{Level, ThinkOrder, Thought};
use sha2::{Digest, Sha256};
use std::time::{Duration, Instant};

/// A task for the pool.
#[derive(Debug)]
pub(in crate::service) struct ThinkingTask {
    /// Nothing is done before this time.
    pub(in crate::service) not_before: Instant,
    pub(super) work: Work,
}

/// What is to be done.
#[derive(Debug)]
pub(super) enum Work {
    /// To find the move of a computer player.
    Move(MoveTask),
    /// To answer the question of the person who sent this message.
    Question(Box<Event>, ThinkingRequest),
}

/// What a task is about. Of the tasks with the same key, at most one waits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::service) enum TaskKey {
    /// The move of the computer player in this session.
    Move(SessionId),
    /// A question of this person.
    Question(AccountId),
}

/// A position in which a computer player has to move.
#[derive(Debug)]
pub(super) struct MoveTask {
    /// The session and its last entry. If the session has gone on by the time of the answer, the answer is dropped.
    pub(super) at: ShownEntry,
    /// The room in which the move is told.
    pub(super) room: RoomKey,
    /// Kept until the move has been told. Code that waits for all replies to a person's move waits until this guard is dropped.
    pub(super) guard: Option<DeliveryGuard>,
    /// Whether both players are computers, so that nobody waits for the move.
    is_between_computers: bool,
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
        let work = Work::Move(MoveTask {
            at: ShownEntry(session.id, session.entries),
            room,
            guard,
            is_between_computers: session.is_between_computers(),
            line: session.line.clone(),
            level: computer.level(),
            seed: seed_of_errors(session),
        });
        Some(Self { not_before, work })
    }

    /// The task of answering a question that was asked by this message.
    pub(in crate::service) fn answering(question: ThinkingRequest, event: Box<Event>) -> Self {
        Self {
            not_before: Instant::now(),
            work: Work::Question(event, question),
        }
    }

    /// Whether a person waits for the result.
    pub(super) const fn somebody_waits(&self) -> bool {
        match &self.work {
            Work::Move(task) => !task.is_between_computers,
            Work::Question(..) => true,
        }
    }

    /// Whether tables of exact values have to be made before anybody can think about the task.
    pub(super) fn lacks_tables(&self) -> bool {
        match &self.work {
            Work::Move(task) => task.line.lacks_tables(),
            Work::Question(_, question) => question.lacks_tables(),
        }
    }

    /// Makes the tables of exact values that the task needs, or waits until another thread has made them.
    pub(super) fn make_tables(&self) {
        match &self.work {
            Work::Move(task) => task.line.make_tables(),
            Work::Question(_, question) => question.make_tables(),
        }
    }

    pub(in crate::service) fn key(&self) -> TaskKey {
        match &self.work {
            Work::Move(task) => TaskKey::Move(task.at.0),
            Work::Question(_, question) => TaskKey::Question(question.asker),
        }
    }
}

impl MoveTask {
    /// Returns what the computer player has found out; `None` if no seat is to move. `stop` is called often. Once `stop` returns true,
    /// the search ends, and its result must not be used.
    pub(super) fn think(
        &self,
        time: Option<Duration>,
        nodes: Option<u64>,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought> {
        let order = ThinkOrder {
            level: self.level,
            seed: self.seed,
            nodes,
            time,
            ..ThinkOrder::default()
        };
        self.line.think(&order, stop)
    }

    /// The first legal move, found without thinking. A move that is a last resort, such as a pass, is taken only if there is no other.
    /// `None` if there is no legal move.
    pub(super) fn any_move(&self) -> Option<String> {
        self.line.sensible_moves().into_iter().next()
    }
}

/// The seed of a level's errors. It follows from the game, the position and the secret seed of the session, so that nobody can foresee
/// the errors.
fn seed_of_errors(session: &Session) -> u64 {
    let mut digest = Sha256::new();
    digest.update(b"lusoria thought\n");
    digest.update(session.seed);
    digest.update(session.line.game_string());
    digest.update(session.line.position());
    let digest: [u8; 32] = digest.finalize().into();
    u64::from_be_bytes(digest[..8].try_into().expect("8 of 32 bytes"))
}
