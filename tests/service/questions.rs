//! What a yes or a no answers: the last thing that the bot has asked this person, the only offer that waits for them, or nothing.

use crate::house::{House, Said, chat_message};
use crate::timed::{NOW, Timed};
use lusoria::service::{ManualClock, Outcome};

const GAME: [&str; 3] = ["anna: !new tablut @bob first", "anna: e4-f4", "bob: a4-b4"];

async fn house() -> House {
    let house = House::new().await;
    house.play(&GAME).await;
    house
}

async fn last(house: &House, session: i64) -> String {
    house.log(session).await.pop().unwrap_or_default()
}

fn is_silent(said: &Said) -> bool {
    said.replies.is_empty()
}

#[tokio::test]
async fn a_question_lapses_with_the_next_thing_that_is_typed() {
    for between in ["f4-f3", "!board", "!rules tablut", "!boord", "#1"] {
        let house = house().await;
        let asked = house.say("anna", "yield").await;
        assert_eq!(asked.refused(), ["confirm-yield"]);
        house.say("anna", between).await;
        assert!(is_silent(&house.say("anna", "no").await) || between == "!boord");
        house.say("anna", "yes").await;
        assert_ne!(last(&house, 1).await, "=resign:first", "{between}");
    }
}

/// A yes behind talk of one's own may be meant for the talk. An answer that is certainly meant for the bot counts.
#[tokio::test]
async fn behind_talk_of_ones_own_the_question_is_asked_again() {
    for answer in ["yes", "ок"] {
        let timed = Timed::game("").await;
        let house = &timed.house;
        house.say("anna", "yield").await;
        house.say("anna", "hmm, let me think about it").await;
        assert_eq!(house.say("anna", answer).await.refused(), ["confirm-yield"]);
        timed.pass(3);
        house.play(&["anna: yes"]).await;
        assert_eq!(last(house, 1).await, "=resign:first", "{answer}");
    }
    let house = house().await;
    house.say("anna", "yield").await;
    house.say("anna", "hmm").await;
    house.say("anna", "no").await;
    house.say("anna", "!yes").await;
    assert_ne!(last(&house, 1).await, "=resign:first");
    house.say("anna", "yield").await;
    house.say("anna", "hmm").await;
    house.play(&["anna: !yes"]).await;
    assert_eq!(last(&house, 1).await, "=resign:first");
}

/// Somebody who says "yes, yes" to a friend has not read the question between the two.
#[tokio::test]
async fn a_bare_yes_just_after_the_question_was_repeated_is_asked_about_again() {
    let timed = Timed::game("").await;
    let house = &timed.house;
    house.say("anna", "yield").await;
    house.say("bob", "shall we have lunch?").await;
    for yes in ["yes", "yes", "ok"] {
        assert_eq!(house.say("anna", yes).await.refused(), ["confirm-yield"]);
        timed.pass(2);
    }
    // With the prefix it is certainly meant for the bot.
    house.play(&["anna: !yes"]).await;
    assert_eq!(last(house, 1).await, "=resign:first");
}

#[tokio::test]
async fn yes_to_the_question_which_game_is_meant_is_answered_with_the_question() {
    let house = house().await;
    house.play(&["anna: !new murus @bob first"]).await;
    for typed in ["yield", "!yes", "!no"] {
        assert_eq!(
            house.say("anna", typed).await.refused(),
            ["which-session"],
            "{typed}"
        );
    }
    assert_eq!(house.say("anna", "2").await.refused(), ["confirm-yield"]);
}

/// A yes is never enough to forget a person. But it may be meant for that question, and not for the offer.
#[tokio::test]
async fn yes_to_an_offer_after_the_question_about_forgetting_is_asked_about() {
    let house = house().await;
    house.say("anna", "!forget me").await;
    assert_eq!(
        house.say("anna", "!yes").await.refused(),
        ["confirm-forget"]
    );
    house.play(&["bob: !draw"]).await;
    assert_eq!(
        house.say("anna", "!yes").await.refused(),
        ["answer-or-offer"]
    );
    house.play(&["anna: !accept"]).await;
    assert_eq!(last(&house, 1).await, "=draw:first");
}

/// The offer may be withdrawn while its answer is being typed.
#[tokio::test]
async fn after_an_offer_that_is_gone_again_the_question_is_asked_again() {
    for answer in ["!yes", "yes"] {
        let house = house().await;
        house.say("anna", "yield").await;
        house.play(&["bob: !draw", "bob: !decline"]).await;
        assert_eq!(house.say("anna", answer).await.refused(), ["confirm-yield"]);
        house.play(&["anna: !yes"]).await;
        assert_eq!(last(&house, 1).await, "=resign:first", "{answer}");
    }
}

/// After a restart the host does not know what was offered since the question.
#[tokio::test]
async fn after_a_restart_the_question_is_asked_again_once() {
    let mut timed = Timed::game("").await;
    timed.house.say("anna", "yield").await;
    timed = timed.away(1).await;
    timed.house.play(&["bob: !draw", "bob: !decline"]).await;
    let again = timed.house.say("anna", "!yes").await;
    assert_eq!(again.refused(), ["confirm-yield"]);
    timed.house.play(&["anna: !yes"]).await;
    assert_eq!(last(&timed.house, 1).await, "=resign:first");
}

/// The last words of the bot were its question, so a yes is not meant for an earlier offer.
#[tokio::test]
async fn after_a_question_yes_answers_no_older_offer_in_another_game() {
    for (between, refused) in [("hmm wait", ""), ("!rules tablut", "answer-or-offer")] {
        let timed = Timed::game("").await;
        let house = &timed.house;
        let other = ["anna: !new murus @bob first", "bob: !pause 2d #2"];
        house.play(&other).await;
        timed.pass(60);
        house.say("anna", "#1 yield").await;
        house.say("anna", between).await;
        let said = house.say("anna", "!yes").await;
        assert_eq!(said.refused().concat(), refused, "{said:?}");
        assert!(last(house, 2).await.starts_with("=offer"), "{between}");
        let is_given_up = last(house, 1).await == "=resign:first";
        assert_eq!(is_given_up, refused.is_empty(), "{between}");
        if !is_given_up {
            house.say("anna", "!yes").await;
            assert!(last(house, 2).await.starts_with("=offer"), "once more");
        }
    }
    // The yes is meant for the offer that came after the question.
    let house = house().await;
    house.say("anna", "yield").await;
    house
        .play(&["anna: !rules tablut", "bob: !draw", "anna: !yes"])
        .await;
    assert_eq!(last(&house, 1).await, "=draw:first");
}

#[tokio::test]
async fn what_others_type_leaves_the_question_open() {
    let timed = Timed::game("").await;
    let house = &timed.house;
    house.say("anna", "yield").await;
    house.say("bob", "what a nice day").await;
    house.say("bob", "!board").await;
    // A bare yes may answer what the others have typed.
    assert_eq!(house.say("anna", "yes").await.refused(), ["confirm-yield"]);
    timed.pass(3);
    house.play(&["anna: yes"]).await;
    assert_eq!(last(house, 1).await, "=resign:first");
}

#[tokio::test]
async fn a_lapsed_question_stays_lapsed_after_a_restart_and_why_explains_it() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    house.play(&GAME).await;
    house.say("anna", "yield").await;
    house.say("anna", "!board").await;
    house.close().await;
    let house = House::at(&path).await;
    assert_eq!(house.say("anna", "yes").await.outcome, Outcome::Ignored);
    let why = house.say("anna", "!why").await;
    assert_eq!(why.refused(), [""; 0], "{why:?}");
}

#[tokio::test]
async fn yes_plays_no_move_of_an_older_question_in_another_game() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new ohojitxi @bob first",
            "anna: !new tablut @bob first",
        ])
        .await;
    let asked = house.say("anna", "#1 в").await;
    assert_eq!(asked.refused(), ["move-near"]);
    assert_eq!(
        house.say("anna", "сдаюсь").await.refused(),
        ["which-session"]
    );
    assert!(is_silent(&house.say("anna", "да").await));
    assert_eq!(house.log(1).await, [""; 0]);
}

#[tokio::test]
async fn a_game_is_ended_by_a_yes_within_two_minutes_only() {
    for (seconds, ends) in [(119, true), (121, false)] {
        let timed = Timed::game("time=3d").await;
        timed.house.say("anna", "yield").await;
        timed.pass(seconds);
        timed.house.say("anna", "yes").await;
        let log = timed.house.log(1).await;
        let resigned = log.iter().any(|entry| entry == "=resign:first");
        assert_eq!(resigned, ends, "{seconds}");
    }
}

#[tokio::test]
async fn yes_and_no_answer_the_only_offer() {
    for (offer, answer, entry) in [
        ("!undo", "!yes", "=takeback:second:1"),
        ("!abort", "yes", "=abort:second"),
        ("!abort", "no", "=decline:first"),
        ("!abort", "да", "=abort:second"),
        ("!abort", "accept", "=abort:second"),
        ("!abort", "odmítám", "=decline:first"),
        ("!abort", "!нет", "=decline:first"),
    ] {
        let (hand, clock) = ManualClock::new(NOW);
        let home = tempfile::tempdir().unwrap();
        let house = House::with_clock(&home.path().join("house.db"), clock).await;
        house.play(&GAME).await;
        // So long after the move, a takeback has to be agreed to.
        hand.set(NOW + 100);
        house
            .play(&[&format!("bob: {offer}"), &format!("anna: {answer}")])
            .await;
        assert_eq!(last(&house, 1).await, entry, "{offer} {answer}");
    }
}

#[tokio::test]
async fn a_proposed_game_is_taken_up_by_a_yes() {
    let house = House::new().await;
    house
        .play(&[
            "bob: !me ask on",
            "anna: !new tablut @bob first",
            "bob: да",
            "anna: e4-f4",
        ])
        .await;
    house.play(&["anna: !new cats @bob", "bob: !no"]).await;
    assert!(house.say("anna", "!board #2").await.refused() == ["no-such-session"]);
}

#[tokio::test]
async fn a_bare_yes_that_may_be_talk_accepts_nothing() {
    let (hand, clock) = ManualClock::new(NOW);
    let home = tempfile::tempdir().unwrap();
    let house = House::with_clock(&home.path().join("house.db"), clock).await;
    house.play(&GAME).await;
    assert_eq!(house.say("anna", "yes").await.outcome, Outcome::Ignored);
    assert_eq!(house.say("anna", "!yes").await.refused(), ["nothing-asked"]);
    house.play(&["bob: !abort"]).await;
    hand.set(NOW + 10);
    house.say("anna", "are you coming tonight?").await;
    let hint = house.say("anna", "yes").await;
    assert_eq!(hint.refused(), ["offer-or-talk"]);
    assert!(is_silent(&house.say("anna", "yes").await), "talk goes on");
    assert!(is_silent(&house.say("cyril", "yes").await));
    // Long after the offer, a bare yes is talk as well. With the prefix, or in reply to the board, an answer is no talk.
    hand.set(NOW + 400);
    assert!(is_silent(&house.say("anna", "yes").await));
    let board = house.say("anna", "!board").await;
    let mut reply = house.message("hall", "anna", "no");
    chat_message(&mut reply).reply_to = Some(board.reply().message.clone());
    house.hear(reply).await;
    assert_eq!(last(&house, 1).await, "=decline:first");
}

#[tokio::test]
async fn of_two_offers_yes_asks_which_is_meant() {
    let house = House::new().await;
    house
        .play(&[
            "bob: !me ask on",
            "anna: !new tablut @bob first",
            "anna: !new cats @bob first",
        ])
        .await;
    for yes in ["yes", "!yes"] {
        assert_eq!(house.say("bob", yes).await.refused(), ["proposal-which"]);
    }
    house.play(&["bob: !accept #2"]).await;
}
