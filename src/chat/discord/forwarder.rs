//! Hands the messages of the queue to the service, one after the other. When a new gateway session begins, the history of every
//! room that has an unfinished game is read. New messages of such a room wait meanwhile, so that the messages of a room stay in
//! order.

use super::events::News;
use super::history::{Unread, missed, places};
use super::inbound::{Heard, Parent, What};
use super::rooms::Seen;
use super::{Discord, LiveRooms};
use crate::chat::retry_pauses;
use crate::service::Inbound;
use serenity::model::id::{ChannelId, MessageId};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::sync::mpsc::{Sender, UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{sleep, timeout};
use tracing::warn;

/// How long the queue waits at most for Discord to tell the parent of a thread.
const LOOK_UP: Duration = Duration::from_secs(5);
/// How many histories are read at the same time.
const AT_ONCE: usize = 4;

/// How long the new messages of a room wait at most for the next attempt to read its history. After that they are handed on, and
/// the messages of the history follow when they can be read.
const LONGEST_HOLD: Duration = Duration::from_secs(2);

/// Hands received messages to the service.
pub(super) struct Forwarder {
    discord: Discord,
    live: LiveRooms,
    host: Sender<Inbound>,
    looked: UnboundedSender<Looked>,
    found: UnboundedReceiver<Looked>,
    /// The rooms whose history is being read, each with the new messages that wait.
    looking: HashMap<ChannelId, Looking>,
    at_once: Arc<Semaphore>,
}

/// A room whose history is being read.
#[derive(Default)]
struct Looking {
    /// How many readings of this history are going on: another gateway session may begin before the first reading has ended.
    looks: usize,
    waiting: Vec<Heard>,
    /// Whether new messages are handed on although the history has not been read yet, because reading it takes too long.
    is_late: bool,
}

/// What came of reading the history of a room.
enum Looked {
    /// These messages were found.
    Found(ChannelId, Vec<Heard>),
    /// The history of this room cannot be read for a while.
    Late(ChannelId),
}

/// The service accepts no more messages.
struct Ended;

impl Forwarder {
    pub(super) fn new(discord: Discord, live: LiveRooms, host: Sender<Inbound>) -> Self {
        let (looked, found) = unbounded_channel();
        Self {
            discord,
            live,
            host,
            looked,
            found,
            looking: HashMap::new(),
            at_once: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }

    /// Runs until the queue is closed or the service accepts no more messages.
    pub(super) async fn run(mut self, mut news: UnboundedReceiver<News>) {
        loop {
            let handed = tokio::select! {
                Some(looked) = self.found.recv() => self.looked(looked).await,
                news = news.recv() => match news {
                    Some(News::Heard(heard)) => self.heard(heard).await,
                    Some(News::Began(seen)) => {
                        self.look_back(&seen).await;
                        Ok(())
                    }
                    None => return,
                },
            };
            if handed.is_err() {
                return;
            }
        }
    }

    async fn heard(&mut self, heard: Heard) -> Result<(), Ended> {
        match self.looking.get_mut(&heard.room) {
            Some(looking) if !looking.is_late => looking.waiting.push(heard),
            _ => self.hand_in(heard).await?,
        }
        Ok(())
    }

    /// A new gateway session began: asks Discord for what was written since the last one.
    async fn look_back(&mut self, seen: &Seen) {
        let live = match (self.live)().await {
            Ok(live) => live,
            Err(why) => return warn!(why, "which rooms have games cannot be read"),
        };
        for (room, after) in places(&live, seen) {
            let looking = self.looking.entry(room).or_default();
            // A reading that is late began further back and has not ended yet, so it finds these messages as well.
            if looking.is_late {
                continue;
            }
            looking.looks += 1;
            let look = LookBack {
                discord: self.discord.clone(),
                at_once: self.at_once.clone(),
                looked: self.looked.clone(),
                room,
                after,
            };
            tokio::spawn(look.run());
        }
    }

    async fn looked(&mut self, looked: Looked) -> Result<(), Ended> {
        match looked {
            Looked::Late(room) => self.go_on_without_history(room).await,
            Looked::Found(room, found) => self.found(room, found).await,
        }
    }

    /// Hands on what waits in a room whose history cannot be read for a while.
    async fn go_on_without_history(&mut self, room: ChannelId) -> Result<(), Ended> {
        if let Some(looking) = self.looking.get_mut(&room) {
            looking.is_late = true;
            let waiting = std::mem::take(&mut looking.waiting);
            self.hand_in_all(waiting).await?;
        }
        Ok(())
    }

    /// Hands on the messages that were found, and then those that waited, which are newer. A message that is among both is
    /// recognized by its id.
    async fn found(&mut self, room: ChannelId, found: Vec<Heard>) -> Result<(), Ended> {
        self.hand_in_all(found).await?;
        let Some(looking) = self.looking.get_mut(&room) else {
            return Ok(());
        };
        looking.looks -= 1;
        if looking.looks == 0 {
            let waiting = self.looking.remove(&room).unwrap_or_default().waiting;
            self.hand_in_all(waiting).await?;
        }
        Ok(())
    }

    async fn hand_in_all(&self, messages: Vec<Heard>) -> Result<(), Ended> {
        for heard in messages {
            self.hand_in(heard).await?;
        }
        Ok(())
    }

    async fn hand_in(&self, Heard { room, locale, what }: Heard) -> Result<(), Ended> {
        let discord = &self.discord;
        if let Some(locale) = &locale {
            discord.rooms.set_locale(room, locale);
        }
        match what {
            What::Said(mut inbound, parent) => {
                if parent == Parent::Ask {
                    inbound.room.parent = ask_parent(discord, room).await;
                }
                self.host.send(*inbound).await.map_err(|_| Ended)?;
            }
            What::Unreadable(message) if discord.rooms.unreadable(room) => {
                let discord = discord.clone();
                tokio::spawn(async move { discord.tell_unreadable(room, message).await });
            }
            What::Unreadable(_) => {}
        }
        Ok(())
    }
}

/// The task that reads the history of a room, and tries again until that succeeds.
struct LookBack {
    discord: Discord,
    at_once: Arc<Semaphore>,
    looked: UnboundedSender<Looked>,
    room: ChannelId,
    after: MessageId,
}

impl LookBack {
    /// Runs until the history is read, until trying again is useless, or until the forwarder has ended.
    async fn run(self) {
        let mut pauses = retry_pauses(Duration::from_millis(250), Duration::from_mins(1));
        let mut is_late = false;
        loop {
            let least = match self.attempt().await {
                Ok(found) => {
                    let _ = self.looked.send(Looked::Found(self.room, found));
                    return;
                }
                Err(Unread(least)) => least,
            };
            let pause = least.max(pauses.next().unwrap_or_default());
            if pause > LONGEST_HOLD && !is_late {
                is_late = true;
                if self.looked.send(Looked::Late(self.room)).is_err() {
                    return;
                }
            }
            tokio::select! {
                () = sleep(pause) => {}
                () = self.looked.closed() => return,
            }
        }
    }

    async fn attempt(&self) -> Result<Vec<Heard>, Unread> {
        // This cannot fail, because the semaphore is never closed.
        let _turn = self.at_once.acquire().await;
        missed(&self.discord, self.room, self.after).await
    }
}

/// Finds out the parent channel of a room that no gateway event has told us of, such as an archived thread. `None` if the room is
/// no thread, or if Discord cannot tell; the message is then answered as if the room had no parent.
async fn ask_parent(discord: &Discord, room: ChannelId) -> Option<String> {
    let parent = match discord.rooms.parent(room) {
        Some(parent) => parent,
        None => {
            let place = timeout(LOOK_UP, discord.rest.place(room)).await;
            let place = place.ok()?.inspect_err(
                |error| warn!(%error, channel = %room, "asking Discord what channel this is"),
            );
            let parent = place.ok()?.parent;
            discord.rooms.set_parent(room, parent);
            parent
        }
    };
    parent.map(|parent| parent.to_string())
}
