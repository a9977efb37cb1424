//! A round: what one write takes along. If it fails, each of its events gets a try of its own.

use super::change::Ready;
use super::handle::Waiter;
use super::memory::Numbers;
use super::run::Service;
use crate::chat::Inbound;
use crate::host::EventKey;
use crate::store::{Batch, CommitError, Settled};
use std::mem::take;
use tokio::sync::Notify;
use tracing::{debug, error};

/// How often an event whose session somebody else moved on is decided anew.
const TRIES: u32 = 3;

/// One event, ready to be stored.
#[derive(Debug)]
pub(super) struct Pending {
    pub(super) event: EventKey,
    pub(super) inbound: Box<Inbound>,
    pub(super) waiter: Waiter,
    pub(super) ready: Ready,
}

/// What has become of an event so far.
#[derive(Debug)]
pub(super) enum Prepared {
    /// It is to be stored.
    Pending(Pending),
    /// It was handled before, or is about to be stored: whoever sent it again hears so when that is certain.
    Repeated(Box<Inbound>, Waiter),
    /// It needed no storing.
    Answered,
}

/// What one write takes along, and who waits for it.
#[derive(Debug, Default)]
pub(super) struct Round {
    pub(super) pending: Vec<Pending>,
    pub(super) repeated: Vec<(Box<Inbound>, Waiter)>,
    pub(super) settled: Vec<Settled>,
}

impl Round {
    /// How many inputs it has taken in.
    pub(super) fn len(&self) -> usize {
        self.pending.len() + self.repeated.len() + self.settled.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Nobody waits for it: it is only news of the couriers.
    pub(super) fn can_wait(&self) -> bool {
        self.pending.is_empty() && self.repeated.is_empty()
    }

    fn batch(&mut self) -> Batch {
        Batch {
            changes: self
                .pending
                .iter()
                .map(|p| p.ready.change.clone())
                .collect(),
            settled: take(&mut self.settled),
        }
    }
}

impl Service {
    /// Writes a round and speaks; what has come meanwhile is the next.
    pub(super) async fn write(&mut self, mut round: Round) -> Round {
        round.settled.append(&mut self.unsettled);
        let batch = round.batch();
        if batch.changes.is_empty() && batch.settled.is_empty() {
            self.finish(round).await;
            return Round::default();
        }
        let (store, written) = (self.store.clone(), Notify::new());
        let writing = async {
            let done = store.commit(&batch).await;
            written.notify_one();
            done
        };
        let (done, next) = tokio::join!(writing, self.meanwhile(&written));
        match done {
            Ok(()) => {
                self.finish(round).await;
                next
            }
            Err(why) => {
                self.unsettled = batch.settled;
                self.failed(why, round, next).await
            }
        }
    }

    /// Says what a stored round has to say.
    async fn finish(&mut self, round: Round) {
        for one in round.pending {
            self.stored(one).await;
        }
        for (inbound, waiter) in round.repeated {
            self.repeated(&inbound, waiter);
        }
    }

    /// Neither a round nor what was decided while it was written is true. What was taken for a repetition in them may be none.
    async fn failed(&mut self, why: CommitError, round: Round, next: Round) -> Round {
        let pending = round.pending.into_iter().chain(next.pending).collect();
        self.one_by_one(why, pending).await;
        let repeated = round.repeated.into_iter().chain(next.repeated);
        for (inbound, waiter) in repeated {
            // Whatever is to be said of an error has been said.
            let _ = self.alone(inbound, waiter).await;
        }
        self.unsettled.extend(next.settled);
        Round::default()
    }

    /// Forgets a change that was not stored.
    fn unlearn(&mut self, one: &Pending) {
        self.seen.forget(one.event);
        if let Some((account, _)) = one.ready.change.editor {
            self.cache.forget_editor(account);
        }
        if let Some((room, account, _)) = one.ready.change.refused {
            self.cache.forget_refused(room, account);
        }
        self.cache.forget(&one.inbound.room, &one.ready.sessions);
    }

    /// After a round failed: nothing of it is true, and each event gets a try of its own. If the database cannot be written
    /// then either, the rest need not wait for it one after the other.
    async fn one_by_one(&mut self, why: CommitError, pending: Vec<Pending>) {
        debug!(%why, events = pending.len(), "a round was not stored; trying its events one by one");
        pending.iter().for_each(|one| self.unlearn(one));
        let mut down = false;
        for one in pending {
            if down {
                self.sorry(&one.inbound, one.waiter);
            } else {
                down = self.alone(one.inbound, one.waiter).await.is_err();
            }
        }
    }

    /// # Errors
    /// `Unavailable` if the database cannot be written; the room is told.
    async fn alone(
        &mut self,
        inbound: Box<Inbound>,
        mut waiter: Waiter,
    ) -> Result<(), CommitError> {
        for _ in 0..TRIES {
            let one = match self.prepared(inbound.clone(), waiter).await {
                Prepared::Pending(one) => one,
                Prepared::Repeated(inbound, waiter) => {
                    self.repeated(&inbound, waiter);
                    return Ok(());
                }
                Prepared::Answered => return Ok(()),
            };
            let batch = Batch {
                changes: vec![one.ready.change.clone()],
                settled: Vec::new(),
            };
            match self.store.commit(&batch).await {
                Ok(()) => {
                    self.stored(one).await;
                    return Ok(());
                }
                Err(CommitError::Conflict) => self.overtaken(&one).await,
                Err(why) => {
                    error!(%why, "an event could not be stored");
                    self.unlearn(&one);
                    self.sorry(&one.inbound, one.waiter);
                    return Err(why);
                }
            }
            waiter = one.waiter;
        }
        error!("an event met a conflict every time");
        self.sorry(&inbound, waiter);
        Ok(())
    }

    /// Another process was faster: it has stored this event, moved on its session, or given its numbers away. The next try
    /// starts from what is stored.
    async fn overtaken(&mut self, one: &Pending) {
        self.unlearn(one);
        match self.store.seen(&one.event).await {
            Ok(true) => self.seen.add(one.event),
            Ok(false) => match self.store.highest_ids().await {
                Ok(highest) => self.numbers = Numbers::after(highest),
                Err(why) => error!(%why, "the highest numbers cannot be read"),
            },
            Err(why) => error!(%why, "whether an event was stored cannot be read"),
        }
    }
}
