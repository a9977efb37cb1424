//! Answers that wait to be sent, and a room that waits for all of its answers.

use crate::house::House;
use crate::limits::{NONE, limited, refused, told};
use crate::receipts::outcomes;
use lusoria::service::{Limits, Outcome};

/// Hands in messages whose replies are not taken yet.
async fn unsent(house: &House, lines: &[(&str, &str)]) -> Vec<Outcome> {
    let mut found = Vec::new();
    for (from, text) in lines {
        let mut receipt = house.hand_in(house.message("hall", from, text)).await;
        found.push(receipt.outcome().await);
    }
    found
}

#[tokio::test]
async fn whose_answers_wait_gets_no_more_of_them_but_plays_on() {
    let limits = Limits {
        person_room_waiting: 2,
        ..NONE
    };
    let one = limited(limits).await;
    let house = &one.house;
    house
        .play(&["anna: !new scripta @bob first dice=hand"])
        .await;
    house.shut(true);
    let (stored, ignored) = (Outcome::Stored, Outcome::Ignored);
    let asked = [
        ("anna", "!board\n!games\n!help\n!help"),
        ("anna", "!help"),
        ("anna", "!place 9"),
    ];
    assert_eq!(unsent(house, &asked).await, [stored, ignored, ignored]);
    assert_eq!(refused(house).await, ["too-many-waiting"]);
    let played = [
        ("anna", "roll 1 4 6\nplace 4"),
        ("anna", "!help\nplace 1"),
        ("bob", "!board"),
    ];
    assert_eq!(unsent(house, &played).await, [stored; 3]);
    assert_eq!(house.log(1).await, ["roll:1-4-6", "place:4", "place:1"]);
    assert_eq!(refused(house).await, ["too-many-waiting"]);
    house.shut(false);
    let last = house.say("bob", "!board").await;
    assert_eq!(told(&last), [""; 0]);
    assert_eq!(told(&house.say("anna", "!board").await), [""; 0]);
}

#[tokio::test]
async fn what_waited_before_a_start_still_counts() {
    let one = limited(NONE).await;
    one.house.shut(true);
    unsent(&one.house, &[("anna", "!help"), ("anna", "!games")]).await;
    let limits = Limits {
        person_waiting: 2,
        ..NONE
    };
    let one = one.again(limits, true).await;
    assert_eq!(
        unsent(&one.house, &[("anna", "!help"), ("anna", "!help")]).await,
        [Outcome::Stored, Outcome::Ignored]
    );
    assert_eq!(refused(&one.house).await, ["too-many-waiting"]);
}

#[tokio::test]
async fn a_room_that_missed_an_hour_of_messages_is_answered() {
    let one = limited(Limits {
        console: true,
        ..Limits::default()
    })
    .await;
    one.house
        .play(&["anna: !new scripta @bob first dice=hand"])
        .await;
    one.house.shut(true);
    let mut receipts = Vec::new();
    for n in 0..300 {
        let (from, text) = [
            ("anna", "roll 1 4 6 pass"),
            ("cyril", "well played"),
            ("bob", "roll 1 4 6 pass"),
        ][n % 3];
        receipts.push(
            one.house
                .hand_in(one.house.message("hall", from, text))
                .await,
        );
    }
    receipts.push(
        one.house
            .hand_in(one.house.message("hall", "bob", "!board"))
            .await,
    );
    one.house.shut(false);
    let found = outcomes(receipts).await;
    assert_eq!(
        found
            .iter()
            .filter(|outcome| **outcome == Outcome::Stored)
            .count(),
        201
    );
    assert_eq!(refused(&one.house).await, [""; 0]);
    assert_eq!(one.house.log(1).await.len(), 400);
}
