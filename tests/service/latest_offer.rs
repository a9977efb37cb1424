//! An answer without a number is for the latest offer, and a move without a number is for the game that its writer looks at. A reply to a
//! person is for that person.

use crate::house::{House, chat_message};
use crate::timed::Timed;
use lusoria::service::{Inbound, Outcome};

/// Anna plays #1 against Bob and #2 against Carol. It is her turn in both, and she can make the same moves in both. Bob has offered a draw.
async fn two_games() -> Timed {
    let timed = two_games_just_now().await;
    timed.pass(600);
    timed
}

/// The same, while Bob can still take his move back freely.
async fn two_games_just_now() -> Timed {
    let timed = Timed::game("").await;
    timed
        .house
        .play(&[
            "carol: !new tablut @anna second",
            "anna: #2 e4-f4",
            "carol: #2 a4-b4",
            "bob: !draw #1",
        ])
        .await;
    timed
}

async fn is_drawn(house: &House) -> bool {
    house.log(1).await.join(" ").contains("=draw")
}

#[tokio::test]
async fn an_answer_for_an_offer_that_is_gone_does_not_answer_an_older_one() {
    for (gone, answer) in [
        (&["carol: !draw #2", "carol: !withdraw #2"][..], "!accept"),
        (&["carol: !draw #2", "carol: !withdraw #2"], "!yes"),
        (&["carol: !draw #2", "carol: !withdraw #2"], "!decline"),
        (&["carol: !abort #2", "carol: !yield #2"], "!accept"),
        (&["carol: !undo #2", "anna: !accept #2"], "!accept"),
        (
            &[
                "anna: !me ask on",
                "dora: !new cats @anna",
                "dora: !withdraw #3",
            ],
            "!accept",
        ),
        (&["dora: !new cats @anna"], "!accept"),
        (&["dora: !new cats @anna"], "!decline"),
        (&["dora: !new cats"], "!accept"),
    ] {
        let timed = two_games().await;
        timed.house.play(gone).await;
        let said = timed.house.say("anna", answer).await;
        assert_eq!(
            said.refused(),
            ["offer-or-talk"],
            "{gone:?} {answer}: {said:?}"
        );
        assert!(!is_drawn(&timed.house).await, "{gone:?} {answer}");
        let named = &format!("anna: {} #1", answer.replace("yes", "accept"));
        timed.house.play(&[named]).await;
    }
}

/// The hint is not repeated to somebody who follows it without the number.
#[tokio::test]
async fn the_latest_offer_is_answered_without_a_number() {
    let timed = two_games().await;
    timed.house.play(&["anna: !accept"]).await;
    assert!(is_drawn(&timed.house).await);
    let timed = two_games().await;
    timed
        .house
        .play(&["carol: !draw #2", "carol: !withdraw #2"])
        .await;
    assert_eq!(
        timed.house.say("anna", "!accept").await.refused(),
        ["offer-or-talk"]
    );
    timed.house.play(&["anna: !accept"]).await;
    assert!(is_drawn(&timed.house).await);
}

/// The board after the move says that the draw is still offered.
#[tokio::test]
async fn an_offer_can_be_answered_below_the_board_that_tells_it_again() {
    for yes in ["yes", "ano", "accept"] {
        let timed = Timed::game("").await;
        timed.house.play(&["anna: d5-d6", "bob: !draw"]).await;
        timed.pass(600);
        timed.house.play(&["bob: b4-c4"]).await;
        let said = timed.house.say("anna", yes).await;
        let refused = said.refused();
        match yes {
            "accept" => assert!(refused.is_empty() || refused == ["offer-or-talk"]),
            _ => assert!(refused.is_empty(), "{yes}: {said:?}"),
        }
        assert_ne!(said.outcome, Outcome::Ignored, "{yes}");
    }
}

#[tokio::test]
async fn a_move_for_a_turn_that_was_lost_a_moment_ago_is_asked_about() {
    for lost in ["bob: !undo #1", "bob: !yield #1"] {
        let timed = two_games_just_now().await;
        assert_eq!(
            timed.house.say("anna", "e3-d3").await.refused(),
            ["which-session"]
        );
        timed.pass(1);
        timed.house.play(&["anna: !games", lost]).await;
        let said = timed.house.say("anna", "e3-d3").await;
        assert_eq!(said.refused(), ["confirm-move"], "{lost}: {said:?}");
        timed.house.play(&["anna: yes"]).await;
        assert!(timed.house.log(2).await.join(" ").contains("e3-d3"));
        let timed = two_games_just_now().await;
        timed.pass(1);
        timed.house.play(&[lost]).await;
        timed.pass(3);
        timed.house.play(&["anna: e3-d3"]).await;
    }
}

fn reply_to_person(house: &House, text: &str) -> Inbound {
    let mut message = house.message("hall", "anna", text);
    chat_message(&mut message).replies_to_person = true;
    message
}

#[tokio::test]
async fn a_yes_in_a_reply_to_a_person_answers_that_person() {
    for (asked, answer) in [
        ("bob: !draw", "yes"),
        ("bob: !draw", "of course"),
        ("bob: !draw", "no"),
        ("anna: I give up", "yes"),
        ("anna: I give up", "ok"),
    ] {
        let timed = Timed::game("").await;
        let (from, text) = asked.split_once(": ").unwrap();
        timed.house.say(from, text).await;
        timed.pass(5);
        let entries = timed.house.log(1).await.len();
        let said = timed
            .house
            .hear(reply_to_person(&timed.house, answer))
            .await;
        assert_eq!(said.outcome, Outcome::Ignored, "{asked} {answer}: {said:?}");
        assert_eq!(timed.house.log(1).await.len(), entries, "{asked} {answer}");
    }
    // A number is for that person as well; a move is played.
    let timed = two_games().await;
    timed.house.say("anna", "e3-d3").await;
    let said = timed.house.hear(reply_to_person(&timed.house, "2")).await;
    assert_eq!(said.refused(), ["which-session"], "{said:?}");
    let said = timed
        .house
        .hear(reply_to_person(&timed.house, "#2 e3-d3"))
        .await;
    assert!(said.refused().is_empty(), "{said:?}");
}
