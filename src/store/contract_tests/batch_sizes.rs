//! Tests that batches of one row and of thousands are stored whole.

use super::deliveries::last_message;
use super::*;

/// A store may write a small batch in another way than a large one, so this test writes batches of very different sizes.
#[tokio::test]
async fn a_batch_of_any_size_is_stored_whole() {
    let database = TestDatabase::new();
    let (store, room) = with_session(&database).await;
    let (mut n, mut id) = (0, 0);
    let mut expected = Vec::new();
    for size in [1, 2, 3, 15, 16, 17, 40, 600, 3000] {
        let entries: Vec<_> = (n + 1..=n + size)
            .map(|n| entry(1, n, &format!("{n} ⛀ '\"")))
            .collect();
        expected.extend(entries.iter().map(|entry| entry.text.clone()));
        let deliveries: Vec<_> = (id + 1..=id + i64::from(size))
            .map(|id| delivery(id, room))
            .collect();
        let change = Change {
            entries,
            deliveries: deliveries.clone(),
            ..change(100 + u64::from(size))
        };
        store_changes(&store, vec![change]).await;
        assert_eq!(log(&store, 1).await, expected);
        assert_eq!(store.pending().await.unwrap(), deliveries);

        let report = |one: &Delivery| DeliveryReport::Sent {
            id: one.id,
            shown: Some((room, format!("m{}", one.id.0), SessionId(1))),
        };
        settle(&store, deliveries.iter().map(report).collect()).await;
        assert_eq!(store.pending().await.unwrap(), []);
        (n, id) = (n + size, id + i64::from(size));
        let last = format!("m{id}");
        let shown = store.shown_session(room, &last).await.unwrap();
        assert_eq!(shown, Some(SessionId(1)));
        assert_eq!(last_message(&store, room).await, Some(last));
    }
}

#[tokio::test]
async fn entries_of_several_sessions_in_one_change_go_to_theirs() {
    let database = TestDatabase::new();
    let (store, room) = with_session(&database).await;
    let change = Change {
        opened: Some(new_session(2, room, [None, None])),
        entries: vec![
            entry(1, 1, "a"),
            entry(2, 1, "b"),
            entry(2, 2, "c"),
            entry(1, 2, "d"),
            entry(2, 3, "e"),
        ],
        ..change(3)
    };
    store_changes(&store, vec![change]).await;
    assert_eq!(log(&store, 1).await, ["a", "d"]);
    assert_eq!(log(&store, 2).await, ["b", "c", "e"]);
}
