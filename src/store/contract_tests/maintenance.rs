//! Tests of reopening a database, and of deleting old rows.

use super::*;

const DAY: i64 = 86_400;

#[tokio::test]
async fn what_was_stored_is_there_after_opening_again() {
    let database = TestDatabase::new();
    let (store, room) = with_session(&database).await;
    let all = Change {
        entries: vec![entry(1, 1, "pass")],
        deliveries: vec![delivery(1, room)],
        ..change(2)
    };
    store_changes(&store, vec![all]).await;
    let before = store.session(SessionId(1)).await.unwrap();
    store.close().await.unwrap();
    for _ in 0..2 {
        let store = database.open().await;
        assert_eq!(store.session(SessionId(1)).await.unwrap(), before);
        assert_eq!(store.pending().await.unwrap(), [delivery(1, room)]);
        assert!(store.has_seen(&event(2)).await.unwrap());
        drop(store);
    }
}

#[tokio::test]
async fn several_may_open_a_new_database_at_once() {
    for _ in 0..5 {
        let database = TestDatabase::new();
        let stores = tokio::join!(database.open(), database.open(), database.open());
        let ann = identity("a", "Ann");
        let first = stores.0.account(&ann).await.unwrap();
        assert_eq!(stores.1.account(&ann).await.unwrap(), first);
        assert_eq!(stores.2.account(&ann).await.unwrap(), first);
    }
}

#[tokio::test]
async fn recent_events_are_the_latest() {
    let database = TestDatabase::new();
    let store = database.open().await;
    let batch = (0..30)
        .map(|i| Change {
            at: NOW + i as i64 * DAY,
            ..change(i)
        })
        .collect();
    store_changes(&store, batch).await;
    let recent = store.recent_events(3).await.unwrap();
    assert_eq!(recent, [event(29), event(28), event(27)]);
    assert_eq!(store.recent_events(1000).await.unwrap().len(), 30);
}

#[tokio::test]
async fn tidying_forgets_what_is_old_and_nothing_else() {
    let database = TestDatabase::new();
    let (store, room) = with_session(&database).await;
    let over = Change {
        ended: vec![(SessionId(1), "abort".to_owned())],
        ..change(2)
    };
    let live = Change {
        opened: Some(new_session(2, room, [None, None])),
        ..change(3)
    };
    let late = Change {
        at: NOW + 20 * DAY,
        ..change(4)
    };
    store_changes(&store, vec![over, live, late]).await;
    let show = |session| DeliveryReport::Sent {
        id: OutboxId(session),
        shown: Some((room, format!("m{session}"), SessionId(session))),
    };
    settle(&store, vec![show(1), show(2)]).await;

    store.delete_old_rows(NOW + 14 * DAY).await.unwrap();
    assert!(store.has_seen(&event(1)).await.unwrap());
    store.delete_old_rows(NOW + 30 * DAY).await.unwrap();
    assert!(!store.has_seen(&event(1)).await.unwrap());
    assert!(store.has_seen(&event(4)).await.unwrap());
    assert_eq!(
        store.shown_session(room, "m1").await.unwrap(),
        Some(SessionId(1))
    );
    store.delete_old_rows(NOW + 31 * DAY).await.unwrap();
    assert_eq!(store.shown_session(room, "m1").await.unwrap(), None);
    assert_eq!(
        store.shown_session(room, "m2").await.unwrap(),
        Some(SessionId(2))
    );
    assert!(store.session(SessionId(1)).await.unwrap().is_some());
}
