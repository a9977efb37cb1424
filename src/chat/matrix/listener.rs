//! The half that listens: one sync after the other, each handed to the host and stored there before the next is asked for.

use super::failure::Failure;
use super::folder::Folder;
use super::inbound;
use super::locked::Locked;
use super::progress::Progress;
use super::{Config, Matrix, MatrixError, entry, history, identity, people, rooms, text};
use crate::service::{Receipt, ServiceHandle};
use backon::{BackoffBuilder, ExponentialBuilder};
use matrix_sdk::config::{SyncSettings, SyncToken};
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::api::client::filter::{FilterDefinition, LazyLoadOptions};
use matrix_sdk::ruma::api::client::sync::sync_events::v3::Filter;
use matrix_sdk::ruma::events::room::member::MembershipState;
use matrix_sdk::ruma::events::{
    AnySyncMessageLikeEvent, AnySyncStateEvent, AnySyncTimelineEvent, SyncMessageLikeEvent,
    SyncStateEvent,
};
use matrix_sdk::ruma::{OwnedUserId, uint};
use matrix_sdk::sync::{JoinedRoomUpdate, SyncResponse};
use matrix_sdk::{Client, Error, Room, StoreError};
use std::fmt;
use std::time::Duration;
use tracing::{debug, info, warn};

/// How long the homeserver may hold an answer back when nothing happens; less while a key is waited for.
const LONG_POLL: Duration = Duration::from_secs(30);
const SHORT_POLL: Duration = Duration::from_secs(2);

/// The half that listens.
pub struct Listener {
    config: Config,
    matrix: Matrix,
}

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listener").finish_non_exhaustive()
    }
}

impl Listener {
    pub(super) fn new(config: Config, matrix: Matrix) -> Self {
        Self { config, matrix }
    }

    /// Logs in and listens until `shutdown` completes. A lost connection is taken up again without end. Wherever it is stopped or
    /// killed, the next one begins with what was not handled.
    ///
    /// # Errors
    /// [`MatrixError`] if the account or the folder cannot be used.
    pub async fn run(
        self,
        service: ServiceHandle,
        shutdown: impl Future<Output = ()> + Send,
    ) -> Result<(), MatrixError> {
        tokio::select! {
            end = self.listen(service) => end,
            () = shutdown => Ok(()),
        }
    }

    async fn listen(self, service: ServiceHandle) -> Result<(), MatrixError> {
        let folder = Folder::take(&self.config.folder, self.config.passphrase.as_ref())?;
        // Ours as long as either half lives.
        let folder = self.matrix.shared.folder.get_or_init(|| folder);
        let client = entry::enter(&self.config, folder).await?;
        let mut ear = Ear::of(client, service, self.config).await?;
        let first = ear.next().await?;
        // Now the library knows who is in which room: whatever is said reaches everybody.
        let connected = Some(ear.client.clone());
        self.matrix.shared.client.send_replace(connected);
        info!("connected to Matrix");
        let (client, config) = (ear.client.clone(), ear.config.clone());
        let securing = async {
            identity::secure(&client, &config, folder).await;
            std::future::pending().await
        };
        let listening = async {
            // What was not answered the last time; the first response has those of its own.
            let waiting = ear.client.invited_rooms().into_iter();
            waiting
                .filter(|room| !first.rooms.invited.contains_key(room.room_id()))
                .for_each(|room| ear.invited(room));
            ear.take(first).await?;
            loop {
                let response = ear.next().await?;
                ear.take(response).await?;
            }
        };
        tokio::select! {
            end = listening => end,
            never = securing => never,
        }
    }
}

/// What listens.
struct Ear {
    client: Client,
    service: ServiceHandle,
    config: Config,
    me: OwnedUserId,
    progress: Progress,
    /// Asked for next.
    since: Option<String>,
    /// What could not be read yet.
    locked: Vec<Locked>,
}

impl Ear {
    async fn of(
        client: Client,
        service: ServiceHandle,
        config: Config,
    ) -> Result<Self, MatrixError> {
        let progress = Progress::of(&client);
        let me = client.user_id();
        Ok(Self {
            me: me
                .ok_or_else(|| entry::sdk("nobody is logged in"))?
                .to_owned(),
            since: progress.handled().await.map_err(entry::sdk)?,
            locked: Vec::new(),
            progress,
            service,
            config,
            client,
        })
    }

    /// The next response, however long it takes to get one.
    async fn next(&mut self) -> Result<SyncResponse, MatrixError> {
        let mut pauses = pauses();
        loop {
            let error = match self.client.sync_once(self.settings()).await {
                Ok(response) => return Ok(response),
                Err(error) => error,
            };
            self.pause(&error, pauses.next()).await?;
        }
    }

    /// Waits as long as the failure asks for.
    async fn pause(&self, error: &Error, next: Option<Duration>) -> Result<(), MatrixError> {
        let next = next.unwrap_or(LONG_POLL);
        let pause = match Failure::of(error) {
            Failure::SessionEnded => {
                return Err(MatrixError::SessionEnded(self.config.folder.clone()));
            }
            Failure::Limited(pause) => pause.max(next),
            failure => {
                warn!(?failure, "no news from Matrix; trying again");
                next
            }
        };
        tokio::time::sleep(pause).await;
        Ok(())
    }

    fn settings(&self) -> SyncSettings {
        let mut filter = FilterDefinition::default();
        filter.presence.not_types.push("*".to_owned());
        filter.room.ephemeral.not_types.push("*".to_owned());
        filter.room.timeline.limit = Some(uint!(50));
        filter.room.state.lazy_load_options = LazyLoadOptions::Enabled {
            include_redundant_members: false,
        };
        let token = self.since.clone();
        SyncSettings::new()
            .timeout(if self.locked.is_empty() {
                LONG_POLL
            } else {
                SHORT_POLL
            })
            .token(token.map_or(SyncToken::NoToken, SyncToken::Specific))
            .filter(Filter::FilterDefinition(filter))
    }

    /// Takes everything in a response to the host, and notes that it is handled once the host has stored it. The very first response is
    /// the past: nobody spoke to us in it.
    async fn take(&mut self, response: SyncResponse) -> Result<(), MatrixError> {
        let before = self.since.replace(response.next_batch.clone());
        for room in response.rooms.invited.keys() {
            let room = self.client.get_room(room);
            room.into_iter().for_each(|room| self.invited(room));
        }
        for room in response.rooms.left.keys() {
            info!(%room, "no longer in a room");
        }
        let mut receipts = Vec::new();
        for (id, update) in &response.rooms.joined {
            if let (Some(room), Some(since)) = (self.client.get_room(id), &before) {
                self.room(&room, update, since, &mut receipts).await?;
            }
        }
        self.unlock(&mut receipts).await?;
        for mut receipt in receipts {
            receipt.outcome().await;
        }
        self.note(&response).await.map_err(entry::sdk)
    }

    /// Everything in a response is handled, but for what waits for its key.
    async fn note(&self, response: &SyncResponse) -> Result<(), StoreError> {
        for (room, update) in &response.rooms.joined {
            let end = update.timeline.events.last();
            let waits = |locked: &Locked| locked.room.room_id() == *room;
            if let Some(end) = end.and_then(TimelineEvent::event_id)
                && !self.locked.iter().any(waits)
            {
                self.progress.put_last(room, &end).await?;
            }
        }
        let held = self.locked.first().map(|locked| &locked.since);
        let handled = held.unwrap_or(&response.next_batch);
        self.progress.put_handled(handled).await
    }

    fn invited(&self, room: Room) {
        rooms::invited(room, self.config.invites.clone());
    }

    /// What happened in a room.
    async fn room(
        &mut self,
        room: &Room,
        update: &JoinedRoomUpdate,
        since: &str,
        receipts: &mut Vec<Receipt>,
    ) -> Result<(), MatrixError> {
        let events = self.news(room, update).await?;
        let joined = history::joined_at(&events, &self.me);
        let mut alone = false;
        for (n, event) in events.iter().enumerate() {
            match Locked::of(room, event, since) {
                Some(locked) if n > joined || joined == 0 => self.locked.push(locked),
                Some(_) => {}
                None => {
                    self.event(room, event, receipts).await?;
                    alone |= self.somebody_left(event);
                }
            }
        }
        if alone && let Err(error) = rooms::leave_if_alone(room).await {
            debug!(%error, "whether anybody is left in a room could not be seen");
        }
        Ok(())
    }

    /// The events since the room was last looked at, however long it takes to get them.
    async fn news(
        &self,
        room: &Room,
        update: &JoinedRoomUpdate,
    ) -> Result<Vec<TimelineEvent>, MatrixError> {
        let last = self
            .progress
            .last(room.room_id())
            .await
            .map_err(entry::sdk)?;
        let mut pauses = pauses();
        loop {
            match history::since(room, &update.timeline, last.as_deref()).await {
                Ok(events) => return Ok(events),
                Err(error) => match Failure::of(&error) {
                    Failure::Never(cause) | Failure::Denied(cause) => {
                        warn!(room = %room.room_id(), cause, "what happened meanwhile in a room cannot be read");
                        return Ok(update.timeline.events.clone());
                    }
                    _ => self.pause(&error, pauses.next()).await?,
                },
            }
        }
    }

    fn somebody_left(&self, event: &TimelineEvent) -> bool {
        let Ok(AnySyncTimelineEvent::State(AnySyncStateEvent::RoomMember(member))) =
            event.raw().deserialize()
        else {
            return false;
        };
        let gone = matches!(
            member.membership(),
            MembershipState::Leave | MembershipState::Ban
        );
        gone && member.state_key() != &self.me
    }

    /// One event that can be read.
    async fn event(
        &mut self,
        room: &Room,
        event: &TimelineEvent,
        receipts: &mut Vec<Receipt>,
    ) -> Result<(), MatrixError> {
        match event.raw().deserialize() {
            Ok(AnySyncTimelineEvent::MessageLike(AnySyncMessageLikeEvent::RoomMessage(
                SyncMessageLikeEvent::Original(message),
            ))) => {
                let Some(said) = inbound::said(&message, &self.me) else {
                    return Ok(());
                };
                let mentioned = inbound::mentioned(&message);
                let typed = inbound::typed(&message, said, &mentioned);
                let setting = self
                    .setting(room, &message.sender, text::names_people(typed))
                    .await?;
                let inbound = inbound::inbound(room.room_id(), &message, typed, &setting);
                receipts.push(self.service.said(inbound).await);
            }
            Ok(AnySyncTimelineEvent::State(AnySyncStateEvent::RoomTombstone(
                SyncStateEvent::Original(tombstone),
            ))) => match rooms::successor(room, &tombstone).await {
                Ok(Some(to)) => rooms::follow(&self.client, &to, &tombstone.sender).await,
                Ok(None) => {}
                Err(error) => warn!(%error, "where a room has moved to could not be read"),
            },
            Ok(_) => {}
            Err(error) => debug!(%error, "an event cannot be read"),
        }
        Ok(())
    }

    /// What is known of the author and the room, however long it takes to get it.
    async fn setting(
        &self,
        room: &Room,
        author: &OwnedUserId,
        everybody: bool,
    ) -> Result<inbound::Setting, MatrixError> {
        let mut pauses = pauses();
        loop {
            match people::setting(room, author, everybody).await {
                Ok(setting) => return Ok(setting),
                Err(error) => match Failure::of(&error) {
                    Failure::Never(_) | Failure::Denied(_) => {
                        return Ok(people::stranger(room, author));
                    }
                    _ => self.pause(&error, pauses.next()).await?,
                },
            }
        }
    }

    /// Looks again at what could not be read. What stays unreadable is told once for each sender's session.
    async fn unlock(&mut self, receipts: &mut Vec<Receipt>) -> Result<(), MatrixError> {
        for locked in std::mem::take(&mut self.locked) {
            if let Some(event) = locked.opened().await {
                self.event(&locked.room, &event, receipts).await?;
            } else if !locked.is_over() {
                self.locked.push(locked);
            } else if !self
                .progress
                .is_marked(&locked.mark())
                .await
                .map_err(entry::sdk)?
            {
                let setting = self.setting(&locked.room, &locked.sender, false).await?;
                let unreadable = locked.unreadable(&setting.name);
                self.service.said(unreadable).await.outcome().await;
                self.progress
                    .mark(&locked.mark())
                    .await
                    .map_err(entry::sdk)?;
            }
        }
        Ok(())
    }
}

/// Pauses between tries, growing to half a minute.
fn pauses() -> impl Iterator<Item = Duration> {
    ExponentialBuilder::default()
        .with_jitter()
        .with_min_delay(Duration::from_millis(500))
        .with_max_delay(Duration::from_secs(30))
        .without_max_times()
        .build()
}
