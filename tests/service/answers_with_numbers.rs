//! Answers with the number of a game, such as `#1 yes` or `decline #1`. The number may also be that of a ticket, and the answer may be
//! meant for a question of the bot.

use crate::house::House;
use crate::unclear_answers::{log, two_games};
use lusoria::service::Outcome;

/// A number says which question is answered.
#[tokio::test]
async fn a_yes_with_the_number_of_the_game_answers_the_question_about_it() {
    for (answer, resigned) in [("#1 yes", true), ("#1 no", false), ("#2 yes", false)] {
        let timed = two_games().await;
        timed.house.say("anna", "yield #1").await;
        timed.house.say("anna", answer).await;
        let log = log(&timed.house, 1).await;
        assert_eq!(log.contains("=resign"), resigned, "{answer}: {log}");
    }
}

/// `#1 yes` is no more certain than a bare yes: the number may be that of a ticket, and the yes may be for a question of the bot.
#[tokio::test]
async fn a_yes_with_a_number_accepts_only_what_was_just_offered() {
    for between in [
        "anna: !udno #1",
        "cyril: which of the requests is reviewed, #1 or #2?",
        "anna: !clock #2",
    ] {
        let timed = two_games().await;
        timed.house.play(&["bob: !draw #1"]).await;
        let (from, text) = between.split_once(": ").unwrap();
        timed.house.say(from, text).await;
        timed.house.say("anna", "#1 yes").await;
        let log = log(&timed.house, 1).await;
        assert!(!log.contains("=draw:first"), "{between}: {log}");
        timed.house.play(&["anna: accept #1"]).await;
    }
}

#[tokio::test]
async fn half_a_move_with_the_number_of_its_game_is_played_and_declines_nothing() {
    let house = House::new().await;
    let lines = ["anna: !new murus @bob first", "bob: !draw #1"];
    house.play(&lines).await;
    house.say("anna", "#1 G3").await;
    house.play(&["anna: #1 n"]).await;
    assert!(log(&house, 1).await.ends_with("G3,N"));
}

#[tokio::test]
async fn decline_with_a_number_calls_no_game_off_without_an_offer() {
    let house = House::new().await;
    house
        .play(&["bob: !new tablut @anna first", "bob: d5-d6"])
        .await;
    let asked = house.say("anna", "decline #1").await;
    assert_eq!(asked.refused(), ["confirm-decline"]);
    assert_eq!(log(&house, 1).await, "d5-d6");
    // Tickets have numbers, too.
    assert_eq!(
        house.say("cyril", "accept #3").await.outcome,
        Outcome::Ignored
    );
}

#[tokio::test]
async fn a_numbered_answer_below_another_line_answers_nothing() {
    for list in [
        "minutes\n#1 ok",
        "my votes:\n#1 yes\n#2 no",
        "mine:\nagree #1",
    ] {
        let timed = two_games().await;
        timed.house.play(&["bob: !draw #1"]).await;
        timed.house.say("anna", list).await;
        let log = log(&timed.house, 1).await;
        assert!(!log.contains(":first"), "{list}: {log}");
    }
}

/// The number of another game is easily mistyped.
#[tokio::test]
async fn decline_without_number_or_prefix_asks_before_it_calls_a_game_off() {
    for typed in ["#1 decline", "decline #1", "!decline"] {
        let house = House::new().await;
        house
            .play(&["bob: !new tablut @anna first", "bob: d5-d6"])
            .await;
        let asked = house.say("anna", typed).await;
        assert_eq!(asked.refused(), ["confirm-decline"], "{typed}");
        house.play(&["anna: yes"]).await;
        assert!(log(&house, 1).await.contains("=abort"), "{typed}");
    }
}

#[tokio::test]
async fn a_numbered_yes_without_an_offer_is_told_so() {
    let timed = two_games().await;
    let said = timed.house.say("anna", "#1 yes").await;
    assert_eq!(said.refused(), ["nothing-offered"]);
    timed.house.say("anna", "yield #1").await;
    timed.pass(130);
    let late = timed.house.say("anna", "!yes #1").await;
    assert_eq!(late.refused(), ["answer-too-late"]);
    // What was offered after the question may be meant, or the question.
    timed.house.say("anna", "yield #1").await;
    timed.pass(60);
    timed.house.play(&["bob: !draw #1"]).await;
    timed.pass(70);
    timed.house.say("anna", "#1 yes").await;
    let log = log(&timed.house, 1).await;
    assert!(!log.contains(":first"), "{log}");
}

/// An answer with the number of another game leaves the question open.
#[tokio::test]
async fn while_a_question_is_open_a_yes_in_another_game_repeats_it() {
    for (question, id) in [("yield #2", "confirm-yield"), ("!yeild #1", "did-you-mean")] {
        let timed = two_games().await;
        timed.house.play(&["bob: !draw #1"]).await;
        timed.pass(400);
        timed.house.say("anna", question).await;
        let again = timed.house.say("anna", "#1 yes").await;
        assert_eq!(again.refused(), [id], "{question}");
        assert!(!log(&timed.house, 1).await.contains(":first"), "{question}");
    }
}

/// After a yes that came too late, another yes is meant for the same question.
#[tokio::test]
async fn a_yes_after_one_that_was_too_late_accepts_no_older_offer() {
    let timed = two_games().await;
    timed.house.play(&["bob: !draw #1"]).await;
    timed.pass(400);
    for (typed, refused) in [
        ("yield #2", "confirm-yield"),
        ("!board #2", ""),
        ("#2 yes", "answer-too-late"),
        ("!yes", "offer-or-talk"),
    ] {
        let said = timed.house.say("anna", typed).await;
        assert_eq!(said.refused().concat(), refused, "{typed}");
    }
    assert!(!log(&timed.house, 1).await.contains(":first"));
}

#[tokio::test]
async fn words_around_a_numbered_answer_get_the_hint() {
    for words in [
        "#1 sure, why not",
        "#1 yes?",
        "#1 yes, but",
        "#1 I accept the draw",
    ] {
        let timed = two_games().await;
        timed.house.play(&["bob: !draw #1"]).await;
        let hint = timed.house.say("anna", words).await;
        assert_eq!(hint.refused(), ["offer-or-talk"], "{words}");
    }
}

/// The bot has just told her how to answer.
#[tokio::test]
async fn a_numbered_yes_just_behind_the_hint_accepts() {
    let timed = two_games().await;
    timed.house.play(&["bob: !draw #1"]).await;
    timed.pass(400);
    for _ in 0..2 {
        timed.house.say("cyril", "lunch?").await;
        let hint = timed.house.say("anna", "!yes #1").await;
        assert_eq!(hint.refused(), ["offer-or-talk"]);
    }
    timed.house.play(&["anna: !yes #1"]).await;
    assert!(log(&timed.house, 1).await.ends_with("=draw:first"));
}
