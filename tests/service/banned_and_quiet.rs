//! What follows for new games from a ban and from quiet in a room.

use crate::house::{House, Said};

fn text(said: &Said) -> &str {
    &said.reply().text
}

#[tokio::test]
async fn no_game_begins_with_somebody_who_is_banned_here() {
    let house = House::new().await;
    house.play(&["cyril: !new cats"]).await;
    house.manage("!ban @cyril").await;
    for typed in ["!join #1", "!new cats @cyril"] {
        let refused = house.say("bob", typed).await;
        assert_eq!(refused.refused(), ["other-banned-here"], "{typed}");
        assert!(text(&refused).contains("cyril is banned"), "{refused:?}");
    }
    assert_eq!(house.say("bob", "!join").await.refused(), ["join-nothing"]);
    assert!(!text(&house.say("bob", "!games").await).contains("#1"));
    house.manage("!unban @cyril").await;
    house.play(&["bob: !join"]).await;
}

#[tokio::test]
async fn in_a_quiet_room_those_who_have_played_begin_their_game_again_and_nobody_else_is_answered()
{
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: d5-d6", "bob: d1-d2"])
        .await;
    house.manage("!mute").await;
    let over = house.say("anna", "!yield #1").await;
    assert!(text(&over).contains("!rematch"), "{over:?}");
    assert!(house.say("dora", "!rematch").await.replies.is_empty());
    let again = house.say("bob", "!rematch").await;
    assert!(text(&again).contains("Game #2 begins"), "{again:?}");
}

#[tokio::test]
async fn a_quiet_room_is_promised_no_puzzle_of_the_day() {
    let house = House::new().await;
    house.manage("!mute").await;
    let refused = house.manage("!puzzle daily 18:00").await;
    assert_eq!(refused.refused(), ["puzzle-daily-quiet"]);
    house.manage("!unmute").await;
    let set = house.manage("!puzzle daily 18:00").await;
    assert!(text(&set).contains("puzzle of the day"), "{set:?}");
}
