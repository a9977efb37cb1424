//! The loop: take what waits, decide, write once, speak. While one round is written the next is taken in.

use super::Outgoing;
use super::again::Ended;
use super::cache::Cache;
use super::ground::Trouble;
use super::handle::{Input, ServiceHandle};
use super::import::ReadRecord;
use super::inbox::Inbox;
use super::limits::{Guard, Limits};
use super::memory::{Numbers, Seeds, Seen};
use super::round::Round;
use super::settling::Settling;
use crate::locales::Lang;
use crate::session::{AccountId, Identity, Platform, RoomId, RoomKey};
use crate::store::{Store, StoreError};
use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Notify, Semaphore, mpsc};
use tokio::time::timeout_at;

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

/// The service; [`Service::run`] is its one task.
#[derive(Debug)]
pub struct Service {
    pub(super) store: Arc<Store>,
    pub(super) cache: Cache,
    pub(super) numbers: Numbers,
    pub(super) seeds: Seeds,
    pub(super) config: Config,
    pub(super) deliveries: HashMap<Platform, mpsc::UnboundedSender<Outgoing>>,
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
    /// A service over this store, speaking through these delivery tasks, one a platform.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn new(
        store: Arc<Store>,
        config: Config,
        deliveries: HashMap<Platform, mpsc::UnboundedSender<Outgoing>>,
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
            deliveries,
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

    /// Runs until all handles are gone; [`ServiceHandle::stop`] makes the delivery tasks let go of theirs. Whatever was stored but
    /// not said before is handed to the delivery tasks first.
    pub async fn run(mut self) {
        self.resume().await;
        let mut round = Round::default();
        while self.gather(&mut round).await {
            round = self.write(round).await;
            if self.stopping && round.is_empty() {
                // The delivery tasks say what they have, tell us, and then let go of us.
                self.deliveries.clear();
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
                // A delivery task that has ended asks again after the next start.
                let _ = reply.send(words);
            }
            Input::Alive(asked) => round.asked.push(asked),
            Input::Stop => self.stopping = true,
        }
    }
}
