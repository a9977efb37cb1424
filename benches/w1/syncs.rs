//! Counts fsyncs. The kernel does not tell a process how many it has made. So the bench starts itself a second time, for a short run
//! under `strace`, which writes these system calls to a file. The second run reads this file while it grows.

use crate::table::Table;
use crate::world::{Tally, World};
use sqlx::{Connection, SqliteConnection};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const LOG: &str = "LUSORIA_BENCH_SYNCS";
const SLICE: Duration = Duration::from_secs(2);
/// The number of questions. They are so few that SQLite makes no checkpoint between them, because the write-ahead log was emptied before.
const QUESTIONS: usize = 100;

/// The file that `strace` writes, if this is the run under `strace`.
pub(crate) fn log() -> Option<PathBuf> {
    std::env::var_os(LOG).map(PathBuf::from)
}

/// Starts the run under `strace` and reads what it prints.
pub(crate) fn measure(table: &mut Table) {
    let log = tempfile::NamedTempFile::new().unwrap();
    let output = Command::new("strace")
        .args(["-f", "--seccomp-bpf", "-e", "trace=fsync,fdatasync", "-o"])
        .arg(log.path())
        .arg(std::env::current_exe().unwrap())
        .env(LOG, log.path())
        .output();
    let text = match output {
        Ok(output) if output.status.success() => String::from_utf8(output.stdout).unwrap(),
        Ok(output) => panic!(
            "the copy failed: {}",
            String::from_utf8_lossy(&output.stderr)
        ),
        Err(why) => return println!("\nfsyncs are NOT COUNTED: strace does not run ({why})"),
    };
    println!();
    for line in text.lines() {
        let (what, each) = line.rsplit_once('=').unwrap();
        println!("fsyncs a command, {what}: {each}");
        table.syncs(what, each.parse().unwrap());
    }
}

/// The run under `strace`: plays, asks questions that change nothing, and prints the number of fsyncs per command.
pub(crate) async fn count(folder: &Path, log: &Path) {
    let database = folder.join("syncs.db");
    let mut world = World::open(&database).await;
    for rooms in [1, 100] {
        let before = logged(log);
        let cost = world.play(0..rooms, SLICE).await;
        println!(
            "C={rooms}={:.4}",
            (logged(log) - before) as f64 / cost.commands as f64
        );
    }
    empty_log(&database).await;
    // The first write to an empty write-ahead log also syncs its header, so it is made before counting.
    world.play(0..1, Duration::from_millis(1)).await;
    for (what, question) in [
        ("reads", "!board"),
        ("help", "!help"),
        ("refusals", "!board #999999"),
    ] {
        let before = logged(log);
        let mut tally = Tally::default();
        for _ in 0..QUESTIONS {
            let inbound = world.rooms[0].room.ask(question);
            let service = world.host.service.clone();
            world.rooms[0].say(&service, inbound, &mut tally).await;
        }
        let count = logged(log) - before;
        assert_eq!(count, 0, "{what} wait for no disk");
        println!("{what}={count}");
    }
    world.stop().await;
}

/// Copies the write-ahead log into the database. Otherwise the next write, whatever it is, would make SQLite copy the moves that were
/// played before (a checkpoint).
async fn empty_log(database: &Path) {
    let url = format!("sqlite:{}", database.display());
    let mut connection = SqliteConnection::connect(&url).await.unwrap();
    let checkpoint = sqlx::query_as("pragma wal_checkpoint(truncate)");
    let done: (i64, i64, i64) = checkpoint.fetch_one(&mut connection).await.unwrap();
    assert_eq!(done, (0, 0, 0), "somebody else uses the database");
    connection.close().await.unwrap();
}

fn logged(log: &Path) -> usize {
    let text = std::fs::read_to_string(log).unwrap();
    // A system call that is interrupted by another thread takes two lines; only one of them contains `sync(`.
    text.lines().filter(|line| line.contains("sync(")).count()
}
