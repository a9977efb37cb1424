//! Measures how long the query for the next due action takes: `cargo bench --bench due`. A database with a million games is asked first
//! while nothing is due, then with 100,000 due times. The service keeps the earliest due time in memory and makes the query only when
//! that time has come. So normally it reads no row at all; this bench measures the query itself. `LUSORIA_BENCH_SESSIONS=10000` makes the
//! bench short.
#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a bench prints and may fail"
)]

use lusoria::session::{
    AccountId, Due, EventKey, Identity, Platform, Player, RoomId, RoomKey, SessionId,
};
use lusoria::store::{Batch, Change, DueChange, NewSession, Store};
use std::path::Path;
use std::time::Instant;

/// How long one query may take, in milliseconds.
const MARK: f64 = 1.0;
/// How many games there are for each due time.
const GAMES_PER_TIME: i64 = 10;
/// How many rows the service reads at once.
const AT_ONCE: u32 = 16;
const LOOKS: usize = 2_000;
const NOW: i64 = 1_795_262_400;

#[tokio::main]
async fn main() {
    let games = std::env::var("LUSORIA_BENCH_SESSIONS");
    let games: i64 = games.map_or(1_000_000, |games| games.parse().unwrap());
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let (store, room) = open(&folder.path().join("due.db")).await;
    fill(&store, games, |id| open_game(SessionId(id), room)).await;
    println!("{games} games; milliseconds a look, of {LOOKS} looks\n");
    let nothing = look(&store, "nothing is due").await;
    let times = games / GAMES_PER_TIME;
    fill(&store, times, |n| set_time(n, games)).await;
    let something = look(&store, &format!("{times} due times")).await;
    println!(
        "\nratio of the medians {:.1}; slowest of 100 {:.3} ms, mark {MARK} ms: {}",
        something[0] / nothing[0],
        something[1],
        if something[1] < MARK {
            "held"
        } else {
            "MISSED"
        }
    );
    store.close().await.unwrap();
}

async fn open(path: &Path) -> (Store, RoomId) {
    let address = format!("sqlite:{}", path.display());
    let store = Store::open(&address).await.unwrap();
    let ann = Identity {
        platform: Platform::Console,
        id: "ann".into(),
        name: "Ann".into(),
    };
    assert_eq!(store.account(&ann).await.unwrap(), AccountId(1));
    let key = RoomKey {
        platform: Platform::Console,
        id: "hall".to_owned(),
        parent: None,
    };
    let room = store.room(&key).await.unwrap().id;
    (store, room)
}

/// Stores this many changes, a thousand at a time.
async fn fill(store: &Store, count: i64, change: impl Fn(i64) -> Change) {
    let numbers: Vec<_> = (1..=count).collect();
    for some in numbers.chunks(1_000) {
        let changes = some.iter().map(|n| change(*n).into()).collect();
        let batch = Batch {
            changes,
            ..Batch::default()
        };
        store.commit(&batch).await.unwrap();
    }
}

fn open_game(id: SessionId, room: RoomId) -> Change {
    let opened = NewSession {
        id,
        room,
        game: "tablut".to_owned(),
        rules_version: 1,
        seed: [7; 32],
        promise: 2,
        imported: None,
        seats: [Some(Player::Person(AccountId(1))), None],
    };
    Change {
        opened: Some(opened),
        ..Change::new(EventKey(id.0.to_be_bytes()), NOW)
    }
}

/// Sets the time at which the clock of a game is to be checked. The times are spread over a month in no order.
fn set_time(n: i64, games: i64) -> Change {
    let due = Due::Clock(SessionId(n * GAMES_PER_TIME), None);
    let at = NOW + n * 7_919 % 2_592_000;
    let mut change = Change::new(EventKey((games + n).to_be_bytes()), NOW);
    let key = due.key();
    let what = format!(r#"{{"clock":{{"session":{}}}}}"#, n * GAMES_PER_TIME);
    change.due.push(DueChange::Set { key, at, what });
    change
}

/// Asks many times what is due first, and returns the median and the 99th percentile in milliseconds.
async fn look(store: &Store, when: &str) -> [f64; 2] {
    let mut times = Vec::with_capacity(LOOKS);
    for _ in 0..LOOKS {
        let start = Instant::now();
        store.first_due(i64::MIN, AT_ONCE).await.unwrap();
        times.push(start.elapsed().as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    let [median, slow] = [times[LOOKS / 2], times[LOOKS * 99 / 100]];
    println!("{when:>20}: median {median:.3}, 99 of 100 below {slow:.3}");
    [median, slow]
}
