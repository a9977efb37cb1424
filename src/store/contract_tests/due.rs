//! Tests of what is due: it is set, replaced, cancelled, and carried out only once, also if two processes try.

use super::*;

/// A change that stores a row of `due` with this key and this time.
fn setting(number: u64, key: &str, at: i64) -> Change {
    let due = vec![set(key, at)];
    Change {
        due,
        ..change(number)
    }
}

fn set(key: &str, at: i64) -> DueChange {
    DueChange::Set {
        key: key.to_owned(),
        at,
        what: format!(r#"{{"{key}":{at}}}"#),
    }
}

fn cancel(key: &str) -> DueChange {
    DueChange::Cancel {
        key: key.to_owned(),
    }
}

/// A change that carries out the row with this key. `set_by` is the number of the event that has set the row.
fn carrying_out(number: u64, key: &str, set_by: u64) -> Change {
    let ticket = DueTicket {
        key: key.to_owned(),
        set_by: event(set_by),
    };
    Change {
        carried_out: Some(ticket),
        ..change(number)
    }
}

/// The keys and times of all that is due.
async fn all_due(store: &Store) -> Vec<(String, i64)> {
    let due = store.first_due(i64::MIN, 100).await.unwrap();
    due.into_iter()
        .map(|due| (due.ticket.key, due.at))
        .collect()
}

fn named(due: &[(&str, i64)]) -> Vec<(String, i64)> {
    due.iter()
        .map(|(key, at)| ((*key).to_owned(), *at))
        .collect()
}

#[tokio::test]
async fn what_is_due_comes_back_by_its_time_and_after_a_restart() {
    let database = TestDatabase::new();
    let store = database.open().await;
    let changes = [("c", 30), ("a", -10), ("b", 20)];
    let changes = (1..).zip(changes).map(|(n, (key, at))| setting(n, key, at));
    store_changes(&store, changes.collect()).await;
    store.close().await.unwrap();
    let store = database.open().await;
    assert_eq!(
        all_due(&store).await,
        named(&[("a", -10), ("b", 20), ("c", 30)])
    );
    let first = store.first_due(i64::MIN, 1).await.unwrap();
    let expected = DueRow {
        ticket: DueTicket {
            key: "a".to_owned(),
            set_by: event(2),
        },
        at: -10,
        what: r#"{"a":-10}"#.to_owned(),
    };
    assert_eq!(first, [expected]);
}

#[tokio::test]
async fn the_last_word_counts_also_within_one_batch() {
    let database = TestDatabase::new();
    let store = database.open().await;
    store_changes(&store, vec![setting(1, "a", 10), setting(2, "a", 5)]).await;
    assert_eq!(all_due(&store).await, named(&[("a", 5)]));
    let last = Change {
        due: vec![
            cancel("a"),
            set("b", 7),
            set("c", 8),
            cancel("c"),
            cancel("never set"),
        ],
        ..change(3)
    };
    store_changes(&store, vec![last]).await;
    assert_eq!(all_due(&store).await, named(&[("b", 7)]));
}

#[tokio::test]
async fn what_is_due_is_carried_out_once() {
    let database = TestDatabase::new();
    let (store, room) = with_session(&database).await;
    store_changes(&store, vec![setting(2, "a", 10)]).await;
    let ticket = carrying_out(3, "a", 2).carried_out.unwrap();
    assert!(store.is_due(&ticket).await.unwrap());
    let entries = vec![entry(1, 1, "roll:1-4-6")];
    let done = Change {
        entries,
        ..carrying_out(3, "a", 2)
    };
    store_changes(&store, vec![done]).await;
    assert!(!store.is_due(&ticket).await.unwrap());
    assert_eq!(all_due(&store).await, []);
    // A change of another process that carries out the same row comes too late. Nothing of that change is stored.
    let late = Change {
        entries: vec![entry(1, 2, "a1-b1")],
        deliveries: vec![delivery(1, room)],
        ..carrying_out(4, "a", 2)
    };
    let refused = store.commit(&batch_of(vec![late])).await;
    assert!(matches!(refused, Err(CommitError::Conflict)), "{refused:?}");
    assert_eq!(log(&store, 1).await, ["roll:1-4-6"]);
    assert!(!store.has_seen(&event(4)).await.unwrap());
    // The store can still be used.
    store_changes(&store, vec![change(4)]).await;
}

#[tokio::test]
async fn what_was_set_anew_or_cancelled_cannot_be_carried_out_as_it_was() {
    let database = TestDatabase::new();
    let store = database.open().await;
    store_changes(&store, vec![setting(1, "a", 10), setting(2, "b", 10)]).await;
    let cancelling = Change {
        due: vec![cancel("b")],
        ..change(4)
    };
    store_changes(&store, vec![setting(3, "a", 10), cancelling]).await;
    for late in [carrying_out(5, "a", 1), carrying_out(6, "b", 2)] {
        let refused = store.commit(&batch_of(vec![late])).await;
        assert!(matches!(refused, Err(CommitError::Conflict)), "{refused:?}");
    }
    store_changes(&store, vec![carrying_out(7, "a", 3)]).await;
    assert_eq!(all_due(&store).await, []);
}

#[tokio::test]
async fn what_is_carried_out_may_set_itself_anew_in_the_same_change() {
    let database = TestDatabase::new();
    let store = database.open().await;
    store_changes(&store, vec![setting(1, "a", 10)]).await;
    let again = Change {
        due: vec![set("a", 20)],
        ..carrying_out(2, "a", 1)
    };
    store_changes(&store, vec![again]).await;
    assert_eq!(all_due(&store).await, named(&[("a", 20)]));
}

#[tokio::test]
async fn the_room_of_a_session_is_found() {
    let database = TestDatabase::new();
    let (store, _) = with_session(&database).await;
    let found = store.room_of_session(SessionId(1)).await.unwrap();
    assert_eq!(found, Some(room_key("r", None)));
    assert_eq!(store.room_of_session(SessionId(2)).await.unwrap(), None);
}

/// Tests what happens to rows that were written while the system clock was ahead. Checks of players' clocks and of reminders become due
/// now. Daily messages become due within a day, at their usual hour. Rows that may rightly be due far in the future stay as they are.
#[tokio::test]
async fn what_a_clock_that_was_ahead_made_due_is_brought_nearer() {
    let database = TestDatabase::new();
    let store = database.open().await;
    let (now, day) = (1_000_000, 86_400);
    let far = now + 100 * day + 7;
    let keys = [
        "clock 1",
        "waiting 2",
        "digest 3",
        "daily-puzzle 4",
        "proposal 5",
    ];
    let changes = (1..).zip(keys).map(|(n, key)| setting(n, key, far));
    let soon = setting(9, "digest 6", now + day);
    store_changes(&store, changes.chain([soon]).collect()).await;
    store.bring_due_nearer(now).await.unwrap();
    let near = [
        ("clock 1", now),
        ("waiting 2", now),
        ("daily-puzzle 4", now + 7),
        ("digest 3", now + 7),
        ("digest 6", now + day),
        ("proposal 5", far),
    ];
    assert_eq!(all_due(&store).await, named(&near));
}
