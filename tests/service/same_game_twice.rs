//! The same two people begin the same game only once, even if both ask for it.

use crate::house::{House, Said};

fn text(said: &Said) -> &str {
    &said.reply().text
}

/// A room in which a game of anna and bob has ended and these people want to be asked before the next one.
async fn after_a_game(asking: &[&str]) -> House {
    let house = House::new().await;
    house
        .play(&["anna: !new cats @bob first", "anna: !yield #1"])
        .await;
    for person in asking {
        house.say(person, "!me ask on").await;
    }
    house
}

#[tokio::test]
async fn a_second_rematch_accepts_the_first_also_if_only_one_of_them_is_asked() {
    for asking in [&["anna", "bob"][..], &["bob"]] {
        let house = after_a_game(asking).await;
        let asked = house.say("anna", "!rematch").await;
        assert!(text(&asked).contains("!accept #2"), "{asked:?}");
        let begun = house.say("bob", "!rematch").await;
        assert!(text(&begun).starts_with("Game #2 begins"), "{begun:?}");
        let again = house.say("bob", "!accept #2").await;
        assert!(!text(&again).contains("begins"), "{again:?}");
    }
}

#[tokio::test]
async fn a_proposal_or_a_seat_begins_no_second_game_of_the_same_two() {
    let house = House::new().await;
    house
        .play(&[
            "bob: !me ask on",
            "anna: !new cats @bob",
            "cyril: !new tablut",
            "bob: !new tablut @cyril",
        ])
        .await;
    // Bob's wish for other terms begins nothing, and neither does cyril's seat once the two play.
    let other = house.say("bob", "!new cats @anna time=3d").await;
    assert_eq!(other.refused(), ["asked-for-same"]);
    for seat in ["!join #2", "!play tablut"] {
        let said = house.say("bob", seat).await;
        assert!(!text(&said).starts_with("Game #"), "{seat}: {said:?}");
    }
    assert_eq!(
        house.say("bob", "!join #2").await.refused(),
        ["already-playing"]
    );
    let accepted = house.say("bob", "!accept #1").await;
    assert!(
        text(&accepted).starts_with("Game #1 begins"),
        "{accepted:?}"
    );
}

#[tokio::test]
async fn whoever_asks_is_told_that_the_answer_is_not_there_yet() {
    let house = House::new().await;
    house
        .play(&[
            "bob: !me ask on",
            "anna: !new cats @bob",
            "cyril: !new tablut @bob",
        ])
        .await;
    for own in ["!accept #1", "!counter #1 first"] {
        assert_eq!(house.say("anna", own).await.refused(), ["proposal-waits"]);
    }
    let which = house.say("bob", "!counter #7 first").await;
    assert!(
        text(&which).contains("#1 (Cats and Mouse), #2 (Tablut)"),
        "{which:?}"
    );
    let none = house.say("bob", "!next").await;
    assert!(text(&none).contains("what you have been asked"), "{none:?}");
}
