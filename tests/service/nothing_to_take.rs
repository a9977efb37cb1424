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
