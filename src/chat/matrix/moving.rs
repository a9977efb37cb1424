//! Rooms that are replaced by others: the bot follows, and the games go on in the new room.

use super::inbound;
use super::rooms;
use crate::chat::Inbound;
use matrix_sdk::ruma::events::room::tombstone::OriginalSyncRoomTombstoneEvent;
use matrix_sdk::{Client, Room, RoomState};
use tracing::warn;

/// A room is closed: the bot goes where it leads to, and the host hears of it if it gets there. Otherwise an invitation is waited for.
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
    let is_there = there.is_some_and(|there| there.state() == RoomState::Joined);
    let follows = is_there || rooms::follow(client, to, &tombstone.sender).await;
    follows.then(|| inbound::moved(room.room_id(), to, &tombstone.sender))
}

/// The bot has come into a room: perhaps it takes the place of one that leads here. Both must say so, or anybody could draw games away.
pub(super) fn into(client: &Client, room: &Room) -> Option<Inbound> {
    let before = client.get_room(&room.predecessor_room()?.room_id)?;
    let leads_here = before.successor_room()?.room_id == room.room_id();
    leads_here.then(|| inbound::moved(before.room_id(), room.room_id(), room.own_user_id()))
}
