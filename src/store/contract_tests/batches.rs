//! Tests that a batch is stored completely or not at all, each event once, and each entry number once.

use super::*;

/// Asserts that storing this change is a conflict.
async fn assert_conflict(store: &Store, change: Change) {
    let done = store.commit(&batch_of(vec![change])).await;
    assert!(matches!(done, Err(CommitError::Conflict)), "{done:?}");
}

#[tokio::test]
async fn a_session_comes_back_as_it_was_stored() {
    let database = TestDatabase::new();
    let (store, room) = with_session(&database).await;
    let texts = ["roll:1-4-6", "place:4", "move:3:2"];
    let entries = texts
        .iter()
        .zip(1..)
        .map(|(text, n)| entry(1, n, text))
        .collect();
    let solitaire = Change {
        opened: Some(new_session(2, room, [Some(AccountId(1)), None])),
        ..change(3)
    };
    store_changes(
        &store,
        vec![
            Change {
                entries,
                at: NOW + 5,
                ..change(2)
            },
            solitaire,
        ],
    )
    .await;

    let stored = store.session(SessionId(1)).await.unwrap().unwrap();
    assert_eq!(
        stored.opened,
        new_session(1, room, [Some(AccountId(1)), Some(AccountId(2))])
    );
    assert_eq!((stored.opened_at, stored.ended), (NOW, None));
    assert_eq!(stored.entries, texts.map(|text| (text.to_owned(), NOW + 5)));
    let solitaire = store.session(SessionId(2)).await.unwrap().unwrap();
    assert_eq!(
        solitaire.opened.seats,
        [Some(Player::Person(AccountId(1))), None]
    );
    assert_eq!(solitaire.entries, []);
    assert_eq!(store.session(SessionId(3)).await.unwrap(), None);
}

#[tokio::test]
async fn a_log_is_read_in_the_order_of_its_numbers() {
    let database = TestDatabase::new();
    let (store, _) = with_session(&database).await;
    for n in 1..=300 {
        let entries = vec![entry(1, n, &n.to_string())];
        store_changes(
            &store,
            vec![Change {
                entries,
                ..change(100 + u64::from(n))
            }],
        )
        .await;
    }
    assert_eq!(
        log(&store, 1).await,
        (1..=300).map(|n| n.to_string()).collect::<Vec<_>>()
    );
}

#[tokio::test]
async fn a_conflict_in_the_middle_leaves_nothing() {
    let database = TestDatabase::new();
    let (store, room) = with_delivery(&database).await;
    let settings = RoomSettings {
        lang: Some("cs".to_owned()),
        ..RoomSettings::default()
    };
    let good = Change {
        opened: Some(new_session(2, room, [None, None])),
        entries: vec![entry(1, 1, "place:4")],
        ended: vec![(SessionId(1), "abort".to_owned())],
        settings: Some((room, settings)),
        deliveries: vec![delivery(2, room)],
        ..change(3)
    };
    let taken = Change {
        entries: vec![entry(1, 1, "place:5")],
        ..change(4)
    };
    let gone = DeliveryReport::Sent {
        id: OutboxId(1),
        shown: Some((room, "m".to_owned(), SessionId(1))),
    };
    let batch = Batch {
        changes: vec![good.clone().into(), taken.into()],
        settled: vec![gone],
        ..Batch::default()
    };
    assert!(matches!(
        store.commit(&batch).await,
        Err(CommitError::Conflict)
    ));

    assert_eq!(store.session(SessionId(2)).await.unwrap(), None);
    assert_eq!(
        store.session(SessionId(1)).await.unwrap().unwrap().ended,
        None
    );
    assert_eq!(log(&store, 1).await, Vec::<String>::new());
    assert_eq!(
        store.room(&room_key("r", None)).await.unwrap().settings,
        RoomSettings::default()
    );
    assert_eq!(store.pending().await.unwrap(), [delivery(1, room)]);
    assert_eq!(store.shown_session(room, "m").await.unwrap(), None);
    assert_eq!(
        store.highest_ids().await.unwrap(),
        (SessionId(1), OutboxId(1))
    );
    assert!(!store.recent_events(9).await.unwrap().contains(&event(3)));

    store_changes(&store, vec![good]).await;
    assert_eq!(log(&store, 1).await, ["place:4"]);
}

#[tokio::test]
async fn a_redelivered_event_is_refused_and_changes_nothing() {
    let database = TestDatabase::new();
    let (store, room) = with_session(&database).await;
    let once = Change {
        entries: vec![entry(1, 1, "pass")],
        ..change(2)
    };
    store_changes(&store, vec![once]).await;
    let again = Change {
        entries: vec![entry(1, 2, "pass")],
        ..change(2)
    };
    assert_conflict(&store, again).await;
    let refusal = Change {
        deliveries: vec![delivery(1, room)],
        ..change(2)
    };
    assert_conflict(&store, refusal).await;
    let twins = batch_of(vec![change(3), change(3)]);
    assert!(matches!(
        store.commit(&twins).await,
        Err(CommitError::Conflict)
    ));
    assert_eq!(log(&store, 1).await, ["pass"]);
    assert_eq!(store.pending().await.unwrap(), []);
    assert!(store.has_seen(&event(2)).await.unwrap());
    assert!(!store.has_seen(&event(3)).await.unwrap());
}

#[tokio::test]
async fn a_session_number_is_given_once() {
    let database = TestDatabase::new();
    let (store, room) = with_session(&database).await;
    let second = Change {
        opened: Some(new_session(1, room, [None, None])),
        ..change(2)
    };
    assert_conflict(&store, second).await;
}

#[tokio::test]
async fn what_refers_to_nothing_is_refused_and_is_no_conflict() {
    let database = TestDatabase::new();
    let (store, _) = with_session(&database).await;
    let nowhere = Change {
        entries: vec![entry(99, 1, "pass")],
        ..change(2)
    };
    assert!(matches!(
        store.commit(&batch_of(vec![nowhere])).await,
        Err(CommitError::Unavailable(_))
    ));
    let nowhere = Change {
        deliveries: vec![delivery(1, RoomId(99))],
        ..change(2)
    };
    assert!(matches!(
        store.commit(&batch_of(vec![nowhere])).await,
        Err(CommitError::Unavailable(_))
    ));
    store_changes(&store, vec![change(2)]).await;
}

#[tokio::test]
async fn an_empty_batch_is_no_error() {
    let database = TestDatabase::new();
    database
        .open()
        .await
        .commit(&Batch::default())
        .await
        .unwrap();
}

#[tokio::test]
async fn of_two_stores_racing_for_an_entry_number_one_wins() {
    let database = TestDatabase::new();
    let (store, _) = with_session(&database).await;
    let other = database.open().await;
    let mut won = [0, 0];
    for n in 1..=50 {
        let bid = |who: &str, number: u64| {
            batch_of(vec![Change {
                entries: vec![entry(1, n, who)],
                ..change(number)
            }])
        };
        let (a, b) = (bid("a", 1000 + u64::from(n)), bid("b", 2000 + u64::from(n)));
        let (a, b) = tokio::join!(store.commit(&a), other.commit(&b));
        assert_eq!(
            [a.is_ok(), b.is_ok()].iter().filter(|ok| **ok).count(),
            1,
            "entry {n}"
        );
        assert!(
            [&a, &b]
                .iter()
                .any(|r| matches!(r, Err(CommitError::Conflict))),
            "entry {n}"
        );
        won[usize::from(b.is_ok())] += 1;
    }
    let log = log(&store, 1).await;
    assert_eq!(
        won,
        ["a", "b"].map(|who| log.iter().filter(|text| *text == who).count())
    );
}

#[tokio::test]
async fn a_caller_who_goes_away_leaves_all_or_nothing_and_a_store_that_works() {
    let database = TestDatabase::new();
    let (store, room) = with_session(&database).await;
    for i in 1..=200u32 {
        let both = Change {
            entries: vec![entry(1, i, "pass")],
            deliveries: vec![delivery(i64::from(i), room)],
            ..change(100 + u64::from(i))
        };
        let batch = batch_of(vec![both]);
        let mut commit = Box::pin(store.commit(&batch));
        for _ in 0..i % 4 {
            let polled =
                std::future::poll_fn(|cx| std::task::Poll::Ready(commit.as_mut().poll(cx)));
            if polled.await.is_ready() {
                break;
            }
            tokio::task::yield_now().await;
        }
        drop(commit);
        match store.commit(&batch).await {
            Ok(()) | Err(CommitError::Conflict) => {}
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(log(&store, 1).await.len(), 200);
    assert_eq!(store.pending().await.unwrap().len(), 200);
}

#[tokio::test]
async fn ten_thousand_sessions() {
    let database = TestDatabase::new();
    let (store, _) = with_session(&database).await;
    let mut rooms = Vec::new();
    let key = |i| room_key(&format!("room {i}"), None);
    for i in 0..100 {
        rooms.push(store.room(&key(i)).await.unwrap().id);
    }
    let sessions = (2..10_002).collect::<Vec<i64>>();
    for part in sessions.chunks(100) {
        let open = |(id, room): (&i64, &RoomId)| Change {
            opened: Some(new_session(
                *id,
                *room,
                [Some(AccountId(1)), Some(AccountId(2))],
            )),
            entries: vec![entry(*id, 1, "roll:1-2-3")],
            ended: (id % 2 == 0)
                .then(|| (SessionId(*id), "abort".to_owned()))
                .into_iter()
                .collect(),
            ..change(*id as u64)
        };
        store_changes(&store, part.iter().zip(&rooms).map(open).collect()).await;
    }
    assert_eq!(store.highest_ids().await.unwrap().0, SessionId(10_001));
    assert_eq!(log(&store, 10_001).await, ["roll:1-2-3"]);
    let live = |room| {
        sessions
            .iter()
            .copied()
            .filter(move |id| (id - 2) % 100 == room && id % 2 == 1)
    };
    for i in 0..100 {
        let expected: Vec<_> = live(i).map(SessionId).collect();
        assert_eq!(live_ids(&store.room(&key(i)).await.unwrap()), expected);
    }
}

#[tokio::test]
async fn a_session_is_read_from_the_last_snapshot_that_is_not_later() {
    let database = TestDatabase::new();
    let (store, _) = with_session(&database).await;
    let snapshot = |n: u32| NewSnapshot {
        session: SessionId(1),
        n,
        state: format!("after {n}"),
    };
    let ten = Change {
        entries: (1..=10).map(|n| entry(1, n, &format!("e{n}"))).collect(),
        snapshots: vec![snapshot(4), snapshot(8)],
        ..change(2)
    };
    store_changes(&store, vec![ten]).await;
    let late = Batch {
        snapshots: vec![snapshot(8), snapshot(10)],
        ..Batch::default()
    };
    store.commit(&late).await.unwrap();
    for (up_to, base, entries) in [
        (3, None, vec!["e1", "e2", "e3"]),
        (4, Some(4), vec![]),
        (7, Some(4), vec!["e5", "e6", "e7"]),
        (9, Some(8), vec!["e9"]),
        (u32::MAX, Some(10), vec![]),
    ] {
        let stored = store.session_up_to(SessionId(1), up_to).await.unwrap();
        let stored = stored.unwrap();
        let expected = base.map(|n| (n, format!("after {n}")));
        assert_eq!((stored.length, stored.snapshot), (10, expected), "{up_to}");
        let texts: Vec<_> = stored.entries.iter().map(|(text, _)| text).collect();
        assert_eq!(texts, entries, "{up_to}");
    }
    let whole = store.session(SessionId(1)).await.unwrap().unwrap();
    assert_eq!((whole.snapshot, whole.entries.len()), (None, 10));
}
