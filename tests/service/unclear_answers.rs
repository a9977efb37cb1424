//! Answers that may be meant for something else than it seems: a yes beside another word, a second yes, half a move that means no, a number
//! after the offers have changed, and an answer that ends with a question mark.

use crate::house::House;
use crate::newcomers::house as room;
use crate::timed::Timed;
use lusoria::service::Outcome;

/// Anna plays #1 (Tablut) against Bob, and #2 (Murus Gallicus) against Cyril. It is Anna's turn in both.
pub(crate) async fn two_games() -> Timed {
    let timed = Timed::game("").await;
    let other = ["anna: !new murus @cyril first", "anna: G1,NE"];
    timed.house.play(&other).await;
    timed.house.play(&["cyril: A2,SE"]).await;
    timed
}

pub(crate) async fn log(house: &House, session: i64) -> String {
    house.log(session).await.join(" ")
}

#[tokio::test]
async fn a_yes_beside_a_word_for_giving_up_accepts_no_offer() {
    for (offer, typed) in [
        ("!draw #1", "ok, i resign"),
        ("!draw #1", "да, сдаюсь"),
        ("!pause 3d #1", "ok i resign"),
        ("!draw #1", "yes, abort"),
        ("!pause 3d #1", "no, abort"),
        ("!draw #1", "never surrender"),
    ] {
        let timed = two_games().await;
        timed.house.play(&[&format!("bob: {offer}")]).await;
        let said = timed.house.say("anna", typed).await;
        assert_eq!(said.refused().len(), 1, "{typed}: {said:?}");
        let log = log(&timed.house, 1).await;
        let (_, since) = log.split_once("=offer").unwrap();
        assert!(!since.contains('='), "{log}");
    }
    // With one game only, it is asked whether to give up.
    let timed = Timed::game("").await;
    timed.house.play(&["bob: !draw"]).await;
    timed.pass(1);
    let said = timed.house.say("anna", "ok, i resign").await;
    assert_eq!(said.refused(), ["confirm-yield"]);
    timed.house.play(&["anna: yes, i resign"]).await;
    assert!(log(&timed.house, 1).await.ends_with("=resign:first"));
}

/// Whoever says the opposite is asked nothing.
#[tokio::test]
async fn a_no_beside_a_word_for_giving_up_is_talk() {
    let timed = Timed::game("").await;
    for talk in [
        "never surrender",
        "I never resign",
        "you resign, ok",
        "no, cancel",
    ] {
        let said = timed.house.say("anna", talk).await;
        assert_eq!(said.outcome, Outcome::Ignored, "{talk}: {said:?}");
    }
}

/// Whoever plays no game here talks to somebody.
#[tokio::test]
async fn giving_up_beside_a_yes_is_talk_where_nobody_plays() {
    let house = House::new().await;
    let said = house.say("anna", "ok, i resign").await;
    assert_eq!(said.outcome, Outcome::Ignored);
}

#[tokio::test]
async fn half_a_move_that_means_no_is_asked_about_after_an_offer() {
    for (offer, half) in [
        ("bob: !draw #1", "n"),
        ("bob: !draw #1", "ne"),
        ("bob: !pause 5d #1", "!n"),
    ] {
        let timed = two_games().await;
        let asked = timed.house.say("anna", "#2 G3").await;
        assert_eq!(asked.refused(), ["which-move"], "{asked:?}");
        timed.house.play(&[offer]).await;
        let said = timed.house.say("anna", half).await;
        assert_eq!(said.refused(), ["confirm-move"], "{half}: {said:?}");
        assert_eq!(timed.house.log(2).await.len(), 2, "{half}");
    }
    // Without an offer it is the second half.
    let timed = two_games().await;
    timed.house.say("anna", "#2 G3").await;
    timed.house.play(&["anna: n"]).await;
    assert_eq!(timed.house.log(2).await.len(), 3);
}

/// The second yes may be meant for the same question: the message was sent twice, or its writer has changed their mind.
#[tokio::test]
async fn a_second_yes_just_after_an_answer_accepts_no_older_offer() {
    for (question, first) in [
        ("yield #2", "!yes"),
        ("yield #2", "no"),
        ("!boord #2", "!yes"),
    ] {
        for restarts in [false, true] {
            let mut timed = two_games().await;
            timed.house.play(&["bob: !draw #1"]).await;
            timed.pass(60);
            for line in [question, first] {
                timed.house.say("anna", line).await;
            }
            if restarts {
                timed = timed.away(20).await;
            }
            let said = timed.house.say("anna", "!yes").await;
            assert_eq!(said.refused(), ["offer-or-talk"], "{question}: {said:?}");
            timed.pass(130);
            timed.house.play(&["anna: !yes"]).await;
            assert!(log(&timed.house, 1).await.ends_with("=draw:first"));
        }
    }
    // What is offered after the answer is meant.
    let timed = two_games().await;
    timed.house.say("anna", "yield #2").await;
    timed.house.play(&["anna: no"]).await;
    timed.pass(1);
    timed.house.play(&["bob: !draw #1", "anna: !yes"]).await;
    assert!(log(&timed.house, 1).await.ends_with("=draw:first"));
}

#[tokio::test]
async fn a_number_answers_no_offer_that_was_made_after_the_question() {
    let timed = two_games().await;
    let house = &timed.house;
    house.play(&["bob: !pause 3d #1", "cyril: !draw #2"]).await;
    timed.pass(10);
    let which = house.say("anna", "!accept").await.refused();
    house.play(&["bob: !draw #1"]).await;
    timed.pass(60);
    assert_eq!(house.say("anna", "1").await.refused(), which);
    assert!(!log(house, 1).await.contains("=draw"));
    house.play(&["anna: 1"]).await;
    assert!(log(house, 1).await.ends_with("=draw:first"));
}

#[tokio::test]
async fn a_move_behind_a_no_is_not_played_if_somebody_has_talked_since_the_question() {
    let house = room("en", &["anna: !new afrika @bob first"]).await;
    let asked = house.say("anna", "2 or 3, bob?").await;
    assert_eq!(asked.refused(), ["move-near"]);
    house.say("bob", "tickets? we need 2").await;
    assert_eq!(house.say("anna", "no, 3").await.refused(), ["move-near"]);
    assert_eq!(house.log(1).await, [""; 0]);
    house.play(&["anna: no, 3"]).await;
    assert_eq!(house.log(1).await, ["c"]);
}

#[tokio::test]
async fn an_answer_with_a_question_mark_is_not_clear() {
    for answer in ["yes?", "ok?", "да?"] {
        let timed = Timed::game("").await;
        let house = &timed.house;
        house.say("anna", "yield").await;
        let again = house.say("anna", answer).await;
        assert_eq!(again.refused(), ["confirm-yield"], "{answer}");
        house.play(&["anna: no", "bob: !draw"]).await;
        let hint = house.say("anna", answer).await;
        assert_eq!(hint.refused(), ["offer-or-talk"], "{answer}");
        assert!(!log(house, 1).await.contains("=draw:first"), "{answer}");
    }
}

#[tokio::test]
async fn an_offer_is_answered_in_several_words_or_with_its_number() {
    for (answer, entry) in [
        ("of course", "=draw:first"),
        ("I accept", "=draw:first"),
        ("yes, accept", "=draw:first"),
        ("agreed", "=draw:first"),
        ("accept #1", "=draw:first"),
        ("#1 yes", "=draw:first"),
        ("decline #1", "=decline:first"),
        ("#1 no", "=decline:first"),
    ] {
        let timed = Timed::game("").await;
        timed.house.play(&["bob: !draw"]).await;
        timed.house.play(&[&format!("anna: {answer}")]).await;
        let log = log(&timed.house, 1).await;
        assert!(log.ends_with(entry), "{answer}: {log}");
    }
    for unclear in ["yes, draw", "ok bob", "no, not yet"] {
        let timed = Timed::game("").await;
        timed.house.play(&["bob: !draw"]).await;
        let hint = timed.house.say("anna", unclear).await;
        assert_eq!(hint.refused(), ["offer-or-talk"], "{unclear}");
    }
}

/// People ask back when they are offered a draw.
#[tokio::test]
async fn you_sure_is_no_answer() {
    let timed = Timed::game("").await;
    timed.house.play(&["bob: !draw"]).await;
    for talk in ["you sure", "you ok", "no you"] {
        let said = timed.house.say("anna", talk).await;
        assert_eq!(said.outcome, Outcome::Ignored, "{talk}: {said:?}");
    }
}

#[tokio::test]
async fn what_ends_with_a_question_mark_is_not_carried_out_if_it_cannot_be_taken_back() {
    let timed = Timed::game("time=1d").await;
    timed.house.play(&["bob: !draw"]).await;
    for typed in ["!accept?", "!accept #1?", "#1 accept?", "!yes?"] {
        let said = timed.house.say("anna", typed).await;
        assert_eq!(said.refused(), ["question-mark"], "{typed}");
    }
    timed.house.play(&["anna: !decline"]).await;
    timed.pass(40 * 86_400);
    let said = timed.house.say("bob", "!claim?").await;
    assert_eq!(said.refused(), ["question-mark"]);
}

/// The bot has just told her to type that.
#[tokio::test]
async fn accept_without_the_prefix_counts_behind_the_hint() {
    for accept in ["accept", "I accept"] {
        let timed = two_games().await;
        timed.house.play(&["bob: !draw #1"]).await;
        timed.house.say("cyril", "lunch?").await;
        let hint = timed.house.say("anna", "yes").await;
        assert_eq!(hint.refused(), ["offer-or-talk"]);
        timed.house.play(&[&format!("anna: {accept}")]).await;
        assert!(log(&timed.house, 1).await.ends_with("=draw:first"));
    }
}

/// The hint counts only for the offer that it names, only for a while, and only as long as nobody else has typed anything.
#[tokio::test]
async fn accept_without_the_prefix_is_talk_long_after_the_hint_or_behind_talk() {
    for (seconds, between) in [
        (200_000, None),
        (30, Some("cyril: the train at five then?")),
        (30, Some("bob: !abort #1")),
    ] {
        let timed = two_games().await;
        timed.house.play(&["bob: !draw #1"]).await;
        timed.house.say("cyril", "pizza tonight?").await;
        let hint = timed.house.say("anna", "yes").await;
        assert_eq!(hint.refused(), ["offer-or-talk"]);
        timed.pass(seconds);
        if let Some((from, text)) = between.and_then(|line| line.split_once(": ")) {
            timed.house.say(from, text).await;
        }
        timed.pass(1);
        timed.house.say("anna", "I agree").await;
        let log = log(&timed.house, 1).await;
        assert!(!log.contains(":first"), "{between:?}: {log}");
    }
}

/// A later offer deserves a hint of its own.
#[tokio::test]
async fn each_offer_is_said_once_how_to_answer() {
    let timed = two_games().await;
    for offer in ["bob: !pause 3d #1", "bob: !draw #1"] {
        timed.house.play(&[offer]).await;
        for typed in ["beer?", "yes"] {
            let from = if typed == "yes" { "anna" } else { "cyril" };
            let said = timed.house.say(from, typed).await;
            let hints = said.refused().len();
            assert_eq!(hints, usize::from(from == "anna"), "{offer}: {said:?}");
        }
        timed.pass(3_600);
    }
}

#[tokio::test]
async fn words_about_an_offer_get_the_hint() {
    for words in [
        "I accept the draw",
        "accept draw",
        "I don't accept",
        "да ладно",
        "ничья",
    ] {
        let timed = Timed::game("").await;
        timed.house.play(&["bob: !draw"]).await;
        let hint = timed.house.say("anna", words).await;
        assert_eq!(hint.refused(), ["offer-or-talk"], "{words}");
    }
    for numbered in ["#1, yes", "#1: yes"] {
        let timed = Timed::game("").await;
        timed.house.play(&["bob: !draw"]).await;
        timed.house.play(&[&format!("anna: {numbered}")]).await;
        assert!(
            log(&timed.house, 1).await.ends_with("=draw:first"),
            "{numbered}"
        );
    }
}

/// A later line of the message may take the yes back.
#[tokio::test]
async fn a_yes_above_talk_is_not_clear() {
    for answer in [
        "yes\nno wait",
        "accept\nif you play again",
        "#1 yes\n?!",
        "yes\nno",
    ] {
        let timed = Timed::game("").await;
        let house = &timed.house;
        house.play(&["bob: !draw"]).await;
        house.say("anna", answer).await;
        assert!(!log(house, 1).await.contains(":first"), "{answer}");
    }
    let timed = Timed::game("").await;
    timed.house.say("anna", "yield").await;
    let again = timed.house.say("anna", "yes\nno wait, I play on").await;
    assert_eq!(again.refused(), ["confirm-yield"]);
    for (question, answer) in [
        ("anna: yield", "yes\nd5-d6"),
        ("bob: !draw", "yes\nd5-d6"),
        ("bob: !draw", "accept #1\n#1 no"),
    ] {
        let timed = Timed::game("").await;
        let (from, text) = question.split_once(": ").unwrap();
        timed.house.say(from, text).await;
        timed.house.say("anna", answer).await;
        assert!(!log(&timed.house, 1).await.contains(":first"), "{answer}");
    }
    // A move below a no says the same.
    let timed = Timed::game("").await;
    timed.house.play(&["bob: !draw", "anna: no\nd5-d6"]).await;
    assert!(log(&timed.house, 1).await.contains("=decline:first d5-d6"));
}

/// If the question and the offer are about one game, the number of that game decides nothing.
#[tokio::test]
async fn a_number_does_not_say_whether_the_question_or_the_offer_is_meant() {
    let timed = Timed::game("").await;
    let house = &timed.house;
    assert_eq!(house.say("anna", "d5d6?").await.refused(), ["move-near"]);
    timed.pass(20);
    house.play(&["bob: !draw"]).await;
    timed.pass(5);
    let asked = house.say("anna", "yes").await;
    assert_eq!(asked.refused(), ["answer-or-offer"]);
    for typed in ["yes #1", "#1 yes"] {
        house.say("anna", typed).await;
        assert!(!log(house, 1).await.contains(":first"), "{typed}");
    }
}

/// A no is never dangerous, so it needs no second one. A later yes, which may be for somebody else, then answers nothing.
#[tokio::test]
async fn a_no_behind_talk_closes_the_question() {
    for (asking, no) in [
        ("resign", "no"),
        ("cancel", "nn"),
        ("resign", "nene"),
        ("resign", "oh no, wait"),
        ("resign", "да нет наверное"),
        ("cancel", "ой нет 😅"),
        ("resign", "no aspetta"),
        ("resign", "передумала"),
    ] {
        let house = House::new().await;
        house
            .play(&["anna: !new tablut @bob first", "anna: e3-d3", "bob: e2-d2"])
            .await;
        house.say("anna", asking).await;
        house.say("bob", "what? shall we play on?").await;
        let said = house.say("anna", no).await;
        assert!(said.refused().is_empty(), "{said:?}");
        house.say("anna", "yes").await;
        assert_eq!(house.log(1).await, ["e3-d3", "e2-d2"], "{asking} {no}");
    }
}
