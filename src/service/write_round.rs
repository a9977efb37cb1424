//! Writes a round. If that fails, each of its events is tried again alone.

use super::event::Event;
use super::receipt::Outcome;
use super::round::{HandledEvent, NothingToStore, Pending, Round};
use super::service_task::Service;
use super::spin_wait::spin_wait;
use crate::store::{Batch, CommitError, Store};
use std::time::{Duration, Instant};
use tokio::sync::Notify;
use tracing::{debug, error, warn};

/// An event is decided at most this many times. It is decided again if another process has changed its session before it could be stored.
const TRIES: u32 = 3;

impl Service {
    /// Writes a round and delivers its messages. Returns the next round, which was decided during the write. The next round is empty if
    /// there was nothing to write, or if the write failed.
    pub(super) async fn write_round(&mut self, mut round: Round) -> Round {
        let mut batch = Batch {
            changes: round.changes(),
            settled: self.delivery_notes.take_due(),
            snapshots: Vec::new(),
        };
        if batch.changes.is_empty() && batch.settled.is_empty() {
            self.finish(round).await;
            return Round::default();
        }
        batch.snapshots = self.cache.take_missing_snapshots();
        let begun = Instant::now();
        // Both must run at the same time: the decision of the next events may have to wait until this write releases the store.
        let (store, written) = (self.store.clone(), Notify::new());
        let writing = async {
            let done = commit(&store, &batch).await;
            written.notify_one();
            done
        };
        let preparing = async {
            for one in &mut round.pending {
                one.outgoing = self.render_early(one).await;
            }
            self.prepare_next_round(&written).await
        };
        let (done, next) = tokio::join!(writing, preparing);
        match done {
            Ok(()) => {
                self.note_written(begun.elapsed()).await;
                self.finish(round).await;
                next
            }
            Err(why) => {
                let down = matches!(why, CommitError::Unavailable(_));
                self.delivery_notes.not_written(down);
                Box::pin(self.retry_alone(why, round, next)).await;
                Round::default()
            }
        }
    }

    /// Notes that a round was stored, and how long the write took: a long write counts as a pause of the host.
    async fn note_written(&mut self, time: Duration) {
        self.delivery_notes.note_written();
        self.end_fault().await;
        self.note_stall(time);
    }

    /// Delivers the messages of a round that was stored, and begins to read the ended games that other events of the round need.
    async fn finish(&mut self, round: Round) {
        for one in round.pending {
            self.note_people_stored(&one.decided.change.people);
            self.deliver_event(one).await;
        }
        for one in round.nothing_to_store {
            self.tell_outcome(one);
        }
        for one in round.to_read {
            self.read_ended_games(one);
        }
    }

    /// Tells the sender of an event that nothing had to be stored.
    fn tell_outcome(&mut self, one: NothingToStore) {
        match one.outcome {
            Outcome::Repeated => self.tell_repeated(*one.event),
            outcome => {
                self.finish_due(&one.event.cause);
                self.settle_delivery(&one.event.cause);
                one.event.waiter.tell(outcome);
            }
        }
    }

    /// Undoes a failed round and the round that was decided on top of it, and tries each of their events alone. Once the database turns
    /// out not to be writable at all, the remaining events are refused. An event that is stored already is never refused.
    async fn retry_alone(&mut self, why: CommitError, round: Round, next: Round) {
        debug!(%why, "a round was not stored; trying its events one by one");
        for one in round.pending.iter().chain(&next.pending) {
            self.forget(one).await;
        }
        for one in round.to_read.iter().chain(&next.to_read) {
            self.inbox.release_room(&one.event.room);
        }
        if matches!(why, CommitError::Unavailable(_)) {
            // CL-5: the write may have waited for some seconds before it failed. No player loses these seconds when the events are
            // decided again.
            let pending = round.pending.iter().chain(&next.pending);
            if let Some(first) = pending.map(|one| one.decided.change.at).min() {
                self.begin_fault(first);
            }
            self.check_database().await;
        }
        self.overwrite_refused(&why).await;
        let mut is_down = false;
        for event in round.into_events().chain(next.into_events()) {
            if !is_down {
                is_down = self.write_alone(event).await.is_err();
            } else if self
                .recent_events
                .contains(self.recent_events.key_of(&event))
            {
                self.tell_repeated(*event);
            } else {
                self.report_not_stored(*event, self.config.clock.now());
            }
        }
    }

    /// At the end of the program, writes what the delivery tasks have noted last: which messages were sent, or never can be.
    pub(super) async fn write_last_notes(&mut self) {
        let batch = Batch {
            settled: self.delivery_notes.take_all(),
            ..Batch::default()
        };
        if batch.settled.is_empty() {
            return;
        }
        if let Err(why) = self.store.commit(&batch).await {
            warn!(%why, "what was said last could not be noted; it may be said again");
        }
    }

    /// Decides an event and writes its change alone.
    ///
    /// # Errors
    /// `Unavailable` if the database cannot be written; the room is told so.
    async fn write_alone(&mut self, mut event: Box<Event>) -> Result<(), CommitError> {
        for _ in 0..TRIES {
            let one = match self.handle_at_once(event).await {
                HandledEvent::Pending(one) => one,
                HandledEvent::NothingToStore(one) => {
                    self.tell_outcome(one);
                    return Ok(());
                }
                HandledEvent::ToRead(one) => {
                    self.read_ended_games(one);
                    return Ok(());
                }
                HandledEvent::Answered => return Ok(()),
            };
            let batch = Batch {
                changes: vec![one.decided.change.clone()],
                ..Batch::default()
            };
            match self.store.commit(&batch).await {
                Ok(()) => {
                    self.end_fault().await;
                    self.note_people_stored(&one.decided.change.people);
                    self.deliver_event(one).await;
                    return Ok(());
                }
                Err(CommitError::Conflict) => self.learn_of_conflict(&one).await,
                Err(why) => {
                    error!(database = %self.store.name(), %why, "an event could not be stored");
                    self.forget(&one).await;
                    self.overwrite_refused(&why).await;
                    self.report_not_stored(*one.event, one.decided.change.at);
                    return Err(why);
                }
            }
            event = one.event;
        }
        error!("an event met a conflict every time");
        self.report_not_stored(*event, self.config.clock.now());
        Ok(())
    }

    /// Decides an event again after a failed write. If the event needs a long session, waits until the session is read. Usually another
    /// thread reads long sessions, and the event comes back as a new input. That is not done here, because the event could come back
    /// again and again: each failed write removes the session from memory.
    async fn handle_at_once(&mut self, event: Box<Event>) -> HandledEvent {
        self.cache.allow_long_reads(true);
        let handled = self.handle_event(event).await;
        self.cache.allow_long_reads(false);
        handled
    }

    /// Handles a conflict: another process has stored this event, changed its session, or used the numbers of its new session or
    /// messages. Forgets the decision, so that the next try starts from what is stored.
    async fn learn_of_conflict(&mut self, one: &Pending) {
        self.forget(one).await;
        match self.store.has_seen(&one.key).await {
            Ok(true) => self.recent_events.add(one.key),
            Ok(false) if self.was_carried_out(one).await => {}
            Ok(false) => match self.store.highest_ids().await {
                Ok(highest) => self.next_ids.continue_after(highest),
                Err(why) => error!(%why, "the highest numbers cannot be read"),
            },
            Err(why) => error!(%why, "whether an event was stored cannot be read"),
        }
    }

    /// Removes from memory a change that was not stored.
    async fn forget(&mut self, one: &Pending) {
        self.recent_events.forget(one.key);
        self.limits.forget(&one.event.room, &one.decided);
        for (delivery, _) in one.decided.deliveries() {
            self.proposals.told.remove(delivery);
        }
        self.due.forget(&one.decided.change);
        self.ratings.forget_ratings();
        self.forget_vacations(&one.decided.change).await;
        self.forget_people(&one.decided.change.people).await;
        if let Some((account, _)) = one.decided.change.editor {
            self.cache.editors.pop(&account);
        }
        if let Some((account, ..)) = one.decided.change.puzzles {
            self.puzzles.forget(account);
        }
        if !one.decided.tournaments.is_empty() {
            self.tournaments.forget();
        }
        if !one.decided.proposals.is_empty() {
            self.proposals.forget();
        }
        if !one.decided.plans.is_empty() {
            self.cache.plans.forget();
        }
        if let Some((room, account, _)) = one.decided.change.refused {
            self.cache.forget_last_refusal(room, account);
        }
        if one.decided.change.moved.is_some() || !one.decided.change.moved_sessions.is_empty() {
            self.cache.forget_rooms();
            self.read_shown_elsewhere().await;
        }
        if one.decided.change.settings.is_some() {
            self.cache.forget_rooms();
        }
        self.cache.forget(&one.event.room, &one.decided.sessions);
    }
}

/// Commits a batch. A single change is waited for without sleeping, to be as fast as possible. For many changes that is not worth it,
/// because each of them has waited for the others anyway.
async fn commit(store: &Store, batch: &Batch) -> Result<(), CommitError> {
    match batch.changes.len() {
        1 => spin_wait(store.commit(batch)).await,
        _ => store.commit(batch).await,
    }
}
