//! A game of two people that begins once more: where it was played and shown before, whatever the room of the command.

use crate::house::{House, Said, chat_message};
use crate::links::{DISCORD, MATRIX, link, on};

async fn in_room(house: &House, room: &str, from: &str, text: &str) -> Said {
    house.hear(house.message(room, from, text)).await
}

fn rooms(said: &Said) -> Vec<&str> {
    let mut rooms: Vec<_> = said.replies.iter().map(|one| one.room.as_str()).collect();
    rooms.sort_unstable();
    rooms
}

async fn after_a_game() -> House {
    let house = House::new().await;
    house
        .play(&["anna: !new cats @bob first", "anna: !yield #1"])
        .await;
    house
}

#[tokio::test]
async fn typed_in_another_room_it_begins_where_the_game_was_played() {
    for command in ["!rematch #1", "!again #1"] {
        let house = after_a_game().await;
        let begun = in_room(&house, "cellar", "bob", command).await;
        assert_eq!(rooms(&begun), ["cellar", "hall"], "{begun:?}");
        for reply in &begun.replies {
            assert!(reply.text.starts_with("Game #2 begins"), "{begun:?}");
        }
        // Both players see the new game where they are, and it begins only once.
        let (mover, room) = match command {
            "!again #1" => ("anna", "hall"),
            _ => ("bob", "cellar"),
        };
        let moved = in_room(&house, room, mover, "start d1").await;
        assert_eq!(rooms(&moved), ["cellar", "hall"], "{command}: {moved:?}");
        for (room, from) in [("hall", "anna"), ("cellar", "bob"), ("attic", "anna")] {
            let twice = in_room(&house, room, from, command).await;
            assert_eq!(twice.refused(), ["already-playing"], "{room} {twice:?}");
        }
    }
}

#[tokio::test]
async fn whoever_is_asked_first_is_asked_where_the_game_was_played() {
    let house = after_a_game().await;
    house.play(&["anna: !me ask on"]).await;
    let asked = in_room(&house, "cellar", "bob", "!rematch #1").await;
    assert_eq!(rooms(&asked), ["cellar", "hall"], "{asked:?}");
    let called = asked.replies.iter().filter_map(|one| one.calls.as_deref());
    assert!(called.eq(["anna", "anna"]), "{asked:?}");
    let mine = house.say("anna", "!mine").await;
    assert!(mine.reply().text.contains("!accept #2"), "{mine:?}");
    assert!(!mine.reply().text.contains("room"), "{mine:?}");
    let begun = house.say("anna", "!accept #2").await;
    assert_eq!(rooms(&begun), ["cellar", "hall"], "{begun:?}");
    let declined = in_room(&house, "cellar", "bob", "!abort #2").await;
    assert_eq!(rooms(&declined), ["cellar", "hall"], "{declined:?}");
    let again = in_room(&house, "cellar", "bob", "!again #1").await;
    assert_eq!(rooms(&again), ["cellar", "hall"], "{again:?}");
    let no = house.say("anna", "!decline #3").await;
    assert_eq!(rooms(&no), ["cellar", "hall"], "{no:?}");
}

#[tokio::test]
async fn it_does_not_begin_against_the_will_of_the_room_where_it_was_played() {
    for setting in ["!settings open off", "!settings games tablut", "!ban @bob"] {
        let house = after_a_game().await;
        house.manage(setting).await;
        let refused = in_room(&house, "cellar", "bob", "!rematch #1").await;
        assert_eq!(refused.refused(), ["repeat-not-there"], "{setting}");
        assert_eq!(rooms(&refused), ["cellar"], "{refused:?}");
    }
    let house = after_a_game().await;
    let mut closed = house.message("cellar", "anna", "!settings open off");
    chat_message(&mut closed).may_configure = true;
    house.hear(closed).await;
    let refused = in_room(&house, "cellar", "bob", "!rematch #1").await;
    assert_eq!(refused.refused(), ["games-not-open"]);
}

/// The room where a game was only shown offers no rematch that would not begin.
#[tokio::test]
async fn no_rematch_is_offered_if_the_room_of_the_game_begins_none() {
    for (setting, is_offered) in [
        ("open on", true),
        ("open off", false),
        ("games murus", false),
    ] {
        let house = House::new().await;
        house.play(&["anna: !new cats @bob first"]).await;
        in_room(&house, "cellar", "anna", "!show #1 here").await;
        house.manage(&format!("!settings {setting}")).await;
        let over = in_room(&house, "cellar", "anna", "!yield #1").await;
        assert_eq!(rooms(&over), ["cellar", "hall"], "{over:?}");
        for told in &over.replies {
            assert_eq!(
                told.text.contains("!rematch"),
                is_offered,
                "{setting}: {told:?}"
            );
        }
    }
}

#[tokio::test]
async fn two_people_of_two_platforms_begin_again_where_both_saw_the_game() {
    for asks_first in [false, true] {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("house.db");
        let mut house = House::at(&path).await;
        link(&house, "anna").await;
        on(&house, DISCORD, "bob", "!new cats @anna first").await;
        let shown = on(&house, MATRIX, "anna", "!show #1 here").await;
        assert_eq!(shown.refused(), [""; 0]);
        on(&house, MATRIX, "anna", "!yield").await;
        if asks_first {
            house.close().await;
            house = House::at(&path).await;
            on(&house, DISCORD, "bob", "!me ask on").await;
        }
        let begun = on(&house, MATRIX, "anna", "!rematch").await;
        let begun = match asks_first {
            true => {
                assert_eq!(rooms(&begun), ["Discord", "Matrix"], "{begun:?}");
                on(&house, DISCORD, "bob", "!accept").await
            }
            false => begun,
        };
        assert_eq!(rooms(&begun), ["Discord", "Matrix"], "{begun:?}");
        for reply in &begun.replies {
            assert!(reply.text.starts_with("Game #2 begins"), "{begun:?}");
        }
        on(&house, DISCORD, "bob", "!yield #2").await;
        let again = on(&house, DISCORD, "bob", "!again").await;
        let heard = if asks_first { "#3" } else { "Game #3 begins" };
        assert_eq!(rooms(&again), ["Discord", "Matrix"], "{again:?}");
        for reply in &again.replies {
            assert!(reply.text.contains(heard), "{again:?}");
        }
    }
}
