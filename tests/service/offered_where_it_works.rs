//! Commands are offered only where they work: not for games without moves, and not in a question about games if they work in none of
//! them.

use crate::house::House;
use crate::newcomers::text;

#[tokio::test]
async fn history_offers_to_replay_a_game_in_which_something_was_played() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: !yield #1"])
        .await;
    let history = text(&house.say("anna", "!history").await);
    assert!(history.contains("#1"), "{history}");
    assert!(!history.contains("!replay"), "{history}");
    house
        .play(&["anna: !new tablut @bob first", "anna: e4-f4"])
        .await;
    house.play(&["anna: !yield #2"]).await;
    house
        .play(&["anna: !new tablut @bob first", "anna: !yield #3"])
        .await;
    let history = text(&house.say("anna", "!history").await);
    assert!(history.contains("`!replay #2`"), "{history}");
}

#[tokio::test]
async fn whoever_gives_up_before_a_move_is_offered_no_analysis() {
    let house = House::new().await;
    house.play(&["anna: !new tablut bot first"]).await;
    let over = text(&house.say("anna", "!yield #1").await);
    assert!(over.contains("!rematch"), "{over}");
    assert!(!over.contains("!analyse"), "{over}");
}

#[tokio::test]
async fn no_game_is_asked_for_where_the_command_works_in_none() {
    let house = House::new().await;
    house
        .play(&["anna: !new tchuka", "anna: !new tablut @bob first"])
        .await;
    let refused = house.say("anna", "!analyse").await.refused();
    assert_eq!(refused, ["analyse-goes-on"]);
    let refused = house.say("anna", "!level hard").await.refused();
    assert_eq!(refused, ["level-nobody"]);
}
