//! Tests of stored tournaments. The store finds a tournament by each of the rooms in which it is held.

use super::*;
use crate::session::TournamentId;

fn state(id: i64, phase: &str) -> String {
    format!(r#"{{"id":{id},"phase":"{phase}"}}"#)
}

/// A tournament to be stored: running if `live`, otherwise over.
fn tournament(id: i64, rooms: &[RoomId], live: bool) -> ChangedTournament {
    ChangedTournament {
        id: TournamentId(id),
        rooms: rooms.to_vec(),
        live,
        state: state(id, if live { "running" } else { "over" }),
    }
}

async fn put(store: &Store, number: u64, one: ChangedTournament) {
    let change = Change {
        tournaments: vec![one],
        ..change(number)
    };
    store_changes(store, vec![change]).await;
}

/// A room of Discord and one of Matrix.
async fn two_rooms(store: &Store) -> [RoomId; 2] {
    let matrix = RoomKey {
        platform: Platform::Matrix,
        ..room_key("!m", None)
    };
    let discord = store.room(&room_key("r", None)).await.unwrap().id;
    [discord, store.room(&matrix).await.unwrap().id]
}

#[tokio::test]
async fn the_rooms_of_a_tournament_that_goes_on_are_read_after_an_outage() {
    let database = TestDatabase::new();
    let store = database.open().await;
    let [discord, matrix] = two_rooms(&store).await;
    put(&store, 1, tournament(1, &[discord], true)).await;
    put(&store, 2, tournament(2, &[matrix, discord], true)).await;
    let live = |room: &str, count| vec![(room.to_owned(), None); count];
    let on = |platform| store.live_rooms(platform);
    assert_eq!(on(Platform::Discord).await.unwrap(), live("r", 2));
    assert_eq!(on(Platform::Matrix).await.unwrap(), live("!m", 1));
    put(&store, 3, tournament(1, &[discord, matrix], true)).await;
    assert_eq!(on(Platform::Matrix).await.unwrap(), live("!m", 2));
    put(&store, 4, tournament(1, &[discord, matrix], false)).await;
    put(&store, 5, tournament(2, &[matrix], true)).await;
    assert_eq!(on(Platform::Discord).await.unwrap(), []);
    assert_eq!(on(Platform::Matrix).await.unwrap(), live("!m", 1));
}

#[tokio::test]
async fn the_last_tournament_is_found_by_each_of_its_rooms() {
    let database = TestDatabase::new();
    let store = database.open().await;
    let [discord, matrix] = two_rooms(&store).await;
    put(&store, 1, tournament(1, &[discord], true)).await;
    assert_eq!(store.last_tournament(matrix).await.unwrap(), None);
    put(&store, 2, tournament(1, &[discord, matrix], false)).await;
    let over = Some(state(1, "over"));
    for room in [discord, matrix] {
        assert_eq!(store.last_tournament(room).await.unwrap(), over);
    }
    put(&store, 3, tournament(2, &[matrix], true)).await;
    assert_eq!(store.last_tournament(discord).await.unwrap(), over);
    // The first room of the tournament was replaced by another one.
    put(&store, 4, tournament(2, &[discord], true)).await;
    assert_eq!(store.last_tournament(matrix).await.unwrap(), over);
    let called_off = ChangedTournament {
        state: state(3, "called_off"),
        ..tournament(3, &[matrix], false)
    };
    put(&store, 5, called_off).await;
    assert_eq!(store.last_tournament(matrix).await.unwrap(), over);
    let (states, highest) = store.live_tournaments().await.unwrap();
    assert_eq!((states.len(), highest), (1, 3));
}

#[tokio::test]
async fn a_game_between_two_rooms_is_live_in_both_from_the_beginning_to_the_end() {
    let database = TestDatabase::new();
    let store = database.open().await;
    let [discord, matrix] = two_rooms(&store).await;
    let opened = Change {
        opened: Some(new_session(1, discord, [None, None])),
        people: PeopleChange {
            shown: vec![(SessionId(1), matrix, true)],
            ..PeopleChange::default()
        },
        ..change(1)
    };
    store_changes(&store, vec![opened]).await;
    let both = [(SessionId(1), discord), (SessionId(1), matrix)];
    assert_eq!(store.sessions_in_several_rooms().await.unwrap(), both);
    for platform in [Platform::Discord, Platform::Matrix] {
        assert_eq!(store.live_rooms(platform).await.unwrap().len(), 1);
    }
    let over = Change {
        ended: vec![(SessionId(1), "resign:1".to_owned())],
        ..change(2)
    };
    store_changes(&store, vec![over]).await;
    assert_eq!(store.sessions_in_several_rooms().await.unwrap(), []);
}
