//! Tests of deliveries: their order, what becomes of them, and which session a message shows.

use super::*;

#[tokio::test]
async fn what_is_to_be_said_waits_in_order_until_it_is_settled() {
    let database = TestDatabase::new();
    let (store, room) = with_session(&database).await;
    let other = store.room(&room_key("other", None)).await.unwrap().id;
    let later = Change {
        deliveries: vec![delivery(12, room), delivery(11, other)],
        ..change(2)
    };
    let reply = Delivery {
        reply_to: Some("m7".to_owned()),
        path: Some(r#"{"handle":"h"}"#.to_owned()),
        ..delivery(9, room)
    };
    let sooner = Change {
        deliveries: vec![delivery(10, room), reply.clone()],
        ..change(3)
    };
    store_changes(&store, vec![later, sooner]).await;
    let waiting = vec![
        reply,
        delivery(10, room),
        delivery(11, other),
        delivery(12, room),
    ];
    assert_eq!(store.pending().await.unwrap(), waiting);

    let sent = DeliveryReport::Sent {
        id: OutboxId(9),
        shown: None,
    };
    let dead = DeliveryReport::Dead(OutboxId(11), "no such channel".to_owned());
    settle(
        &store,
        vec![sent, dead, DeliveryReport::Superseded(OutboxId(10))],
    )
    .await;
    assert_eq!(store.pending().await.unwrap(), [delivery(12, room)]);
    let dead = (delivery(11, other), "no such channel".to_owned());
    assert_eq!(store.dead_letters().await.unwrap(), [dead]);
}

#[tokio::test]
async fn settling_again_or_what_is_unknown_is_harmless() {
    let database = TestDatabase::new();
    let (store, room) = with_delivery(&database).await;
    let sent = DeliveryReport::Sent {
        id: OutboxId(1),
        shown: Some((room, "m1".to_owned(), SessionId(1))),
    };
    for _ in 0..2 {
        settle(
            &store,
            vec![
                sent.clone(),
                DeliveryReport::Dead(OutboxId(77), "x".to_owned()),
            ],
        )
        .await;
    }
    assert_eq!(store.pending().await.unwrap(), []);
    assert_eq!(store.dead_letters().await.unwrap(), []);
}

#[tokio::test]
async fn the_number_of_a_delivery_that_is_there_counts() {
    let database = TestDatabase::new();
    let (store, room) = with_session(&database).await;
    let three = Change {
        deliveries: vec![delivery(41, room), delivery(42, room), delivery(43, room)],
        ..change(2)
    };
    store_changes(&store, vec![three]).await;
    let fate = vec![
        DeliveryReport::Superseded(OutboxId(43)),
        DeliveryReport::Dead(OutboxId(42), "gone".to_owned()),
    ];
    settle(&store, fate).await;
    store.close().await.unwrap();
    assert_eq!(
        database.open().await.highest_ids().await.unwrap(),
        (SessionId(1), OutboxId(42))
    );
}

/// The platform's id of the message that shows the latest turn of session 1 in this room.
pub(super) async fn last_message(store: &Store, room: RoomId) -> Option<String> {
    store.last_message(SessionId(1), room).await.unwrap()
}

#[tokio::test]
async fn a_message_leads_to_its_session_and_a_session_to_its_latest_message() {
    let database = TestDatabase::new();
    let (store, room) = with_session(&database).await;
    let show = |id, message: &str| DeliveryReport::Sent {
        id: OutboxId(id),
        shown: Some((room, message.to_owned(), SessionId(1))),
    };
    assert_eq!(last_message(&store, room).await, None);
    settle(&store, vec![show(1, "m9"), show(2, "m10"), show(5, "m1")]).await;
    assert_eq!(last_message(&store, room).await, Some("m1".to_owned()));
    settle(&store, vec![show(3, "m3")]).await;
    assert_eq!(last_message(&store, room).await, Some("m3".to_owned()));
    let answer = DeliveryReport::Answered {
        id: OutboxId(4),
        shown: Some((room, "m5".to_owned(), SessionId(1))),
    };
    settle(&store, vec![answer]).await;
    // An answer is never the message of a turn.
    assert_eq!(last_message(&store, room).await, Some("m3".to_owned()));
    for message in ["m9", "m10", "m1", "m3", "m5"] {
        assert_eq!(
            store.shown_session(room, message).await.unwrap(),
            Some(SessionId(1))
        );
    }
    assert_eq!(store.shown_session(room, "m4").await.unwrap(), None);
    let other = store.room(&room_key("other", None)).await.unwrap().id;
    assert_eq!(store.shown_session(other, "m3").await.unwrap(), None);
    assert_eq!(last_message(&store, other).await, None);
}

#[tokio::test]
async fn a_session_that_is_over_is_no_longer_live_in_its_room() {
    let database = TestDatabase::new();
    let (store, room) = with_session(&database).await;
    let second = Change {
        opened: Some(new_session(2, room, [None, None])),
        ..change(2)
    };
    store_changes(&store, vec![second]).await;
    assert_eq!(
        live_ids(&store.room(&room_key("r", None)).await.unwrap()),
        [SessionId(1), SessionId(2)]
    );
    let live = |count| vec![("r".to_owned(), None); count];
    assert_eq!(store.live_rooms(Platform::Discord).await.unwrap(), live(2));
    let over = Change {
        ended: vec![(SessionId(1), "resign:1".to_owned())],
        ..change(3)
    };
    store_changes(&store, vec![over]).await;
    assert_eq!(store.live_rooms(Platform::Discord).await.unwrap(), live(1));
    assert_eq!(store.live_rooms(Platform::Matrix).await.unwrap(), []);
    let shown = store.room(&room_key("r", None)).await.unwrap();
    assert_eq!(live_ids(&shown), [SessionId(2)]);
    assert_eq!(shown.latest, Some(SessionId(2)));
    assert_eq!(store.session_rooms(SessionId(1)).await.unwrap(), [room]);
    let stored = store.session(SessionId(1)).await.unwrap().unwrap();
    assert_eq!(stored.ended.as_deref(), Some("resign:1"));
}

#[tokio::test]
async fn a_session_that_goes_on_is_live_again_and_has_no_ending() {
    let database = TestDatabase::new();
    let (store, room) = with_session(&database).await;
    let over = |number| Change {
        ended: vec![(SessionId(1), "rule:second".to_owned())],
        ..change(number)
    };
    let on = |number| Change {
        resumed: vec![SessionId(1)],
        ..change(number)
    };
    // If several changes in one batch end and resume the same session, the last one counts.
    store_changes(&store, vec![over(2), on(3)]).await;
    assert_eq!(store.live_rooms(Platform::Discord).await.unwrap().len(), 1);
    store_changes(&store, vec![over(4)]).await;
    assert_eq!(store.live_rooms(Platform::Discord).await.unwrap(), []);
    store_changes(&store, vec![on(5)]).await;
    let shown = store.room(&room_key("r", None)).await.unwrap();
    assert_eq!((live_ids(&shown), shown.id), (vec![SessionId(1)], room));
    let stored = store.session(SessionId(1)).await.unwrap().unwrap();
    assert_eq!(stored.ended, None);
    store_changes(&store, vec![on(6), over(7)]).await;
    let stored = store.session(SessionId(1)).await.unwrap().unwrap();
    assert_eq!(stored.ended.as_deref(), Some("rule:second"));
}
