//! Hands the events of one room to the service, in order, and waits until the service has stored them. However long that takes, no other
//! room waits.

use super::failure::Failure;
use super::message_text::NamedPeople;
use super::pending_replies::{Handed, Line, until_stored};
use super::people::{self, FailedMemberLists};
use super::progress::Progress;
use super::syncing::{pause, pauses};
use super::undecrypted_message::UndecryptedMessage;
use super::{
    Config, Matrix, MatrixError, history, inbound, message_text, reactions, replaced_rooms,
};
use crate::chat::pending_replies::PendingReplies;
use crate::service::ServiceHandle;
use lru::LruCache;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::events::reaction::OriginalSyncReactionEvent;
use matrix_sdk::ruma::events::room::member::MembershipState;
use matrix_sdk::ruma::events::room::message::OriginalSyncRoomMessageEvent;
use matrix_sdk::ruma::events::{
    AnySyncMessageLikeEvent, AnySyncStateEvent, AnySyncTimelineEvent, SyncMessageLikeEvent,
    SyncStateEvent,
};
use matrix_sdk::ruma::{OwnedEventId, OwnedRoomId, OwnedUserId};
use matrix_sdk::sync::JoinedRoomUpdate;
use matrix_sdk::{Client, Error, Room};
use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;
use tracing::{debug, info, warn};

/// How many rooms' histories are fetched at the same time.
const READERS: usize = 8;

/// How many rooms `RoomTaskContext::known` keeps at most.
const KNOWN: NonZeroUsize = NonZeroUsize::new(16_384).expect("not zero");

/// What the tasks of all rooms share.
pub(super) struct RoomTaskContext {
    client: Client,
    pub(super) service: ServiceHandle,
    matrix: Matrix,
    folder: PathBuf,
    me: OwnedUserId,
    pub(super) progress: Progress,
    failed_lists: FailedMemberLists,
    pending_replies: PendingReplies,
    readers: Semaphore,
    /// The rooms that have had a task since the program started.
    known: Mutex<LruCache<OwnedRoomId, ()>>,
}

impl RoomTaskContext {
    pub(super) fn new(
        client: &Client,
        service: ServiceHandle,
        config: &Config,
        matrix: &Matrix,
    ) -> Result<Self, MatrixError> {
        let me = client.user_id();
        Ok(Self {
            me: me
                .ok_or_else(|| MatrixError::sdk("nobody is logged in"))?
                .to_owned(),
            client: client.clone(),
            service,
            matrix: matrix.clone(),
            folder: config.folder.clone(),
            progress: Progress::of(client),
            failed_lists: FailedMemberLists::default(),
            pending_replies: PendingReplies::default(),
            readers: Semaphore::new(READERS),
            known: Mutex::new(LruCache::new(KNOWN)),
        })
    }

    /// Whether this is the room's first task since the program started. True also for a room that is no longer remembered.
    fn is_new(&self, room: &Room) -> bool {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.put(room.room_id().to_owned(), ()).is_none()
    }
}

/// A batch: the events of a room in one sync response. If too many batches wait, early ones are dropped. Their events are fetched from
/// the homeserver again together with the next batch.
pub(super) struct RoomUpdate {
    /// The number of the response, and the numbers of responses whose batches were dropped.
    numbers: Vec<u64>,
    update: JoinedRoomUpdate,
}

impl RoomUpdate {
    pub(super) fn new(number: u64, update: JoinedRoomUpdate) -> Self {
        Self {
            numbers: vec![number],
            update,
        }
    }

    /// Takes the place of an earlier batch. The events of the earlier batch will be fetched again together with those of this batch.
    pub(super) fn replace_earlier(&mut self, earlier: Self) {
        self.numbers.extend(earlier.numbers);
        self.update.timeline.limited = true;
    }
}

/// A room, and its events that are not handled yet.
pub(super) struct RoomTask {
    room: Room,
    /// Messages that could not be decrypted yet.
    undecrypted: Vec<UndecryptedMessage>,
    /// The numbers of sync responses that count as handled once no message is left in `undecrypted`.
    open: Vec<u64>,
    /// The last event of the `open` responses. When `undecrypted` is empty, this event is stored as the last handled event of the room.
    end: Option<OwnedEventId>,
}

/// A task that has ended, and the responses that it has handled.
pub(super) struct EndedRoomTask {
    pub(super) task: RoomTask,
    pub(super) done: Vec<u64>,
}

impl RoomTask {
    pub(super) fn to(room: Room) -> Self {
        Self {
            room,
            undecrypted: Vec::new(),
            open: Vec::new(),
            end: None,
        }
    }

    pub(super) fn room(&self) -> &Room {
        &self.room
    }

    /// Whether a message is still waiting for its key.
    pub(super) fn waits(&self) -> bool {
        !self.undecrypted.is_empty()
    }

    /// Hands all events to the service and waits until it has stored them. Then notes the events as handled, but not while a message
    /// still waits for its key.
    ///
    /// # Errors
    /// If the bot's login has ended, or the folder cannot be used.
    pub(super) async fn handle_updates(
        mut self,
        updates: VecDeque<RoomUpdate>,
        context: Arc<RoomTaskContext>,
    ) -> Result<EndedRoomTask, MatrixError> {
        let mut handed = Handed::default();
        if context.is_new(&self.room)
            && let Some(moved) = replaced_rooms::into(&context.client, &self.room)
        {
            handed.others.push(context.service.submit(moved).await);
        }
        for update in updates {
            self.handle_update(&update.update, &context, &mut handed)
                .await?;
            self.open.extend(update.numbers);
        }
        self.decrypt_again(&context, &mut handed).await?;
        until_stored(&context.pending_replies, &self.room, handed).await;
        if self.waits() {
            let done = Vec::new();
            return Ok(EndedRoomTask { task: self, done });
        }
        if let Some(end) = self.end.take() {
            let noted = context.progress.put_last(self.room.room_id(), &end).await;
            noted.map_err(MatrixError::sdk)?;
        }
        let done = std::mem::take(&mut self.open);
        Ok(EndedRoomTask { task: self, done })
    }

    async fn handle_update(
        &mut self,
        update: &JoinedRoomUpdate,
        context: &RoomTaskContext,
        handed: &mut Handed,
    ) -> Result<(), MatrixError> {
        let events = self.events(update, context).await?;
        let joined = history::joined_at(&events, &context.me);
        let mut somebody_has_left = false;
        for (n, event) in events.iter().enumerate() {
            match UndecryptedMessage::of(&self.room, event) {
                Some(undecrypted) if n > joined || joined == 0 => {
                    let other = undecrypted.other_content();
                    handed.others.push(context.service.submit(other).await);
                    self.undecrypted.push(undecrypted);
                }
                Some(_) => {}
                None => {
                    self.event(event, context, handed).await;
                    somebody_has_left |= somebody_left(event, &context.me);
                }
            }
        }
        if let Some(end) = update.timeline.events.last() {
            self.end = end.event_id().or(self.end.take());
        }
        if somebody_has_left && let Err(error) = leave_if_alone(&self.room).await {
            debug!(%error, "a room in which nobody else is left could not be left");
        }
        Ok(())
    }

    /// The events that came after the last handled one, however long it takes to fetch them. If the homeserver refuses to give them,
    /// returns only those that are in the sync response.
    async fn events(
        &self,
        update: &JoinedRoomUpdate,
        context: &RoomTaskContext,
    ) -> Result<Vec<TimelineEvent>, MatrixError> {
        let last = context.progress.last_event(self.room.room_id()).await;
        let last = last.map_err(MatrixError::sdk)?;
        let mut pauses = pauses();
        loop {
            let reader = context.readers.acquire().await;
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
            pause(&error, pauses.next(), &context.folder).await?;
        }
    }

    /// Handles one event that can be read.
    async fn event(&self, event: &TimelineEvent, context: &RoomTaskContext, handed: &mut Handed) {
        match event.raw().deserialize() {
            Ok(AnySyncTimelineEvent::MessageLike(event)) => {
                handed.lines.extend(self.message(event, context).await);
            }
            Ok(AnySyncTimelineEvent::State(AnySyncStateEvent::RoomTombstone(
                SyncStateEvent::Original(tombstone),
            ))) => {
                let moved = replaced_rooms::out_of(&context.client, &self.room, &tombstone).await;
                if let Some(moved) = moved {
                    handed.others.push(context.service.submit(moved).await);
                }
            }
            Ok(_) => {}
            Err(error) => debug!(%error, "an event cannot be read"),
        }
    }

    async fn message(
        &self,
        event: AnySyncMessageLikeEvent,
        context: &RoomTaskContext,
    ) -> Option<Line> {
        match event {
            AnySyncMessageLikeEvent::RoomMessage(SyncMessageLikeEvent::Original(message)) => {
                self.text_message(&message, context).await
            }
            AnySyncMessageLikeEvent::Reaction(SyncMessageLikeEvent::Original(reaction)) => {
                self.reaction(&reaction, context).await
            }
            AnySyncMessageLikeEvent::RoomRedaction(redaction) => {
                let redacts = redaction
                    .as_original()
                    .and_then(|event| event.content.redacts.as_ref().or(event.redacts.as_ref()));
                if let Some(gone) = redacts {
                    context.matrix.shared.rooms.note_removed(gone);
                }
                None
            }
            _ => None,
        }
    }

    async fn reaction(
        &self,
        event: &OriginalSyncReactionEvent,
        context: &RoomTaskContext,
    ) -> Option<Line> {
        if event.sender == context.me {
            return None;
        }
        let answer = reactions::answer(&self.room, event).await?;
        let (nobody, lists) = (NamedPeople::default(), &context.failed_lists);
        let details = people::message_details(&self.room, &event.sender, &nobody, lists).await;
        let inbound = answer.inbound(&self.room, event, &details);
        Some(Line {
            event: event.event_id.clone(),
            thread: answer.thread,
            receipt: context.service.submit(inbound).await,
        })
    }

    async fn text_message(
        &self,
        message: &OriginalSyncRoomMessageEvent,
        context: &RoomTaskContext,
    ) -> Option<Line> {
        let Some(content) = inbound::text_content(message, &context.me) else {
            let other = inbound::other_content(self.room.room_id(), message, &context.me)?;
            return Some(Line {
                event: message.event_id.clone(),
                thread: inbound::thread(message),
                receipt: context.service.submit(other).await,
            });
        };
        let mentioned = inbound::mentioned_ids(message);
        let text = inbound::message_text(message, content, &mentioned);
        let named = message_text::named_people(text);
        let details =
            people::message_details(&self.room, &message.sender, &named, &context.failed_lists)
                .await;
        let inbound = inbound::inbound(self.room.room_id(), message, text, &details);
        Some(Line {
            event: message.event_id.clone(),
            thread: inbound::thread(message),
            receipt: context.service.submit(inbound).await,
        })
    }

    /// Tries again to decrypt messages. If the key of a message does not come in time, the author is told that the bot cannot read the
    /// message, but only once for each encryption session of the author.
    async fn decrypt_again(
        &mut self,
        context: &RoomTaskContext,
        handed: &mut Handed,
    ) -> Result<(), MatrixError> {
        for undecrypted in std::mem::take(&mut self.undecrypted) {
            if let Some(event) = undecrypted.decrypt().await {
                self.event(&event, context, handed).await;
            } else if undecrypted.is_overdue() {
                self.give_up(&undecrypted, context)
                    .await
                    .map_err(MatrixError::sdk)?;
            } else {
                self.undecrypted.push(undecrypted);
            }
        }
        Ok(())
    }

    async fn give_up(
        &self,
        undecrypted: &UndecryptedMessage,
        context: &RoomTaskContext,
    ) -> Result<(), matrix_sdk::StoreError> {
        if context
            .progress
            .is_marked(&undecrypted.notice_key())
            .await?
        {
            return Ok(());
        }
        let no_people = NamedPeople::default();
        let details = people::message_details(
            &self.room,
            &undecrypted.sender,
            &no_people,
            &context.failed_lists,
        )
        .await;
        let unreadable = undecrypted.unreadable(&details.name);
        context.service.submit(unreadable).await.outcome().await;
        context.progress.mark(&undecrypted.notice_key()).await
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

/// Leaves a room in which no other member is left or invited.
async fn leave_if_alone(room: &Room) -> Result<(), Error> {
    if room.active_members_count() > 1 {
        return Ok(());
    }
    room.leave().await?;
    info!(room = %room.room_id(), "left a room in which nobody else was left");
    Ok(())
}
