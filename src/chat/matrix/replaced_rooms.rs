//! Rooms that are replaced by others: the bot follows, and the games go on in the new room.

use super::inbound;
use super::rooms;
use crate::service::Inbound;
use matrix_sdk::ruma::events::room::tombstone::OriginalSyncRoomTombstoneEvent;
use matrix_sdk::{Client, Room, RoomState};
use tracing::warn;

/// A room is closed: the bot goes where it leads to. If it is there already, the host hears of it now, otherwise at the first news from
/// there (`into`); if it cannot go, an invitation is waited for.
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

/// Whether a room takes the place of one that leads here. Both must say so, or anybody could draw games away or put theirs upon others.
pub(super) fn into(client: &Client, room: &Room) -> Option<Inbound> {
    let before = client.get_room(&room.predecessor_room()?.room_id)?;
    let leads_here = before.successor_room()?.room_id == room.room_id();
    leads_here.then(|| inbound::moved(before.room_id(), room.room_id(), room.own_user_id()))
}
