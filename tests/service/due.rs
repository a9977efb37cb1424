//! What is due: carried out when its time has come, once, whatever the clock and the process do.

use crate::house::House;
use lusoria::service::ManualClock;
use std::time::Duration;

/// A day in 2026.
const NOW: i64 = 1_795_262_400;

/// Puts this into the table by hand; the service knows of it after its next start.
async fn put_due(house: &House, key: &str, at: i64, what: &str) {
    sqlx::query("insert into due (key, at, what, set_by) values ($1, $2, $3, 5)")
        .bind(key)
        .bind(at)
        .bind(what)
        .execute(&mut house.database().await)
        .await
        .unwrap();
}

/// The keys of all that is due.
async fn due(house: &House) -> Vec<String> {
    sqlx::query_scalar("select key from due order by at, key")
        .fetch_all(&mut house.database().await)
        .await
        .unwrap()
}

/// Waits until only these are due.
async fn until_due(house: &House, keys: &[&str]) {
    for _ in 0..1_000 {
        if due(house).await == keys {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("still due: {:?}", due(house).await);
}

/// A house that has restarted over a database with a game. These rows are due in it.
async fn house_with_due(
    folder: &std::path::Path,
    rows: &[(&str, i64, &str)],
) -> (House, ManualClock) {
    let path = folder.join("house.db");
    let (hand, clock) = ManualClock::new(NOW);
    let house = House::with_clock(&path, clock).await;
    house.play(&["anna: !new tablut @me"]).await;
    sqlx::raw_sql("delete from due")
        .execute(&mut house.database().await)
        .await
        .unwrap();
    for (key, at, what) in rows {
        put_due(&house, key, *at, what).await;
    }
    house.close().await;
    (House::with_clock(&path, hand.clock()).await, hand)
}

const WAITING: &str = r#"{"waiting":{"session":1}}"#;

#[tokio::test]
async fn it_waits_for_its_time_and_a_clock_that_is_set_back_changes_nothing() {
    let home = tempfile::tempdir().unwrap();
    let rows = [
        ("past", NOW - 5, WAITING),
        ("soon", NOW + 10, WAITING),
        ("late", NOW + 20, WAITING),
    ];
    let (house, hand) = house_with_due(home.path(), &rows).await;
    until_due(&house, &["soon", "late"]).await;
    hand.set(NOW - 1_000_000);
    house.play(&["anna: !board #1"]).await;
    assert_eq!(due(&house).await, ["soon", "late"]);
    hand.set(NOW + 10);
    until_due(&house, &["late"]).await;
    hand.set(NOW + 1_000_000);
    until_due(&house, &[]).await;
}

#[tokio::test]
async fn what_cannot_be_read_stays_and_holds_nothing_up() {
    let home = tempfile::tempdir().unwrap();
    let unknown = r#"{"of_a_newer_version":{"session":1}}"#;
    let strangers: Vec<_> = (0..40).map(|n| format!("a{n:02}")).collect();
    let mut rows: Vec<_> = strangers
        .iter()
        .map(|key| (key.as_str(), NOW - 10, unknown))
        .collect();
    rows.push(("no such session", NOW - 10, r#"{"waiting":{"session":77}}"#));
    rows.push(("waiting", NOW - 5, WAITING));
    let (house, _hand) = house_with_due(home.path(), &rows).await;
    let mut left: Vec<&str> = rows.iter().map(|row| row.0).collect();
    left.pop();
    until_due(&house, &left).await;
    house.play(&["anna: e4-f4"]).await;
}
