//! A room may want a thread for each game. That holds for the games of tournaments, too, and for games in which somebody takes an open
//! seat.

use crate::house::{House, Said, chat_message};
use crate::links::{MATRIX, on};
use crate::tournaments::until;
use lusoria::session::Platform;
use serde_json::Value;

/// Somebody who manages the hall writes there on Discord.
pub(crate) async fn says(house: &House, from: &str, text: &str) -> Said {
    let mut message = house.message("hall", from, text);
    message.room.platform = Platform::Discord;
    let written = chat_message(&mut message);
    written.may_configure = true;
    written.author.platform = Platform::Discord;
    let said = house.hear(message).await;
    assert_eq!(said.refused(), Vec::<String>::new(), "{text}");
    said
}

/// A hall in which each game has a thread.
pub(crate) async fn hall() -> House {
    let house = House::new().await;
    says(&house, "anna", "!settings threads on").await;
    house
}

/// The room to which the thread of this game belongs, as soon as there is a thread.
pub(crate) async fn parent(house: &House, session: i64) -> String {
    for _ in 0..500 {
        let parent: Option<String> = sqlx::query_scalar(
            "select room.parent from session join room on room.id = session.room where session.id = $1",
        )
        .bind(session)
        .fetch_one(&mut house.database().await)
        .await
        .unwrap();
        if let Some(parent) = parent {
            return parent;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("game {session} is in no thread");
}

#[tokio::test]
async fn a_game_that_begins_when_somebody_takes_a_seat_has_a_thread() {
    let house = hall().await;
    says(&house, "anna", "!new tablut").await;
    says(&house, "bob", "!join").await;
    assert_eq!(parent(&house, 1).await, "hall");
}

/// The index, in all that was said, of the say of this kind about this session.
fn place(says: &[Value], kind: &str, session: i64) -> Option<usize> {
    let is_it = |say: &Value| {
        let at = say[kind].get("at").unwrap_or(&say[kind]);
        at["session"] == session
    };
    says.iter().position(is_it)
}

async fn is_played_by_people(house: &House, session: i64) -> bool {
    let people: i64 = sqlx::query_scalar("select count(*) from seat where session = $1")
        .bind(session)
        .fetch_one(&mut house.database().await)
        .await
        .unwrap();
    people > 0
}

#[tokio::test]
async fn the_games_of_a_tournament_have_threads_and_those_of_computers_wait_for_each_other() {
    let house = hall().await;
    says(&house, "anna", "!tournament new cats").await;
    says(&house, "anna", "!join").await;
    for level in ["easy", "easy", "easy", "easy"] {
        says(&house, "anna", &format!("!tournament add bot:{level}")).await;
    }
    says(&house, "anna", "!start").await;
    let mut played = Vec::new();
    for round in 1..=5 {
        let told = until(&house, "round", round).await;
        // A game between computer players may still have to wait for another one.
        let begun = told["pairings"].as_array().unwrap().iter();
        for session in begun.filter_map(|one| one["session"].as_i64()) {
            assert_eq!(parent(&house, session).await, "hall");
            if is_played_by_people(&house, session).await {
                says(&house, "anna", &format!("!yield #{session}")).await;
                played.push(session);
            }
        }
    }
    until(&house, "over", 1).await;
    let said = house.stored_says().await;
    // The numbers of games may have gaps.
    let computers: Vec<_> = (1..=20)
        .filter(|session| place(&said, "over", *session).is_some_and(|_| !played.contains(session)))
        .collect();
    assert_eq!(computers.len(), 6, "each against each");
    for pair in computers.windows(2) {
        let over = place(&said, "over", pair[0]);
        assert!(
            over < place(&said, "in_thread", pair[1]),
            "one at a time: {pair:?}"
        );
    }
}

#[tokio::test]
async fn a_game_between_two_rooms_is_shown_in_both_and_has_no_thread() {
    let house = hall().await;
    says(&house, "anna", "!tournament new tablut").await;
    says(&house, "anna", "!join").await;
    let given = says(&house, "anna", "!tournament invite").await;
    let (_, line) = given.reply().text.split_once("`!tournament here").unwrap();
    let (code, _) = line.split_once('`').unwrap();
    on(&house, MATRIX, "bob", &format!("!tournament here{code}")).await;
    on(&house, MATRIX, "bob", "!join").await;
    says(&house, "anna", "!start").await;
    until(&house, "round", 2).await;
    let rooms: Vec<(String, Option<String>)> = sqlx::query_as(
        "select platform_id, parent from session_room join room on room.id = room
            where live = 1 and session = 1 order by platform_id",
    )
    .fetch_all(&mut house.database().await)
    .await
    .unwrap();
    let expected = ["Matrix", "hall"].map(|room| (room.to_owned(), None));
    assert_eq!(rooms, expected);
    let opened = house.stored_says().await;
    assert_eq!(place(&opened, "in_thread", 1), None);
}

/// In a quiet room nobody plays in the room itself if each game has a thread.
#[tokio::test]
async fn whoever_is_asked_in_a_quiet_room_whether_to_leave_is_heard() {
    let house = hall().await;
    for (from, line) in [
        ("anna", "!tournament new tablut"),
        ("anna", "!join"),
        ("bob", "!join"),
        ("anna", "!start"),
    ] {
        says(&house, from, line).await;
    }
    until(&house, "round", 1).await;
    assert_eq!(parent(&house, 1).await, "hall");
    says(&house, "anna", "!mute").await;
    let writes = async |from: &str, text: &str| {
        let mut message = house.message("hall", from, text);
        message.room.platform = Platform::Discord;
        chat_message(&mut message).author.platform = Platform::Discord;
        house.hear(message).await
    };
    assert_eq!(writes("bob", "yes").await.replies.len(), 0);
    assert_eq!(writes("bob", "!leave").await.refused(), ["confirm-leave"]);
    writes("bob", "yes").await;
    until(&house, "left", 1).await;
}
