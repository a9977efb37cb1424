//! Measures how long a program takes for a move: from the moment at which the question has been sent to the moment at which the whole
//! answer has come.
//!
//! Our own players, which think in this process, have no such clock: for them, only the referee compares the time with the limit
//! (`src/tournament/referee/game.rs`).

use super::text_channel::TextChannel;
use crate::tournament::referee::{Fault, FaultKind, ReceivedMove};
use std::time::Duration;
use tokio::time::{Instant, timeout, timeout_at};

/// The clock of one move.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoveClock {
    asked: Instant,
    limit: Duration,
}

impl MoveClock {
    /// Sends the question that is queued. The clock starts when the question is sent.
    ///
    /// # Errors
    /// The fault of a program that is gone, or does not read the question within `limit`.
    pub(super) async fn start(channel: &mut TextChannel, limit: Duration) -> Result<Self, Fault> {
        let flushed = timeout(limit, channel.flush()).await;
        flushed.map_err(|_| Fault::new(FaultKind::Deaf, "it does not read what it is told"))??;
        Ok(Self {
            asked: Instant::now(),
            limit,
        })
    }

    /// Waits for the future `answer`, which gives the program's answer and the time at which the answer came.
    ///
    /// # Errors
    /// The fault of `answer`, or a fault of time if no answer came in time.
    pub(super) async fn wait<T>(
        self,
        answer: impl Future<Output = Result<(T, Instant), Fault>>,
    ) -> Result<(T, Instant), Fault> {
        let came = timeout_at(self.asked + self.limit, answer).await;
        let (answer, received) = came.map_err(|_| self.too_late())??;
        match received - self.asked > self.limit {
            true => Err(self.too_late()),
            false => Ok((answer, received)),
        }
    }

    /// The move, with the time at which it was asked for and the time at which it was received.
    pub(super) fn timed(self, text: String, received: Instant) -> ReceivedMove {
        ReceivedMove {
            text,
            asked: self.asked,
            received,
        }
    }

    fn too_late(self) -> Fault {
        let what = format!("no move came within {} ms", self.limit.as_millis());
        Fault::new(FaultKind::Time, what)
    }
}
