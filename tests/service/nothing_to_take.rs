//! `join` and `play` where nobody waits with whom the writer can play, and in rooms where only those who manage them begin games.

use crate::house::{House, Said};

fn text(said: &Said) -> &str {
    &said.reply().text
}

#[tokio::test]
async fn the_only_open_seat_that_cannot_be_taken_is_refused_with_its_reason() {
    let house = House::new().await;
    house
        .play(&["cyril: !new tablut @bob", "cyril: !new tablut"])
        .await;
    for typed in ["!join #2", "!join", "!play"] {
        let refused = house.say("bob", typed).await;
        assert!(text(&refused).contains("#1"), "{typed}: {refused:?}");
        assert!(text(&refused).contains("cyril"), "{typed}: {refused:?}");
    }
}

#[tokio::test]
async fn where_others_begin_no_games_they_sit_down_at_the_tables_of_the_room() {
    for typed in ["!join", "!play", "!play quick"] {
        let house = House::new().await;
        house.manage("!settings open off").await;
        let kept = house.manage("!standing quick 1").await;
        let one = "keeps a table open for `quick`: `!join`";
        assert!(text(&kept).contains(one), "{kept:?}");
        house
            .play(&[&format!("bob: {typed}"), &format!("cyril: {typed}")])
            .await;
        let full = house.say("dora", "!play quick").await;
        assert_eq!(full.refused(), ["games-not-open"]);
    }
}

#[tokio::test]
async fn where_others_begin_no_games_they_take_seats_and_open_none() {
    let house = House::new().await;
    house.manage("!settings open off").await;
    for typed in ["!join", "!play"] {
        let refused = house.say("bob", typed).await;
        assert_eq!(refused.refused(), ["nobody-waits-closed"], "{typed}");
    }
    house.manage("!new tablut").await;
    for typed in ["!play quick", "!play tablut time=3d", "!play tablut bot"] {
        let refused = house.say("bob", typed).await;
        assert_eq!(refused.refused(), ["games-not-open"], "{typed}");
    }
    house.play(&["bob: !play tablut"]).await;
    let over = house.say("bob", "!abort #1").await;
    assert!(!text(&over).contains("!rematch"), "{over:?}");
}

/// A rematch that goes on already is not suggested once more.
#[tokio::test]
async fn play_suggests_no_rematch_that_goes_on() {
    for begin in ["!new tablut @bob first", "!new tablut bot:easy first"] {
        let house = House::new().await;
        house
            .play(&[&format!("anna: {begin}"), "anna: d5-d6"])
            .await;
        house.play(&["anna: !resign"]).await;
        let suggests = house.say("anna", "!play").await;
        assert_eq!(suggests.refused(), ["play-what-or-again"], "{suggests:?}");
        house.play(&["anna: !rematch #1"]).await;
        let suggests = house.say("anna", "!play").await;
        assert_eq!(suggests.refused(), ["play-what"], "{suggests:?}");
        assert!(!text(&suggests).contains("rematch"), "{suggests:?}");
    }
}

#[tokio::test]
async fn who_may_begin_no_further_game_is_told_so_by_play_and_join() {
    for (setting, refused) in [("each 1", "too-many-games"), ("most 1", "too-many-games")] {
        let house = House::new().await;
        house.manage(&format!("!settings {setting}")).await;
        house
            .play(&["anna: !new tablut @bob first", "anna: d5-d6", "bob: a4-b4"])
            .await;
        for typed in ["!play", "!join", "!play cats"] {
            let said = house.say("anna", typed).await;
            assert_eq!(said.refused(), [refused], "{setting} {typed}: {said:?}");
        }
    }
}
