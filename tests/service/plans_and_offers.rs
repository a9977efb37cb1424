//! Moves in advance while the other player offers something: they wait for the answer, because a move would decline the offer.

use crate::house::House;

/// Bob has planned this, and Anna, who moves first, offers a draw and moves.
async fn offered(plan: &str, offer: &str) -> House {
    let house = House::new().await;
    let plan = format!("bob: {plan}");
    let offer = format!("anna: {offer}");
    house
        .play(&["anna: !new tablut @bob first", &plan, &offer])
        .await;
    let turn = house.say("anna", "e4-f4").await;
    let turn = turn.reply();
    assert_eq!(turn.calls.as_deref(), Some("bob"), "{turn:?}");
    assert!(turn.text.contains("`!decline`"), "{turn:?}");
    house
}

/// The moves that were played.
async fn moves(house: &House) -> Vec<String> {
    let mut log = house.log(1).await;
    log.retain(|entry| !entry.starts_with('='));
    log
}

#[tokio::test]
async fn a_planned_move_waits_until_the_offer_is_declined_or_withdrawn() {
    for plan in ["!queue a4-b4", "!if e4-f4 then a4-b4"] {
        for offer in ["!draw", "!pause 3d"] {
            for answer in ["bob: !decline", "anna: !decline"] {
                let house = offered(plan, offer).await;
                assert_eq!(moves(&house).await, ["e4-f4"], "{plan}, {offer}");
                house.play(&[answer]).await;
                let played = moves(&house).await;
                assert_eq!(played, ["e4-f4", "a4-b4"], "{plan}, {offer}, {answer}");
            }
        }
    }
}

#[tokio::test]
async fn nothing_is_played_when_the_offer_is_accepted() {
    for offer in ["!draw", "!pause 3d"] {
        let house = offered("!queue a4-b4", offer).await;
        house.play(&["bob: !accept"]).await;
        assert_eq!(moves(&house).await, ["e4-f4"], "{offer}");
    }
}

#[tokio::test]
async fn what_its_owner_offers_does_not_hold_up_a_plan() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "bob: !queue a4-b4",
            "bob: !draw",
            "anna: e4-f4",
        ])
        .await;
    assert_eq!(moves(&house).await, ["e4-f4", "a4-b4"]);
}

#[tokio::test]
async fn the_rest_of_a_plan_stays_if_the_move_that_waits_is_typed() {
    let house = offered("!queue a4-b4 d1-d2", "!draw").await;
    house.play(&["bob: a4-b4", "anna: e6-f6"]).await;
    let played = moves(&house).await;
    assert_eq!(played, ["e4-f4", "a4-b4", "e6-f6", "d1-d2"]);
    for plan in ["!queue a4-b4 d1-d2", "!if e4-f4 then a4-b4"] {
        let house = offered(plan, "!draw").await;
        house.play(&["bob: a6-b6"]).await;
        let told = house.heard();
        let is_dropped = told.iter().any(|one| one.text.contains("no longer fit"));
        assert!(is_dropped, "{told:?}");
        house.play(&["anna: e6-f6"]).await;
        assert_eq!(moves(&house).await, ["e4-f4", "a6-b6", "e6-f6"], "{plan}");
    }
}
