//! Hands messages and interactions from the queue to the service, one after the other.
//!
//! When a new gateway session begins, the history of every room with an unfinished game or tournament is read. New messages of such a
//! room wait meanwhile, so that they stay in order. If reading takes too long, the new messages are handed on before those of the
//! history.

use super::channel_memory::LastSeenMessages;
use super::event_handler::QueueItem;
use super::history::{TryAgainAfter, missed_messages, rooms_to_read};
use super::inbound::{MessageContent, Parent, ReceivedMessage};
use super::interaction_inbound::inbound;
use super::interaction_json::ReceivedInteraction;
use super::{Discord, LiveRoom, LiveRooms};
use crate::chat::retry_pauses;
use crate::service::{Cause, Inbound};
use crate::session::{Platform, RoomKey};
use serenity::model::id::{ChannelId, MessageId};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::Semaphore;
use tokio::sync::mpsc::{Sender, UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{sleep, timeout};
use tracing::warn;

/// How long to wait at most until Discord says which channel a thread belongs to.
const LOOK_UP: Duration = Duration::from_secs(5);
/// How many histories are read at the same time.
const AT_ONCE: usize = 4;

/// After a failed attempt to read the history of a room, the next attempt begins after a pause. If the pause is longer than this, new
/// messages of the room no longer wait for the history.
const LONGEST_HOLD: Duration = Duration::from_secs(2);

/// Hands received messages to the service.
pub(super) struct Forwarder {
    discord: Discord,
    live: LiveRooms,
    host: Sender<Inbound>,
    result_sender: UnboundedSender<HistoryResult>,
    results: UnboundedReceiver<HistoryResult>,
    /// The rooms whose history is being read, each with the new messages that wait.
    running_reads: HashMap<ChannelId, RunningReads>,
    at_once: Arc<Semaphore>,
}

/// A room whose history is being read.
#[derive(Default)]
struct RunningReads {
    /// How many tasks are reading this history. There may be several, because another gateway session may begin before the first task has
    /// ended.
    count: usize,
    waiting: Vec<ReceivedMessage>,
    /// Whether reading the history takes too long. Then new messages are handed on before the messages of the history.
    is_late: bool,
}

/// The result of reading the history of a room.
enum HistoryResult {
    /// These messages were found.
    Found(ChannelId, Vec<ReceivedMessage>),
    /// Reading the history of this room takes too long.
    Late(ChannelId),
}

/// The service accepts no more messages.
struct ServiceEnded;

impl Forwarder {
    pub(super) fn new(discord: Discord, live: LiveRooms, host: Sender<Inbound>) -> Self {
        let (result_sender, results) = unbounded_channel();
        Self {
            discord,
            live,
            host,
            result_sender,
            results,
            running_reads: HashMap::new(),
            at_once: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }

    /// Runs until the queue is closed or the service accepts no more messages.
    pub(super) async fn run(mut self, mut queue: UnboundedReceiver<QueueItem>) {
        loop {
            let handed = tokio::select! {
                Some(result) = self.results.recv() => self.take_result(result).await,
                item = queue.recv() => match item {
                    Some(QueueItem::Interaction(received)) => self.take_interaction(&received).await,
                    Some(QueueItem::Message(received)) => self.take_message(received).await,
                    Some(QueueItem::ThreadGone { thread, channel }) => {
                        self.host.send(thread_gone(thread, channel)).await.map_err(|_| ServiceEnded)
                    }
                    Some(QueueItem::ChannelsLost(channels)) => self.take_lost(&channels).await,
                    Some(QueueItem::GatewaySessionBegan(seen)) => {
                        self.read_histories(&seen).await;
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

    async fn take_message(&mut self, received: ReceivedMessage) -> Result<(), ServiceEnded> {
        match self.running_reads.get_mut(&received.room) {
            Some(reads) if !reads.is_late => reads.waiting.push(received),
            _ => self.hand_in(received).await?,
        }
        Ok(())
    }

    /// Interactions do not wait for the history of their room, because Discord does not wait long for a response to them.
    async fn take_interaction(
        &mut self,
        received: &ReceivedInteraction,
    ) -> Result<(), ServiceEnded> {
        let inbound = inbound(received, self.discord.guilds.me());
        if let Some(locale) = &inbound.locale {
            self.discord.rooms.set_locale(received.channel, locale);
        }
        self.host.send(inbound).await.map_err(|_| ServiceEnded)
    }

    /// Tells the service that the bot is no longer in these channels. Channels without an unfinished game or tournament are left out.
    async fn take_lost(&mut self, channels: &[ChannelId]) -> Result<(), ServiceEnded> {
        let live = match (self.live)().await {
            Ok(live) => live,
            Err(why) => {
                warn!(why, "which rooms have games cannot be read");
                return Ok(());
            }
        };
        for LiveRoom { room, .. } in live {
            let channel = room.parse().ok();
            if channel.is_some_and(|channel| channels.contains(&channel)) {
                let left = room_left(room, SystemTime::now());
                self.host.send(left).await.map_err(|_| ServiceEnded)?;
            }
        }
        Ok(())
    }

    /// Called when a new gateway session began. Reads the messages that may have been missed in rooms with an unfinished game or
    /// tournament.
    async fn read_histories(&mut self, seen: &LastSeenMessages) {
        let live = match (self.live)().await {
            Ok(live) => live,
            Err(why) => return warn!(why, "which rooms have games cannot be read"),
        };
        for (room, after) in rooms_to_read(&live, seen) {
            let reads = self.running_reads.entry(room).or_default();
            // A late reading is still going on, and it began further back. So it will find these messages as well.
            if reads.is_late {
                continue;
            }
            reads.count += 1;
            let task = HistoryTask {
                discord: self.discord.clone(),
                at_once: self.at_once.clone(),
                result_sender: self.result_sender.clone(),
                room,
                after,
            };
            tokio::spawn(task.run());
        }
    }

    async fn take_result(&mut self, result: HistoryResult) -> Result<(), ServiceEnded> {
        match result {
            HistoryResult::Late(room) => self.go_on_without_history(room).await,
            HistoryResult::Found(room, found) => self.hand_in_found(room, found).await,
        }
    }

    /// Hands on the new messages of a room, because reading its history takes too long. The history is still read.
    async fn go_on_without_history(&mut self, room: ChannelId) -> Result<(), ServiceEnded> {
        if let Some(reads) = self.running_reads.get_mut(&room) {
            reads.is_late = true;
            let waiting = std::mem::take(&mut reads.waiting);
            self.hand_in_all(waiting).await?;
        }
        Ok(())
    }

    /// Hands on the messages that were found in a history. When no other task is reading this history, also hands on the newer messages
    /// that waited. If a message comes twice, the service recognizes it by its id.
    async fn hand_in_found(
        &mut self,
        room: ChannelId,
        found: Vec<ReceivedMessage>,
    ) -> Result<(), ServiceEnded> {
        self.hand_in_all(found).await?;
        let Some(reads) = self.running_reads.get_mut(&room) else {
            return Ok(());
        };
        reads.count -= 1;
        if reads.count == 0 {
            let waiting = self.running_reads.remove(&room).unwrap_or_default().waiting;
            self.hand_in_all(waiting).await?;
        }
        Ok(())
    }

    async fn hand_in_all(&self, messages: Vec<ReceivedMessage>) -> Result<(), ServiceEnded> {
        for received in messages {
            self.hand_in(received).await?;
        }
        Ok(())
    }

    async fn hand_in(
        &self,
        ReceivedMessage {
            room,
            locale,
            content,
        }: ReceivedMessage,
    ) -> Result<(), ServiceEnded> {
        let discord = &self.discord;
        if let Some(locale) = &locale {
            discord.rooms.set_locale(room, locale);
        }
        match content {
            MessageContent::Readable(mut inbound, parent) => {
                if parent == Parent::Ask {
                    inbound.room.parent = ask_parent(discord, room).await;
                }
                self.host.send(*inbound).await.map_err(|_| ServiceEnded)?;
            }
            MessageContent::Unreadable(message) if discord.rooms.unreadable(room) => {
                let discord = discord.clone();
                tokio::spawn(async move { discord.tell_unreadable(room, message).await });
            }
            MessageContent::Unreadable(_) => {}
        }
        Ok(())
    }
}

/// The event that a thread of this channel is gone.
fn thread_gone(thread: String, channel: String) -> Inbound {
    let room = RoomKey {
        platform: Platform::Discord,
        id: channel,
        parent: None,
    };
    Inbound::thread_gone(thread, room)
}

/// The event that the bot has left this channel. `at` is the time at which this was noticed.
fn room_left(channel: String, at: SystemTime) -> Inbound {
    let at = at.duration_since(UNIX_EPOCH).unwrap_or_default();
    Inbound {
        event: format!("left {channel} {}", at.as_millis()),
        room: RoomKey {
            platform: Platform::Discord,
            id: channel,
            parent: None,
        },
        locale: None,
        cause: Cause::RoomLeft,
    }
}

/// The task that reads the history of a room. It tries again after an error that may pass.
struct HistoryTask {
    discord: Discord,
    at_once: Arc<Semaphore>,
    result_sender: UnboundedSender<HistoryResult>,
    room: ChannelId,
    after: MessageId,
}

impl HistoryTask {
    /// Runs until the history is read, until trying again is useless, or until the forwarder has ended.
    async fn run(self) {
        let mut pauses = retry_pauses(Duration::from_millis(250), Duration::from_mins(1));
        let mut is_late = false;
        loop {
            let least = match self.attempt().await {
                Ok(found) => {
                    let _ = self
                        .result_sender
                        .send(HistoryResult::Found(self.room, found));
                    return;
                }
                Err(TryAgainAfter(least)) => least,
            };
            let pause = least.max(pauses.next().unwrap_or_default());
            if pause > LONGEST_HOLD && !is_late {
                is_late = true;
                if self
                    .result_sender
                    .send(HistoryResult::Late(self.room))
                    .is_err()
                {
                    return;
                }
            }
            tokio::select! {
                () = sleep(pause) => {}
                () = self.result_sender.closed() => return,
            }
        }
    }

    async fn attempt(&self) -> Result<Vec<ReceivedMessage>, TryAgainAfter> {
        // This cannot fail, because the semaphore is never closed.
        let _turn = self.at_once.acquire().await;
        missed_messages(&self.discord, self.room, self.after).await
    }
}

/// Finds out to which channel a room belongs. This is needed for rooms that no gateway event has named, such as archived threads. `None`
/// if the room is no thread, or if Discord does not answer. Without an answer, a thread is treated as if it were no thread.
async fn ask_parent(discord: &Discord, room: ChannelId) -> Option<String> {
    let parent = match discord.rooms.parent(room) {
        Some(parent) => parent,
        None => {
            let channel_info = timeout(LOOK_UP, discord.rest.channel_info(room)).await;
            let channel_info = channel_info.ok()?.inspect_err(
                |error| warn!(%error, channel = %room, "asking Discord what channel this is"),
            );
            let parent = channel_info.ok()?.parent;
            discord.rooms.set_parent(room, parent);
            parent
        }
    };
    parent.map(|parent| parent.to_string())
}
