//! Words that come too late or say too little. They must not end, begin or move anything that was not meant, and they answer only what is
//! offered.

use crate::house::House;

/// Two games of bob. In the second one bob has not moved.
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
        assert_eq!(late.refused(), ["confirm-decline"], "{answered:?}");
        let told = &late.reply().text;
        assert!(told.contains("Call off game #2"), "{told}");
        assert!(!house.log(2).await.contains(&"=abort:second".to_owned()));
        house.play(&["bob: yes"]).await;
        assert_eq!(house.log(2).await.last().unwrap(), "=abort:second");
    }
}

/// The question which game is meant would suggest to decline the other game, and that would end the other game.
#[tokio::test]
async fn a_decline_goes_to_the_only_game_in_which_something_is_offered() {
    let house = two_games().await;
    house.play(&["anna: !draw #1", "bob: !decline"]).await;
    assert_eq!(house.log(1).await.last().unwrap(), "=decline:second");
    assert!(!house.log(2).await.contains(&"=abort:second".to_owned()));
}

#[tokio::test]
async fn after_a_proposal_is_gone_a_decline_ends_no_game_unasked() {
    for gone in ["bob: !decline #2", "anna: !abort #2"] {
        let house = House::new().await;
        house
            .play(&[
                "anna: !new tablut @bob first",
                "bob: !me ask on",
                "anna: !new cats @bob",
                gone,
            ])
            .await;
        let late = house.say("bob", "!decline").await;
        assert_eq!(late.refused(), ["confirm-decline"], "{gone}");
        house.play(&["bob: no"]).await;
        assert!(house.log(1).await.is_empty());
        house.play(&["bob: !decline #1"]).await;
        assert_eq!(house.log(1).await.last().unwrap(), "=abort:second");
    }
}

#[tokio::test]
async fn a_move_with_the_number_of_a_foreign_game_is_not_passed_over() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new cats @cyril first",
            "anna: !new tablut @bob second",
        ])
        .await;
    let own = house.say("bob", "#1 e4-f4").await;
    assert_eq!(own.refused(), ["no-seat-but"]);
    let told = &own.reply().text;
    assert!(told.contains("You are not playing in #1."), "{told}");
    assert!(told.contains("`#2 e4-f4`"), "{told}");
    let elsewhere = house.say("bob", "#1 21").await;
    assert_eq!(elsewhere.refused(), ["no-seat"]);
    // People who play no game here, and people who say something else, are not answered.
    for (who, chatter) in [
        ("dora", "#1 e4-f4"),
        ("bob", "#1 is fun"),
        ("bob", "#99 luftballons"),
    ] {
        let said = house.say(who, chatter).await;
        assert_eq!(said.replies.len(), 0, "{who}: {chatter}: {said:?}");
    }
    house.play(&["bob: #2 e4-f4"]).await;
}

/// A game of anna and bob in which both have moved.
async fn both_have_moved() -> House {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: d5-d6", "bob: d1-d2"])
        .await;
    house
}

/// A player who has answered an offer a moment ago, or who plays several games here, can accept what is offered now.
#[tokio::test]
async fn an_offer_to_call_the_game_off_is_accepted_like_any_other() {
    for before in [
        &["anna: !draw", "bob: !decline"][..],
        &["carl: !new cats", "bob: !join"][..],
    ] {
        let house = both_have_moved().await;
        house.play(before).await;
        house.play(&["anna: !abort", "bob: !accept"]).await;
        assert!(house.log(1).await.last().unwrap().contains("abort"));
    }
}

#[tokio::test]
async fn of_a_draw_and_an_end_that_are_offered_in_two_games_none_is_preferred() {
    let house = both_have_moved().await;
    house
        .play(&[
            "carl: !new tablut @bob first",
            "carl: d5-d6",
            "bob: #2 d1-d2",
            "carl: !draw",
            "anna: !abort",
        ])
        .await;
    let asked = house.say("bob", "!accept").await;
    let text = &asked.reply().text;
    assert!(text.contains("#1") && text.contains("#2"), "{text}");
    for session in [1, 2] {
        let log = house.log(session).await;
        assert!(log.last().unwrap().contains("offer"), "{log:?}");
    }
}

/// The draw that bob means to decline is gone, since anna has given the game up.
#[tokio::test]
async fn a_decline_after_the_game_has_ended_calls_no_other_game_off() {
    let house = both_have_moved().await;
    house
        .play(&[
            "carl: !new cats @bob first",
            "anna: !draw #1",
            "anna: !yield #1",
        ])
        .await;
    let late = house.say("bob", "!decline").await;
    assert_eq!(late.refused(), ["confirm-decline"]);
    assert!(house.log(2).await.is_empty());
    house.play(&["bob: !decline #2"]).await;
    assert!(house.log(2).await.last().unwrap().contains("abort"));
}

/// Bob means to call the game off, and not to agree to what anna has offered after the question.
#[tokio::test]
async fn a_yes_to_a_question_that_was_overtaken_is_no_yes_to_an_offer() {
    for offer in ["!draw", "!pause 30d"] {
        let house = House::new().await;
        house
            .play(&["anna: !new tablut @bob first", "anna: e4-f4"])
            .await;
        house.say("bob", "!decline").await;
        house.play(&[&format!("anna: {offer}")]).await;
        let late = house.say("bob", "yes").await;
        assert_eq!(late.refused(), ["answer-or-offer"], "{offer}");
        assert!(house.log(1).await.last().unwrap().starts_with("=offer"));
        // A player who has read that answers the offer with the command.
        house.play(&["bob: !accept"]).await;
        assert!(!house.log(1).await.last().unwrap().starts_with("=offer"));
    }
}
