//! Tests of what every store must do, whatever database it uses. Only [`TestDatabase`] knows which database it is.

mod acquaintances;
mod batch_sizes;
mod batches;
mod computers;
mod deliveries;
mod due;
mod maintenance;
mod people;
mod test_database;
mod tournaments;

use super::*;
use crate::session::{
    AccountId, EventKey, Identity, OutboxId, Platform, Player, RoomId, RoomKey, SessionId,
};
use std::sync::Arc;
use test_database::TestDatabase;

/// Noon of a day in 2026.
const NOW: i64 = 1_795_262_400;

fn identity(id: &str, name: &str) -> Identity {
    Identity {
        platform: Platform::Console,
        id: id.into(),
        name: name.into(),
    }
}

fn room_key(id: &str, parent: Option<&str>) -> RoomKey {
    RoomKey {
        platform: Platform::Discord,
        id: id.to_owned(),
        parent: parent.map(str::to_owned),
    }
}

/// The key of an event, a different one for each number.
fn event(number: u64) -> EventKey {
    EventKey(number.to_le_bytes())
}

/// An empty change for the event with this number.
fn change(number: u64) -> Change {
    Change::new(event(number), NOW)
}

fn new_session(id: i64, room: RoomId, seats: [Option<AccountId>; 2]) -> NewSession {
    let game = "xii_scripta(pieces=3)".to_owned();
    NewSession {
        id: SessionId(id),
        room,
        game,
        rules_version: 1,
        seed: [7; 32],
        promise: 2,
        imported: None,
        seats: seats.map(|person| person.map(Player::Person)),
    }
}

fn entry(session: i64, n: u32, text: &str) -> NewEntry {
    NewEntry {
        session: SessionId(session),
        n,
        text: text.to_owned(),
    }
}

fn delivery(id: i64, room: RoomId) -> Delivery {
    let say = format!(r#"{{"board":{id}}}"#);
    Delivery {
        id: OutboxId(id),
        room,
        token: [id as u8; 12],
        say,
        reply_to: None,
        path: None,
    }
}

/// The numbers of a room's live sessions.
fn live_ids(room: &StoredRoom) -> Vec<SessionId> {
    room.live.iter().map(|live| live.id).collect()
}

fn batch_of(changes: Vec<Change>) -> Batch {
    Batch {
        changes: changes.into_iter().map(Arc::new).collect(),
        ..Batch::default()
    }
}

async fn store_changes(store: &Store, changes: Vec<Change>) {
    store.commit(&batch_of(changes)).await.unwrap();
}

async fn settle(store: &Store, settled: Vec<DeliveryReport>) {
    let batch = Batch {
        settled,
        ..Batch::default()
    };
    store.commit(&batch).await.unwrap();
}

/// A store with session 1, and the room of that session. Event 1 has opened the session. Ann and Bob have its seats.
async fn with_session(database: &TestDatabase) -> (Store, RoomId) {
    let store = database.open().await;
    let ann = store.account(&identity("a", "Ann")).await.unwrap();
    let bob = store.account(&identity("b", "Bob")).await.unwrap();
    let room = store.room(&room_key("r", None)).await.unwrap().id;
    let first = Change {
        opened: Some(new_session(1, room, [Some(ann), Some(bob)])),
        ..change(1)
    };
    store_changes(&store, vec![first]).await;
    (store, room)
}

/// A store as [`with_session`] makes it. In addition, delivery 1 waits to be sent to the room. Event 2 has caused it.
async fn with_delivery(database: &TestDatabase) -> (Store, RoomId) {
    let (store, room) = with_session(database).await;
    let deliveries = vec![delivery(1, room)];
    let change = Change {
        deliveries,
        ..change(2)
    };
    store_changes(&store, vec![change]).await;
    (store, room)
}

/// The texts of a session's log.
async fn log(store: &Store, session: i64) -> Vec<String> {
    let session = store.session(SessionId(session)).await.unwrap().unwrap();
    session.entries.into_iter().map(|(text, _)| text).collect()
}
