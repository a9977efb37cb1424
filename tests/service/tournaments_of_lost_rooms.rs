//! The bot is put out of a room in which a tournament is held: of the first of several, or of the only one.

use crate::house::{House, Said};
use crate::links::DISCORD;
use crate::tournament_rooms::{anna_plays_bob, in_room, until_heard};
use crate::tournaments::first_game;
use crate::tournaments_taken_away::{both_games_are_in, in_two_rooms_of_a_platform};
use lusoria::service::{Cause, Outcome};
use lusoria::session::Platform;

/// Tells the service that the bot is no longer in this room, or is there again.
async fn happens(house: &House, (platform, room): (Platform, &str), cause: Cause) -> Said {
    let mut event = house.message(room, "anna", "");
    event.room.platform = platform;
    event.cause = cause;
    house.hear(event).await
}

const HALL: (Platform, &str) = (Platform::Console, "hall");

#[tokio::test]
async fn a_tournament_goes_on_in_its_other_rooms_when_the_first_one_is_lost() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    in_two_rooms_of_a_platform(&house).await;
    house.play(&["eva: !join", "anna: !start"]).await;
    until_heard(&house, "cellar", "round 1:").await;
    let left = happens(&house, HALL, Cause::RoomLeft).await;
    assert_eq!(left.outcome, Outcome::Stored);
    let told = left.replies.iter().filter(|one| one.room == "cellar");
    let told: Vec<_> = told.map(|one| one.text.as_str()).collect();
    let expected = "was announced; it goes on in this room.";
    assert!(told.iter().any(|one| one.contains(expected)), "{told:?}");
    let again = happens(&house, HALL, Cause::RoomLeft).await;
    assert_eq!(again.outcome, Outcome::Ignored, "{again:?}");
    house.close().await;

    let house = House::at(&path).await;
    both_games_are_in(&house, "cellar", "hall").await;
    let mine = in_room(&house, "attic", "anna", "!mine").await;
    assert!(mine.reply().text.contains("cellar"), "{mine:?}");
    let off = in_room(&house, "hall", "anna", "!tournament here off").await;
    assert_eq!(off.refused(), ["tournament-elsewhere"]);
    let stays = in_room(&house, "cellar", "anna", "!tournament here off").await;
    assert_eq!(stays.refused(), ["tournament-first-room"]);
}

#[tokio::test]
async fn whoever_is_known_in_no_other_room_has_left() {
    let house = House::new().await;
    anna_plays_bob(&house).await;
    happens(&house, (DISCORD, "Discord"), Cause::RoomLeft).await;
    until_heard(&house, "Matrix", "byl vyhlášen turnaj 1, už nejsem").await;
    until_heard(&house, "Matrix", "vyhrává bob").await;
}

/// A game of Anna and Bob in a tournament, of whose only room the bot was put out.
async fn stranded() -> (House, i64) {
    let (house, session, _) = stranded_with_players().await;
    (house, session)
}

/// Like [`stranded`], with the players of the game: first the one who moves first.
async fn stranded_with_players() -> (House, i64, [String; 2]) {
    let house = House::new().await;
    house
        .play(&[
            "anna: !tournament new tablut",
            "anna: !join",
            "bob: !join",
            "anna: !start",
        ])
        .await;
    let (session, players) = first_game(&house).await;
    let left = happens(&house, HALL, Cause::RoomLeft).await;
    assert_eq!(left.outcome, Outcome::Stored);
    let again = happens(&house, HALL, Cause::RoomLeft).await;
    assert_eq!(again.outcome, Outcome::Ignored);
    (house, session, players)
}

/// Quiet hours as people type them: twelve hours, the first of which has begun.
fn quiet_from_now() -> String {
    let now = std::time::SystemTime::now();
    let now = now.duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
    let hour = now / 3_600 % 24;
    format!("!me quiet {hour}-{} UTC", (hour + 12) % 24)
}

#[tokio::test]
async fn whoever_is_on_turn_is_notified_where_their_game_goes_on_unless_it_is_quiet_for_them() {
    for is_quiet in [false, true] {
        let (house, session, [on_turn, _]) = stranded_with_players().await;
        if is_quiet {
            let set = in_room(&house, "attic", &on_turn, &quiet_from_now()).await;
            assert_eq!(set.refused(), [""; 0], "{set:?}");
        }
        let back = happens(&house, HALL, Cause::RoomEntered).await;
        let goes_on = format!("Game #{session} (Tablut) of the tournament goes on");
        let mut told = back.replies.iter();
        let told = told.find(|one| one.text.contains(&goes_on)).unwrap();
        let called = Some(on_turn.as_str()).filter(|_| !is_quiet);
        assert_eq!(told.calls.as_deref(), called, "{told:?}");
    }
}

#[tokio::test]
async fn the_organizer_is_told_when_the_bot_is_back_in_the_only_room() {
    for by_message in [false, true] {
        let (house, session) = stranded().await;
        let back = match by_message {
            true => house.say("bob", "is anybody there?").await,
            false => happens(&house, HALL, Cause::RoomEntered).await,
        };
        assert_eq!(back.outcome, Outcome::Stored, "{back:?}");
        let first = &back.replies[0];
        assert!(first.text.contains("I am in this room again"), "{back:?}");
        assert_eq!(first.calls.as_deref(), Some("anna"), "{back:?}");
        let number = format!("#{session}");
        let told = back.replies.iter().filter(|one| one.text.contains(&number));
        assert_eq!(told.count(), 2, "the round and the game: {back:?}");
        let entered = happens(&house, HALL, Cause::RoomEntered).await;
        assert_eq!(entered.outcome, Outcome::Ignored, "it was told");
    }
}

/// Otherwise nobody would hear of the games of a new round.
#[tokio::test]
async fn no_round_begins_before_the_bot_is_back_in_the_only_room() {
    let (house, session) = stranded().await;
    let given_up = in_room(&house, "attic", "bob", &format!("!yield #{session}")).await;
    assert_eq!(given_up.refused(), [""; 0], "{given_up:?}");
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    let heard = house.heard();
    assert!(
        !heard.iter().any(|one| one.text.contains("wins tournament")),
        "{heard:?}"
    );
    let pairings = in_room(&house, "attic", "bob", "!pairings 1").await;
    assert!(
        pairings.reply().text.contains("1–0") || pairings.reply().text.contains("0–1"),
        "{pairings:?}"
    );
    happens(&house, HALL, Cause::RoomEntered).await;
    until_heard(&house, "hall", "anna wins tournament 1").await;
}

#[tokio::test]
async fn a_tournament_of_which_the_only_room_is_lost_is_brought_into_another() {
    let (house, session, [on_turn, _]) = stranded_with_players().await;
    let which = in_room(&house, "attic", "anna", "!tournament invite").await;
    assert_eq!(which.refused(), ["tournament-elsewhere"]);
    let expected = "`!tournament invite 1` gives a code";
    assert!(which.reply().text.contains(expected), "{which:?}");
    let given = in_room(&house, "attic", "anna", "!tournament invite 1").await;
    let (_, code) = given.reply().text.split_once("tournament here ").unwrap();
    let (code, _) = code.split_once('`').unwrap();
    let line = format!("!tournament here {code}");
    let brought = in_room(&house, "cellar", "anna", &line).await;
    let told = &brought.replies[0].text;
    assert!(told.contains("Tournament 1 goes on in this room"), "{told}");
    let game = &brought.replies[1];
    assert_eq!(game.calls.as_deref(), Some(on_turn.as_str()), "{game:?}");
    let shown = in_room(&house, "cellar", "greta", &format!("!board #{session}")).await;
    assert_eq!(shown.refused(), [""; 0], "{shown:?}");
    let gone = in_room(&house, "hall", "greta", "!standings").await;
    assert_eq!(gone.refused().len(), 1, "{gone:?}");
}
