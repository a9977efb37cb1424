//! A tournament in several rooms, perhaps of several platforms. It is brought to a room with a code, and people enter it and read its
//! news there.

use crate::house::{House, Said, chat_message, person};
use crate::links::{DISCORD, MATRIX};
use crate::personal_data::{until_nothing_is_due, whole_database};
use crate::tournaments::{news, reply_to, until};
use lusoria::service::{Cause, RoomReplaced};
use lusoria::session::Platform;
use serde_json::Value;
use std::time::Duration;

pub(crate) async fn in_room(house: &House, room: &str, from: &str, text: &str) -> Said {
    house.hear(house.message(room, from, text)).await
}

pub(crate) fn rooms(said: &Said) -> Vec<&str> {
    let replies = said.replies.iter();
    replies.map(|reply| reply.room.as_str()).collect()
}

#[tokio::test]
async fn a_tournament_goes_along_when_its_room_is_replaced() {
    let house = House::new().await;
    house
        .play(&["anna: !tournament new tablut", "bob: !join"])
        .await;
    let mut moved = house.message("new hall", "anna", "");
    moved.cause = Cause::RoomReplaced(RoomReplaced {
        old_room: "hall".to_owned(),
        author: person("anna"),
    });
    house.hear(moved).await;
    let old = in_room(&house, "hall", "cyril", "!join").await;
    assert_eq!(old.refused(), ["join-nothing"]);
    for (from, text) in [("anna", "!join"), ("anna", "!start")] {
        let said = in_room(&house, "new hall", from, text).await;
        assert_eq!(rooms(&said)[0], "new hall", "{said:?}");
    }
    until(&house, "round", 1).await;
    let shown = in_room(&house, "new hall", "cyril", "!pairings").await;
    assert!(reply_to(&shown, "cyril").contains("anna"), "{shown:?}");
}

#[tokio::test]
async fn a_tournament_of_a_database_without_rooms_of_tournaments_goes_on() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    house
        .play(&["anna: !tournament new tablut", "anna: !join", "bob: !join"])
        .await;
    let old = "drop table tournament_room; create index tournament_room on tournament (room);
        update tournament set state = json_remove(state, '$.more_rooms', '$.invitation',
            '$.entrants[0].room', '$.entrants[1].room');
        delete from _sqlx_migrations where version = 200";
    let mut database = house.database().await;
    house.close().await;
    sqlx::raw_sql(old).execute(&mut database).await.unwrap();
    drop(database);

    let house = House::at(&path).await;
    house.play(&["anna: !start"]).await;
    let round = until(&house, "round", 1).await;
    let session = round["pairings"][0]["session"].as_i64().unwrap();
    house.play(&[&format!("anna: !yield #{session}")]).await;
    until(&house, "over", 1).await;
    let shown = house.say("cyril", "!standings").await;
    assert!(reply_to(&shown, "cyril").contains("bob wins"), "{shown:?}");
}

/// Somebody writes on a platform, in the room that is named after the platform.
pub(crate) async fn on(house: &House, platform: Platform, from: &str, text: &str) -> Said {
    let mut message = house.message(&format!("{platform:?}"), from, text);
    message.room.platform = platform;
    let written = chat_message(&mut message);
    written.author.platform = platform;
    for person in &mut written.mentions {
        person.platform = platform;
    }
    house.hear(message).await
}

/// Like [`on`], but the writer manages the room.
pub(crate) async fn manages(house: &House, platform: Platform, from: &str, text: &str) -> Said {
    let mut message = house.message(&format!("{platform:?}"), from, text);
    message.room.platform = platform;
    let written = chat_message(&mut message);
    written.author.platform = platform;
    written.may_configure = true;
    house.hear(message).await
}

/// The code that the organizer is given on Discord.
pub(crate) async fn code(house: &House) -> String {
    let given = on(house, DISCORD, "anna", "!tournament invite").await;
    let text = &given.reply().text;
    let code = text.split("tournament here ").nth(1).unwrap();
    code.split('`').next().unwrap().to_owned()
}

/// A tournament that Anna has announced on Discord and Bob has brought to Matrix, where people read Czech.
pub(crate) async fn in_two_rooms(house: &House, announced: &str) {
    on(house, DISCORD, "anna", announced).await;
    manages(house, MATRIX, "bob", "!lang cs").await;
    let code = code(house).await.to_lowercase();
    let brought = on(house, MATRIX, "bob", &format!("!turnaj sem {code}")).await;
    assert_eq!(rooms(&brought), ["Matrix", "Discord"], "{brought:?}");
    assert!(brought.replies[0].text.contains("i v téhle místnosti"));
    assert!(brought.replies[1].text.contains("2 rooms"), "{brought:?}");
}

/// Begins a tournament in two rooms, in which Anna on Discord plays Bob on Matrix. Returns the one who moves first, then the other.
pub(crate) async fn anna_plays_bob(house: &House) -> [(Platform, &'static str); 2] {
    in_two_rooms(house, "!tournament new tablut").await;
    for (platform, from, line) in [
        (DISCORD, "anna", "!join"),
        (MATRIX, "bob", "!join"),
        (DISCORD, "anna", "!start"),
    ] {
        on(house, platform, from, line).await;
    }
    players(house).await
}

/// The players of the first game: the one who moves first, and the other, each with their platform.
pub(crate) async fn players(house: &House) -> [(Platform, &'static str); 2] {
    let round = until_heard(house, "Discord", "round 1:").await;
    match round.0.contains("anna – bob") {
        true => [(DISCORD, "anna"), (MATRIX, "bob")],
        false => [(MATRIX, "bob"), (DISCORD, "anna")],
    }
}

/// What this room has heard, with the player whom each message calls.
fn heard_in(house: &House, room: &str) -> Vec<(String, Option<String>)> {
    let all = house.heard().into_iter();
    let here = all.filter(|reply| reply.room == room);
    here.map(|reply| (reply.text, reply.calls)).collect()
}

/// Waits until this room has heard a message with this text. Returns the message and whom it calls.
pub(crate) async fn until_heard(house: &House, room: &str, text: &str) -> (String, Option<String>) {
    for _ in 0..500 {
        let found = heard_in(house, room);
        if let Some(found) = found.into_iter().find(|(heard, _)| heard.contains(text)) {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{text} is not heard in {room}: {:?}", heard_in(house, room));
}

#[tokio::test]
async fn people_of_two_platforms_play_a_tournament_each_in_their_room_and_language() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    in_two_rooms(&house, "!tournament new tablut").await;
    on(&house, DISCORD, "anna", "!join").await;
    let entered = on(&house, MATRIX, "bob", "!přihlásit").await;
    assert_eq!(rooms(&entered), ["Matrix", "Discord"]);
    on(&house, DISCORD, "anna", "!start").await;
    // Each player is called in their own room, and only there.
    let opened = until_heard(&house, "Discord", "Game #1 begins").await;
    let zahajena = until_heard(&house, "Matrix", "Začíná partie #1").await;
    let [first, second] = players(&house).await;
    let called = [opened.1, zahajena.1].map(|called| called.is_some());
    assert_eq!(called, [first.0 == DISCORD, first.0 == MATRIX]);
    let pairings = until_heard(&house, "Discord", "round 1:").await;
    assert!(pairings.0.contains("anna") && pairings.0.contains("bob"));
    until_heard(&house, "Matrix", "1. kolo").await;
    let played = on(&house, first.0, first.1, "e4-f4").await;
    assert_eq!(played.refused(), Vec::<String>::new());
    assert_eq!(played.replies.len(), 2, "{played:?}");
    for reply in &played.replies {
        let is_theirs = reply.room == format!("{:?}", second.0);
        assert_eq!(reply.calls.is_some(), is_theirs, "{reply:?}");
    }
    house.close().await;

    let house = House::at(&path).await;
    let answered = on(&house, second.0, second.1, "a4-b4").await;
    assert_eq!(answered.replies.len(), 2, "{answered:?}");
    let yielded = on(&house, DISCORD, "anna", "!yield #1").await;
    // The news of the tournament may follow so soon that it counts among the replies.
    let of_game = yielded
        .replies
        .iter()
        .filter(|reply| reply.text.contains("#1"));
    assert_eq!(of_game.count(), 2, "{yielded:?}");
    until_heard(&house, "Discord", "bob wins tournament 1").await;
    until_heard(&house, "Matrix", "vyhrává bob").await;
    let rounds = news(&house).await;
    let told = |what: &str| rounds.iter().filter(|one| one.get(what).is_some()).count();
    assert_eq!((told("round"), told("over")), (2, 2), "one in each room");
    let tables = [(DISCORD, "!standings"), (MATRIX, "!tabulka")];
    let mut lines = Vec::new();
    for (platform, line) in tables {
        let shown = on(&house, platform, "cyril", line).await;
        let table = reply_to(&shown, "cyril").lines().skip(1);
        lines.push(table.collect::<Vec<_>>().join("\n"));
    }
    assert_eq!(lines[0], lines[1]);
    assert!(lines[0].contains("bob"), "{lines:?}");
}

#[tokio::test]
async fn a_code_brings_a_tournament_into_another_room_once() {
    let house = House::new().await;
    for (line, id) in [
        ("!tournament here ABCD2345", "tournament-no-code"),
        ("!tournament here", "tournament-here-how"),
    ] {
        assert_eq!(on(&house, MATRIX, "bob", line).await.refused(), [id]);
    }
    on(&house, DISCORD, "anna", "!tournament new tablut").await;
    let others = on(&house, DISCORD, "bob", "!tournament invite").await;
    assert_eq!(others.refused(), ["tournament-not-yours"]);
    let first = code(&house).await;
    let second = code(&house).await;
    let line = |code: &str| format!("!tournament here {code}");
    for (from, platform, code, id) in [
        ("bob", MATRIX, &first, "tournament-no-code"),
        ("anna", DISCORD, &second, "tournament-already-here"),
    ] {
        let said = on(&house, platform, from, &line(code)).await;
        assert_eq!(said.refused(), [id]);
    }
    manages(&house, MATRIX, "dora", "!settings open off").await;
    let closed = on(&house, MATRIX, "bob", &line(&second)).await;
    assert_eq!(closed.refused(), ["games-not-open"]);
    manages(&house, MATRIX, "dora", "!settings open on").await;
    manages(&house, MATRIX, "dora", "!settings games cats").await;
    let forbidden = on(&house, MATRIX, "bob", &line(&second)).await;
    assert_eq!(forbidden.refused(), ["game-not-here"]);
    manages(&house, MATRIX, "dora", "!settings games all").await;
    let brought = on(&house, MATRIX, "bob", &line(&second)).await;
    assert_eq!(brought.refused(), Vec::<String>::new(), "{brought:?}");
    let again = in_room(&house, "cellar", "bob", &line(&second)).await;
    assert_eq!(again.refused(), ["tournament-no-code"], "it was used");
    for _ in 0..5 {
        in_room(&house, "cellar", "eve", "!tournament here AAAA2222").await;
    }
    let third = code(&house).await;
    let guessing = in_room(&house, "cellar", "eve", &line(&third)).await;
    assert_eq!(guessing.refused(), ["link-too-often"]);
}

#[tokio::test]
async fn a_tournament_has_eight_rooms_at_most_and_leaves_those_that_do_not_want_it() {
    let house = House::new().await;
    in_two_rooms(&house, "!tournament new tablut").await;
    for room in 0..6 {
        let line = format!("!tournament here {}", code(&house).await);
        let brought = in_room(&house, &format!("cellar {room}"), "bob", &line).await;
        assert_eq!(brought.refused(), Vec::<String>::new(), "{room}");
    }
    let full = on(&house, DISCORD, "anna", "!tournament invite").await;
    assert_eq!(full.refused(), ["tournament-rooms-full"]);
    on(&house, MATRIX, "bob", "!join").await;
    for (platform, from, id) in [
        (DISCORD, "anna", "tournament-first-room"),
        (MATRIX, "bob", "tournament-room-not-yours"),
    ] {
        let said = on(&house, platform, from, "!tournament here off").await;
        assert_eq!(said.refused(), [id]);
    }
    let start = manages(&house, MATRIX, "dora", "!start").await;
    assert_eq!(
        start.refused(),
        ["tournament-not-yours"],
        "of her room only"
    );
    let away = manages(&house, MATRIX, "dora", "!turnaj sem vypnout").await;
    let told = away.replies.iter();
    let told = told.filter(|reply| reply.text.contains("bob"));
    assert_eq!(told.count(), 8, "he is not known on Discord: {away:?}");
    let gone = on(&house, MATRIX, "bob", "!join").await;
    assert_eq!(gone.refused(), ["join-nothing"]);
}

#[tokio::test]
async fn settings_and_bans_of_every_room_hold_for_the_whole_tournament() {
    let house = House::new().await;
    in_two_rooms(&house, "!tournament new tablut").await;
    manages(&house, MATRIX, "dora", "!settings bots off").await;
    let computer = on(&house, DISCORD, "anna", "!tournament add bot").await;
    assert_eq!(computer.refused(), ["tournament-no-bots"]);
    let mut banned = house.message("Discord", "anna", "!ban @cyril");
    banned.room.platform = DISCORD;
    let written = chat_message(&mut banned);
    written.author.platform = DISCORD;
    written.may_configure = true;
    written.mentions[0].platform = DISCORD;
    assert_eq!(house.hear(banned).await.refused(), Vec::<String>::new());
    let mut elsewhere = house.message("server 2", "cyril", "");
    elsewhere.room.platform = DISCORD;
    let line = format!("!tournament here {}", code(&house).await);
    chat_message(&mut elsewhere).text = line;
    chat_message(&mut elsewhere).author.platform = DISCORD;
    assert_eq!(house.hear(elsewhere.clone()).await.replies.len(), 3);
    elsewhere.event = "join".to_owned();
    chat_message(&mut elsewhere).text = "!join".to_owned();
    assert_eq!(house.hear(elsewhere).await.refused(), ["tournament-banned"]);
}

#[tokio::test]
async fn whoever_plays_on_another_platform_is_taken_out_by_name() {
    let house = House::new().await;
    in_two_rooms(&house, "!tournament new tablut swiss 3").await;
    for (platform, from) in [(DISCORD, "anna"), (MATRIX, "anna"), (MATRIX, "bob")] {
        on(&house, platform, from, "!join").await;
    }
    let list = on(&house, DISCORD, "anna", "!standings").await;
    let text = &list.reply().text;
    assert!(
        text.contains("anna (Discord), anna (Matrix), bob"),
        "{text}"
    );
    for (name, id) in [
        ("cyril", "tournament-not-in"),
        ("anna", "tournament-not-in"),
    ] {
        let line = format!("!tournament remove {name}");
        assert_eq!(on(&house, DISCORD, "anna", &line).await.refused(), [id]);
    }
    on(&house, DISCORD, "anna", "!tournament remove anna (Matrix)").await;
    let list = on(&house, DISCORD, "anna", "!standings").await;
    assert!(list.reply().text.contains("anna, bob"), "{list:?}");
}

#[tokio::test]
async fn a_game_between_two_rooms_goes_on_when_one_of_them_is_replaced() {
    for replaced in [DISCORD, MATRIX] {
        let house = House::new().await;
        let [first, second] = anna_plays_bob(&house).await;
        let mut moved = house.message("new room", "anna", "");
        moved.room.platform = replaced;
        moved.cause = Cause::RoomReplaced(RoomReplaced {
            old_room: format!("{replaced:?}"),
            author: person("anna"),
        });
        house.hear(moved).await;
        for ((platform, from), text) in [(first, "e4-f4"), (second, "a4-b4"), (first, "f4-e4")] {
            let room = match platform == replaced {
                true => "new room".to_owned(),
                false => format!("{platform:?}"),
            };
            let mut played = house.message(&room, from, text);
            played.room.platform = platform;
            chat_message(&mut played).author.platform = platform;
            let said = house.hear(played).await;
            let mut told = rooms(&said);
            told.sort_unstable();
            let other = [MATRIX, DISCORD].into_iter().find(|one| *one != replaced);
            let expected = [&*format!("{:?}", other.unwrap()), "new room"];
            assert_eq!(told, expected, "{replaced:?} {text} {said:?}");
        }
    }
}

#[tokio::test]
async fn whoever_is_forgotten_leaves_the_tournament_and_the_other_room_is_told() {
    let house = House::new().await;
    anna_plays_bob(&house).await;
    until_heard(&house, "Matrix", "1. kolo").await;
    let mut asked = house.message("Matrix", "bob", "!export me");
    asked.room.platform = MATRIX;
    let written = chat_message(&mut asked);
    written.author.platform = MATRIX;
    (written.direct, written.is_private) = (true, true);
    let file = house.hear(asked).await.reply().text.clone();
    let file: Value = serde_json::from_str(&file).unwrap();
    let expected = serde_json::json!([{ "tournament": 1, "room": "Matrix" }]);
    assert_eq!(file["tournaments"], expected);
    on(&house, MATRIX, "bob", "!forget me yes").await;
    until_heard(&house, "Discord", "anna wins tournament 1").await;
    until_nothing_is_due(&house).await;
    assert!(!whole_database(&house).await.contains("bob"));
}
