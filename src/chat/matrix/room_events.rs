//! Hands the events of one room to the service, in order, and waits until they are stored. However long that takes, only this room
//! waits.

use super::failure::Failure;
use super::people::{self, Lists};
use super::progress::Progress;
use super::syncing::{pause, pauses};
use super::undecrypted::Locked;
use super::{Config, Matrix, MatrixError, history, inbound, login, replaced_rooms, rooms, text};
use crate::service::{Receipt, ServiceHandle};
use lru::LruCache;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::events::room::member::MembershipState;
use matrix_sdk::ruma::events::room::message::OriginalSyncRoomMessageEvent;
use matrix_sdk::ruma::events::{
    AnySyncMessageLikeEvent, AnySyncStateEvent, AnySyncTimelineEvent, SyncMessageLikeEvent,
    SyncStateEvent,
};
use matrix_sdk::ruma::{OwnedEventId, OwnedRoomId, OwnedUserId};
use matrix_sdk::sync::JoinedRoomUpdate;
use matrix_sdk::{Client, Room};
use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;
use tracing::{debug, warn};

/// How many rooms' histories are fetched at the same time.
const READERS: usize = 8;

/// How many rooms are remembered.
const KNOWN: NonZeroUsize = NonZeroUsize::new(16_384).expect("not zero");

/// What the tasks of all rooms share.
pub(super) struct Around {
    client: Client,
    service: ServiceHandle,
    matrix: Matrix,
    folder: PathBuf,
    me: OwnedUserId,
    pub(super) progress: Progress,
    lists: Lists,
    readers: Semaphore,
    /// The rooms that were handled since the start.
    known: Mutex<LruCache<OwnedRoomId, ()>>,
}

impl Around {
    pub(super) fn new(
        client: &Client,
        service: ServiceHandle,
        config: &Config,
        matrix: &Matrix,
    ) -> Result<Self, MatrixError> {
        let me = client.user_id();
        Ok(Self {
            me: me
                .ok_or_else(|| login::sdk("nobody is logged in"))?
                .to_owned(),
            client: client.clone(),
            service,
            matrix: matrix.clone(),
            folder: config.folder.clone(),
            progress: Progress::of(client),
            lists: Lists::default(),
            readers: Semaphore::new(READERS),
            known: Mutex::new(LruCache::new(KNOWN)),
        })
    }

    /// Whether the room gets its first task since the start, as far as is remembered.
    fn is_new(&self, room: &Room) -> bool {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.put(room.room_id().to_owned(), ()).is_none()
    }
}

/// The events of a room in one sync response (or in several, if earlier ones were dropped).
pub(super) struct News {
    /// The numbers of these responses.
    numbers: Vec<u64>,
    update: JoinedRoomUpdate,
}

impl News {
    pub(super) fn new(number: u64, update: JoinedRoomUpdate) -> Self {
        Self {
            numbers: vec![number],
            update,
        }
    }

    /// Takes the place of an earlier batch, whose events are fetched again together with these.
    pub(super) fn stand_for(&mut self, earlier: Self) {
        self.numbers.extend(earlier.numbers);
        self.update.timeline.limited = true;
    }
}

/// A room, and its events that are not handled yet.
pub(super) struct Visit {
    room: Room,
    /// Messages that could not be decrypted yet.
    locked: Vec<Locked>,
    /// Sync responses that count as handled only when the `locked` messages are.
    open: Vec<u64>,
    /// The last event of those responses.
    end: Option<OwnedEventId>,
}

/// A task that has ended, and the responses that it has handled.
pub(super) struct Visited {
    pub(super) visit: Visit,
    pub(super) done: Vec<u64>,
}

impl Visit {
    pub(super) fn to(room: Room) -> Self {
        Self {
            room,
            locked: Vec::new(),
            open: Vec::new(),
            end: None,
        }
    }

    pub(super) fn room(&self) -> &Room {
        &self.room
    }

    /// Whether a message is still waiting for its key.
    pub(super) fn waits(&self) -> bool {
        !self.locked.is_empty()
    }

    /// Hands all events to the service, waits until it has stored them, and notes them as handled unless a message still waits for
    /// its key.
    ///
    /// # Errors
    /// If the bot's login has ended, or the folder cannot be used.
    pub(super) async fn attend(
        mut self,
        news: VecDeque<News>,
        around: Arc<Around>,
    ) -> Result<Visited, MatrixError> {
        let mut receipts = Vec::new();
        if around.is_new(&self.room)
            && let Some(moved) = replaced_rooms::into(&around.client, &self.room)
        {
            receipts.push(around.service.submit(moved).await);
        }
        for news in news {
            self.hear(&news.update, &around, &mut receipts).await?;
            self.open.extend(news.numbers);
        }
        self.unlock(&around, &mut receipts).await?;
        for mut receipt in receipts {
            receipt.outcome().await;
        }
        if self.waits() {
            let done = Vec::new();
            return Ok(Visited { visit: self, done });
        }
        if let Some(end) = self.end.take() {
            let noted = around.progress.put_last(self.room.room_id(), &end).await;
            noted.map_err(login::sdk)?;
        }
        let done = std::mem::take(&mut self.open);
        Ok(Visited { visit: self, done })
    }

    async fn hear(
        &mut self,
        update: &JoinedRoomUpdate,
        around: &Around,
        receipts: &mut Vec<Receipt>,
    ) -> Result<(), MatrixError> {
        let events = self.events(update, around).await?;
        let joined = history::joined_at(&events, &around.me);
        let mut alone = false;
        for (n, event) in events.iter().enumerate() {
            match Locked::of(&self.room, event) {
                Some(locked) if n > joined || joined == 0 => self.locked.push(locked),
                Some(_) => {}
                None => {
                    receipts.extend(self.event(event, around).await);
                    alone |= somebody_left(event, &around.me);
                }
            }
        }
        if let Some(end) = update.timeline.events.last() {
            self.end = end.event_id().or(self.end.take());
        }
        if alone && let Err(error) = rooms::leave_if_alone(&self.room).await {
            debug!(%error, "a room in which nobody else is left could not be left");
        }
        Ok(())
    }

    /// The events that came after the last handled one, however long it takes to fetch them.
    async fn events(
        &self,
        update: &JoinedRoomUpdate,
        around: &Around,
    ) -> Result<Vec<TimelineEvent>, MatrixError> {
        let last = around.progress.last(self.room.room_id()).await;
        let last = last.map_err(login::sdk)?;
        let mut pauses = pauses();
        loop {
            let reader = around.readers.acquire().await;
            let read = history::since(&self.room, &update.timeline, last.as_deref()).await;
            drop(reader);
            let error = match read {
                Ok(events) => return Ok(events),
                Err(error) => error,
            };
            if let Failure::Never(cause) | Failure::Denied(cause) = Failure::of(&error) {
                warn!(room = %self.room.room_id(), cause, "what happened meanwhile in a room cannot be read");
                return Ok(update.timeline.events.clone());
            }
            pause(&error, pauses.next(), &around.folder).await?;
        }
    }

    /// Handles one event that can be read.
    async fn event(&self, event: &TimelineEvent, around: &Around) -> Option<Receipt> {
        match event.raw().deserialize() {
            Ok(AnySyncTimelineEvent::MessageLike(event)) => self.message(event, around).await,
            Ok(AnySyncTimelineEvent::State(AnySyncStateEvent::RoomTombstone(
                SyncStateEvent::Original(tombstone),
            ))) => {
                let moved = replaced_rooms::out_of(&around.client, &self.room, &tombstone).await?;
                Some(around.service.submit(moved).await)
            }
            Ok(_) => None,
            Err(error) => {
                debug!(%error, "an event cannot be read");
                None
            }
        }
    }

    async fn message(&self, event: AnySyncMessageLikeEvent, around: &Around) -> Option<Receipt> {
        match event {
            AnySyncMessageLikeEvent::RoomMessage(SyncMessageLikeEvent::Original(message)) => {
                self.said(&message, around).await
            }
            AnySyncMessageLikeEvent::RoomRedaction(redaction) => {
                let redacts = redaction
                    .as_original()
                    .and_then(|event| event.content.redacts.as_ref().or(event.redacts.as_ref()));
                if let Some(gone) = redacts {
                    around.matrix.shared.rooms.gone(gone);
                }
                None
            }
            _ => None,
        }
    }

    async fn said(
        &self,
        message: &OriginalSyncRoomMessageEvent,
        around: &Around,
    ) -> Option<Receipt> {
        let said = inbound::said(message, &around.me)?;
        let mentioned = inbound::mentioned(message);
        let typed = inbound::typed(message, said, &mentioned);
        let named = text::named(typed);
        let setting = people::setting(&self.room, &message.sender, &named, &around.lists).await;
        let inbound = inbound::inbound(self.room.room_id(), message, typed, &setting);
        Some(around.service.submit(inbound).await)
    }

    /// Tries again to decrypt messages. If the key does not come, the author is told, once for each of their encryption sessions.
    async fn unlock(
        &mut self,
        around: &Around,
        receipts: &mut Vec<Receipt>,
    ) -> Result<(), MatrixError> {
        for locked in std::mem::take(&mut self.locked) {
            if let Some(event) = locked.opened().await {
                receipts.extend(self.event(&event, around).await);
            } else if locked.is_over() {
                self.give_up(&locked, around).await.map_err(login::sdk)?;
            } else {
                self.locked.push(locked);
            }
        }
        Ok(())
    }

    async fn give_up(
        &self,
        locked: &Locked,
        around: &Around,
    ) -> Result<(), matrix_sdk::StoreError> {
        if around.progress.is_marked(&locked.mark()).await? {
            return Ok(());
        }
        let nobody = text::Named::default();
        let setting = people::setting(&self.room, &locked.sender, &nobody, &around.lists).await;
        let unreadable = locked.unreadable(&setting.name);
        around.service.submit(unreadable).await.outcome().await;
        around.progress.mark(&locked.mark()).await
    }
}

fn somebody_left(event: &TimelineEvent, me: &OwnedUserId) -> bool {
    let Ok(AnySyncTimelineEvent::State(AnySyncStateEvent::RoomMember(member))) =
        event.raw().deserialize()
    else {
        return false;
    };
    let gone = matches!(
        member.membership(),
        MembershipState::Leave | MembershipState::Ban
    );
    gone && member.state_key() != me
}
