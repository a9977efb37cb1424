//! Tests of two things that the store knows: who has challenged whom to a game, and which games are open.

use super::*;

async fn strangers(store: &Store) -> [AccountId; 3] {
    let mut people = Vec::new();
    for name in ["anna", "bob", "cyril"] {
        people.push(store.account(&identity(name, name)).await.unwrap());
    }
    people.try_into().unwrap()
}

fn row(caller: AccountId, called: AccountId, consent: Consent, at: i64) -> Acquaintance {
    Acquaintance {
        caller,
        called,
        consent,
        at,
    }
}

async fn store_rows(store: &Store, number: u64, rows: &[Acquaintance]) {
    let acquaintances = rows.to_vec();
    let change = Change {
        acquaintances,
        ..change(number)
    };
    store_changes(store, vec![change]).await;
}

#[tokio::test]
async fn how_two_people_stand_to_each_other_is_found_from_either_side() {
    let database = TestDatabase::new();
    let store = database.open().await;
    let [anna, bob, cyril] = strangers(&store).await;
    assert_eq!(store.acquaintance(anna, bob).await.unwrap(), None);
    let asked = row(bob, anna, Consent::Asked, NOW);
    store_rows(&store, 1, std::slice::from_ref(&asked)).await;
    for (a, b) in [(anna, bob), (bob, anna)] {
        let found = store.acquaintance(a, b).await.unwrap();
        assert_eq!(found.as_ref(), Some(&asked));
    }
    let given = row(bob, anna, Consent::Given, NOW + 1);
    store_rows(&store, 2, std::slice::from_ref(&given)).await;
    let found = store.acquaintance(anna, bob).await.unwrap();
    assert_eq!(found, Some(given));
    assert_eq!(store.acquaintance(anna, cyril).await.unwrap(), None);
}

#[tokio::test]
async fn calls_that_were_not_taken_up_are_counted_for_the_caller() {
    let database = TestDatabase::new();
    let store = database.open().await;
    let [anna, bob, cyril] = strangers(&store).await;
    let rows = [
        row(anna, bob, Consent::Refused, NOW),
        row(anna, cyril, Consent::Asked, NOW - 10),
        row(bob, cyril, Consent::Given, NOW),
    ];
    store_rows(&store, 1, &rows).await;
    let calls = |caller, since| store.recent_calls(caller, since);
    let all = [(bob, NOW), (cyril, NOW - 10)];
    assert_eq!(calls(anna, NOW - 11).await.unwrap(), all);
    assert_eq!(calls(anna, NOW - 10).await.unwrap(), all[..1]);
    assert_eq!(calls(bob, 0).await.unwrap(), []);
    assert_eq!(calls(cyril, 0).await.unwrap(), []);
}

#[tokio::test]
async fn open_games_are_told_with_their_room_and_those_who_play() {
    let database = TestDatabase::new();
    let (store, _) = with_session(&database).await;
    let [thread, over] =
        [("thread", 2), ("over", 3)].map(|(name, id)| (room_key(name, Some("r")), id));
    for (number, (key, id)) in [(2, &thread), (3, &over)] {
        let room = store.room(key).await.unwrap().id;
        let opened = Some(new_session(*id, room, [Some(AccountId(1)), None]));
        let change = Change {
            opened,
            ..change(number)
        };
        store_changes(&store, vec![change]).await;
    }
    let ended = vec![(SessionId(3), "abort:first".to_owned())];
    let change = Change { ended, ..change(4) };
    store_changes(&store, vec![change]).await;
    let mut games = store.open_games().await.unwrap();
    games.sort_by_key(|game| game.session);
    let seats: Vec<_> = games
        .iter()
        .map(|game| (game.session.0, game.people))
        .collect();
    let (ann, bob) = (Some(AccountId(1)), Some(AccountId(2)));
    assert_eq!(seats, [(1, [ann, bob]), (2, [ann, None])]);
    assert_eq!(games[1].room, thread.0);
}
