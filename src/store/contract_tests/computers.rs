//! Tests of seats that computer players hold.

use super::*;
use crate::session::Computer;

#[tokio::test]
async fn a_session_with_computer_players_comes_back_as_it_was_stored() {
    let database = TestDatabase::new();
    let (store, room) = with_session(&database).await;
    let ann = Some(Player::Person(AccountId(1)));
    let computer = |strength| Some(Player::Computer(Computer { strength }));
    let tables = [
        [ann, computer(3)],
        [computer(0), ann],
        [computer(255), computer(7)],
        [computer(1), None],
    ];
    for (id, seats) in (2..).zip(tables) {
        let opened = NewSession {
            seats,
            ..new_session(id, room, [None; 2])
        };
        let open = Change {
            opened: Some(opened.clone()),
            entries: vec![entry(id, 1, "roll:1-4-6")],
            ..change(id as u64)
        };
        store.commit(&batch_of(vec![open])).await.unwrap();
        let stored = store.session(SessionId(id)).await.unwrap().unwrap();
        assert_eq!(stored.opened, opened);
    }
    store.close().await.unwrap();
    let store = database.open().await;
    for (id, seats) in (2..).zip(tables) {
        let stored = store.session(SessionId(id)).await.unwrap().unwrap();
        assert_eq!((stored.opened.seats, stored.entries.len()), (seats, 1));
    }
    let playing = store.sessions_with_computers().await.unwrap();
    assert_eq!(playing, [2, 3, 4, 5].map(SessionId));
    // Queries about people find nobody at the computer's seats.
    let live = store.room(&room_key("r", None)).await.unwrap().live;
    let people: Vec<_> = live.iter().map(|live| live.people).collect();
    let [first, second] = [1, 2].map(|account| Some(AccountId(account)));
    assert_eq!(
        people,
        [
            [first, second],
            [first, None],
            [None, first],
            [None; 2],
            [None; 2]
        ]
    );
}
