//! A round: what one write takes along. If it fails, each of its events gets a try of its own.

use super::Inbound;
use super::change::Ready;
use super::handle::Waiter;
use super::import::ReadRecord;
use super::memory::{Numbers, event_key};
use super::run::Service;
use super::watch::watched;
use super::{Outcome, Outgoing};
use crate::session::EventKey;
use crate::store::{Batch, Change, CommitError, Store};
use std::convert::Infallible;
use tokio::sync::{Notify, oneshot};
use tracing::{debug, error, warn};

/// How often an event whose session somebody else moved on is decided anew.
const TRIES: u32 = 3;

/// One event, ready to be stored.
#[derive(Debug)]
pub(super) struct Pending {
    pub(super) event: EventKey,
    pub(super) inbound: Box<Inbound>,
    pub(super) waiter: Waiter,
    pub(super) ready: Ready,
    /// The record it brought, read: it need not be read again if it is not stored at the first try.
    pub(super) imported: Option<ReadRecord>,
    /// What it will say, as far as it is in words already.
    pub(super) speech: Vec<Option<Outgoing>>,
}

/// What has become of an event so far.
#[expect(
    clippy::large_enum_variant,
    reason = "it lives for a moment, and most events are to be stored"
)]
#[derive(Debug)]
pub(super) enum Prepared {
    /// It is to be stored.
    Pending(Pending),
    /// It needs no storing, if all that it was decided upon is stored.
    Aside(Aside),
    /// It has had its answer.
    Answered,
}

impl Prepared {
    pub(super) fn aside(inbound: Box<Inbound>, waiter: Waiter, outcome: Outcome) -> Self {
        Self::Aside(Aside {
            inbound,
            waiter,
            outcome,
        })
    }
}

/// An event that needs no storing: it was handled before (or is in the same round), or it is not for us. Whoever sent it hears
/// so when that is certain.
#[derive(Debug)]
pub(super) struct Aside {
    pub(super) inbound: Box<Inbound>,
    pub(super) waiter: Waiter,
    pub(super) outcome: Outcome,
}

/// What one write takes along, and who waits for it.
#[derive(Debug, Default)]
pub(super) struct Round {
    pub(super) pending: Vec<Pending>,
    pub(super) asides: Vec<Aside>,
    /// Whoever wants to know whether we are alive. A write that never ends is no life.
    pub(super) asked: Vec<oneshot::Sender<Infallible>>,
}

impl Round {
    pub(super) fn add(&mut self, prepared: Prepared) {
        match prepared {
            Prepared::Pending(one) => self.pending.push(one),
            Prepared::Aside(aside) => self.asides.push(aside),
            Prepared::Answered => {}
        }
    }

    /// How much it holds.
    pub(super) fn len(&self) -> usize {
        self.pending.len() + self.asides.len() + self.asked.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Its events, in the order in which they are tried again.
    fn events(self) -> impl Iterator<Item = (Box<Inbound>, Waiter, Option<ReadRecord>)> {
        let pending = self.pending.into_iter();
        let pending = pending.map(|one| (one.inbound, one.waiter, one.imported));
        let asides = self.asides.into_iter();
        pending.chain(asides.map(|one| (one.inbound, one.waiter, None)))
    }

    fn changes(&self) -> Vec<Change> {
        let pending = self.pending.iter();
        pending.map(|one| one.ready.change.clone()).collect()
    }
}

impl Service {
    /// Writes a round and speaks; what has come meanwhile is the next.
    pub(super) async fn write(&mut self, mut round: Round) -> Round {
        let mut batch = Batch {
            changes: round.changes(),
            settled: self.settling.take_due(),
            snapshots: Vec::new(),
        };
        if batch.changes.is_empty() && batch.settled.is_empty() {
            self.finish(round).await;
            return Round::default();
        }
        batch.snapshots = self.cache.take_late_snapshots();
        // Both at once: what is decided meanwhile may itself have to wait until this write lets go of the store.
        let (store, written) = (self.store.clone(), Notify::new());
        let writing = async {
            let done = commit(&store, &batch).await;
            written.notify_one();
            done
        };
        let meanwhile = async {
            for one in &mut round.pending {
                one.speech = self.speech(one).await;
            }
            self.meanwhile(&written).await
        };
        let (done, next) = tokio::join!(writing, meanwhile);
        match done {
            Ok(()) => {
                self.settling.written();
                self.finish(round).await;
                next
            }
            Err(why) => {
                let down = matches!(why, CommitError::Unavailable(_));
                self.settling.not_written(down);
                self.failed(why, round, next).await;
                Round::default()
            }
        }
    }

    /// Says what a stored round has to say.
    async fn finish(&mut self, round: Round) {
        for one in round.pending {
            self.stored(one).await;
        }
        for aside in round.asides {
            self.answered(aside);
        }
    }

    /// Tells whoever sent it again, or did not speak to us.
    fn answered(&mut self, aside: Aside) {
        match aside.outcome {
            Outcome::Repeated => self.repeated(&aside.inbound, aside.waiter),
            outcome => aside.waiter.done(outcome),
        }
    }

    /// Neither a round nor what was decided upon it is true: all is undone, and each event gets a try of its own. If the
    /// database cannot be written then either, the rest need not wait for it one after the other.
    async fn failed(&mut self, why: CommitError, round: Round, next: Round) {
        debug!(%why, "a round was not stored; trying its events one by one");
        for one in round.pending.iter().chain(&next.pending) {
            self.unlearn(one);
        }
        if matches!(why, CommitError::Unavailable(_)) {
            self.look_at_the_ground().await;
        }
        let mut down = false;
        for (inbound, waiter, imported) in round.events().chain(next.events()) {
            if !down {
                down = self.alone(inbound, waiter, imported).await.is_err();
            } else if self.seen.contains(event_key(&inbound)) {
                self.repeated(&inbound, waiter);
            } else {
                self.sorry(&inbound, waiter);
            }
        }
    }

    /// Writes what the delivery tasks told last.
    pub(super) async fn settle_the_last(&mut self) {
        let batch = Batch {
            settled: self.settling.take_all(),
            ..Batch::default()
        };
        if batch.settled.is_empty() {
            return;
        }
        if let Err(why) = self.store.commit(&batch).await {
            warn!(%why, "what was said last could not be noted; it may be said again");
        }
    }

    /// # Errors
    /// `Unavailable` if the database cannot be written; the room is told.
    async fn alone(
        &mut self,
        inbound: Box<Inbound>,
        mut waiter: Waiter,
        imported: Option<ReadRecord>,
    ) -> Result<(), CommitError> {
        for _ in 0..TRIES {
            let again = self.prepared_here(inbound.clone(), waiter, imported.clone());
            let one = match again.await {
                Prepared::Pending(one) => one,
                Prepared::Aside(aside) => {
                    self.answered(aside);
                    return Ok(());
                }
                Prepared::Answered => return Ok(()),
            };
            let batch = Batch {
                changes: vec![one.ready.change.clone()],
                ..Batch::default()
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

    /// Decides an event again, whatever there is to read for it: aside it would be tried for as long as nothing can be written.
    async fn prepared_here(
        &mut self,
        inbound: Box<Inbound>,
        waiter: Waiter,
        imported: Option<ReadRecord>,
    ) -> Prepared {
        self.cache.read_however_long(true);
        let prepared = self.prepared(inbound, waiter, imported).await;
        self.cache.read_however_long(false);
        prepared
    }

    /// Another process was faster: it has stored this event, moved on its session, or given its numbers away. The next try
    /// starts from what is stored.
    async fn overtaken(&mut self, one: &Pending) {
        self.unlearn(one);
        match self.store.has_seen(&one.event).await {
            Ok(true) => self.seen.add(one.event),
            Ok(false) => match self.store.highest_ids().await {
                Ok(highest) => self.numbers = Numbers::after(highest),
                Err(why) => error!(%why, "the highest numbers cannot be read"),
            },
            Err(why) => error!(%why, "whether an event was stored cannot be read"),
        }
    }

    /// Forgets a change that was not stored.
    fn unlearn(&mut self, one: &Pending) {
        self.seen.forget(one.event);
        self.limits.unlearn(&one.inbound.room, &one.ready);
        if let Some((account, _)) = one.ready.change.editor {
            self.cache.forget_editor(account);
        }
        if let Some((room, account, _)) = one.ready.change.refused {
            self.cache.forget_refused(room, account);
        }
        if one.ready.change.moved.is_some() {
            self.cache.forget_rooms();
        }
        self.cache.forget(&one.inbound.room, &one.ready.sessions);
    }
}

/// Whoever talks alone is answered as soon as can be; among many one waits for the others anyway.
async fn commit(store: &Store, batch: &Batch) -> Result<(), CommitError> {
    match batch.changes.len() {
        1 => watched(store.commit(batch)).await,
        _ => store.commit(batch).await,
    }
}
