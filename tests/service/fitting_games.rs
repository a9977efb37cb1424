//! Commands without a number in a room with several games: only those games count in which the command makes sense.

use crate::house::House;
use crate::timed::{DAY, NOW};
use lusoria::service::ManualClock;

#[tokio::test]
async fn a_command_without_a_number_is_about_the_only_game_in_which_it_makes_sense() {
    let home = tempfile::tempdir().unwrap();
    let (hand, clock) = ManualClock::new(NOW);
    let house = House::with_clock(&home.path().join("house.db"), clock).await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: !new murus @bob first time=3d vacation=off",
            "anna: #1 e4-f4",
            "bob: #1 a4-b4",
            "anna: #2 G2,NE",
        ])
        .await;
    assert_eq!(
        house.say("anna", "!claim").await.refused(),
        ["fits-nowhere"]
    );
    let shown = house.say("bob", "!clock").await;
    assert!(shown.reply().text.contains("#2"), "{shown:?}");
    let moves = house.say("anna", "!moves").await;
    assert!(moves.reply().text.contains("#1"), "{moves:?}");
    house.play(&["anna: !wait 1w"]).await;
    assert_eq!(house.log(2).await.last().unwrap(), "=wait:second:604800");
    hand.set(NOW + 11 * DAY);
    house.say("anna", "!claim").await;
    assert_eq!(house.log(2).await.last().unwrap(), "=flag:second");
}

#[tokio::test]
async fn whoever_is_asked_which_game_is_offered_only_those_that_fit() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: !new murus @bob first",
            "anna: !new selus @bob first",
            "anna: #1 e4-f4",
            "anna: #2 G2,NE",
        ])
        .await;
    let asked = house.say("bob", "!undo").await;
    assert_eq!(asked.refused(), ["takeback-nothing"], "{asked:?}");
    let asked = house.say("anna", "!undo").await;
    assert_eq!(asked.refused(), ["which-session"]);
    let text = &asked.reply().text;
    assert!(text.contains("#1") && text.contains("#2"), "{text}");
    assert!(!text.contains("#3"), "{text}");
    house.play(&["bob: !draw #1"]).await;
    house.play(&["anna: !accept"]).await;
    assert!(house.log(1).await.last().unwrap().starts_with("=draw"));
}

#[tokio::test]
async fn where_no_game_has_a_clock_nobody_is_asked_which_one_is_meant() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: !new murus @bob first",
        ])
        .await;
    assert_eq!(
        house.say("anna", "!clock").await.refused(),
        ["clock-nowhere"]
    );
    assert_eq!(
        house.say("anna", "!accept").await.refused(),
        ["nothing-offered"]
    );
}
