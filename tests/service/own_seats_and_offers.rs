//! Words without a number where a seat or question of one's own waits beside games and offers.

use crate::house::{House, Said};

fn text(said: &Said) -> &str {
    &said.reply().text
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
    assert_eq!(house.say("anna", "!accept").await.refused(), ["join-own"]);
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
        assert!(text(&asked).contains("#1, #2"), "{asked:?}");
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
        assert!(text(&asked).contains("#1, #2"), "{asked:?}");
        assert!(text(&asked).contains("`!accept #1`"), "{asked:?}");
    }
}
