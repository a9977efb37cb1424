//! A database with 1,000,000 sessions: how soon after the start it answers, and how long it takes to load a session of 50 moves.

use crate::table::Table;
use crate::world::World;
use lusoria::session::{
    AccountId, EventKey, Identity, Platform, Player, RoomId, RoomKey, SessionId,
};
use lusoria::store::{Batch, Change, NewEntry, NewSession, Store};
use rand::{Rng, SeedableRng, rngs::SmallRng};
use std::path::Path;
use std::time::{Duration, Instant};

const SESSIONS: i64 = 1_000_000;
/// How many sessions one batch stores. The last session of each batch has 50 moves, the others have two.
const BATCH: i64 = 1_000;
const LONG: u32 = 50;
const LOADS: usize = 20_000;

pub(crate) async fn measure(folder: &Path, table: &mut Table) {
    let path = folder.join("million.db");
    fill(&path).await;
    let start = Instant::now();
    let mut world = World::open(&path).await;
    let help = world.rooms[0].room.ask("!help");
    let service = world.host.service.clone();
    world.rooms[0]
        .say(&service, help, &mut crate::world::Tally::default())
        .await;
    let ready = start.elapsed().as_secs_f64() * 1e3;
    drop(service);
    world.stop().await;
    let store = Store::open(&format!("sqlite:{}", path.display()))
        .await
        .unwrap();
    let mut times = Vec::new();
    for _ in 0..LOADS {
        let start = Instant::now();
        let session = store.session(SessionId(SESSIONS)).await.unwrap();
        times.push(start.elapsed());
        assert_eq!(session.unwrap().entries.len(), LONG as usize);
    }
    store.close().await.unwrap();
    times.sort_unstable();
    let p99 = times[LOADS * 99 / 100];
    println!(
        "\n{SESSIONS} stored sessions: the first answer after {ready:.1} ms; loading one of {LONG} moves, p50 {:?}, p99 {p99:?}",
        times[LOADS / 2]
    );
    table.million(ready, p99.as_secs_f64() * 1e6);
}

async fn fill(path: &Path) {
    let store = Store::open(&format!("sqlite:{}", path.display()))
        .await
        .unwrap();
    let ann = Identity {
        platform: Platform::Discord,
        id: "ann".into(),
        name: "ann".into(),
    };
    let ann = store.account(&ann).await.unwrap();
    let key = RoomKey {
        platform: Platform::Discord,
        id: "full".to_owned(),
        parent: None,
    };
    let room = store.room(&key).await.unwrap().id;
    let mut random = SmallRng::seed_from_u64(1);
    for first in (1..=SESSIONS).step_by(BATCH as usize) {
        let changes = (first..first + BATCH)
            .map(|id| session(id, room, ann, &mut random).into())
            .collect();
        store
            .commit(&Batch {
                changes,
                ..Batch::default()
            })
            .await
            .unwrap();
        // Leaves the processor to other processes for a moment.
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    store.close().await.unwrap();
}

fn session(id: i64, room: RoomId, ann: AccountId, random: &mut SmallRng) -> Change {
    let mut event = EventKey([0; 8]);
    random.fill_bytes(&mut event.0);
    let id = SessionId(id);
    let moves = if id.0 % BATCH == 0 { LONG } else { 2 };
    let entry = |n| NewEntry {
        session: id,
        n,
        text: "move:3:2".to_owned(),
    };
    Change {
        opened: Some(NewSession {
            id,
            room,
            game: "xii_scripta".to_owned(),
            rules_version: 1,
            seed: [7; 32],
            promise: 2,
            imported: None,
            seats: [Some(Player::Person(ann)), None],
        }),
        entries: (1..=moves).map(entry).collect(),
        ended: vec![(id, "resign:first".to_owned())],
        ..Change::new(
            event,
            jiff::Timestamp::now().as_second() - 14 * 86_400 + 86_400 * 14 * id.0 / SESSIONS,
        )
    }
}
