//! Measures the store: `cargo bench --bench store`. Rates of different runs cannot be compared, but ratios within one run can. So each
//! round also measures how many `fdatasync` calls a second the same folder can take (`docs/performance.md`).
//!
//! The bench does not count fsyncs; `strace -f -c -e trace=fdatasync,fsync` does that. A durable commit makes one fsync; a checkpoint,
//! which comes after some hundreds of commits, makes three. `LUSORIA_BENCH_SESSIONS=1000000` also measures how long it takes to open a
//! database with that many sessions.
#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a bench prints and may fail"
)]

use lusoria::session::{
    AccountId, EventKey, Identity, OutboxId, Platform, Player, RoomId, RoomKey, SessionId,
};
use lusoria::store::{Batch, Change, Delivery, DeliveryReport, NewEntry, NewSession, Store};
use nix::sys::resource::{UsageWho, getrusage};
use rand::{Rng, RngExt, SeedableRng, rngs::SmallRng};
use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::time::{Duration, Instant};

const ROUNDS: usize = 5;
const SLICE: Duration = Duration::from_millis(400);
const SIZES: [usize; 3] = [1, 10, 100];
const MOVES: u32 = 100;

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let mut table = Table::open(&folder.path().join("bench.db")).await;
    commits(&mut table, folder.path()).await;
    load(&table.store).await;
    table.store.close().await.unwrap();
    bytes_per_move(folder.path()).await;
    if let Ok(count) = std::env::var("LUSORIA_BENCH_SESSIONS") {
        many_sessions(folder.path(), count.parse().unwrap()).await;
    }
}

/// 100 rooms, each playing one session after the other.
struct Table {
    store: Store,
    random: SmallRng,
    rooms: Vec<Room>,
    next_session: i64,
    next_delivery: i64,
    turn: usize,
    settled: Vec<DeliveryReport>,
}

struct Room {
    id: RoomId,
    session: i64,
    n: u32,
}

impl Table {
    async fn open(path: &Path) -> Table {
        let store = Store::open(&format!("sqlite:{}", path.display()))
            .await
            .unwrap();
        let ann = Identity {
            platform: Platform::Console,
            id: "ann".into(),
            name: "Ann".into(),
        };
        assert_eq!(store.account(&ann).await.unwrap(), AccountId(1));
        let mut random = SmallRng::seed_from_u64(1);
        let mut rooms = Vec::new();
        for i in 0..100 {
            let key = RoomKey {
                platform: Platform::Console,
                id: i.to_string(),
                parent: None,
            };
            let id = store.room(&key).await.unwrap().id;
            rooms.push(Room {
                id,
                session: 0,
                n: random.random_range(0..MOVES),
            });
        }
        let mut table = Table {
            store,
            random,
            rooms,
            next_session: 1,
            next_delivery: 1,
            turn: 0,
            settled: Vec::new(),
        };
        let opening = (0..100).map(|i| table.open_session(i).into()).collect();
        table
            .store
            .commit(&Batch {
                changes: opening,
                ..Batch::default()
            })
            .await
            .unwrap();
        table
    }

    fn change(&mut self) -> Change {
        let mut event = [0; 8];
        self.random.fill_bytes(&mut event);
        Change::new(EventKey(event), 1_795_262_400 + self.next_delivery / 10)
    }

    fn open_session(&mut self, room: usize) -> Change {
        let id = SessionId(self.next_session);
        self.next_session += 1;
        self.rooms[room].session = id.0;
        Change {
            opened: Some(new_session(id, self.rooms[room].id)),
            ..self.change()
        }
    }

    /// The next move, in the next room: an entry of eight bytes and, if asked for, the reply to it.
    fn play(&mut self, reply: bool) -> Change {
        self.turn = (self.turn + 1) % self.rooms.len();
        let room = &mut self.rooms[self.turn];
        room.n += 1;
        if room.n > MOVES {
            room.n = 0;
            return self.open_session(self.turn);
        }
        let (id, session, n) = (room.id, SessionId(room.session), room.n);
        let text = format!("{:08x}", self.random.random::<u32>());
        let mut change = self.change();
        change.entries.push(NewEntry { session, n, text });
        if reply {
            change.deliveries.push(self.reply(id, session));
        }
        change
    }

    /// A reply that shows a board. It is settled with the next batch.
    fn reply(&mut self, room: RoomId, session: SessionId) -> Delivery {
        let id = OutboxId(self.next_delivery);
        self.next_delivery += 1;
        let shown = Some((
            room,
            format!("{}", 1_300_000_000_000_000_000 + id.0),
            session,
        ));
        self.settled.push(DeliveryReport::Sent { id, shown });
        let say = format!(r#"{{"turn":{{"session":{session},"entry":17,"reader":1}}}}"#);
        Delivery {
            id,
            room,
            token: [5; 12],
            say,
            reply_to: Some("1300000000000000000".to_owned()),
            path: None,
        }
    }

    async fn commit(&mut self, size: usize, reply: bool) {
        let settled = std::mem::take(&mut self.settled);
        let changes = (0..size).map(|_| self.play(reply).into()).collect();
        self.store
            .commit(&Batch {
                changes,
                settled,
                ..Batch::default()
            })
            .await
            .unwrap();
    }
}

async fn commits(table: &mut Table, folder: &Path) {
    let mut raw = Vec::new();
    let mut rates = SIZES.map(|_| Vec::new());
    let mut cpu = SIZES.map(|_| Vec::new());
    let mut bytes = SIZES.map(|_| Vec::new());
    for _ in 0..ROUNDS {
        raw.push(raw_syncs(folder));
        for (i, size) in SIZES.into_iter().enumerate() {
            let (start, cpu_before, bytes_before) = (Instant::now(), cpu_seconds(), written());
            let mut count = 0.0;
            while start.elapsed() < SLICE {
                table.commit(size, true).await;
                count += 1.0;
            }
            let changes = count * size as f64;
            rates[i].push(count / start.elapsed().as_secs_f64());
            cpu[i].push((cpu_seconds() - cpu_before) * 1e6 / changes);
            bytes[i].push((written() - bytes_before) / changes);
        }
    }
    let raw = median(&mut raw);
    println!("raw fdatasync of 4 KiB: {raw:.0}/s\n");
    println!(
        "a change = event, entry, reply, and an earlier reply settled; medians of {ROUNDS} rounds"
    );
    println!(
        "changes a batch | commits/s | changes/s | changes/s ÷ raw | CPU µs/change | bytes written/change"
    );
    for (i, size) in SIZES.into_iter().enumerate() {
        let (rate, cpu, bytes) = (
            median(&mut rates[i]),
            median(&mut cpu[i]),
            median(&mut bytes[i]),
        );
        let changes = rate * size as f64;
        println!(
            "{size:15} | {rate:9.0} | {changes:9.0} | {:15.2} | {cpu:13.1} | {bytes:8.0}",
            changes / raw
        );
    }
}

fn new_session(id: SessionId, room: RoomId) -> NewSession {
    NewSession {
        id,
        room,
        game: "xii_scripta".to_owned(),
        rules_version: 1,
        seed: [7; 32],
        promise: 2,
        imported: None,
        seats: [Some(Player::Person(AccountId(1))), None],
    }
}

/// Measures how fast one session of 50 entries can be loaded.
async fn load(store: &Store) {
    let id = SessionId(store.highest_ids().await.unwrap().0.0 + 1);
    let entries = (1..=50)
        .map(|n| NewEntry {
            session: id,
            n,
            text: "move:3:2".to_owned(),
        })
        .collect();
    let change = Change {
        opened: Some(new_session(id, RoomId(1))),
        entries,
        ..Change::new(EventKey([9; 8]), 1_795_262_400)
    };
    store
        .commit(&Batch {
            changes: vec![change.into()],
            ..Batch::default()
        })
        .await
        .unwrap();
    let cpu = cpu_seconds();
    let mut times = Vec::new();
    for _ in 0..20_000 {
        let start = Instant::now();
        assert_eq!(store.session(id).await.unwrap().unwrap().entries.len(), 50);
        times.push(start.elapsed().as_secs_f64() * 1e6);
    }
    let cpu = (cpu_seconds() - cpu) * 1e6 / times.len() as f64;
    let half = median(&mut times);
    let p99 = times[times.len() * 99 / 100];
    println!(
        "\nload a session of 50 entries, warm: p50 {half:.0} µs, p99 {p99:.0} µs, CPU {cpu:.0} µs"
    );
}

/// Measures the size of a database that holds only moves, without the messages that show them.
async fn bytes_per_move(folder: &Path) {
    let path = folder.join("bytes.db");
    let mut table = Table::open(&path).await;
    for _ in 0..1000 {
        table.commit(100, false).await;
    }
    table.store.close().await.unwrap();
    let size = std::fs::metadata(&path).unwrap().len() as f64;
    println!(
        "\ndatabase bytes a move, event and its share of the session included: {:.1}",
        size / 100_000.0
    );
}

async fn many_sessions(folder: &Path, count: usize) {
    let path = folder.join("many.db");
    let mut table = Table::open(&path).await;
    for _ in 0..count / 1000 {
        let changes = (0..1000)
            .map(|i| table.open_session(i % 100).into())
            .collect();
        table
            .store
            .commit(&Batch {
                changes,
                ..Batch::default()
            })
            .await
            .unwrap();
    }
    table.store.close().await.unwrap();
    let start = Instant::now();
    let store = Store::open(&format!("sqlite:{}", path.display()))
        .await
        .unwrap();
    store.highest_ids().await.unwrap();
    store.pending().await.unwrap();
    println!(
        "\nopen with {count} sessions, until ready: {:.1} ms",
        start.elapsed().as_secs_f64() * 1e3
    );
    let start = Instant::now();
    store.recent_events(10_000).await.unwrap();
    println!(
        "and its latest 10,000 events: {:.1} ms",
        start.elapsed().as_secs_f64() * 1e3
    );
    load(&store).await;
    store.close().await.unwrap();
}

/// How many times a second 4 KiB can be written in place and synced.
fn raw_syncs(folder: &Path) -> f64 {
    let mut file = File::create(folder.join("raw")).unwrap();
    file.write_all(&[0; 1 << 20]).unwrap();
    file.sync_all().unwrap();
    let (start, mut count) = (Instant::now(), 0);
    while start.elapsed() < SLICE {
        file.seek(SeekFrom::Start(count % 256 * 4096)).unwrap();
        file.write_all(&[count as u8; 4096]).unwrap();
        file.sync_data().unwrap();
        count += 1;
    }
    count as f64 / start.elapsed().as_secs_f64()
}

/// Processor seconds that all threads of this process have used.
fn cpu_seconds() -> f64 {
    let usage = getrusage(UsageWho::RUSAGE_SELF).unwrap();
    let seconds = |t: nix::sys::time::TimeVal| t.tv_sec() as f64 + t.tv_usec() as f64 / 1e6;
    seconds(usage.user_time()) + seconds(usage.system_time())
}

/// How many bytes this process has written to the disk.
fn written() -> f64 {
    let text = std::fs::read_to_string("/proc/self/io").unwrap();
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("write_bytes: "));
    line.unwrap().parse().unwrap()
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
