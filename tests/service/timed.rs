//! A house whose clock the test sets.

use crate::house::House;
use lusoria::service::ManualClock;
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;

/// A Monday at noon (UTC).
pub(crate) const NOW: i64 = 1_795_435_200;
pub(crate) const HOUR: i64 = 3_600;
pub(crate) const DAY: i64 = 86_400;

/// A house whose clock the test sets.
pub(crate) struct Timed {
    pub(crate) house: House,
    pub(crate) hand: ManualClock,
    home: Option<TempDir>,
}

impl Timed {
    /// Anna and Bob have each made a move in a game of Tablut with this time; it is Anna's turn.
    pub(crate) async fn game(time: &str) -> Self {
        let home = tempfile::tempdir().unwrap();
        let (hand, clock) = ManualClock::new(NOW);
        let house = House::with_clock(&path(home.path()), clock).await;
        let spends_days = time.is_empty() || time.contains("vacation");
        let vacation = if spends_days { "" } else { " vacation=off" };
        let new = format!("anna: !new tablut @bob first {time}{vacation}");
        house.play(&[&new, "anna: e4-f4", "bob: a4-b4"]).await;
        let home = Some(home);
        Self { house, hand, home }
    }

    /// This house with this clock.
    pub(crate) const fn of(house: House, hand: ManualClock) -> Self {
        let home = None;
        Self { house, hand, home }
    }

    /// The host ends, is away for this long, and begins again.
    pub(crate) async fn away(self, seconds: i64) -> Self {
        self.house.close().await;
        self.hand.set(self.hand.now() + seconds);
        let home = self.home.as_ref().expect("a home of its own");
        let house = House::with_clock(&path(home.path()), self.hand.clock()).await;
        Self { house, ..self }
    }

    /// The host is killed, is away for this long, and begins again. `noted` is the time at which it last noted that it was running.
    pub(crate) async fn killed(self, seconds: i64, noted: i64) -> Self {
        self.house.close().await;
        self.hand.set(self.hand.now() + seconds);
        let home = self.home.as_ref().expect("a home of its own");
        let path = path(home.path());
        let mut database = SqliteConnection::connect(&format!("sqlite:{}", path.display()))
            .await
            .unwrap();
        let note = sqlx::query("update host set alive_at = $1").bind(noted);
        note.execute(&mut database).await.unwrap();
        database.close().await.unwrap();
        let house = House::with_clock(&path, self.hand.clock()).await;
        Self { house, ..self }
    }

    pub(crate) fn pass(&self, seconds: i64) {
        self.hand.set(self.hand.now() + seconds);
    }

    /// Waits until everything that is due by now has been carried out.
    pub(crate) async fn settle(&self) {
        for _ in 0..1_000 {
            let due: i64 = sqlx::query_scalar("select count(*) from due where at <= $1")
                .bind(self.hand.now())
                .fetch_one(&mut self.house.database().await)
                .await
                .unwrap();
            if due == 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("something is still due");
    }

    /// What the room hears while this time passes.
    pub(crate) async fn heard_in(&self, seconds: i64) -> Vec<String> {
        let before = self.house.stored_says().await.len();
        let heard = self.house.heard().len();
        self.pass(seconds);
        self.settle().await;
        let says = self.house.stored_says().await.len() - before;
        while self.house.heard().len() < heard + says {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let heard = self.house.heard().split_off(heard);
        heard.into_iter().map(|reply| reply.text).collect()
    }
}

/// Where the database of a house is.
pub(crate) fn path(home: &Path) -> std::path::PathBuf {
    home.join("house.db")
}

#[tokio::test]
async fn that_whoever_is_called_has_left_the_room_is_told_only_if_the_game_waits_for_them() {
    let house = House::new().await;
    for (text, said) in [
        ("!new tablut @bob second", Some("They can play on")),
        ("!yield #1", None),
        ("!new cats @bob second time=1d", Some("time runs on")),
        ("!abort #2", None),
    ] {
        let told = house.say("anna", text).await;
        let reply = told.reply();
        assert_eq!(reply.calls.as_deref(), Some("bob"), "{told:?}");
        let added = reply.if_called_has_left.as_deref();
        assert_eq!(added.is_some(), said.is_some(), "{text}: {told:?}");
        assert!(added.unwrap_or_default().contains(said.unwrap_or_default()));
    }
}
