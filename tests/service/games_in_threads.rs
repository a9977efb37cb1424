//! What people type about games that are played in threads: in the room itself, and in a thread.

use crate::house::{House, Reply, Said, chat_message};
use crate::links::MATRIX;
use crate::tournament_threads::{hall, parent, says};
use lusoria::service::{Inbound, Outcome};
use lusoria::session::Platform;
use std::time::Duration;

/// A line in the hall on Discord.
fn line(house: &House, from: &str, text: &str) -> Inbound {
    let mut message = house.message("hall", from, text);
    message.room.platform = Platform::Discord;
    chat_message(&mut message).author.platform = Platform::Discord;
    message
}

/// A game of Anna and Bob in a thread is over, and another one goes on in another thread.
async fn two_games_in_threads() -> House {
    let house = hall().await;
    says(&house, "anna", "!new cats first").await;
    says(&house, "bob", "!join").await;
    assert_eq!(parent(&house, 1).await, "hall");
    says(&house, "anna", "!abort #1").await;
    says(&house, "anna", "!new tablut first").await;
    says(&house, "bob", "!join").await;
    assert_eq!(parent(&house, 2).await, "hall");
    // The hall is told, and then the thread.
    let is_told = |one: &Reply| one.room != "hall" && one.text.contains("Game #2 begins");
    while !house.heard().iter().any(is_told) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    house
}

#[tokio::test]
async fn a_command_in_the_room_is_about_the_game_that_goes_on_in_a_thread() {
    let house = two_games_in_threads().await;
    for command in ["!moves", "!board"] {
        let said = says(&house, "anna", command).await;
        assert!(said.reply().text.contains("#2"), "{command}: {said:?}");
    }
    // Game #1 has just ended, so it might be meant as well.
    let asked = house.hear(line(&house, "anna", "!pause 2d")).await;
    assert_eq!(asked.refused(), ["which-session"], "{asked:?}");
    says(&house, "anna", "2").await;
    assert!(house.log(2).await.join(" ").contains("=offer"));
}

#[tokio::test]
async fn a_move_in_the_room_of_a_thread_is_told_how_to_be_typed() {
    let house = two_games_in_threads().await;
    let said = house.hear(line(&house, "anna", "e4-f4")).await;
    assert_eq!(said.refused(), ["move-in-thread"], "{said:?}");
    assert!(said.reply().text.contains("`#2 e4-f4`"), "{said:?}");
    for talk in ["e4", "a", "d1-c1"] {
        let said = house.hear(line(&house, "anna", talk)).await;
        assert_eq!(said.outcome, Outcome::Ignored, "{talk}: {said:?}");
    }
    says(&house, "anna", "#2 e4-f4").await;
    assert_eq!(house.log(2).await, ["e4-f4"]);
}

/// A line in a thread on Matrix that somebody has begun on a message of their own: every message there replies to that one.
async fn in_thread(house: &House, from: &str, text: &str) -> Said {
    let mut message = house.message("hall thread", from, text);
    message.room.platform = MATRIX;
    message.room.parent = Some("hall".to_owned());
    let written = chat_message(&mut message);
    written.author.platform = MATRIX;
    written.reply_to = Some("a message of Anna".to_owned());
    house.hear(message).await
}

#[tokio::test]
async fn a_yes_in_a_thread_that_people_have_begun_accepts_an_offer_there() {
    for (question, yes) in [(None, "yes"), (Some("lunch?"), "yes"), (None, "!yes")] {
        let house = House::new().await;
        for (from, text) in [
            ("anna", "!new tablut first"),
            ("bob", "!join"),
            ("anna", "e3-d3"),
            ("bob", "e2-d2"),
            ("anna", "!draw"),
        ] {
            let said = in_thread(&house, from, text).await;
            assert!(said.refused().is_empty(), "{text}: {said:?}");
        }
        if let Some(question) = question {
            in_thread(&house, "carl", question).await;
            let said = in_thread(&house, "bob", yes).await;
            assert_eq!(said.refused(), ["offer-or-talk"], "{said:?}");
            continue;
        }
        let said = in_thread(&house, "bob", yes).await;
        assert!(said.refused().is_empty(), "{said:?}");
        assert!(house.log(1).await.join(" ").contains("=draw"), "{said:?}");
    }
}

#[tokio::test]
async fn declining_in_a_thread_asks_before_it_calls_the_game_off() {
    let house = House::new().await;
    in_thread(&house, "anna", "!new selus first").await;
    in_thread(&house, "bob", "!join").await;
    let said = in_thread(&house, "bob", "!decline").await;
    assert_eq!(said.refused(), ["confirm-decline"], "{said:?}");
    assert_eq!(house.log(1).await, [""; 0]);
}

#[tokio::test]
async fn games_in_threads_count_as_games_of_their_room() {
    let house = hall().await;
    says(&house, "anna", "!settings each 1").await;
    says(&house, "anna", "!new tablut @bob first").await;
    assert_eq!(parent(&house, 1).await, "hall");
    let refused = house.hear(line(&house, "anna", "!new cats")).await;
    assert_eq!(refused.refused(), ["too-many-games"], "{refused:?}");
    let mut inside = line(&house, "anna", "!new cats");
    inside.room.parent = Some(std::mem::replace(&mut inside.room.id, "talk".to_owned()));
    assert_eq!(house.hear(inside).await.refused(), ["too-many-games"]);
    says(&house, "anna", "!settings each 0").await;
    says(&house, "anna", "!settings most 1").await;
    let refused = house.hear(line(&house, "cyril", "!new cats")).await;
    assert_eq!(refused.refused(), ["too-many-games"], "{refused:?}");
}

#[tokio::test]
async fn whoever_is_banned_plays_on_in_a_thread_of_the_room() {
    let house = House::new().await;
    let root = game_below(&house).await;
    let mut ban = line(&house, "anna", "!ban @bob");
    ban.room.platform = MATRIX;
    let written = chat_message(&mut ban);
    (written.may_configure, written.author.platform) = (true, MATRIX);
    written
        .mentions
        .iter_mut()
        .for_each(|one| one.platform = MATRIX);
    assert_eq!(house.hear(ban).await.refused(), [""; 0]);
    below(&house, &root, "anna", "e3-d3").await;
    let mut board = line(&house, "bob", "!board");
    board.room.platform = MATRIX;
    chat_message(&mut board).author.platform = MATRIX;
    let shown = house.hear(board).await;
    assert!(shown.reply().text.contains("#1"), "{shown:?}");
    below(&house, &root, "bob", "e2-d2").await;
    assert_eq!(house.log(1).await, ["e3-d3", "e2-d2"]);
    let refused = below(&house, &root, "bob", "!new cats").await;
    assert_eq!(refused.refused(), ["banned-here"]);
}

/// A line in the thread of a game on Matrix, where every message replies to the one that announced the game in the room.
async fn below(house: &House, root: &str, from: &str, text: &str) -> Said {
    let mut message = house.message(&format!("thread below {root}"), from, text);
    message.room.platform = MATRIX;
    message.room.parent = Some("hall".to_owned());
    let written = chat_message(&mut message);
    written.author.platform = MATRIX;
    written.reply_to = Some(root.to_owned());
    house.hear(message).await
}

/// Anna and Bob have played #1 in a thread on Matrix. Returns the message from which the thread starts.
async fn game_below(house: &House) -> String {
    begin_below(house, &["!settings threads on", "!new tablut @bob first"]).await
}

/// Anna types these lines, the last of which begins #1 in a thread on Matrix. Returns the message from which the thread starts.
async fn begin_below(house: &House, lines: &[&str]) -> String {
    for typed in lines {
        let mut message = house.message("hall", "anna", typed);
        message.room.platform = MATRIX;
        let written = chat_message(&mut message);
        written.may_configure = true;
        written.author.platform = MATRIX;
        for one in &mut written.mentions {
            one.platform = MATRIX;
        }
        assert_eq!(house.hear(message).await.refused(), [""; 0]);
    }
    assert_eq!(parent(house, 1).await, "hall");
    let announced = |one: &Reply| one.room == "hall" && one.text.contains("Game #1 begins");
    house.heard().into_iter().find(announced).unwrap().message
}

#[tokio::test]
async fn talk_in_the_thread_of_a_rated_game_is_a_comment() {
    let house = House::new().await;
    let settings = ["!settings threads on", "!settings no-kibitz on"];
    let game = ["!new tablut @bob first rated=true"];
    let root = begin_below(&house, &[&settings[..], &game].concat()).await;
    let said = below(&house, &root, "cyril", "what a blunder").await;
    assert_eq!(said.refused(), ["no-kibitz"], "{said:?}");
    // The bot says so once.
    let said = below(&house, &root, "cyril", "really").await;
    assert_eq!(said.outcome, Outcome::Ignored, "{said:?}");
    for (from, text) in [("bob", "a good one"), ("cyril", "!board")] {
        let said = below(&house, &root, from, text).await;
        assert_ne!(said.refused(), ["no-kibitz"], "{from} {text}: {said:?}");
    }
    // A thread that people have begun on a message of their own.
    let house = House::new().await;
    in_thread(&house, "anna", "!new selus @bob first rated=true").await;
    let said = in_thread(&house, "cyril", "what a blunder").await;
    assert_eq!(said.outcome, Outcome::Ignored, "{said:?}");
}

#[tokio::test]
async fn a_line_in_a_thread_means_the_rematch_that_goes_on_there() {
    let house = House::new().await;
    let root = game_below(&house).await;
    below(&house, &root, "anna", "e3-d3").await;
    assert_eq!(house.log(1).await, ["e3-d3"]);
    below(&house, &root, "bob", "!yield").await;
    below(&house, &root, "bob", "!yes").await;
    let again = below(&house, &root, "bob", "!rematch").await;
    assert!(again.reply().text.contains("#2"), "{again:?}");
    below(&house, &root, "bob", "e3-d3").await;
    assert_eq!(house.log(2).await, ["e3-d3"]);
    for typed in ["!board", "!clock", "!export"] {
        let said = below(&house, &root, "anna", typed).await;
        assert!(said.reply().text.contains("#2"), "{typed}: {said:?}");
    }
    below(&house, &root, "anna", "!yield").await;
    below(&house, &root, "anna", "!yes").await;
    assert!(house.log(2).await.join(" ").contains("=resign"));
    let third = below(&house, &root, "anna", "!rematch").await;
    assert!(third.reply().text.contains("#3"), "{third:?}");
}

/// A command in the hall may be for a game in a thread, although another game in a thread is the only one left.
#[tokio::test]
async fn a_command_in_the_room_may_be_for_a_game_of_a_thread_that_has_just_ended() {
    let house = two_games_in_threads().await;
    says(&house, "anna", "!new cats first").await;
    says(&house, "cyril", "!join #3").await;
    assert_eq!(parent(&house, 3).await, "hall");
    for line in ["#2 e4-f4", "#3 9"] {
        says(&house, "anna", line).await;
    }
    says(&house, "bob", "!yield #2").await;
    let said = house.hear(line(&house, "anna", "!yield")).await;
    assert_eq!(said.refused(), ["confirm-yield"], "{said:?}");
}

/// A room's tables are counted together with its threads, and `games` lists what is played there.
#[tokio::test]
async fn a_game_in_a_thread_takes_a_table_of_the_room_and_is_listed() {
    let house = hall().await;
    let mut order = line(&house, "anna", "!standing tablut 1");
    chat_message(&mut order).may_configure = true;
    house.hear(order).await;
    says(&house, "anna", "!play tablut").await;
    says(&house, "bob", "!play tablut").await;
    assert_eq!(parent(&house, 1).await, "hall");
    let said = house.hear(line(&house, "cyril", "!join")).await;
    assert_eq!(said.refused(), ["standing-full"], "{said:?}");
    let listed = says(&house, "cyril", "!games").await;
    assert!(listed.reply().text.contains("#1"), "{listed:?}");
    for line in ["!yield #1", "!rematch #1"] {
        says(&house, "anna", line).await;
    }
    assert_eq!(parent(&house, 2).await, "hall");
    let again = house.hear(line(&house, "bob", "!rematch #1")).await;
    assert_eq!(again.refused(), ["already-playing"], "{again:?}");
}
