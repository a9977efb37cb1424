//! From the queue of what was heard to the host, one after the other. Rooms with games are looked back into when a new session begins;
//! what is heard in them meanwhile waits, so that every room stays in order.

use super::events::News;
use super::history::{missed, places};
use super::inbound::{Heard, Parent, What};
use super::rooms::Seen;
use super::{Discord, LiveRooms};
use crate::service::Inbound;
use serenity::model::id::ChannelId;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::sync::mpsc::{Sender, UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::timeout;
use tracing::warn;

/// How long asking for a thread's parent may hold up the queue.
const LOOK_UP: Duration = Duration::from_secs(5);
/// How many rooms are looked back into at the same time.
const AT_ONCE: usize = 4;

/// Hands what was heard to the host.
pub(super) struct Forwarder {
    discord: Discord,
    live: LiveRooms,
    host: Sender<Inbound>,
    looked: UnboundedSender<Looked>,
    found: UnboundedReceiver<Looked>,
    /// Rooms that are being looked back into: what is heard there meanwhile has to wait, to stay in order.
    looking: HashMap<ChannelId, Looking>,
    at_once: Arc<Semaphore>,
}

/// A room that is being looked back into.
#[derive(Default)]
struct Looking {
    /// How often; a session may end before the look back does.
    looks: usize,
    waiting: Vec<Heard>,
}

/// What a look back into a room has found.
struct Looked {
    room: ChannelId,
    found: Vec<Heard>,
}

/// The host takes no more.
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

    /// Runs until nobody tells news any more, or the host takes no more.
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
            Some(looking) => looking.waiting.push(heard),
            None => self.hand_in(heard).await?,
        }
        Ok(())
    }

    /// A new session began: what the last one did not tell has to be asked for.
    async fn look_back(&mut self, seen: &Seen) {
        let live = match (self.live)().await {
            Ok(live) => live,
            Err(why) => return warn!(why, "which rooms have games cannot be read"),
        };
        for (room, after) in places(&live, seen) {
            self.looking.entry(room).or_default().looks += 1;
            let (discord, at_once) = (self.discord.clone(), self.at_once.clone());
            let looked = self.looked.clone();
            tokio::spawn(async move {
                // It is never closed.
                let _turn = at_once.acquire().await;
                let found = missed(&discord, room, after).await;
                let _ = looked.send(Looked { room, found });
            });
        }
    }

    /// What was found is older than what waits; what is in both the host knows by its id.
    async fn looked(&mut self, Looked { room, found }: Looked) -> Result<(), Ended> {
        for heard in found {
            self.hand_in(heard).await?;
        }
        let Some(looking) = self.looking.get_mut(&room) else {
            return Ok(());
        };
        looking.looks -= 1;
        if looking.looks == 0 {
            let waiting = self.looking.remove(&room).unwrap_or_default().waiting;
            for heard in waiting {
                self.hand_in(heard).await?;
            }
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

/// The parent of a thread that nobody told us of, such as one that was archived. If Discord cannot tell, the thread stands alone:
/// better than no answer.
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
