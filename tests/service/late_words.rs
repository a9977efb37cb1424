//! Words that come too late or with too little: they end, begin and move nothing that was not meant.

use crate::house::House;

/// Two games of bob, in the second of which he has not moved.
async fn two_games() -> House {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: e4-f4",
            "bob: d1-c1",
            "anna: !new cats @bob first",
        ])
        .await;
    house
}

#[tokio::test]
async fn a_decline_that_comes_too_late_ends_no_other_game() {
    for answered in [
        &["anna: !draw #1", "anna: !decline #1"][..],
        &["anna: !draw #1", "bob: !decline #1"],
        &["anna: !draw #1", "bob: !accept #1"],
        &[],
    ] {
        let house = two_games().await;
        house.play(answered).await;
        let late = house.say("bob", "!decline").await;
        assert_eq!(late.refused(), ["decline-ends-game"], "{answered:?}");
        let told = &late.reply().text;
        assert!(told.contains("`!decline #2` calls off game #2"), "{told}");
        assert!(!house.log(2).await.contains(&"=abort:second".to_owned()));
        house.play(&["bob: !decline #2"]).await;
        assert_eq!(house.log(2).await.last().unwrap(), "=abort:second");
    }
}

#[tokio::test]
async fn after_a_proposal_was_declined_a_second_decline_ends_no_game() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "bob: !me ask on",
            "anna: !new cats @bob",
            "bob: !decline #2",
        ])
        .await;
    let late = house.say("bob", "!decline").await;
    assert_eq!(late.refused(), ["decline-ends-game"]);
}
