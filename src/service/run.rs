//! The loop: take what waits, decide, write once, speak. While one round is written the next is taken in.

use super::again::Ended;
use super::cache::Cache;
use super::change::{Draft, Ready};
use super::ground::Trouble;
use super::handle::{Input, ServiceHandle, Waiter};
use super::import::ReadRecord;
use super::inbox::Inbox;
use super::limits::{Guard, Limits};
use super::memory::{Numbers, Seeds, Seen, event_key, now};
use super::reading::Waiting;
use super::round::{Pending, Prepared, Round};
use super::settling::Settling;
use super::{Outcome, Outgoing};
use crate::chat::Inbound;
use crate::command::{Addressing, Spoken, presentable, read};
use crate::host::{AccountId, EventKey, Identity, Platform, Refusal, RoomId, RoomKey, Say};
use crate::locales::Lang;
use crate::store::{LiveSession, Store, StoreError};
use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Notify, Semaphore, mpsc};
use tokio::time::timeout_at;
use tracing::error;

/// How many events one write takes along at most. Two rounds fit into every cache; where rooms have many games at once they may
/// not, and then the number of an entry is found to be taken, and its event decided anew.
const LARGEST_ROUND: usize = 512;

/// How long the deciding of one round may take: what has been decided is not to wait for all the rest.
const LONGEST_ROUND: Duration = Duration::from_millis(10);

/// How many players' last games are remembered; the store knows them all.
const ENDED_GAMES: NonZeroUsize = NonZeroUsize::new(4_096).expect("not zero");

/// What the operator decides.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// The language of rooms that have not chosen one and whose platform names none.
    pub lang: Lang,
    /// The prefix of rooms that have not chosen one; `!` if empty.
    pub prefix: String,
    /// Where seeds come from.
    pub seeds: Seeds,
    /// How much people may ask for.
    pub limits: Limits,
}

/// Who is asking, and from where.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub(super) room: RoomId,
    /// The room a thread belongs to.
    pub(super) parent: Option<RoomId>,
    pub(super) key: RoomKey,
    pub(super) account: AccountId,
    pub(super) mentions: Vec<Identity>,
    pub(super) reply_to: Option<String>,
    pub(super) may_configure: bool,
    pub(super) addressed: bool,
    /// The record that the message brings, once it has been read.
    pub(super) imported: Option<ReadRecord>,
}

/// What a message comes to.
enum Decided {
    /// Something to be stored.
    Ready(Box<Ready>),
    /// A record that has to be read first.
    ReadRecord(String),
    /// Nothing.
    Nothing,
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
    pub(super) seen: Seen,
    pub(super) settling: Settling,
    pub(super) trouble: Trouble,
    pub(super) limits: Guard,
    pub(super) ended: Ended,
    stopping: bool,
    pub(super) tidied: i64,
    /// Words that need much of the log are made one at a time.
    pub(super) late_turns: Arc<Semaphore>,
    pub(super) inbox: Inbox,
    /// The way in, for what the service asks of itself.
    pub(super) myself: mpsc::WeakSender<Input>,
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
        let (handle, inbox) = mpsc::channel(LARGEST_ROUND * 2);
        let service = Self {
            cache: Cache::new(store.clone()),
            numbers: Numbers::after(store.highest_ids().await?),
            seen: Seen::new(store.recent_events(Seen::WORTH_READING).await?),
            seeds: config.seeds,
            limits: Guard::begin(config.limits, &store).await?,
            store,
            config,
            couriers,
            settling: Settling::default(),
            trouble: Trouble::default(),
            ended: Ended::new(ENDED_GAMES),
            stopping: false,
            tidied: 0,
            late_turns: Arc::new(Semaphore::new(1)),
            inbox: Inbox::new(inbox),
            myself: handle.downgrade(),
        };
        Ok((service, ServiceHandle(handle)))
    }

    /// Runs until all handles are gone; [`ServiceHandle::stop`] makes the couriers let go of theirs. Whatever was stored but
    /// not said before is handed to the couriers first.
    pub async fn run(mut self) {
        self.resume().await;
        let mut round = Round::default();
        while self.gather(&mut round).await {
            round = self.write(round).await;
            if self.stopping && round.is_empty() {
                // The couriers say what they have, tell us, and then let go of us.
                self.couriers.clear();
            }
            self.tidy_daily().await;
        }
        self.settle_the_last().await;
    }

    /// Waits until there is something to write, and takes in all that waits. False once all handles are gone.
    async fn gather(&mut self, round: &mut Round) -> bool {
        if !round.is_empty() {
            return true;
        }
        let coming = self.inbox.next();
        let first = match self.settling.due() {
            Some(due) => timeout_at(due, coming).await,
            None => Ok(coming.await),
        };
        let Ok(mut next) = first else {
            return true;
        };
        let all_handles_gone = next.is_none();
        self.before(next.as_slice()).await;
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
    pub(super) async fn meanwhile(&mut self, written: &Notify) -> Round {
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
            Input::Said(inbound, waiter) => round.add(self.prepared(inbound, waiter, None).await),
            Input::Imported {
                inbound,
                waiter,
                read,
            } => {
                self.inbox.unpark(&inbound.room);
                match read {
                    Some(read) => round.add(self.prepared(inbound, waiter, Some(read)).await),
                    None => self.sorry(&inbound, waiter),
                }
            }
            Input::Read { id, read, message } => {
                round.add(self.with_session(id, read, message).await);
            }
            Input::Settled(what) => {
                self.limits.settled(&what);
                self.settling.add(what);
            }
            Input::Words { say, room, reply } => {
                let words = self.words(&say, &room, &[]).await;
                // A courier that has ended asks again after the next start.
                let _ = reply.send(words);
            }
            Input::Alive(asked) => round.asked.push(asked),
            Input::Stop => self.stopping = true,
        }
    }

    /// Decides one event, with the record it brings if that has been read; answers those that need no storing at once.
    pub(super) async fn prepared(
        &mut self,
        inbound: Box<Inbound>,
        waiter: Waiter,
        imported: Option<ReadRecord>,
    ) -> Prepared {
        let event = event_key(&inbound);
        if self.seen.contains(event) {
            return Prepared::aside(inbound, waiter, Outcome::Repeated);
        }
        if self.limits.silenced(&inbound, event) {
            waiter.done(Outcome::Ignored);
            return Prepared::Answered;
        }
        let decided = self.decided(event, &inbound, imported.clone()).await;
        if let Some(unread) = self.cache.take_unread() {
            let message = Waiting {
                inbound,
                waiter,
                imported,
            };
            self.read_session(unread.id, message);
            return Prepared::Answered;
        }
        match decided {
            Ok(Decided::ReadRecord(text)) => {
                self.read_record(text, inbound, waiter);
                Prepared::Answered
            }
            Ok(Decided::Ready(ready)) => {
                // Known from now on, so that its twin in the same round is not decided a second time.
                self.seen.add(event);
                self.remember(&inbound.room, &ready);
                Prepared::Pending(Pending {
                    event,
                    inbound,
                    waiter,
                    ready: *ready,
                    imported,
                    speech: Vec::new(),
                })
            }
            Ok(Decided::Nothing) => Prepared::aside(inbound, waiter, Outcome::Ignored),
            Err(why) => {
                error!(%why, "an event could not be decided");
                self.trouble.suspected();
                self.sorry(&inbound, waiter);
                Prepared::Answered
            }
        }
    }

    /// Whoever plays from another room is shown the board as they like it.
    async fn likes(&mut self, asked: &Asked, draft: &mut Draft) -> Result<(), StoreError> {
        if draft.plays_elsewhere(asked.room) {
            draft.shows_prose(self.cache.reads_prose(asked.account).await?);
        }
        Ok(())
    }

    async fn decided(
        &mut self,
        event: EventKey,
        inbound: &Inbound,
        imported: Option<ReadRecord>,
    ) -> Result<Decided, StoreError> {
        let (room, prefix) = self.room(inbound).await?;
        let lines = lines(inbound, &prefix);
        if lines.is_empty() && !inbound.unreadable && inbound.replaces.is_none() {
            return Ok(Decided::Nothing);
        }
        let asked = self.asked(room, inbound, imported).await?;
        let mut draft = Draft::new(event, now());
        if inbound.unreadable {
            draft.say(unreadable(asked.account));
        }
        if let Some(old) = &inbound.replaces {
            self.take_over(&asked, old, &mut draft).await?;
        }
        let answering = self.answer_within_limits(inbound, &asked, lines, &mut draft);
        if let Some(record) = answering.await? {
            return Ok(Decided::ReadRecord(record));
        }
        if draft.is_empty() {
            return Ok(Decided::Nothing);
        }
        self.likes(&asked, &mut draft).await?;
        let ready = draft.ready(&asked, &inbound.event, &mut self.numbers);
        let ready = ready.expect("what we say always is JSON");
        Ok(Decided::Ready(Box::new(ready)))
    }

    /// The room that a thread belongs to.
    async fn parent(&mut self, key: &RoomKey) -> Result<Option<RoomId>, StoreError> {
        match key.parent_room() {
            Some(parent) => Ok(Some(self.cache.room(&parent).await?.id)),
            None => Ok(None),
        }
    }

    /// Who is asking, and from where.
    async fn asked(
        &mut self,
        room: RoomId,
        inbound: &Inbound,
        imported: Option<ReadRecord>,
    ) -> Result<Asked, StoreError> {
        Ok(Asked {
            room,
            parent: self.parent(&inbound.room).await?,
            key: inbound.room.clone(),
            account: self.cache.account(&inbound.author).await?,
            mentions: inbound.mentions.iter().map(visible).collect(),
            reply_to: inbound.reply_to.clone(),
            may_configure: inbound.may_configure,
            addressed: inbound.addressed,
            imported,
        })
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

    /// Takes a change into memory before it is stored, for the events after it in the same round and the next.
    fn remember(&mut self, here: &RoomKey, ready: &Ready) {
        self.limits.remember(here, ready);
        if let Some(opened) = &ready.change.opened {
            let live = LiveSession {
                id: opened.id,
                seats: opened.seats,
            };
            self.cache.opened(opened.room, live);
        }
        if let Some((room, settings)) = &ready.change.settings {
            self.cache.put_settings(*room, settings);
        }
        if let Some((_, to)) = ready.change.moved {
            self.cache.moved(to, &ready.sessions);
        }
        for session in &ready.sessions {
            self.cache.put_session(session.clone());
            if session.ending.is_some() {
                self.cache.ended(session);
                self.note_ended(session);
            }
        }
        if let Some((room, account, said)) = &ready.change.refused {
            self.cache.put_refused(*room, *account, said.clone());
        }
        if let Some((account, state)) = &ready.change.editor {
            self.cache.put_editor(*account, state.clone());
        }
    }
}

/// What is said of a message that nobody can read.
fn unreadable(reader: AccountId) -> Say {
    Say::Refused(Refusal::host("unreadable"), None, reader)
}

/// The lines of a message; none of one that nobody can read.
fn lines(inbound: &Inbound, prefix: &str) -> Vec<Spoken> {
    let how = Addressing {
        prefix,
        addressed: inbound.addressed,
    };
    if inbound.unreadable {
        return Vec::new();
    }
    read(&inbound.text, how)
}

/// A person whose name can stand in a sentence.
fn visible(person: &Identity) -> Identity {
    Identity {
        name: presentable(&person.name),
        ..person.clone()
    }
}
