//! The measurement `mixture`: people in several rooms send bad messages for a while. The bench measures how long honest people in other
//! rooms wait for replies.
//!
//! The bot's limits for people apply, as on a real platform. The growth of memory and of the database files is printed, too.

use crate::crowd::{bad, honest};
use crate::old_database;
use crate::table::within;
use crate::world::World;
use lusoria::session::Platform;
use std::cell::Cell;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;
use tokio::task::{JoinHandle, LocalSet, spawn_local};
use tokio::time::sleep;

/// In how many rooms honest people play.
const HONEST: usize = 12;
const BAD: usize = 16;
/// For how many seconds, at most, only the honest people play.
const ALONE: u64 = 60;
/// How much longer than without the attack a player may wait, in milliseconds.
const MARK: f64 = 100.0;

/// Runs the measurement and prints its results.
pub(crate) async fn measure(folder: &Path, seconds: u64, seed: u64) {
    let path = folder.join("mixture.db");
    old_database::create(&path, Platform::Discord).await;
    let world = Rc::new(World::open(&path, Platform::Discord).await);
    let own = LocalSet::new();
    let alone = own
        .run_until(stretch(&world, "alone", seconds.min(ALONE), None, folder))
        .await;
    let met = own
        .run_until(stretch(&world, "under attack", seconds, Some(seed), folder))
        .await;
    let more = met - alone;
    println!("\nat p99 {more:+.1} ms more than alone; the mark is {MARK:.0} ms");
    drop(own);
    Rc::into_inner(world)
        .expect("everybody has left")
        .stop()
        .await;
}

/// Lets everybody write for `seconds`. Returns the time within which 99 % of the honest people's replies came, in milliseconds.
async fn stretch(
    world: &Rc<World>,
    name: &str,
    seconds: u64,
    seed: Option<u64>,
    folder: &Path,
) -> f64 {
    let ends = Rc::new(Cell::new(false));
    let players = (0..HONEST).map(|n| spawn_local(honest(world.clone(), n, ends.clone())));
    let players: Vec<_> = players.collect();
    let crowd = seed
        .into_iter()
        .flat_map(|seed| (0..BAD).map(move |n| (n, seed)));
    let crowd = crowd.map(|(n, seed)| spawn_local(bad(world.clone(), n, seed, ends.clone())));
    let crowd: Vec<_> = crowd.collect();
    println!("{name}, begin: {}", grown(world, folder));
    sleep(Duration::from_secs(seconds)).await;
    ends.set(true);
    let mut waited: Vec<_> = all(players).await.into_iter().flatten().collect();
    waited.sort_unstable();
    let written: u64 = all(crowd).await.into_iter().sum();
    println!(
        "{name}, end: {} | {} replies, p50 {:.1} ms, p99 {:.1} ms, slowest {:.1} ms; {written} bad messages",
        grown(world, folder),
        waited.len(),
        within(&waited, 0.5),
        within(&waited, 0.99),
        within(&waited, 1.0),
    );
    within(&waited, 0.99)
}

async fn all<T>(people: Vec<JoinHandle<T>>) -> Vec<T> {
    let mut done = Vec::new();
    for one in people {
        done.push(one.await.unwrap());
    }
    done
}

/// The memory in use, the size of the database, and the number of messages sent so far.
fn grown(world: &World, folder: &Path) -> String {
    let files = std::fs::read_dir(folder).unwrap();
    let bytes: u64 = files
        .map(|file| file.unwrap().metadata().unwrap().len())
        .sum();
    let (memory, database) = (resident(), bytes as f64 / 1e6);
    format!(
        "memory {memory:.1} MB, database {database:.1} MB, {} posts",
        world.posts()
    )
}

/// Resident memory in MB.
fn resident() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next());
    kilobytes.unwrap().parse::<f64>().unwrap() / 1024.0
}
