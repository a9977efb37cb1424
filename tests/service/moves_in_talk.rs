//! Lines that could be played, but that somebody says to others while people talk: the bot asks before it plays them.

use crate::newcomers::begun;

#[tokio::test]
async fn a_pass_behind_talk_is_asked_about_also_after_a_part_of_the_throw() {
    for pass in ["pass", "пас"] {
        let house = begun().await;
        house.play(&["anna: place 1"]).await;
        house.say("bob", "are you coming to the pictures?").await;
        let said = house.say("anna", pass).await;
        assert_eq!(said.refused(), ["confirm-pass"], "{said:?}");
        assert_eq!(house.log(1).await, ["roll:1-3-6", "place:1"]);
        house.play(&["anna: yes"]).await;
        assert_eq!(house.log(1).await.last().unwrap(), "pass");
    }
    for meant in ["!pass", "#1 pass"] {
        let house = begun().await;
        house.play(&["anna: place 1"]).await;
        house.say("bob", "are you coming to the pictures?").await;
        house.play(&[&format!("anna: {meant}")]).await;
        assert_eq!(house.log(1).await.last().unwrap(), "pass");
    }
}
