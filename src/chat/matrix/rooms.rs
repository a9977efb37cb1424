//! What happens to rooms: invitations, moves to another room, being left alone; and where the bot may not write.

use super::Invites;
use super::failure::Failure;
use lru::LruCache;
use matrix_sdk::ruma::events::StateEventType;
use matrix_sdk::ruma::events::room::tombstone::OriginalSyncRoomTombstoneEvent;
use matrix_sdk::ruma::{OwnedRoomId, RoomId, UserId};
use matrix_sdk::{Client, Error, Room, RoomMemberships};
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tracing::{info, warn};

/// How often an answer to an invitation is tried. One that fails is tried again at the next start.
const TRIES: u32 = 4;
const PAUSE: Duration = Duration::from_secs(3);

/// Rooms remembered.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(4096).expect("not zero");

/// Rooms where the bot may not write, as far as it was told.
#[derive(Debug)]
pub(super) struct Unwritable(Mutex<LruCache<OwnedRoomId, ()>>);

impl Default for Unwritable {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(REMEMBERED)))
    }
}

impl Unwritable {
    /// Whether this is the first time since the last success that writing there was refused.
    pub(super) fn refused(&self, room: &RoomId) -> bool {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.put(room.to_owned(), ()).is_none()
    }

    /// Writing there worked.
    pub(super) fn accepted(&self, room: &RoomId) {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .pop(room);
    }
}

/// Accepts an invitation, or refuses it, without holding anything up.
pub(super) fn invited(room: Room, invites: Invites) {
    tokio::spawn(async move {
        for _ in 0..TRIES {
            let Err(error) = answer(&room, &invites).await else {
                return;
            };
            match Failure::of(&error) {
                Failure::Limited(pause) => tokio::time::sleep(pause).await,
                Failure::Later { .. } => tokio::time::sleep(PAUSE).await,
                failure => {
                    return warn!(room = %room.room_id(), ?failure, "an invitation cannot be answered");
                }
            }
        }
    });
}

async fn answer(room: &Room, invites: &Invites) -> Result<(), Error> {
    let inviter = room.invite_details().await?.inviter;
    let inviter = inviter
        .map(|member| member.user_id().to_string())
        .unwrap_or_default();
    if invites.admit(&inviter) {
        room.join().await?;
        info!(room = %room.room_id(), inviter, "joined a room");
    } else {
        room.leave().await?;
        info!(room = %room.room_id(), inviter, "refused an invitation; LUSORIA_MATRIX_INVITES says whose are accepted");
    }
    Ok(())
}

/// The room a tombstone leads to, if whoever set it may do so and may invite: the bot goes nowhere on the word of a guest.
pub(super) async fn successor(
    room: &Room,
    tombstone: &OriginalSyncRoomTombstoneEvent,
) -> Result<Option<OwnedRoomId>, Error> {
    let Some(sender) = room.get_member(&tombstone.sender).await? else {
        return Ok(None);
    };
    let may = sender.can_send_state(StateEventType::RoomTombstone) && sender.can_invite();
    if !may {
        warn!(room = %room.room_id(), "a room was closed by somebody who may not invite: the bot does not follow");
    }
    Ok(may.then(|| tombstone.content.replacement_room.clone()))
}

/// Goes to the room that takes the place of another.
pub(super) async fn follow(client: &Client, to: &RoomId, sender: &UserId) {
    let via = [sender.server_name().to_owned()];
    match client.join_room_by_id_or_alias(to.into(), &via).await {
        Ok(_) => info!(room = %to, "followed to the room that takes the place of another"),
        Err(error) => {
            let failure = Failure::of(&error);
            info!(room = %to, ?failure, "could not follow to a room; an invitation is waited for");
        }
    }
}

/// Leaves a room in which nobody else is left or invited.
pub(super) async fn leave_if_alone(room: &Room) -> Result<(), Error> {
    if room.members(RoomMemberships::ACTIVE).await?.len() > 1 {
        return Ok(());
    }
    room.leave().await?;
    info!(room = %room.room_id(), "left a room in which nobody else was left");
    Ok(())
}
