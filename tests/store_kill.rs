//! SIGKILL around a commit: what was stored before is there, the batch that was being written is there completely or not at all,
//! and the database can be opened. The test kills a second process of this same binary: if it is called with a database, it writes
//! batches until it is killed.
#![cfg(unix)]
#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a test without the test harness"
)]

use lusoria::session::{EventKey, OutboxId, Platform, RoomId, RoomKey, SessionId};
use lusoria::store::{Batch, Change, Delivery, NewEntry, NewSession, Store};
use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

const SIGKILL: i32 = 9;
/// Entries and deliveries in a batch.
const BATCH: u32 = 3;

#[tokio::main]
async fn main() {
    if let Ok(url) = std::env::var("STORE_KILL_VICTIM") {
        return victim(&url).await;
    }
    if cfg!(debug_assertions) {
        // The first commit opens the session.
        for k in [1, 2, 3, 7] {
            check_crash_point("before-commit", k, k - 1).await;
            check_crash_point("after-commit", k, k).await;
        }
    } else {
        println!("NOT TESTED: a release build has no crash points");
    }
    for round in 0..20 {
        check_random_kill(round).await;
    }
    println!("test result: ok");
}

/// Opens session 1, then appends to it for ever, and says the number of each batch as soon as it is stored.
async fn victim(url: &str) {
    let store = Store::open(url).await.unwrap();
    let key = RoomKey {
        platform: Platform::Console,
        id: "r".to_owned(),
        parent: None,
    };
    let room = store.room(&key).await.unwrap().id;
    for number in 0.. {
        let batch = Batch {
            changes: vec![change(number, room).into()],
            ..Batch::default()
        };
        store.commit(&batch).await.unwrap();
        println!("{number}");
        std::io::stdout().flush().unwrap();
    }
}

fn change(number: u32, room: RoomId) -> Change {
    let opened = NewSession {
        id: SessionId(1),
        room,
        game: "xii_scripta".to_owned(),
        rules_version: 1,
        seed: [1; 32],
        promise: 2,
        imported: None,
        seats: [None, None],
    };
    let ids = if number == 0 {
        0..0
    } else {
        (number - 1) * BATCH + 1..number * BATCH + 1
    };
    let mut event = [0; 8];
    event[..4].copy_from_slice(&number.to_le_bytes());
    Change {
        opened: (number == 0).then_some(opened),
        entries: ids
            .clone()
            .map(|n| NewEntry {
                session: SessionId(1),
                n,
                text: n.to_string(),
            })
            .collect(),
        deliveries: ids
            .map(|id| Delivery {
                id: OutboxId(id.into()),
                room,
                token: [0; 12],
                say: "{}".to_owned(),
                reply_to: None,
                path: None,
            })
            .collect(),
        ..Change::new(EventKey(event), 1_795_262_400)
    }
}

fn spawn(url: &str, crash: Option<String>) -> Child {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.env("STORE_KILL_VICTIM", url).stdout(Stdio::piped());
    if let Some(crash) = crash {
        command.env("LUSORIA_CRASH", crash);
    }
    command.spawn().unwrap()
}

/// Waits for the end of a killed victim. Returns how many batches it had reported as stored.
fn said(mut victim: Child) -> usize {
    let lines = BufReader::new(victim.stdout.take().unwrap())
        .lines()
        .count();
    assert_eq!(victim.wait().unwrap().signal(), Some(SIGKILL));
    lines
}

/// How many batches are stored. Checks that each of them is whole.
async fn stored(url: &str) -> usize {
    let store = Store::open(url).await.unwrap();
    let Some(session) = store.session(SessionId(1)).await.unwrap() else {
        assert!(store.pending().await.unwrap().is_empty());
        return 0;
    };
    let texts: Vec<_> = session.entries.into_iter().map(|(text, _)| text).collect();
    let expected: Vec<_> = (1..=texts.len()).map(|n| n.to_string()).collect();
    assert_eq!(texts, expected, "no gap");
    assert_eq!(texts.len() % BATCH as usize, 0, "no half batch");
    assert_eq!(
        store.pending().await.unwrap().len(),
        texts.len(),
        "what is stored will be said"
    );
    let batches = texts.len() / BATCH as usize + 1;
    assert_eq!(store.recent_events(u32::MAX).await.unwrap().len(), batches);
    store.close().await.unwrap();
    batches
}

async fn check_crash_point(point: &str, k: usize, expected: usize) {
    let home = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", home.path().join("kill.db").display());
    let said = said(spawn(&url, Some(format!("{point}:{k}"))));
    assert_eq!(said, k - 1, "{point}:{k}");
    assert_eq!(stored(&url).await, expected, "{point}:{k}");
}

async fn check_random_kill(round: u64) {
    let home = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", home.path().join("kill.db").display());
    let mut victim = spawn(&url, None);
    tokio::time::sleep(Duration::from_millis(20 + 7 * round)).await;
    victim.kill().unwrap();
    let said = said(victim);
    let stored = stored(&url).await;
    assert!(
        stored == said || stored == said + 1,
        "said {said}, stored {stored}"
    );
}
