//! The loop of the service: take what waits, decide it, write it in one batch, hand on what is to be said. While one round is being
//! written, the next is decided.

use super::input::Input;
use super::round::{LARGEST_ROUND, Round};
use super::service_task::Service;
use std::time::{Duration, Instant};
use tokio::sync::Notify;
use tokio::time::timeout_at;

/// How long deciding one round may take, so that what is decided does not wait for everything else.
const LONGEST_ROUND: Duration = Duration::from_millis(10);

impl Service {
    /// Runs until all handles are gone; [`ServiceHandle::stop`](super::handle::ServiceHandle::stop) makes the delivery tasks let go of
    /// theirs. Whatever was stored but not said before is handed to the delivery tasks first.
    pub async fn run(mut self) {
        self.resume_deliveries().await;
        let mut round = Round::default();
        while self.gather(&mut round).await {
            round = self.write_round(round).await;
            if self.stopping && round.is_empty() {
                // The delivery tasks say what they have, tell us, and then let go of us.
                self.deliveries.clear();
            }
            self.tidy_daily().await;
        }
        self.write_last_notes().await;
    }

    /// Waits until there is something to write, and takes in all that waits. False once all handles are gone.
    async fn gather(&mut self, round: &mut Round) -> bool {
        if !round.is_empty() {
            return true;
        }
        let coming = self.inbox.next();
        let first = match self.delivery_notes.due() {
            Some(due) => timeout_at(due, coming).await,
            None => Ok(coming.await),
        };
        let Ok(mut next) = first else {
            return true;
        };
        let all_handles_gone = next.is_none();
        self.check_database_before(next.as_slice()).await;
        let begun = Instant::now();
        while let Some(input) = next {
            self.take(input, round).await;
            let is_full = round.len() >= LARGEST_ROUND || begun.elapsed() > LONGEST_ROUND;
            next = if is_full { None } else { self.inbox.try_next() };
        }
        !all_handles_gone
    }

    /// Takes in what comes while a write is under way, for the next one, which need not wait then. What is decided here
    /// counts on that write; if it fails, so does this.
    pub(super) async fn prepare_next_round(&mut self, written: &Notify) -> Round {
        let (mut next, mut busy) = (Round::default(), Duration::ZERO);
        loop {
            let is_full = next.len() >= LARGEST_ROUND || busy > LONGEST_ROUND;
            tokio::select! {
                biased;
                () = written.notified() => return next,
                Some(input) = self.inbox.next(), if !is_full => {
                    let begun = Instant::now();
                    self.take(input, &mut next).await;
                    busy += begun.elapsed();
                }
            }
        }
    }

    async fn take(&mut self, input: Input, round: &mut Round) {
        match input {
            Input::Event(event) => round.add(self.prepare(event).await),
            Input::BackgroundRead(event, read) => {
                round.add(self.continue_with(event, read).await);
            }
            Input::Settled(what) => {
                self.limits.note_settled(&what);
                self.delivery_notes.add(what);
            }
            Input::Render { say, room, reply } => {
                let message = self.render_say(&say, &room, &[]).await;
                // A delivery task that has ended asks again after the next start.
                let _ = reply.send(message);
            }
            Input::IsAlive(asked) => round.asked_alive.push(asked),
            Input::Stop => self.stopping = true,
        }
    }
}
