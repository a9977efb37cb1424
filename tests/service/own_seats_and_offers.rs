//! Words without a number where a seat or question of one's own waits beside games and offers.

use crate::house::{House, Said, chat_message};

fn text(said: &Said) -> &str {
    &said.reply().text
}

/// Types this in reply to a message.
async fn reply(house: &House, from: &str, message: &str, typed: &str) -> Said {
    let mut inbound = house.message("hall", from, typed);
    chat_message(&mut inbound).reply_to = Some(message.to_owned());
    house.hear(inbound).await
}

async fn asked_bob() -> House {
    let house = House::new().await;
    house
        .play(&["bob: !me ask on", "anna: !new murus @bob"])
        .await;
    house
}

#[tokio::test]
async fn withdraw_and_decline_take_back_the_only_question_of_ones_own() {
    for typed in ["!withdraw", "!decline"] {
        let house = asked_bob().await;
        let done = house.say("anna", typed).await;
        assert!(text(&done).contains("#1"), "{done:?}");
        assert_eq!(done.refused(), Vec::<String>::new());
        let gone = house.say("bob", "!accept #1").await;
        assert!(!gone.refused().is_empty(), "{gone:?}");
    }
    let house = House::new().await;
    house.play(&["carl: !play cats", "carl: !withdraw"]).await;
    assert_eq!(house.say("dora", "!join").await.refused(), ["join-nothing"]);
}

#[tokio::test]
async fn nobody_accepts_their_own_question() {
    let house = asked_bob().await;
    assert_eq!(
        house.say("anna", "!accept").await.refused(),
        ["proposal-waits"]
    );
}

#[tokio::test]
async fn beside_a_game_it_is_asked_whether_the_game_or_the_question_is_meant() {
    for typed in ["!abort", "!decline", "!withdraw"] {
        let house = House::new().await;
        house
            .play(&[
                "bob: !me ask on",
                "carl: !new tablut @anna first",
                "anna: !new murus @bob",
            ])
            .await;
        let asked = house.say("anna", typed).await;
        assert_eq!(asked.refused(), ["seat-which"], "{typed}");
        assert!(
            text(&asked).contains("#1 (Tablut), #2 (Murus Gallicus)"),
            "{asked:?}"
        );
        assert!(house.log(1).await.is_empty());
        house.play(&["anna: !abort #2"]).await;
        assert!(house.log(1).await.is_empty());
    }
}

#[tokio::test]
async fn an_offer_in_a_game_and_a_question_are_both_named() {
    for offer in ["!draw", "!pause 3d"] {
        let house = House::new().await;
        house
            .play(&[
                "anna: !me ask on",
                "anna: !new tablut @cyril first",
                "anna: d5-d6",
                "cyril: d1-d2",
                &format!("cyril: {offer}"),
                "bob: !new murus @anna",
            ])
            .await;
        let asked = house.say("anna", "!accept").await;
        assert_eq!(asked.refused(), ["proposal-which"], "{offer}");
        assert!(
            text(&asked).contains("#1 (Tablut), #2 (Murus Gallicus)"),
            "{asked:?}"
        );
        assert!(text(&asked).contains("`!accept #1`"), "{asked:?}");
    }
}

#[tokio::test]
async fn a_question_is_taken_back_beside_games_in_which_nothing_can_be_declined() {
    let house = House::new().await;
    house
        .play(&[
            "bob: !me ask on",
            "anna: !new tablut @cyril first",
            "anna: d5-d6",
            "cyril: d1-d2",
            "anna: !new afrika @bob",
        ])
        .await;
    let done = house.say("anna", "!withdraw").await;
    assert_eq!(done.refused(), Vec::<String>::new());
    assert!(text(&done).contains("#2"), "{done:?}");
}

#[tokio::test]
async fn beside_two_games_that_can_be_declined_the_question_is_named_too() {
    let house = House::new().await;
    house
        .play(&[
            "bob: !me ask on",
            "cyril: !new tablut @anna first",
            "cyril: !new murus @anna first",
            "anna: !new afrika @bob",
        ])
        .await;
    let asked = house.say("anna", "!withdraw").await;
    assert_eq!(asked.refused(), ["seat-which"]);
    assert!(
        text(&asked).contains("#1 (Tablut), #2 (Murus Gallicus), #3 (Afrika)"),
        "{asked:?}"
    );
}

/// The message of a seat or question belongs to no game, so a reply to it does not mean the only game of the person who replies.
#[tokio::test]
async fn a_reply_to_a_seat_or_question_means_no_other_game() {
    let house = House::new().await;
    house
        .play(&["bob: !me ask on", "anna: !new tablut @cyril first"])
        .await;
    let asked = house.say("anna", "!new murus @bob").await;
    let message = asked.reply().message.clone();
    let which = reply(&house, "anna", &message, "!withdraw").await;
    assert_eq!(which.refused(), ["seat-which"], "{which:?}");
    assert!(house.log(1).await.is_empty());
    let begun = reply(&house, "bob", &message, "!accept").await;
    assert!(text(&begun).contains("Game #2 begins"), "{begun:?}");
}

#[tokio::test]
async fn beside_a_tournament_it_is_asked_what_somebody_leaves() {
    let house = House::new().await;
    house.play(&["emil: !new murus"]).await;
    house.manage("!tournament new tablut single").await;
    house.play(&["emil: !join 1"]).await;
    let asked = house.say("emil", "!leave").await;
    assert_eq!(asked.refused(), ["leave-which"]);
    assert!(text(&asked).contains("`!leave #1` closes"), "{asked:?}");
    house.play(&["emil: !tournament leave 1"]).await;
    let closed = house.say("emil", "!leave").await;
    assert!(text(&closed).contains("Seat #1 is closed"), "{closed:?}");
}

#[tokio::test]
async fn where_the_tournaments_have_begun_join_sits_down_at_a_table_of_the_room() {
    let house = House::new().await;
    house.manage("!standing quick 3").await;
    house.manage("!tournament new tablut single").await;
    house.play(&["emil: !join", "dora: !join"]).await;
    house.manage("!start 1").await;
    let sat = house.say("bob", "!join").await;
    assert_eq!(sat.refused(), [""; 0], "{sat:?}");
    let begun = sat.replies.iter().map(|reply| &reply.text);
    assert!(
        begun.into_iter().any(|one| one.contains("XII Scripta")),
        "{sat:?}"
    );
}

#[tokio::test]
async fn a_number_with_its_sign_is_never_that_of_a_tournament() {
    let house = House::new().await;
    house.manage("!tournament new tablut single").await;
    for typed in ["!join #1", "!join #3"] {
        assert_eq!(house.say("bob", typed).await.refused(), ["join-no-such"]);
    }
    let entered = house.say("bob", "!join 1").await;
    assert!(text(&entered).contains("takes part in tournament 1"));
}
