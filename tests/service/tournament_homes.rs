//! Where the players of a tournament in several rooms find their games: after it was taken out of their room, after the bot has left that room,
//! and where they look for it from elsewhere.

use crate::house::{House, Said, chat_message};
use crate::links::MATRIX;
use crate::tournament_rooms::{anna_plays_bob, in_room, on, until_heard};
use crate::tournaments::reply_to;
use crate::tournaments_taken_away::{in_two_rooms_of_a_platform, manages_cellar};
use lusoria::service::{Cause, Outcome};
use lusoria::session::Platform;

fn text(said: &Said) -> &str {
    &said.reply().text
}

/// Anna has entered in the hall, Cyril, Dan and Eva in the cellar, and the first round has begun. After that the tournament was taken out
/// of the cellar.
async fn taken_out_of_the_cellar() -> House {
    let house = House::new().await;
    in_two_rooms_of_a_platform(&house).await;
    in_room(&house, "cellar", "eva", "!join").await;
    house.play(&["anna: !start"]).await;
    for room in ["hall", "cellar"] {
        until_heard(&house, room, "round 1:").await;
    }
    let away = manages_cellar(&house, "!tournament here off").await;
    let told = &away.replies[0].text;
    assert!(told.contains("`!show #12 here` brings a game"), "{told}");
    house
}

#[tokio::test]
async fn whoever_has_entered_where_it_is_no_longer_held_is_told_which_it_is() {
    let house = taken_out_of_the_cellar().await;
    for line in ["!standings", "!pairings"] {
        let shown = in_room(&house, "cellar", "cyril", line).await;
        assert!(text(&shown).contains("ournament 1"), "{shown:?}");
        let other = in_room(&house, "cellar", "greta", line).await;
        assert_eq!(other.refused(), ["tournament-none"]);
    }
    let leaving = in_room(&house, "cellar", "cyril", "!leave").await;
    assert_eq!(leaving.refused(), ["tournament-leave-elsewhere"]);
    assert!(text(&leaving).contains("`!leave 1`"), "{leaving:?}");
}

#[tokio::test]
async fn whoever_takes_part_already_plays_in_another_room_from_there() {
    let house = taken_out_of_the_cellar().await;
    let given = house.say("anna", "!tournament invite").await;
    let code = text(&given).split("tournament here ").nth(1).unwrap();
    let code = code.split('`').next().unwrap();
    manages_cellar(&house, &format!("!tournament here {code}")).await;
    for from in ["cyril", "dan", "eva"] {
        let joined = in_room(&house, "cellar", from, "!join").await;
        assert_eq!(joined.refused(), [""; 0], "{joined:?}");
        let told = &joined.replies[0].text;
        assert!(told.contains("take part in tournament 1 already"), "{told}");
        let again = in_room(&house, "cellar", from, "!join").await;
        assert_eq!(again.refused(), ["tournament-joined"]);
    }
    for session in [1, 2] {
        let line = format!("!board #{session}");
        let shown = in_room(&house, "cellar", "greta", &line).await;
        assert_eq!(shown.refused(), [""; 0], "{shown:?}");
    }
    let mine = in_room(&house, "cellar", "cyril", "!mine").await;
    assert!(!text(&mine).contains("hall"), "{mine:?}");
}

/// What somebody is shown by `mine` in another room of a platform.
async fn mine_elsewhere(house: &House, (platform, from): (Platform, &str)) -> Said {
    let mut asked = house.message("attic", from, "!mine");
    asked.room.platform = platform;
    chat_message(&mut asked).author.platform = platform;
    house.hear(asked).await
}

#[tokio::test]
async fn mine_leads_to_the_room_where_its_reader_has_entered() {
    let house = House::new().await;
    let [first, second] = anna_plays_bob(&house).await;
    for ((platform, from), other) in [(first, second), (second, first)] {
        let (own, other) = (format!("{platform:?}"), format!("{:?}", other.0));
        let here = on(&house, platform, from, "!mine").await;
        assert!(reply_to(&here, from).contains("#1"), "{here:?}");
        assert!(!reply_to(&here, from).contains(&other) && !reply_to(&here, from).contains(&own));
        let elsewhere = mine_elsewhere(&house, (platform, from)).await;
        assert!(reply_to(&elsewhere, from).contains(&own), "{elsewhere:?}");
        assert!(
            !reply_to(&elsewhere, from).contains(&other),
            "{elsewhere:?}"
        );
    }
}

#[tokio::test]
async fn mine_names_no_room_where_the_game_is_shown_here() {
    let house = House::new().await;
    house.play(&["anna: !new tablut @bob first"]).await;
    in_room(&house, "cellar", "bob", "!show #1 here").await;
    let mine = in_room(&house, "cellar", "bob", "!mine").await;
    assert!(!text(&mine).contains("hall"), "{mine:?}");
    let elsewhere = in_room(&house, "attic", "bob", "!mine").await;
    assert!(text(&elsewhere).contains("in hall"), "{elsewhere:?}");
}

#[tokio::test]
async fn a_tournament_leaves_a_room_in_which_the_bot_is_no_longer() {
    let house = House::new().await;
    anna_plays_bob(&house).await;
    for (platform, outcome) in [(MATRIX, Outcome::Stored), (MATRIX, Outcome::Ignored)] {
        let mut left = house.message(&format!("{platform:?}"), "bob", "");
        left.room.platform = platform;
        left.cause = Cause::RoomLeft;
        assert_eq!(house.hear(left).await.outcome, outcome, "{platform:?}");
    }
    until_heard(&house, "Discord", "is now held in one room").await;
    until_heard(&house, "Discord", "bob has left tournament 1").await;
    until_heard(&house, "Discord", "anna wins tournament 1").await;
}

#[tokio::test]
async fn whoever_enters_where_its_game_is_forbidden_meanwhile_is_refused() {
    let house = House::new().await;
    in_two_rooms_of_a_platform(&house).await;
    manages_cellar(&house, "!settings games cats").await;
    let refused = in_room(&house, "cellar", "eva", "!join").await;
    assert_eq!(refused.refused(), ["game-not-here"]);
    let entered = in_room(&house, "hall", "eva", "!join").await;
    assert_eq!(entered.refused(), [""; 0]);
}

#[tokio::test]
async fn a_ban_says_that_tournament_games_are_given_up() {
    let house = House::new().await;
    in_two_rooms_of_a_platform(&house).await;
    let banned = manages_cellar(&house, "!ban @cyril").await;
    let told = &banned.replies[0].text;
    assert!(told.contains("but for those of the tournament"), "{told}");
    let banned = manages_cellar(&house, "!ban @zenobia").await;
    let told = &banned.replies[0].text;
    assert!(told.contains("Their games go on: they"), "{told}");
}
