//! Follows a room that is replaced by another one (upgraded). The bot joins the new room, and the games go on there.

use super::failure::Failure;
use super::inbound;
use crate::service::Inbound;
use matrix_sdk::ruma::events::StateEventType;
use matrix_sdk::ruma::events::room::tombstone::OriginalSyncRoomTombstoneEvent;
use matrix_sdk::ruma::{RoomId, UserId};
use matrix_sdk::{Client, Room, RoomState};
use tracing::{info, warn};

/// Takes the bot from a closed room to the room that replaces it. The bot follows only a person with the rights to close the old room and
/// to invite people.
///
/// If the bot is already in the new room, returns a message for the service: the new room replaces the old one. Otherwise the bot joins
/// the new room. Then [`into`] makes that message when the first events of the new room come. If the bot cannot join, it waits for an
/// invitation.
pub(super) async fn out_of(
    client: &Client,
    room: &Room,
    tombstone: &OriginalSyncRoomTombstoneEvent,
) -> Option<Inbound> {
    if !may_lead(room, &tombstone.sender).await {
        warn!(room = %room.room_id(), "a room was closed by somebody who may not invite: the bot does not follow");
        return None;
    }
    let to = &tombstone.content.replacement_room;
    let there = client.get_room(to);
    match there.filter(|there| there.state() == RoomState::Joined) {
        Some(there) => into(client, &there),
        None => {
            follow(client, to, &tombstone.sender).await;
            None
        }
    }
}

/// Tells the service that this room replaces another one. Both rooms must say so; otherwise anybody could move games between rooms.
/// `None` if they do not both say so, or if the bot does not know the other room.
pub(super) fn into(client: &Client, room: &Room) -> Option<Inbound> {
    let before = client.get_room(&room.predecessor_room()?.room_id)?;
    let leads_here = before.successor_room()?.room_id == room.room_id();
    leads_here.then(|| inbound::room_replaced(before.room_id(), room.room_id(), room.own_user_id()))
}

/// Whether this person may lead the bot from here to another room: they must have the rights to close this room and to invite people.
async fn may_lead(room: &Room, sender: &UserId) -> bool {
    let levels = room.power_levels_or_default().await;
    levels.user_can_send_state(sender, StateEventType::RoomTombstone)
        && levels.user_can_invite(sender)
}

/// Joins the room that replaces another one.
async fn follow(client: &Client, to: &RoomId, sender: &UserId) {
    let via = [sender.server_name().to_owned()];
    match client.join_room_by_id_or_alias(to.into(), &via).await {
        Ok(_) => info!(room = %to, "followed to the room that takes the place of another"),
        Err(error) => {
            let failure = Failure::of(&error);
            info!(room = %to, ?failure, "could not follow to a room; an invitation is waited for");
        }
    }
}
