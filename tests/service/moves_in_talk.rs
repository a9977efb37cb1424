//! Lines that could be played, but that somebody says to others while people talk: the bot asks before it plays them.

use crate::newcomers::{begun, house, text};

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

#[tokio::test]
async fn a_line_that_only_begins_like_a_move_is_asked_about_behind_talk() {
    for (typed, moves) in [
        ("place 1 euro on it", "place 1"),
        ("ставлю 1 рубль", "place 1"),
        ("vložit 1 place 3 koruny", "place 3"),
    ] {
        let house = begun().await;
        house.say("bob", "I bet that I win").await;
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["confirm-move"], "{said:?}");
        assert!(
            text(&said).contains(&format!("{moves}` your move")),
            "{said:?}"
        );
        assert_eq!(house.log(1).await, ["roll:1-3-6"], "{typed}");
        house.play(&["anna: yes"]).await;
        assert_eq!(house.log(1).await[1], "place:1", "{typed}");
    }
}

#[tokio::test]
async fn a_line_that_is_meant_as_a_move_is_played_up_to_the_unknown_word_also_behind_talk() {
    for (talk, typed, refused) in [
        ("", "place 1 euro on it", &["line-unknown"][..]),
        ("I bet that I win", "!place 1 euro on it", &["line-unknown"]),
        ("I bet that I win", "#1 place 1 euro", &["line-unknown"]),
        ("I bet that I win", "place 1 plce 3", &["line-unknown-near"]),
        ("I bet that I win", "place 1 and place 3", &[]),
    ] {
        let house = begun().await;
        if !talk.is_empty() {
            house.say("bob", talk).await;
        }
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), refused, "{typed}: {said:?}");
        assert_eq!(house.log(1).await[1], "place:1", "{typed}");
    }
}

/// `в` and `б` are pits, and words or parts of words that people type.
#[tokio::test]
async fn several_letters_that_are_also_words_are_asked_about_behind_talk() {
    for typed in ["в б", "в, б"] {
        let alone = house("ru", &["anna: !new tchuka"]).await;
        let begun = alone.log(1).await;
        alone.say("anna", typed).await;
        let played = alone.log(1).await;
        assert!(played.len() > begun.len(), "{typed}");
        let house = house("ru", &["anna: !new tchuka"]).await;
        house.say("bob", "ты где?").await;
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["confirm-move"], "{typed}: {said:?}");
        assert_eq!(house.log(1).await, begun, "{typed}");
        house.say("anna", "да").await;
        assert_eq!(house.log(1).await, played, "{typed}");
    }
}
