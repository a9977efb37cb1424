//! Half a move: the bot asks for the rest, and then the rest by itself is enough, even after a restart.

use crate::house::House;

/// Ohojitxi up to a move of Bob's that captures: sowing d.
const UP_TO_A_CAPTURE: [&str; 16] = [
    "anna: !new ohojitxi @bob first",
    "anna: c",
    "bob: f",
    "anna: d",
    "bob: e",
    "anna: c",
    "bob: c",
    "anna: d",
    "bob: e",
    "anna: e",
    "bob: c",
    "anna: e",
    "bob: b",
    "anna: c",
    "bob: d",
    "anna: a",
];

#[tokio::test]
async fn the_rest_of_a_move_is_enough_also_after_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("half.db");
    let house = House::at(&path).await;
    house.play(&UP_TO_A_CAPTURE).await;
    let asked = house.say("bob", "d").await;
    assert_eq!(asked.refused(), ["which-move"]);
    let question = &asked.reply().text;
    assert!(question.contains("`d>1`, `d>2`"), "{question}");
    drop(house);
    let house = House::at(&path).await;
    // After the restart the host does not know who has talked in between.
    assert_eq!(house.say("bob", "2").await.refused(), ["confirm-move"]);
    house.play(&["bob: yes"]).await;
    assert_eq!(house.log(1).await.last().unwrap(), "d>2");
}

#[tokio::test]
async fn another_move_may_be_played_instead_and_an_old_question_is_forgotten() {
    let house = House::new().await;
    house.play(&UP_TO_A_CAPTURE).await;
    house.say("bob", "d").await;
    let other = house.say("bob", "d4").await;
    assert_eq!(other.refused(), [""; 0]);
    let late = house.say("bob", "2").await;
    assert!(late.replies.is_empty(), "chatter by now: {late:?}");
}

/// An offer of the other player changes nothing about the move that is being typed.
#[tokio::test]
async fn the_rest_of_a_move_is_enough_also_after_an_offer() {
    for (half, rest, played) in [
        ("G7", "NW", "G7,NW"),
        ("G2", "NE", "G2,NE"),
        ("G2", "N", "G2,N"),
        ("G7", "nw", "G7,NW"),
    ] {
        for offer in ["!draw", "!pause 3d"] {
            let house = House::new().await;
            house
                .play(&["anna: !new murus @bob first", "anna: G5,N", "bob: A5,SE"])
                .await;
            assert_eq!(house.say("anna", half).await.refused(), ["which-move"]);
            house.play(&[&format!("bob: {offer}")]).await;
            house.say("anna", rest).await;
            assert_eq!(house.log(1).await.last().unwrap(), played, "{offer}");
        }
    }
}
