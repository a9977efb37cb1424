//! What the bot does not read counts as something that somebody has typed all the same: a picture, an emote, a message of somebody whom the
//! bot does not listen to. A bare yes may answer it.

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
    // Carl has sent so much that he is no longer answered.
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
