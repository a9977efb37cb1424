//! What every store must hold to, in terms of `Store` alone, so that PostgreSQL can be held to it too.

mod acquaintances;
mod batches;
mod computers;
mod people;
mod speech;
mod upkeep;

use super::*;
use crate::session::{
    AccountId, EventKey, Identity, OutboxId, Platform, Player, RoomId, RoomKey, SessionId,
};
use tempfile::TempDir;

/// Noon of a day in 2026.
const NOW: i64 = 1_795_262_400;

/// A database of its own for one test, gone at its end.
struct Home {
    folder: TempDir,
}

impl Home {
    fn new() -> Home {
        Home {
            folder: tempfile::tempdir().unwrap(),
        }
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).to_str().unwrap().to_owned()
    }

    /// Opens the same database each time.
    async fn open(&self) -> Store {
        Store::open(&format!("sqlite:{}", self.path("test.db")))
            .await
            .unwrap()
    }
}

fn identity(id: &str, name: &str) -> Identity {
    Identity {
        platform: Platform::Console,
        id: id.to_owned(),
        name: name.to_owned(),
    }
}

fn room_key(id: &str, parent: Option<&str>) -> RoomKey {
    RoomKey {
        platform: Platform::Discord,
        id: id.to_owned(),
        parent: parent.map(str::to_owned),
    }
}

/// The fingerprint of an event, one for each number.
fn event(number: u64) -> EventKey {
    EventKey(number.to_le_bytes())
}

/// An event that changes nothing.
fn change(number: u64) -> Change {
    Change::new(event(number), NOW)
}

fn opened(id: i64, room: RoomId, seats: [Option<AccountId>; 2]) -> NewSession {
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
    }
}

/// The numbers of a room's live sessions.
fn live_ids(room: &StoredRoom) -> Vec<SessionId> {
    room.live.iter().map(|live| live.id).collect()
}

fn changes(changes: Vec<Change>) -> Batch {
    Batch {
        changes,
        ..Batch::default()
    }
}

fn settled(settled: Vec<Settled>) -> Batch {
    Batch {
        settled,
        ..Batch::default()
    }
}

/// A store with session 1 opened by event 1 in the room that is returned; Ann and Bob sit there.
async fn with_session(home: &Home) -> (Store, RoomId) {
    let store = home.open().await;
    let ann = store.account(&identity("a", "Ann")).await.unwrap();
    let bob = store.account(&identity("b", "Bob")).await.unwrap();
    let room = store.room(&room_key("r", None)).await.unwrap().id;
    let first = Change {
        opened: Some(opened(1, room, [Some(ann), Some(bob)])),
        ..change(1)
    };
    store.commit(&changes(vec![first])).await.unwrap();
    (store, room)
}

/// The texts of a session's log.
async fn log(store: &Store, session: i64) -> Vec<String> {
    let session = store.session(SessionId(session)).await.unwrap().unwrap();
    session.entries.into_iter().map(|(text, _)| text).collect()
}
