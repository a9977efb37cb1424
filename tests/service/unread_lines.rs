//! A message that the bot does not read still counts as something that somebody has typed: a picture, an emote, a message of somebody
//! whom the bot does not listen to. A bare yes may answer such a message.

use crate::house::{House, person};
use lusoria::service::{Cause, Inbound, Outcome};

const BEGUN: &[&str] = &[
    "anna: !new tablut @bob first",
    "anna: e3-d3",
    "bob: e2-d2",
    "anna: e4-d4",
];

async fn offered_a_draw() -> House {
    let house = House::new().await;
    house.play(BEGUN).await;
    house.play(&["carl: !games", "anna: !draw"]).await;
    house
}

fn picture(house: &House, from: &str) -> Inbound {
    let mut message = house.message("hall", from, "");
    message.cause = Cause::OtherContent(person(from));
    message
}

#[tokio::test]
async fn a_yes_behind_a_picture_of_somebody_else_accepts_nothing() {
    for from in ["anna", "carl", "somebody new"] {
        let house = offered_a_draw().await;
        let shown = picture(&house, from);
        for _ in 0..2 {
            assert_eq!(house.hear(shown.clone()).await.outcome, Outcome::Ignored);
        }
        let said = house.say("bob", "yes").await;
        assert_eq!(said.refused(), ["offer-or-talk"], "{from}: {said:?}");
        house.play(&["bob: !accept"]).await;
    }
    // Nobody answers a picture of their own.
    let house = offered_a_draw().await;
    house.hear(picture(&house, "bob")).await;
    house.play(&["bob: yes"]).await;
    assert!(house.log(1).await.join(" ").contains("draw"));
}

#[tokio::test]
async fn a_yes_behind_a_line_of_somebody_who_is_not_listened_to_accepts_nothing() {
    let house = House::new().await;
    // Carl has sent so much that the bot no longer answers Carl.
    for n in 0..60 {
        house.say("carl", &format!("!board {n}")).await;
    }
    house.play(BEGUN).await;
    house.say("anna", "!draw").await;
    let unheard = house.say("carl", "are you coming to lunch?").await;
    assert_eq!(unheard.outcome, Outcome::Ignored);
    let said = house.say("bob", "yes").await;
    assert_eq!(said.refused(), ["offer-or-talk"], "{said:?}");
}

#[tokio::test]
async fn a_number_behind_a_line_of_somebody_who_is_not_listened_to_is_asked_again() {
    let house = House::new().await;
    for n in 0..60 {
        house.say("carl", &format!("!board {n}")).await;
    }
    house.play(BEGUN).await;
    house
        .play(&["anna: !new murus @bob first", "anna: G5,N", "bob: A5,SE"])
        .await;
    let asked = ["which-session"];
    assert_eq!(house.say("bob", "!draw").await.refused(), asked);
    let unheard = house.say("carl", "how many beers, bob?").await;
    assert_eq!(unheard.outcome, Outcome::Ignored);
    let said = house.say("bob", "1").await;
    assert_eq!(said.refused(), asked);
    house.hear(picture(&house, "dora")).await;
    assert_eq!(house.say("bob", "1").await.refused(), asked);
    house.play(&["bob: 1"]).await;
    assert!(house.log(1).await.join(" ").contains("draw"));
}

/// A command that waits for a thought is decided twice, but typed once.
#[tokio::test]
async fn a_command_that_is_thought_about_counts_from_when_it_was_typed() {
    let house = House::new().await;
    house
        .play(&[
            "carl: !new tablut @bob first",
            "carl: d5-d6",
            "carl: !resign",
        ])
        .await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: e3-d3",
            "bob: #2 e2-d2",
            "anna: e4-d4",
        ])
        .await;
    let mut analysis = house
        .hand_in(house.message("hall", "carl", "!analyse #1"))
        .await;
    house.play(&["anna: !draw"]).await;
    analysis.outcome().await;
    house.play(&["bob: yes"]).await;
    assert!(house.log(2).await.join(" ").contains("=draw"));
}

/// The talk stands below a command that waits for a thought.
#[tokio::test]
async fn talk_beside_a_command_that_is_thought_about_counts_at_once() {
    let house = House::new().await;
    house
        .play(&[
            "carl: !new tablut @bob first",
            "carl: d5-d6",
            "carl: !resign",
        ])
        .await;
    house
        .play(&["anna: !new tablut @bob first", "anna: !new cats @bob first"])
        .await;
    let asked = ["which-session"];
    assert_eq!(house.say("bob", "!abort").await.refused(), asked);
    let talk = house.message("hall", "carl", "!analyse #1\nbob, how many beers?");
    let mut analysis = house.hand_in(talk).await;
    assert_eq!(house.say("bob", "2").await.refused(), asked);
    analysis.outcome().await;
}

/// A person's own lists and small talk do not cancel what others have said since the question.
#[tokio::test]
async fn talk_counts_since_the_question_and_not_since_ones_last_line() {
    for own in ["!mine", "hm"] {
        let house = House::new().await;
        house.play(BEGUN).await;
        house
            .play(&["anna: !new murus @bob first", "anna: G5,N", "bob: A5,SE"])
            .await;
        let asked = house.say("bob", "!abort").await.refused();
        assert_eq!(asked, ["which-session"]);
        house.say("carl", "how many beers, bob?").await;
        house.say("bob", own).await;
        let said = house.say("bob", "2").await;
        assert!(
            said.refused().is_empty() || said.refused() == asked,
            "{own}: {said:?}"
        );
        assert!(!house.log(2).await.join(" ").contains("abort"), "{own}");
    }
    let house = House::new().await;
    house.play(&["anna: !new murus @bob first"]).await;
    assert_eq!(house.say("anna", "G5").await.refused(), ["which-move"]);
    house.say("bob", "which way is the station, anna?").await;
    house.say("anna", "hm").await;
    house.say("anna", "NE").await;
    assert_eq!(house.log(1).await, [""; 0]);
}
