//! Nobody loses time by a fault of the host, or by what they take back (`docs/clocks.md`, CL-5, CL-9, CL-11, CL-13).

use crate::house::House;
use crate::store_failures::locked;
use crate::timed::{DAY, HOUR, Timed, path};
use lusoria::service::{ManualClock, Outcome};
use std::time::Duration;

/// The write waits five seconds for a lock before it fails, and is then tried again.
#[tokio::test]
async fn cl_5_the_seconds_for_which_a_write_waits_cost_nobody_their_game() {
    let timed = Timed::game("live=20s hard=on").await;
    timed.pass(16);
    let mut other = locked(&timed.house).await;
    let held = async {
        tokio::time::sleep(Duration::from_secs(2)).await;
        timed.pass(5);
        tokio::time::sleep(Duration::from_millis(5_500)).await;
        sqlx::raw_sql("rollback").execute(&mut other).await.unwrap();
    };
    let (moved, ()) = tokio::join!(timed.house.say("anna", "f4-f3"), held);
    // On a busy machine the second try may fail as well; then the move can be typed again.
    if moved.outcome == Outcome::NotStored {
        timed.house.play(&["anna: f4-f3"]).await;
    }
    let log = timed.house.log(1).await;
    assert!(
        !log.iter().any(|entry| entry.starts_with("=flag")),
        "{log:?} {moved:?}"
    );
    let after = timed.house.say("anna", "!clock #1").await;
    assert!(!after.reply().text.contains("time is over"), "{after:?}");
}

/// What is told of a clock makes no entry, so the host notes at that moment that it is running.
#[tokio::test]
async fn cl_9_a_kill_after_the_time_is_over_makes_it_run_no_more() {
    let timed = Timed::game("time=1h").await;
    let told = timed.heard_in(HOUR + 1).await;
    assert!(
        told.iter().any(|one| one.contains("`!claim #1`")),
        "{told:?}"
    );
    let noted: i64 = sqlx::query_scalar("select alive_at from host")
        .fetch_one(&mut timed.house.database().await)
        .await
        .unwrap();
    let timed = timed.killed(12, noted).await;
    assert_eq!(timed.heard_in(HOUR).await, [""; 0]);
    timed.house.play(&["bob: !claim"]).await;
}

/// A house whose clock the test sets, with nothing in it yet.
async fn empty() -> (Timed, tempfile::TempDir) {
    let home = tempfile::tempdir().unwrap();
    let (hand, clock) = ManualClock::new(1_800_000_000);
    let house = House::with_clock(&path(home.path()), clock).await;
    (Timed::of(house, hand), home)
}

/// A player's time was over while there was no day of vacation left. Days that come back later do not change that.
#[tokio::test]
async fn cl_13_a_vacation_begins_no_earlier_than_there_was_a_day_for_it() {
    let (timed, _home) = empty().await;
    timed.house.play(&["anna: !vacation 30d"]).await;
    timed.pass(364 * DAY - 2 * HOUR);
    let game = [
        "anna: !new tablut @bob first time=1d vacation=on",
        "anna: e4-f4",
        "bob: a4-b4",
    ];
    timed.house.play(&game).await;
    let told = timed.heard_in(DAY + 60).await;
    assert!(
        told.iter().any(|one| one.contains("`!claim #1`")),
        "{told:?}"
    );
    timed.pass(2 * HOUR);
    timed.house.play(&["anna: !vacation 1d"]).await;
    timed.house.play(&["bob: !claim"]).await;
    let log = timed.house.log(1).await;
    assert!(log.iter().any(|entry| entry == "=flag:first"), "{log:?}");
}

#[tokio::test]
async fn cl_11_no_takeback_against_the_computer_leaves_somebody_without_time() {
    let (timed, _home) = empty().await;
    let new = "anna: !new tablut bot:easy time=1h hard=on first vacation=off";
    timed.house.play(&[new, "anna: d5-d6"]).await;
    timed.pass(HOUR / 2);
    timed.house.play(&["anna: e6-f6"]).await;
    // The takeback would bring back the half hour before that move.
    timed.pass(HOUR / 2 + 60);
    let said = timed.house.say("anna", "!undo").await;
    assert_eq!(said.refused(), ["takeback-late"], "{said:?}");
    let log = timed.house.log(1).await;
    assert!(
        !log.iter().any(|entry| entry.starts_with("=flag")),
        "{log:?}"
    );
}

/// A pause of the host that the log does not know yet moves the end of the time, also when somebody ends their vacation.
#[tokio::test]
async fn cl_13_days_follow_each_other_after_a_vacation_was_ended_behind_a_pause() {
    for hard in ["off", "on"] {
        let timed = Timed::game(&format!("time=1d hard={hard} vacation=on")).await;
        timed.heard_in(DAY + 5).await;
        timed.heard_in(2 * HOUR).await;
        let noted = timed.hand.now();
        let timed = timed.killed(3 * HOUR, noted).await;
        // Once it answers, it knows for how long it was away.
        timed.house.say("bob", "!clock #1").await;
        timed.heard_in(17 * HOUR).await;
        timed.house.play(&["anna: !vacation off"]).await;
        for _ in 0..3 {
            timed.heard_in(DAY).await;
        }
        let log = timed.house.log(1).await;
        assert!(
            !log.iter().any(|entry| entry.starts_with("=flag")),
            "{log:?}"
        );
        let left = timed.house.say("anna", "!vacation").await;
        assert!(left.reply().text.contains("26"), "{left:?}");
        assert!(!timed.house.say("bob", "!claim").await.refused().is_empty());
        timed.house.play(&["anna: f4-f3"]).await;
    }
}

/// A write that waits for a lock and succeeds in the end has held up everybody as well.
#[tokio::test]
async fn cl_5_a_lock_that_ends_in_time_costs_nobody_their_game() {
    let timed = Timed::game("live=20s hard=on").await;
    timed.pass(16);
    let mut other = locked(&timed.house).await;
    let held = async {
        tokio::time::sleep(Duration::from_secs(1)).await;
        timed.pass(3);
        tokio::time::sleep(Duration::from_secs(3)).await;
        timed.pass(3);
        sqlx::raw_sql("rollback").execute(&mut other).await.unwrap();
    };
    let offered = timed.house.say("bob", "!draw");
    let moved = async {
        tokio::time::sleep(Duration::from_millis(1_500)).await;
        timed.house.say("anna", "f4-f3").await
    };
    let (_, moved, ()) = tokio::join!(offered, moved, held);
    let log = timed.house.log(1).await;
    assert!(
        !log.iter().any(|entry| entry.starts_with("=flag")),
        "{log:?} {moved:?}"
    );
    assert_eq!(moved.outcome, Outcome::Stored, "{moved:?}");
}
