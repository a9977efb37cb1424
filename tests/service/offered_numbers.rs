//! Numbers and names after the question which game is meant: numbers that were offered a moment ago, and games that are named.

use crate::house::House;
use crate::number_answers::{afrika_and_two_seats, house_with_clock};
use lusoria::service::ManualClock;
use tempfile::TempDir;

/// A person who is asked which one reads the list before answering. In Afrika the number is a move.
#[tokio::test]
async fn after_a_list_a_number_still_answers_the_question() {
    for list in ["!games", "!mine", "!help afrika"] {
        let house = afrika_and_two_seats().await;
        let asked = house.say("anna", "!join").await;
        assert_eq!(asked.refused(), ["join-which"]);
        house.say("anna", list).await;
        let joined = house.say("anna", "3").await;
        assert!(joined.reply().text.contains("Game #3 begins"), "{joined:?}");
    }
    let house = afrika_and_two_seats().await;
    let asked = house.say("anna", "!join").await;
    assert_eq!(asked.refused(), ["join-which"]);
    house.say("anna", "!moves").await;
    let played = house.say("anna", "3").await;
    assert!(played.reply().text.contains("#1"), "{played:?}");
}

/// A house in which it is anna's turn in Tablut and in Afrika, the clock that the test sets, and the folder of the database.
async fn tablut_and_afrika() -> (House, ManualClock, TempDir) {
    let (house, hand, folder) = house_with_clock().await;
    let games = [
        "anna: !new tablut @bob first",
        "anna: !new afrika @cyril first",
    ];
    house.play(&games).await;
    hand.set(1_800_000_010);
    (house, hand, folder)
}

/// After the question somebody corrects a slip, answers twice, or comes back to it; in Afrika each number is a move as well.
#[tokio::test]
async fn a_number_that_was_offered_a_moment_ago_is_asked_about_before_it_is_played() {
    for lines in [
        &["!yield", "1"][..],
        &["!yield", "1", "no"],
        &["!yield", "!mine", "e4-f4"],
        &["!yield", "e4-f9"],
        &["!yield", "!board #1"],
        &["!board", "1"],
        &["!board", "1", "!games"],
        &["!board", "2"],
        &["!board", "1 please"],
    ] {
        let (house, hand, folder) = tablut_and_afrika().await;
        for line in lines {
            house.say("anna", line).await;
        }
        house.close().await;
        let house = House::with_clock(&folder.path().join("house.db"), hand.clock()).await;
        for typed in ["2", "2 please", "2"] {
            let asked = house.say("anna", typed).await;
            assert_eq!(asked.refused(), ["confirm-number"], "{lines:?}: {asked:?}");
        }
        assert_eq!(house.log(2).await, [""; 0], "{lines:?}");
        hand.set(1_800_000_020);
        house.play(&["anna: yes"]).await;
        assert_eq!(house.log(2).await, ["b"], "{lines:?}");
        hand.set(1_800_000_030);
        house.play(&["cyril: a", "anna: 1"]).await;
    }
}

#[tokio::test]
async fn a_number_is_a_move_again_a_quarter_of_an_hour_after_the_question() {
    let (house, hand, _folder) = tablut_and_afrika().await;
    for line in ["!board", "1"] {
        house.say("anna", line).await;
    }
    hand.set(1_800_000_910);
    house.play(&["anna: 2"]).await;
}

/// A game is named as the list names it. Where two games fit, the question stays.
#[tokio::test]
async fn the_name_of_a_game_answers_the_question_which_one() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: !new afrika @cyril first",
            "anna: !new afrika @bob first",
            "carla: !new murus",
            "dora: !new cats",
        ])
        .await;
    for (typed, name, told) in [
        ("!yield", "Tablut", "confirm-yield"),
        ("!yield", "таблут.", "confirm-yield"),
        ("!yield", "murus", "which-session"),
    ] {
        let asked = house.say("anna", typed).await;
        assert_eq!(asked.refused(), ["which-session"]);
        let said = house.say("anna", name).await;
        let refused = said.refused();
        assert_eq!(
            refused.last().map_or("which-session", String::as_str),
            told,
            "{name}"
        );
    }
    house.say("anna", "!yield").await;
    assert_eq!(
        house.say("anna", "afrika").await.refused(),
        ["which-session"]
    );
    assert_eq!(house.say("anna", "3").await.refused(), ["confirm-yield"]);
    house.say("anna", "!join").await;
    let joined = house.say("anna", "Cats and Mouse").await;
    assert!(joined.reply().text.contains("Game #5 begins"), "{joined:?}");
}

/// Own words close the question which game is meant. A number behind them must not become a move.
#[tokio::test]
async fn a_number_that_several_games_take_repeats_the_question_that_offered_it() {
    let (house, _, _folder) = house_with_clock().await;
    let games = [
        "anna: !new afrika @bob first",
        "anna: !new selus @bob first",
    ];
    house.play(&games).await;
    let asked = house.say("anna", "!resign").await;
    assert_eq!(asked.refused(), ["which-session"]);
    let again = house.say("anna", "well the second").await;
    assert!(again.replies.is_empty());
    let again = house.say("anna", "2").await;
    assert_eq!(again.refused(), ["which-session"]);
    assert_eq!(asked.reply().text, again.reply().text);
    let chosen = house.say("anna", "2").await;
    assert_eq!(chosen.refused(), ["confirm-yield"], "{chosen:?}");
    house.play(&["anna: yes"]).await;
    assert_eq!(house.log(2).await, ["=resign:first"]);
}
