//! Rooms that are replaced by others (upgraded): the bot joins the new room, and the games go on there.

use super::inbound;
use super::rooms;
use crate::service::Inbound;
use matrix_sdk::ruma::events::room::tombstone::OriginalSyncRoomTombstoneEvent;
use matrix_sdk::{Client, Room, RoomState};
use tracing::warn;

/// Follows from a room that was closed to the room that replaces it. If the bot is already there, returns the message that tells
/// the service; otherwise the bot joins, and [`into`] tells the service with the first events of the new room. If the bot cannot
/// join, it waits for an invitation.
pub(super) async fn out_of(
    client: &Client,
    room: &Room,
    tombstone: &OriginalSyncRoomTombstoneEvent,
) -> Option<Inbound> {
    if !rooms::may_lead(room, &tombstone.sender).await {
        warn!(room = %room.room_id(), "a room was closed by somebody who may not invite: the bot does not follow");
        return None;
    }
    let to = &tombstone.content.replacement_room;
    let there = client.get_room(to);
    match there.filter(|there| there.state() == RoomState::Joined) {
        Some(there) => into(client, &there),
        None => {
            rooms::follow(client, to, &tombstone.sender).await;
            None
        }
    }
}

/// The message to the service that this room replaces another one; `None` if it replaces none. Both rooms must say so; otherwise
/// anybody could move games between rooms.
pub(super) fn into(client: &Client, room: &Room) -> Option<Inbound> {
    let before = client.get_room(&room.predecessor_room()?.room_id)?;
    let leads_here = before.successor_room()?.room_id == room.room_id();
    leads_here.then(|| inbound::moved(before.room_id(), room.room_id(), room.own_user_id()))
}
