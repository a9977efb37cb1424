//! The database is locked, full, or shared with another process.

use crate::house::House;
use crate::receipts::outcomes;
use lusoria::service::{Outcome, Receipt};
use sqlx::SqliteConnection;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// Locks the database until the returned connection rolls back.
pub(crate) async fn locked(house: &House) -> SqliteConnection {
    let mut other = house.database().await;
    let lock = sqlx::raw_sql("begin immediate");
    lock.execute(&mut other).await.unwrap();
    other
}

#[tokio::test]
async fn a_locked_database_is_told_to_the_room_and_works_again_later() {
    let house = House::with_a_game().await;
    let before = house.contents().await;
    let mut other = locked(&house).await;
    let message = house.message("hall", "anna", "roll 1 4 6");
    let said = house.hear(message.clone()).await;
    assert_eq!(said.outcome, Outcome::NotStored);
    assert!(
        said.reply()
            .text
            .starts_with("That could not be stored, so nothing has changed."),
        "{said:?}"
    );
    // A new person in a new room cannot be stored either.
    let said = house.hear(house.message("cellar", "cyril", "!games")).await;
    assert_eq!(
        (said.outcome, said.reply().room.as_str()),
        (Outcome::NotStored, "cellar")
    );
    sqlx::raw_sql("rollback").execute(&mut other).await.unwrap();
    assert_eq!(house.contents().await, before);
    // The same event is no repetition when it comes again, because it was never stored.
    assert_eq!(house.hear(message).await.outcome, Outcome::Stored);
    assert_eq!(house.log(1).await, ["roll:1-4-6"]);
}

/// Hands in four messages while the database is locked: the first is being written, the others are decided on top of it.
async fn while_the_first_is_written(house: &House) -> Vec<Receipt> {
    let first = house.message("hall", "anna", "roll 1 4 6");
    let mut receipts = vec![house.hand_in(first.clone()).await];
    tokio::time::sleep(Duration::from_millis(300)).await;
    let others = [
        house.message("hall", "anna", "place 4"),
        first,
        house.message("hall", "bob", "!board"),
    ];
    for message in others {
        receipts.push(house.hand_in(message).await);
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    receipts
}

#[tokio::test]
async fn what_is_decided_during_a_write_is_stored_after_it() {
    let house = House::with_a_game().await;
    let mut other = locked(&house).await;
    let receipts = while_the_first_is_written(&house).await;
    sqlx::raw_sql("rollback").execute(&mut other).await.unwrap();
    let expected = [
        Outcome::Stored,
        Outcome::Stored,
        Outcome::Repeated,
        Outcome::Stored,
    ];
    assert_eq!(outcomes(receipts).await, expected);
    assert_eq!(house.log(1).await, ["roll:1-4-6", "place:4"]);
}

#[tokio::test]
async fn what_is_decided_during_a_write_that_fails_is_undone_with_it() {
    let house = House::with_a_game().await;
    let before = house.contents().await;
    let mut other = locked(&house).await;
    let receipts = while_the_first_is_written(&house).await;
    // The second copy of an event that was not stored is no repetition, so it is tried, too.
    assert_eq!(outcomes(receipts).await, [Outcome::NotStored; 4]);
    sqlx::raw_sql("rollback").execute(&mut other).await.unwrap();
    assert_eq!(house.contents().await, before);
    assert_eq!(
        house.say("anna", "place 4").await.refused(),
        ["throw-first"]
    );
    house.play(&["anna: roll 1 4 6", "anna: place 4"]).await;
    assert_eq!(house.log(1).await, ["roll:1-4-6", "place:4"]);
}

#[tokio::test]
async fn a_full_disk_is_told_to_the_room_and_works_again_when_there_is_room() {
    let Some(disk) = TinyDisk::mount("3m") else {
        return;
    };
    let house = House::at(&disk.folder.path().join("house.db")).await;
    house
        .play(&["anna: !new scripta @bob first dice=hand"])
        .await;
    let ballast = disk.folder.path().join("ballast");
    let written = std::fs::write(&ballast, vec![1; 8 << 20]);
    assert!(written.is_err(), "the disk is not tiny");
    let mut refused = None;
    // The log file of the database still has some room, so the first writes succeed.
    for n in 0..2_000 {
        let text = if n % 2 == 0 {
            "roll 1 4 6 pass"
        } else {
            "roll 6 6 6 pass"
        };
        let from = ["anna", "bob"][n % 2];
        let message = house.message("hall", from, text);
        let before = house.log(1).await;
        let said = house.hear(message.clone()).await;
        if said.outcome == Outcome::NotStored {
            assert!(
                said.reply().text.starts_with("That could not be stored"),
                "{said:?}"
            );
            assert_eq!(house.log(1).await, before);
            refused = Some((message, before));
            break;
        }
    }
    let (message, before) = refused.expect("a full disk takes nothing more");
    std::fs::remove_file(ballast).unwrap();
    assert_eq!(house.hear(message).await.outcome, Outcome::Stored);
    assert_eq!(house.log(1).await.len(), before.len() + 2);
}

#[tokio::test]
async fn who_is_new_while_the_disk_is_full_can_play_when_there_is_room() {
    let Some(disk) = TinyDisk::mount("3m") else {
        return;
    };
    let house = House::at(&disk.folder.path().join("house.db")).await;
    let ballast = disk.folder.path().join("ballast");
    std::fs::write(&ballast, vec![1; 8 << 20]).unwrap_err();
    let mut newcomers = (0..10_000).map(|n| format!("newcomer-{n}-{}", "x".repeat(500)));
    for from in newcomers.by_ref() {
        if house.say(&from, "!games").await.outcome == Outcome::NotStored {
            break;
        }
    }
    let refused = newcomers.next().unwrap();
    for text in ["!games", "!new quick @anna", "!games"] {
        let said = house.say(&refused, text).await;
        assert_eq!(said.outcome, Outcome::NotStored, "{text}");
        assert!(said.reply().text.starts_with("That could not be stored"));
    }
    std::fs::remove_file(ballast).unwrap();
    house.play(&[&format!("{refused}: !games")]).await;
    house.play(&["anna: !new quick @bob"]).await;
    house
        .play(&[&format!("{refused}: !new quick @cyril")])
        .await;
}

/// How many pages the log of the database takes before its index, the file `-shm`, has to grow.
const PAGES_OF_FIRST_INDEX: u64 = 4_062;

/// Fills the log of the database. The next write still fits into the log, but not into its index: the index would have to grow by eight
/// blocks, and the disk has only seven left.
async fn leave_no_room_for_the_index(house: &House, ballast: &Path) {
    let log = house.path().with_extension("db-wal");
    let pages = || (std::fs::metadata(&log).unwrap().len() - 32) / (1_024 + 24);
    let mut other = house.database().await;
    let table = "pragma wal_autocheckpoint = 0; create table filling as select 0 as n";
    sqlx::raw_sql(table).execute(&mut other).await.unwrap();
    while pages() < PAGES_OF_FIRST_INDEX {
        let one_page = sqlx::raw_sql("update filling set n = n + 1");
        one_page.execute(&mut other).await.unwrap();
    }
    assert_eq!(pages(), PAGES_OF_FIRST_INDEX);
    std::fs::write(ballast, vec![1; 16 << 20]).unwrap_err();
    let ballast = std::fs::File::options().write(true).open(ballast).unwrap();
    let full = ballast.metadata().unwrap().len();
    ballast.set_len(full - 7 * 4_096).unwrap();
}

/// When the host last noted that it was running.
async fn alive_at(house: &House) -> i64 {
    let query = sqlx::query_scalar("select alive_at from host");
    query.fetch_one(&mut house.database().await).await.unwrap()
}

/// Waits until the service has noted that the host is running. It does so by itself, before anybody types.
async fn wait_until_alive_after(before: i64, house: &House) {
    for _ in 0..400 {
        if alive_at(house).await != before {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nothing was stored for twenty seconds");
}

/// The log of the only game after a restart on a disk with room, if the process were killed now.
async fn log_after_a_kill(disk: &TinyDisk) -> Vec<String> {
    let home = tempfile::tempdir().unwrap();
    for file in ["house.db", "house.db-wal"] {
        std::fs::copy(disk.folder.path().join(file), home.path().join(file)).unwrap();
    }
    House::at(&home.path().join("house.db")).await.log(1).await
}

/// A full disk is the only way to fail this late that needs no foreign code in the process. A disk that fails at `fsync` does the same.
/// That was tried by hand, with a library in `LD_PRELOAD` whose `fdatasync` returns EIO for the files of the database while people move,
/// and with SIGKILL and SIGTERM after that. After the restart on a sound disk, no game had the refused moves.
#[tokio::test]
async fn what_is_refused_after_it_was_written_to_the_log_does_not_count_after_a_restart() {
    let Some(disk) = TinyDisk::mount("8m") else {
        return;
    };
    let house = House::at(&disk.folder.path().join("house.db")).await;
    house
        .play(&["anna: !new scripta @bob first dice=hand"])
        .await;
    // The note that a message was sent is stored a moment later.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let ballast = disk.folder.path().join("ballast");
    leave_no_room_for_the_index(&house, &ballast).await;
    let said = house.say("anna", "roll 1 4 6").await;
    assert_eq!(said.outcome, Outcome::NotStored);
    let text = &said.reply().text;
    assert!(
        text.starts_with("That could not be stored safely, so it does not count. If the bot"),
        "{text}"
    );
    assert_eq!(house.log(1).await, [""; 0]);
    assert_eq!(log_after_a_kill(&disk).await, [""; 0]);
    let before = alive_at(&house).await;
    std::fs::remove_file(ballast).unwrap();
    wait_until_alive_after(before, &house).await;
    house.play(&["anna: roll 1 4 6"]).await;
    assert_eq!(house.log(1).await, ["roll:1-4-6"]);
}

#[tokio::test]
async fn the_service_shows_life_only_when_what_came_before_is_written() {
    let house = House::with_a_game().await;
    let mut other = locked(&house).await;
    let receipt = house
        .hand_in(house.message("hall", "anna", "roll 1 4 6"))
        .await;
    let service = house.service();
    let alive = tokio::spawn(async move { service.is_alive().await });
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!alive.is_finished());
    sqlx::raw_sql("rollback").execute(&mut other).await.unwrap();
    assert!(alive.await.unwrap());
    assert_eq!(outcomes([receipt]).await, [Outcome::Stored]);
    // The service is alive even if it has nothing to do.
    assert!(house.service().is_alive().await);
}

#[tokio::test]
async fn two_processes_on_one_database_do_each_other_no_harm() {
    let house = House::new().await;
    let other = House::at(house.path()).await;
    house
        .play(&["anna: !new scripta @bob first dice=hand"])
        .await;
    // The first process has taken the numbers that the other one would give to its next session and delivery.
    let said = other.say("cyril", "!new quick @anna").await;
    assert_eq!(said.outcome, Outcome::Stored, "{said:?}");
    assert!(
        said.replies[0].text.starts_with("Game #2 begins"),
        "{said:?}"
    );
    // Now the numbers of the two processes are so far apart that guessing the next ones does not help.
    for _ in 0..20 {
        house.play(&["anna: !games"]).await;
    }
    for turn in 0..6 {
        let (house, from) = ([&house, &other][turn / 2 % 2], ["anna", "bob"][turn % 2]);
        let said = house.say(from, "#1 roll 1 4 6 pass").await;
        assert_eq!(said.outcome, Outcome::Stored, "{said:?}");
        assert_eq!(said.refused(), Vec::<String>::new(), "turn {turn}");
    }
    assert_eq!(house.log(1).await.len(), 12);
    // The other process recognizes an event that the first one has stored.
    let message = house.message("hall", "anna", "!games");
    assert_eq!(house.hear(message.clone()).await.outcome, Outcome::Stored);
    assert_eq!(other.hear(message).await.outcome, Outcome::Repeated);
}

/// A small file system in memory. The tests that need one do nothing if none may be mounted.
struct TinyDisk {
    folder: tempfile::TempDir,
}

impl TinyDisk {
    #[expect(clippy::print_stderr, reason = "a test that cannot run must say so")]
    fn mount(size: &str) -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={size}"), "lusoria-test"])
            .arg(folder.path())
            .output();
        match mounted {
            Ok(output) if output.status.success() => Some(Self { folder }),
            refused => {
                eprintln!("NOT TESTED on a full disk: no tmpfs may be mounted here: {refused:?}");
                None
            }
        }
    }
}

impl Drop for TinyDisk {
    fn drop(&mut self) {
        let path = self.folder.path();
        let unmounted = Command::new("umount").arg("--lazy").arg(path).status();
        assert!(unmounted.is_ok_and(|status| status.success()));
    }
}
