//! The workload W1 of `docs/performance.md`: complete random games of every kind, played by messages through the whole real stack:
//! `cargo bench --bench w1`.
//!
//! The time of a message runs from when an adapter hands it in until an adapter's sender has the text of the reply. Rates of different
//! runs cannot be compared, but ratios within one run can: each number of rooms is measured between two measurements of the raw speed
//! of the disk. Processor time is that of the whole process. It excludes the time in which the driver chooses its moves, but includes
//! the driver's clones and wake-ups.
//!
//! `LUSORIA_BENCH_DIR` names the folder for the database; `LUSORIA_BENCH_MILLION=1` adds a database with 1,000,000 sessions;
//! `LUSORIA_BENCH_ONLY=100` plays only with this number of rooms, for a profiler.
//! With `LUSORIA_BENCH_MESSAGES=50` as well, each of these rooms plays this many messages instead of playing for some time, so that the
//! instruction counts of two versions can be compared.
//! `cargo bench --bench w1 -- computers` measures how long people wait while computer players play in other rooms.
#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a bench prints and may fail"
)]

mod check;
mod computers;
mod gauge;
mod live;
mod million;
mod received_reply;
mod room;
mod syncs;
mod table;
mod world;

use gauge::{Cost, Raw};
use std::path::{Path, PathBuf};
use std::time::Duration;
use table::Table;
use world::World;

/// The numbers of rooms that play at the same time.
const AT_ONCE: [usize; 4] = [1, 10, 100, 1000];
const ROUNDS: u32 = 5;
const SLICE: Duration = Duration::from_millis(1200);
const RAW_SLICE: Duration = Duration::from_millis(200);

// The same runtime as in `src/cli/program.rs`.
#[tokio::main(flavor = "current_thread")]
async fn main() {
    let folder = tempfile::tempdir_in(folder()).unwrap();
    if let Some(log) = syncs::log() {
        return syncs::count(folder.path(), &log).await;
    }
    if std::env::args().any(|argument| argument == "computers") {
        return computers::measure(folder.path()).await;
    }
    if let Ok(count) = std::env::var("LUSORIA_BENCH_ONLY") {
        return only(folder.path(), count.parse().unwrap()).await;
    }
    let mut table = Table::default();
    // This comes first, before anything else has used memory.
    live::measure(folder.path(), &mut table).await;
    play(folder.path(), &mut table).await;
    syncs::measure(&mut table);
    if std::env::var_os("LUSORIA_BENCH_MILLION").is_some() {
        million::measure(folder.path(), &mut table).await;
    }
    table.print();
}

fn folder() -> PathBuf {
    std::env::var_os("LUSORIA_BENCH_DIR")
        .map_or_else(|| env!("CARGO_TARGET_TMPDIR").into(), PathBuf::from)
}

/// Plays games in 1, 10, 100 and 1,000 rooms, and checks that the store holds what was played.
async fn play(folder: &Path, table: &mut Table) {
    println!(
        "rooms | commands/s | raw/s | ÷ raw | p50 µs (raw) | p99 µs (raw) | CPU µs | written bytes | RSS MB"
    );
    let path = folder.join("w1.db");
    let mut world = World::open(&path).await;
    warm(&mut world).await;
    for _ in 0..ROUNDS {
        for rooms in AT_ONCE {
            let mut raw = Raw::empty();
            raw.measure(folder, RAW_SLICE);
            let cost = world.play(0..rooms, SLICE).await;
            raw.measure(folder, RAW_SLICE);
            line(rooms, &cost, &raw);
            table.played(rooms, &cost, &raw);
        }
    }
    let rooms = world.stop().await;
    check::replays(&path, rooms, table).await;
}

/// Warms up: all people are met for the first time, and the write-ahead log grows to its size, as the file for the raw speed has.
async fn warm(world: &mut World) {
    for _ in 0..2 {
        world.play(0..AT_ONCE[3], 2 * SLICE).await;
    }
}

fn line(rooms: usize, cost: &Cost, raw: &Raw) {
    println!(
        "{rooms:5} | {:10.0} | {:5.0} | {:5.2} | {:6.0} ({:3.0}) | {:6.0} ({:4.0}) | {:6.1} | {:13.0} | {:6.1}",
        cost.rate(),
        raw.rate(),
        cost.rate() / raw.rate(),
        cost.within(0.5),
        raw.within(0.5),
        cost.within(0.99),
        raw.within(0.99),
        cost.cpu_each(),
        cost.written_each(),
        gauge::resident(),
    );
}

async fn only(folder: &Path, rooms: usize) {
    let mut world = World::open(&folder.join("only.db")).await;
    if let Ok(messages) = std::env::var("LUSORIA_BENCH_MESSAGES") {
        world
            .play_messages(0..rooms, messages.parse().unwrap())
            .await;
        return drop(world.stop().await);
    }
    for _ in 0..ROUNDS {
        let mut raw = Raw::empty();
        raw.measure(folder, RAW_SLICE);
        let cost = world.play(0..rooms, 2 * SLICE).await;
        raw.measure(folder, RAW_SLICE);
        line(rooms, &cost, &raw);
    }
    world.stop().await;
}
