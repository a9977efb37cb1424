//! The main loop of the service: decides the waiting events, writes their changes in one batch, and hands the replies to the
//! delivery tasks. While one round is being written, the next one is decided.
//!
//! How many events one round takes at most is in `round.rs`.

use super::input::Input;
use super::render_request::RenderRequest;
use super::round::{LARGEST_ROUND, Round};
use super::service_task::Service;
use std::time::{Duration, Instant};
use tokio::sync::Notify;
use tokio::time::{Instant as TokioInstant, sleep_until};

/// How long events are added to one round before it is written. The limit is short, so that the first events do not wait too long.
const LONGEST_ROUND: Duration = Duration::from_millis(10);

/// The error which says that something is to be done although no input has come.
struct SomethingElse;

impl Service {
    /// Runs until all handles of the service are dropped. The delivery tasks drop theirs after
    /// [`ServiceHandle::stop`](super::service_handle::ServiceHandle::stop).
    ///
    /// Before the first event, hands the delivery tasks everything that was stored but not sent. After each round, and whenever nothing
    /// else waits, reads one live game in which a computer player takes part, until all are read. The computer player may have been
    /// thinking when the program last ended.
    pub async fn run(mut self) {
        self.resume_deliveries().await;
        self.find_interrupted_thoughts().await;
        self.read_pauses().await;
        self.read_shown_elsewhere().await;
        self.look_for_orders().await;
        self.join_accounts(true).await;
        let mut round = Round::default();
        while self.gather(&mut round).await {
            round = self.write_round(round).await;
            if self.stopping && round.is_empty() {
                // The delivery tasks send what they have, report that, and then drop their handles.
                self.deliveries.clear();
            }
            self.store_stalls().await;
            self.delete_old_rows_daily().await;
            self.resume_a_thought().await;
            self.note_that_host_is_there(false).await;
            self.join_accounts(round.is_empty()).await;
            self.hand_in_due(round.is_empty()).await;
        }
        self.write_last_notes().await;
        self.overwrite_refused_at_last().await;
    }

    /// Waits until there is something to do, and decides what waits, as far as it fits into one round. If the round has events already,
    /// returns at once. False once all handles are dropped.
    async fn gather(&mut self, round: &mut Round) -> bool {
        if !round.is_empty() {
            return true;
        }
        let first = match self.inbox.try_next() {
            Some(input) => Ok(Some(input)),
            None if !self.interrupted_thoughts.is_empty() => return true,
            None => self.wait_for_input().await,
        };
        let Ok(mut next) = first else {
            return true;
        };
        // If the process was stopped for a while, that is noted before anything is decided that depends on the clock.
        self.note_that_host_is_there(false).await;
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

    /// Waits for the next input. `None` once all handles are dropped.
    ///
    /// # Errors
    /// If there is something to do before an input comes: notes of the delivery tasks have to be written, something is due, unconfirmed
    /// changes have to be overwritten (`overwrite_refused.rs`), or a test has set the clock.
    async fn wait_for_input(&mut self) -> Result<Option<Input>, SomethingElse> {
        let due = self.due.wake_at(&self.config.clock);
        let overwrite = self.database_fault.overwrite_at;
        let times = [self.delivery_notes.due(), due, overwrite];
        let until = times.into_iter().flatten().min();
        tokio::select! {
            biased;
            input = self.inbox.next() => Ok(input),
            () = sleep_if(until) => Err(SomethingElse),
            () = self.config.clock.was_set() => Err(SomethingElse),
        }
    }

    /// While one round is written, decides what comes in for the next round. These decisions build on the round that is being written. If
    /// writing it fails, they are undone, too.
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
            Input::Event(event) => round.add(self.handle_event(event).await),
            Input::BackgroundRead(event, read) => {
                round.add(Box::pin(self.continue_with(event, read)).await);
            }
            Input::QuestionAnswered(mut event, answer) => {
                event.found_answer = Some(answer);
                round.add(self.handle_event(event).await);
            }
            Input::Settled(what) => {
                self.limits.note_settled(&what);
                self.proposals
                    .told
                    .note_settled(what.id(), self.config.clock.now());
                self.delivery_notes.add(what);
            }
            Input::Render(wanted, reply) => {
                let RenderRequest { say, room, path } = *wanted;
                let message = Box::pin(self.render_say(&say, &room, path.as_ref(), &[])).await;
                // If the delivery task has ended meanwhile, it will ask again after the next start.
                let _ = reply.send(message);
            }
            Input::Complete(asked, reply) => {
                let found = Box::pin(self.complete(&asked)).await;
                // Whoever asked may no longer wait for the answer.
                let _ = reply.send(found);
            }
            Input::IsAlive(asked) => {
                round.asked_alive.push(asked);
                self.look_for_orders().await;
            }
            Input::Stop => self.stopping = true,
        }
    }
}

/// Waits until this time; for ever if there is none.
async fn sleep_if(until: Option<TokioInstant>) {
    match until {
        Some(until) => sleep_until(until).await,
        None => std::future::pending().await,
    }
}
