//! A tournament can be taken out of a room even if somebody plays there. People who are banned from a room do not play there.

use crate::house::{House, Said, chat_message};
use crate::links::{DISCORD, MATRIX};
use crate::tournament_rooms::{
    anna_plays_bob, code, in_room, in_two_rooms, manages, on, until_heard,
};

/// A tournament in two rooms of the same platform: Anna enters it in the first room, Cyril and Dan in the other one.
pub(crate) async fn in_two_rooms_of_a_platform(house: &House) {
    house
        .play(&["anna: !tournament new tablut swiss 3", "anna: !join"])
        .await;
    let given = house.say("anna", "!tournament invite").await;
    let text = &given.reply().text;
    let code = text.split("tournament here ").nth(1).unwrap();
    let line = format!("!tournament here {}", code.split('`').next().unwrap());
    in_room(house, "cellar", "cyril", &line).await;
    for from in ["cyril", "dan"] {
        in_room(house, "cellar", from, "!join").await;
    }
}

/// Somebody who manages the cellar writes there.
pub(crate) async fn manages_cellar(house: &House, text: &str) -> Said {
    let mut message = house.message("cellar", "dora", text);
    chat_message(&mut message).may_configure = true;
    house.hear(message).await
}

/// Checks that the boards of both games can be asked for in the room `here`, and no longer in the room `left`.
pub(crate) async fn both_games_are_in(house: &House, here: &str, left: &str) {
    for session in [1, 2] {
        let line = format!("!board #{session}");
        for (room, expected) in [(here, 0), (left, 1)] {
            let shown = in_room(house, room, "greta", &line).await;
            assert_eq!(shown.refused().len(), expected, "{room}: {shown:?}");
        }
    }
}

#[tokio::test]
async fn games_go_on_in_the_first_room_when_a_tournament_is_taken_out_of_another() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    in_two_rooms_of_a_platform(&house).await;
    in_room(&house, "cellar", "eva", "!join").await;
    house.play(&["anna: !start"]).await;
    until_heard(&house, "hall", "round 1:").await;
    let away = manages_cellar(&house, "!tournament here off").await;
    assert_eq!(away.refused(), Vec::<String>::new());
    until_heard(&house, "hall", "goes on in this room").await;
    let gone = in_room(&house, "cellar", "dan", "!games open").await;
    assert!(!gone.reply().text.contains("#1"), "{gone:?}");
    house.close().await;

    let house = House::at(&path).await;
    both_games_are_in(&house, "hall", "cellar").await;
    let left = in_room(&house, "hall", "dan", "!leave").await;
    assert_eq!(left.refused(), ["confirm-leave"], "he still takes part");
}

#[tokio::test]
async fn whoever_cannot_play_in_the_first_room_has_left_when_their_room_is_gone() {
    let house = House::new().await;
    anna_plays_bob(&house).await;
    let away = manages(&house, MATRIX, "dora", "!turnaj sem vypnout").await;
    assert_eq!(away.refused(), Vec::<String>::new());
    until_heard(&house, "Discord", "bob has left tournament 1").await;
    until_heard(&house, "Discord", "anna wins tournament 1").await;
}

#[tokio::test]
async fn whoever_is_banned_from_the_room_where_they_have_entered_has_left() {
    let house = House::new().await;
    in_two_rooms(&house, "!tournament new tablut swiss 3").await;
    on(&house, DISCORD, "anna", "!join").await;
    on(&house, MATRIX, "bob", "!join").await;
    let mut ban = house.message("Matrix", "dora", "!ban @bob");
    ban.room.platform = MATRIX;
    let written = chat_message(&mut ban);
    written.author.platform = MATRIX;
    written.may_configure = true;
    written.mentions[0].platform = MATRIX;
    let banned = house.hear(ban).await;
    assert_eq!(banned.refused(), Vec::<String>::new());
    until_heard(&house, "Discord", "bob has left tournament 1").await;
    let list = on(&house, DISCORD, "anna", "!standings").await;
    assert!(!list.reply().text.contains("bob"), "{list:?}");
    assert!(!code(&house).await.is_empty());
}

#[tokio::test]
async fn a_game_is_not_shown_in_a_room_from_which_one_of_its_players_is_banned() {
    let house = House::new().await;
    in_two_rooms_of_a_platform(&house).await;
    house.play(&["anna: !tournament remove dan"]).await;
    manages_cellar(&house, "!ban @anna").await;
    house.play(&["anna: !start"]).await;
    until_heard(&house, "hall", "Game #1 begins").await;
    until_heard(&house, "cellar", "round 1:").await;
    let heard = house.heard();
    let mut begun = heard
        .iter()
        .filter(|one| one.text.contains("Game #1 begins"));
    assert!(begun.all(|one| one.room == "hall"), "{heard:?}");
    let shown = in_room(&house, "cellar", "greta", "!board #1").await;
    assert_eq!(shown.refused(), ["no-such-session"]);
}

#[tokio::test]
async fn a_tournament_game_stays_in_the_rooms_from_which_it_is_played() {
    let house = House::new().await;
    let [first, second] = anna_plays_bob(&house).await;
    for (platform, from) in [first, second] {
        let off = on(&house, platform, from, "!show #1 off").await;
        assert_eq!(off.refused(), ["show-of-tournament"]);
    }
    for (platform, from) in [first, second] {
        let mut third = house.message("cellar", from, "!show #1 here");
        for (n, line) in ["!show #1 here", "!show #1 off"].into_iter().enumerate() {
            third.event = format!("{platform:?} {n}");
            third.room.platform = platform;
            chat_message(&mut third).text = line.to_owned();
            chat_message(&mut third).author.platform = platform;
            assert_eq!(
                house.hear(third.clone()).await.refused(),
                Vec::<String>::new()
            );
        }
    }
    on(&house, first.0, first.1, "e4-f4").await;
    let played = on(&house, second.0, second.1, "a4-b4").await;
    assert_eq!(played.replies.len(), 2, "{played:?}");
}
