//! The loop: take what waits, decide, write once, speak.

use super::cache::Cache;
use super::change::{Draft, Ready};
use super::handle::{Input, ServiceHandle, Waiter};
use super::memory::{Numbers, Seeds, Seen, event_key, now};
use super::{Outcome, Outgoing};
use crate::chat::Inbound;
use crate::command::{Addressing, read};
use crate::host::{AccountId, EventKey, Identity, Platform, Refusal, RoomId, RoomKey, Say};
use crate::locales::Lang;
use crate::store::{Batch, CommitError, Settled, Store, StoreError};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tracing::{debug, error};

/// How many events one write takes along at most.
const LARGEST_BATCH: usize = 512;

/// How long news of the couriers waits for a write it can share. Losing it to a kill repeats a message, so not long.
const SETTLE_PAUSE: Duration = Duration::from_millis(5);

/// How often an event whose session somebody else moved on is decided anew.
const TRIES: u32 = 3;

/// What the operator decides.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// The language of rooms that have not chosen one and whose platform names none.
    pub lang: Lang,
    /// The prefix of rooms that have not chosen one; `!` if empty.
    pub prefix: String,
    /// Where seeds come from.
    pub seeds: Seeds,
}

/// Who is asking, and from where.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub(super) room: RoomId,
    pub(super) key: RoomKey,
    pub(super) account: AccountId,
    pub(super) mentions: Vec<Identity>,
    pub(super) reply_to: Option<String>,
    pub(super) may_configure: bool,
    pub(super) addressed: bool,
}

/// The service; [`Service::run`] is its one task.
#[derive(Debug)]
pub struct Service {
    pub(super) store: Arc<Store>,
    pub(super) cache: Cache,
    pub(super) numbers: Numbers,
    pub(super) seeds: Seeds,
    pub(super) config: Config,
    pub(super) couriers: HashMap<Platform, mpsc::UnboundedSender<Outgoing>>,
    seen: Seen,
    /// News of the couriers that could not be written last time.
    pub(super) unsettled: Vec<Settled>,
    stopping: bool,
    pub(super) tidied: i64,
    inbox: mpsc::Receiver<Input>,
}

/// One event of a batch, ready to be stored.
#[derive(Debug)]
pub(super) struct Pending {
    event: EventKey,
    pub(super) inbound: Box<Inbound>,
    pub(super) waiter: Waiter,
    pub(super) ready: Ready,
}

impl Service {
    /// A service over this store, speaking through these couriers, one a platform.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn new(
        store: Arc<Store>,
        config: Config,
        couriers: HashMap<Platform, mpsc::UnboundedSender<Outgoing>>,
    ) -> Result<(Self, ServiceHandle), StoreError> {
        let (handle, inbox) = mpsc::channel(LARGEST_BATCH * 2);
        let service = Self {
            cache: Cache::new(store.clone()),
            numbers: Numbers::after(store.highest_ids().await?),
            seen: Seen::new(store.recent_events(Seen::WORTH_READING).await?),
            seeds: config.seeds,
            store,
            config,
            couriers,
            unsettled: Vec::new(),
            stopping: false,
            tidied: 0,
            inbox,
        };
        Ok((service, ServiceHandle(handle)))
    }

    /// Runs until all handles are gone; [`ServiceHandle::stop`] makes the couriers let go of theirs. Whatever was stored but
    /// not said before is handed to the couriers first.
    pub async fn run(mut self) {
        self.resume().await;
        let mut inputs = Vec::new();
        while self.inbox.recv_many(&mut inputs, LARGEST_BATCH).await > 0 {
            if inputs
                .iter()
                .all(|input| matches!(input, Input::Settled(_)))
            {
                // Nothing else is waiting: a message may come that these can share a write with.
                let more = self.inbox.recv_many(&mut inputs, LARGEST_BATCH);
                let _ = tokio::time::timeout(SETTLE_PAUSE, more).await;
            }
            self.round(inputs.drain(..)).await;
            if self.stopping {
                // The couriers say what they have, tell us, and then let go of us.
                self.couriers.clear();
            }
            self.tidy_daily().await;
        }
    }

    /// One write.
    async fn round(&mut self, inputs: impl Iterator<Item = Input>) {
        let mut settled = std::mem::take(&mut self.unsettled);
        let mut pending = Vec::new();
        for input in inputs {
            match input {
                Input::Said(_, waiter) if self.stopping => waiter.done(Outcome::NotStored),
                Input::Said(inbound, waiter) => {
                    pending.extend(self.prepared(inbound, waiter).await)
                }
                Input::Settled(what) => settled.push(what),
                Input::Stop => self.stopping = true,
            }
        }
        let batch = Batch {
            changes: pending.iter().map(|p| p.ready.change.clone()).collect(),
            settled,
        };
        if batch.changes.is_empty() && batch.settled.is_empty() {
            return;
        }
        match self.store.commit(&batch).await {
            Ok(()) => {
                for one in pending {
                    self.stored(one).await;
                }
            }
            Err(why) => self.one_by_one(why, pending, batch.settled).await,
        }
    }

    /// Decides one event; answers those that need no storing at once.
    async fn prepared(&mut self, inbound: Box<Inbound>, waiter: Waiter) -> Option<Pending> {
        let event = event_key(&inbound);
        if self.seen.contains(event) {
            self.repeated(&inbound, waiter);
            return None;
        }
        match self.decided(event, &inbound).await {
            Ok(Some(ready)) => {
                // Known from now on, so that its twin in the same batch is not decided a second time.
                self.seen.add(event);
                self.remember(&ready);
                Some(Pending {
                    event,
                    inbound,
                    waiter,
                    ready,
                })
            }
            Ok(None) => {
                waiter.done(Outcome::Ignored);
                None
            }
            Err(why) => {
                error!(%why, "an event could not be decided");
                self.sorry(&inbound, waiter);
                None
            }
        }
    }

    async fn decided(
        &mut self,
        event: EventKey,
        inbound: &Inbound,
    ) -> Result<Option<Ready>, StoreError> {
        let (room, prefix) = self.room(inbound).await?;
        let how = Addressing {
            prefix: &prefix,
            addressed: inbound.addressed,
        };
        let lines = read(&inbound.text, how);
        if lines.is_empty() && !inbound.unreadable {
            return Ok(None);
        }
        let asked = Asked {
            room,
            key: inbound.room.clone(),
            account: self.cache.account(&inbound.author).await?,
            mentions: inbound.mentions.clone(),
            reply_to: inbound.reply_to.clone(),
            may_configure: inbound.may_configure,
            addressed: inbound.addressed,
        };
        let mut draft = Draft::new(event, now());
        if inbound.unreadable {
            let refusal = Refusal::host("unreadable");
            draft.say(Say::Refused(refusal, None, asked.account));
        }
        self.answer(&asked, lines, &mut draft).await?;
        if draft.is_empty() {
            return Ok(None);
        }
        let ready = draft.ready(&asked, &inbound.event, &mut self.numbers);
        Ok(Some(ready.expect("what we say always is JSON")))
    }

    /// The room of a message and its prefix; the language its platform names is kept.
    async fn room(&mut self, inbound: &Inbound) -> Result<(RoomId, String), StoreError> {
        let room = self.cache.room(&inbound.room).await?;
        let spoken = inbound.locale.as_deref();
        if let Some(lang) = spoken.and_then(|locale| locale.parse().ok())
            && room.locale.replace(lang) != Some(lang)
        {
            self.store.set_locale(room.id, lang.tag()).await?;
        }
        let prefix = room.settings.prefix.as_ref();
        Ok((room.id, prefix.unwrap_or(&self.config.prefix).clone()))
    }

    /// Takes a change into memory before it is stored, for the events after it in the same batch.
    fn remember(&mut self, ready: &Ready) {
        for session in &ready.sessions {
            self.cache.put_session(session.clone());
        }
        if let Some((room, account, said)) = &ready.change.refused {
            self.cache.put_refused(*room, *account, said.clone());
        }
        if let Some((account, state)) = &ready.change.editor {
            self.cache.put_editor(*account, state.clone());
        }
        let opened = ready.change.opened.as_ref();
        let opened = opened.map(|session| (session.room, session.id));
        self.cache.changed(opened, &ready.change.ended);
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

    /// After a batch failed: nothing of it is true, and each event gets a try of its own. If the database cannot be written
    /// then either, the rest need not wait for it one after the other.
    async fn one_by_one(&mut self, why: CommitError, pending: Vec<Pending>, settled: Vec<Settled>) {
        debug!(%why, events = pending.len(), "a batch was not stored; trying its events one by one");
        self.unsettled = settled;
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
            let Some(one) = self.prepared(inbound.clone(), waiter).await else {
                return Ok(());
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
