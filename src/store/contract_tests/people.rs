//! Tests of accounts, identities, rooms and their settings.

use super::*;

/// Unusual names: Cyrillic, combining marks, emoji, right to left, quotes, a NUL, control characters, an empty name.
const NAMES: [&str; 8] = [
    "Пётр Ильич",
    "Lu\u{30a}s\u{323}oria",
    "👩🏽‍🚀",
    "שלום",
    "O'Brien \"; drop table seat",
    "a\0b",
    "\u{1f}\n\t\\u0000",
    "",
];

#[tokio::test]
async fn an_identity_has_one_account_whatever_its_name() {
    let database = TestDatabase::new();
    let store = database.open().await;
    let ann = store.account(&identity("1", "Ann")).await.unwrap();
    for name in NAMES {
        assert_eq!(store.account(&identity("1", name)).await.unwrap(), ann);
        assert_eq!(store.identities(ann).await.unwrap(), [identity("1", name)]);
    }
    let elsewhere = Identity {
        platform: Platform::Matrix,
        ..identity("1", "Ann")
    };
    assert_ne!(store.account(&elsewhere).await.unwrap(), ann);
    assert_ne!(store.account(&identity("2", "Ann")).await.unwrap(), ann);
}

#[tokio::test]
async fn text_of_every_kind_comes_back_as_it_was() {
    let database = TestDatabase::new();
    let (store, room) = with_session(&database).await;
    for (i, text) in (1u32..).zip(NAMES) {
        let id = i64::from(i);
        let said = Delivery {
            say: text.to_owned(),
            reply_to: Some(text.to_owned()),
            ..delivery(id, room)
        };
        let all = Change {
            opened: Some(NewSession {
                game: text.to_owned(),
                ..new_session(10 + id, room, [None, None])
            }),
            entries: vec![entry(1, i, text)],
            ended: vec![(SessionId(10 + id), text.to_owned())],
            deliveries: vec![said.clone()],
            ..change(10 + u64::from(i))
        };
        store_changes(&store, vec![all]).await;
        let stored = store.session(SessionId(10 + id)).await.unwrap().unwrap();
        assert_eq!(
            (stored.opened.game.as_str(), stored.ended.as_deref()),
            (text, Some(text))
        );
        assert_eq!(store.pending().await.unwrap(), [said]);
        settle(&store, vec![DeliveryReport::Superseded(OutboxId(id))]).await;
    }
    assert_eq!(log(&store, 1).await, NAMES);
}

#[tokio::test]
async fn people_and_rooms_met_at_once_are_made_once() {
    let database = TestDatabase::new();
    let (one, two) = (database.open().await, database.open().await);
    for i in 0..20 {
        let (who, key) = (
            identity(&format!("u{i}"), "Ann"),
            room_key(&format!("r{i}"), None),
        );
        let accounts =
            tokio::try_join!(one.account(&who), two.account(&who), one.account(&who)).unwrap();
        assert!(
            accounts.0 == accounts.1 && accounts.1 == accounts.2,
            "{accounts:?}"
        );
        let (a, b) = tokio::try_join!(one.room(&key), two.room(&key)).unwrap();
        assert_eq!(a, b);
    }
}

#[tokio::test]
async fn a_thread_has_the_settings_of_the_room_above_it() {
    let database = TestDatabase::new();
    let store = database.open().await;
    let thread = room_key("thread", Some("channel"));
    let before = store.room(&thread).await.unwrap();
    assert_eq!(before.settings, RoomSettings::default());
    let channel = store.room(&room_key("channel", None)).await.unwrap().id;
    let set = |room, lang: Option<&str>, prefix: Option<&str>| {
        let [lang, prefix] = [lang, prefix].map(|word| word.map(str::to_owned));
        let settings = RoomSettings {
            lang,
            prefix,
            ..RoomSettings::default()
        };
        Some((room, settings))
    };
    let of_channel = Change {
        settings: set(channel, Some("cs"), Some("?")),
        ..change(1)
    };
    store_changes(&store, vec![of_channel]).await;
    let shown = store.room(&thread).await.unwrap();
    assert_eq!(shown.id, before.id);
    assert_eq!(
        Some((shown.id, shown.settings)),
        set(before.id, Some("cs"), Some("?"))
    );

    let of_thread = |number, lang| Change {
        settings: set(before.id, lang, None),
        ..change(number)
    };
    store_changes(&store, vec![of_thread(2, None), of_thread(3, Some("it"))]).await;
    let shown = store.room(&thread).await.unwrap();
    // Early versions stored settings for threads. They do not apply.
    assert_eq!(
        Some((shown.id, shown.settings)),
        set(before.id, Some("cs"), Some("?"))
    );
    let channel = store.room(&room_key("channel", None)).await.unwrap();
    assert_eq!(channel.settings.lang.as_deref(), Some("cs"));
}

#[tokio::test]
async fn a_room_is_known_by_its_key_and_its_number() {
    let database = TestDatabase::new();
    let store = database.open().await;
    let thread = room_key("t", Some("c"));
    let id = store.room(&room_key("t", None)).await.unwrap().id;
    assert_eq!(store.room(&thread).await.unwrap().id, id);
    assert_eq!(store.room_key(id).await.unwrap(), Some(thread));
    assert_eq!(store.room_key(RoomId(99)).await.unwrap(), None);
    let matrix = RoomKey {
        platform: Platform::Matrix,
        ..room_key("t", None)
    };
    assert_ne!(store.room(&matrix).await.unwrap().id, id);
}

#[tokio::test]
async fn what_a_room_speaks_is_remembered() {
    let database = TestDatabase::new();
    let (store, key) = (database.open().await, room_key("r", None));
    let room = store.room(&key).await.unwrap();
    assert_eq!(room.locale, None);
    for locale in ["it", "cs"] {
        store.set_locale(room.id, locale).await.unwrap();
        let found = store.room(&key).await.unwrap();
        assert_eq!(found.locale.as_deref(), Some(locale));
        assert_eq!(found.settings, room.settings);
    }
}

#[tokio::test]
async fn the_games_of_a_room_that_is_replaced_go_on_in_the_other_with_its_settings() {
    let database = TestDatabase::new();
    let (store, old) = with_session(&database).await;
    let thread = store.room(&room_key("t", Some("r"))).await.unwrap().id;
    let elsewhere = store.room(&room_key("e", None)).await.unwrap().id;
    let new = store.room(&room_key("n", None)).await.unwrap().id;
    let settings = RoomSettings {
        lang: Some("cs".to_owned()),
        ..RoomSettings::default()
    };
    let before = batch_of(vec![
        Change {
            opened: Some(new_session(2, thread, [None, None])),
            settings: Some((old, settings.clone())),
            ..change(2)
        },
        Change {
            opened: Some(new_session(3, elsewhere, [None, None])),
            ..change(3)
        },
        Change {
            opened: Some(new_session(4, old, [None, None])),
            ended: vec![(SessionId(4), "=abort:first".to_owned())],
            ..change(4)
        },
    ]);
    store.commit(&before).await.unwrap();
    let live = store.live_sessions_under(&room_key("r", None)).await;
    let live: Vec<_> = live.unwrap().iter().map(|live| live.id).collect();
    assert_eq!(live, [SessionId(1), SessionId(2)]);
    // A session that is opened in the same batch moves to the new room as well.
    let at_once = Change {
        opened: Some(new_session(5, old, [None, None])),
        ..change(5)
    };
    let moved = Change {
        moved: Some((old, new)),
        ..change(6)
    };
    store_changes(&store, vec![at_once, moved.clone()]).await;
    let there = store.room(&room_key("n", None)).await.unwrap();
    assert_eq!(live_ids(&there), [SessionId(1), SessionId(2), SessionId(5)]);
    assert_eq!(there.settings, settings);
    for key in [room_key("r", None), room_key("t", Some("r"))] {
        assert_eq!(store.room(&key).await.unwrap().live, []);
    }
    for (id, room) in [(1, new), (2, new), (3, elsewhere), (4, old), (5, new)] {
        let session = store.session(SessionId(id)).await.unwrap().unwrap();
        assert_eq!(session.opened.room, room, "#{id}");
    }
    let twice = store.commit(&batch_of(vec![moved])).await;
    assert!(matches!(twice, Err(CommitError::Conflict)));
}
