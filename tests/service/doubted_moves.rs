//! A move that its writer weighs, rejects or replaces in the same line is asked about, and not played.

use crate::house::House;
use crate::newcomers::{begun, house};

async fn refused(house: &House, from: &str, text: &str) -> Vec<String> {
    house.say(from, text).await.refused()
}

/// A word by which the move is weighed or rejected is no polite addition.
#[tokio::test]
async fn a_move_that_is_doubted_in_the_same_line_is_asked_about_and_not_played() {
    for typed in [
        "d5-d6 no",
        "d5-d6 or e6-f6",
        "d5-d6 is bad",
        "d5-d6 ne",
        "d5-d6 - no!",
        "d5-d6 или e6-f6",
        "d5-d6 (no)",
        "d5-d6 no, wait",
        "d5-d6 no?",
        "d5-d6 no, e6-f6",
        "d5-d6... no, e6-f6",
        "d5-d6 I mean e6-f6",
        "d5-d6 нет, e6-f6",
        "d5-d6 not yet",
        "d5-d6 radši ne",
        "d5-d6 non ancora",
        "d5-d6 лучше нет",
        "d5-d6 подожди",
        "d5-d6 maybe",
        "d5-d6 možná",
        "d5-d6 is it allowed?",
        "d5-d6 no d4",
        "d5-d6 wait no d4",
        "d5-d6, sorry, d4",
        "d5-d6 I mean d4",
        "!move d5-d6 maybe",
        "!move d5-d6?",
        "d5-d6 ?",
        "d5-d6 right ?",
        "d5-d6 (?)",
        "d5-d6 ? :)",
        "d5-d6 ok ?",
        "!d5-d6 ?",
        "please, d5-d6 or e6-f6",
    ] {
        let house = house("en", &["anna: !new tablut @bob first"]).await;
        assert_eq!(
            refused(&house, "anna", typed).await,
            ["move-near"],
            "{typed}"
        );
        assert_eq!(house.log(1).await, [""; 0], "{typed}");
        house.play(&["anna: d5-d6"]).await;
    }
}

#[tokio::test]
async fn a_turn_of_several_moves_that_is_doubted_is_asked_about_and_not_played() {
    for typed in [
        "place 1 no",
        "place 1 or 3",
        "place 1 place 3 no",
        "place 1 or place 3",
        "place 1 и place 3 или place 6",
        "place 1 is bad",
        "place 1 wait",
        "place 1?",
        "#1 place 1 no",
        "vložit 1 ne",
        "metti 1 o metti 3",
    ] {
        let house = begun().await;
        let said = refused(&house, "anna", typed).await;
        assert_eq!(said, ["move-near"], "{typed}");
        assert_eq!(house.log(1).await, ["roll:1-3-6"], "{typed}");
        house.play(&["anna: !yes"]).await;
        assert_eq!(house.log(1).await[1], "place:1", "{typed}");
    }
    for talk in [
        "sorry I was asleep",
        "because I am so very tired today, you know",
    ] {
        let house = begun().await;
        let said = refused(&house, "anna", &format!("place 3 {talk}")).await;
        assert_eq!(said, ["move-near"], "{talk}");
        house.play(&["anna: yes"]).await;
        assert_eq!(house.log(1).await[1], "place:3", "{talk}");
    }
    let house = house("en", &["anna: !new mouse @bob first"]).await;
    let said = refused(&house, "anna", "start d1 or start f1").await;
    assert_eq!(said, ["move-near"]);
    assert_eq!(house.log(1).await, [""; 0]);
}

#[tokio::test]
async fn polite_words_with_a_no_are_no_doubt() {
    for typed in [
        "d5-d6, no rush",
        "d5-d6 není kam spěchat",
        "d5-d6 why not",
        "d5-d6 не спеши",
        "d5-d6 thanks, see you",
        "d5-d6 sorry, so late",
        "d5-d6 e6-f6",
        "d5-d6, sorry",
        "d5-d6 bad luck",
        "d5-d6 not bad",
    ] {
        let house = house("en", &["anna: !new tablut @bob first"]).await;
        house.say("anna", typed).await;
        assert_eq!(house.log(1).await, ["d5-d6"], "{typed}");
    }
}

/// The bot proposes the moves that the writer may mean.
#[tokio::test]
async fn the_move_that_replaces_another_one_is_proposed_and_all_moves_of_a_turn_are() {
    for (typed, log) in [
        ("d5-d6 no, e6-f6", "e6-f6"),
        ("d5-d6 I mean e6-f6", "e6-f6"),
        ("d5-d6 or e6-f6", "d5-d6"),
        ("d5-d6, нет, e6-f6", "e6-f6"),
        ("d5-d6, not e6-f6", "d5-d6"),
        ("d5-d6 because e6-f6 is bad", "d5-d6"),
        ("d5-d6 místo e6-f6", "d5-d6"),
        ("d5-d6, а не e6-f6", "d5-d6"),
    ] {
        let house = house("en", &["anna: !new tablut @bob first"]).await;
        assert_eq!(refused(&house, "anna", typed).await, ["move-near"]);
        house.play(&["anna: yes"]).await;
        assert_eq!(house.log(1).await, [log], "{typed}");
    }
    for typed in [
        "place 1 place 3 no",
        "поставить 1, поставить 3, поставить 6, наверное?",
    ] {
        let house = begun().await;
        assert_eq!(refused(&house, "anna", typed).await, ["move-near"]);
        house.play(&["anna: yes"]).await;
        assert_eq!(house.log(1).await[1..3], ["place:1", "place:3"], "{typed}");
    }
}

/// Moves that are numbers, letters or several moves are replaced as well.
#[tokio::test]
async fn moves_of_every_kind_are_replaced() {
    for (typed, log) in [
        ("place 1 no place 3 place 6", &["place:3", "place:6"][..]),
        ("place 1 I mean place 3", &["place:3"]),
        ("place 1 точнее place 3", &["place:3"]),
        ("place 1 no, 3", &["place:1"]),
        ("place 1 I mean 3", &["place:1"]),
    ] {
        let house = begun().await;
        assert_eq!(
            refused(&house, "anna", typed).await,
            ["move-near"],
            "{typed}"
        );
        house.play(&["anna: yes"]).await;
        assert_eq!(house.log(1).await[1..], *log, "{typed}");
    }
    let house = begun().await;
    house.say("anna", "place 1 and then place 3").await;
    assert_eq!(house.log(1).await[1..], ["place:1", "place:3"]);
    for (typed, log) in [("G5,NE no, NW", "G5,NE"), ("G5,NE no, G5,NW", "G5,NW")] {
        let house = house_of_murus().await;
        assert_eq!(
            refused(&house, "anna", typed).await,
            ["move-near"],
            "{typed}"
        );
        house.play(&["anna: yes"]).await;
        assert_eq!(house.log(1).await, [log], "{typed}");
    }
}

/// A bare number is a move in Afrika, and so is the number that takes its place.
#[tokio::test]
async fn a_number_that_replaces_another_one_is_proposed() {
    for (typed, log) in [("3 no, 4", "d"), ("3 I mean 4", "d"), ("2 sorry 5", "e")] {
        let house = house("en", &["anna: !new afrika @bob first"]).await;
        assert_eq!(
            refused(&house, "anna", typed).await,
            ["move-near"],
            "{typed}"
        );
        house.play(&["anna: yes"]).await;
        assert_eq!(house.log(1).await, [log], "{typed}");
    }
}

async fn house_of_murus() -> House {
    house("en", &["anna: !new murus @bob first"]).await
}

/// The bot asks for the game in the same way as if the move were not doubted.
#[tokio::test]
async fn of_several_games_it_is_asked_which_one_a_doubted_move_is_for() {
    let house = house(
        "en",
        &[
            "cyril: !games",
            "anna: !new tablut @bob first",
            "anna: !new tablut @cyril first",
        ],
    )
    .await;
    let typed = "d5-d6 maybe";
    assert_eq!(refused(&house, "anna", typed).await, ["which-session"]);
    assert_eq!(refused(&house, "anna", "2").await, ["move-near"]);
    house.play(&["anna: yes"]).await;
    assert_eq!(house.log(2).await, ["d5-d6"]);
    assert_eq!(house.log(1).await, [""; 0]);
    // In the first game the move is no longer possible, so it can only be meant for the other one.
    house
        .play(&[
            "cyril: d1-c1",
            "anna: #1 d5-d6",
            "bob: d1-c1",
            "anna: #2 d6-d7",
            "cyril: c1-c2",
        ])
        .await;
    let said = house.say("anna", "d7-d8?").await;
    assert_eq!(said.refused(), ["move-near"], "{said:?}");
}

/// Pits are letters, and a lone letter may be talk.
#[tokio::test]
async fn pits_that_are_doubted_are_asked_about_if_they_are_certainly_moves() {
    for (typed, asked) in [("c b a d maybe", 1), ("#1 c?", 1), ("c?", 0)] {
        let house = house("en", &["anna: !new tchuka"]).await;
        assert_eq!(
            refused(&house, "anna", typed).await,
            ["move-near"][..asked],
            "{typed}"
        );
        assert_eq!(house.log(1).await, [""; 0], "{typed}");
    }
    // `a` is "and" in Czech, and a pit here.
    let house = house("en", &["anna: !new tchuka"]).await;
    house.say("anna", "c b a d thanks").await;
    assert_eq!(house.log(1).await[..3], ["c", "b", "a"]);
}

/// In XII Scripta `move` is a part of moves, and in the mancalas `a` is a pit.
#[tokio::test]
async fn words_around_moves_that_are_parts_of_moves_stay() {
    for (typed, log) in [
        ("move 1 3 please", &["move:1:3"][..]),
        ("please move 1 3", &["move:1:3"]),
        ("move 1 3, sorry", &["move:1:3"]),
        ("move 1 3 and then place 6", &["move:1:3", "place:6"]),
    ] {
        let house = begun().await;
        house.play(&["anna: place 1"]).await;
        house.say("anna", typed).await;
        assert_eq!(house.log(1).await[2..], *log, "{typed}");
    }
    let house = house("en", &["anna: !new afrika @bob first"]).await;
    house.say("anna", "a, 3").await;
    assert_ne!(house.log(1).await, ["c"]);
}

/// A move says more than the yes or no before it.
#[tokio::test]
async fn a_move_behind_the_answer_to_the_question_is_played() {
    for (asked, answer, log) in [
        ("d5-d6 no", "no, e6-f6", "e6-f6"),
        ("d5-d6 or e6-f6", "yes, e6-f6", "e6-f6"),
        ("d5-d6 or e6-f6", "yes d5-d6", "d5-d6"),
        ("d5-d6 ne", "ne: e6-f6!", "e6-f6"),
        ("d5-d6 или e6-f6", "нет, e6-f6", "e6-f6"),
    ] {
        let house = house("en", &["anna: !new tablut @bob first"]).await;
        assert_eq!(refused(&house, "anna", asked).await, ["move-near"]);
        house.play(&[&format!("anna: {answer}")]).await;
        assert_eq!(house.log(1).await, [log], "{answer}");
    }
}

/// The question was about one game, so the answer is for that game, too.
#[tokio::test]
async fn a_move_behind_the_answer_is_played_in_the_game_that_was_asked_about() {
    let games = [
        "anna: !new tablut @bob first",
        "anna: !new tablut @cyril first",
    ];
    let house = house("en", &games).await;
    assert_eq!(refused(&house, "anna", "#1 d5-d6?").await, ["move-near"]);
    house.play(&["anna: no, e6-f6"]).await;
    assert_eq!(house.log(1).await, ["e6-f6"]);
    for (answer, game) in [
        ("no, #1 e6-f6", 1),
        ("no, #2 e6-f6", 2),
        ("yes, e6-f6 #2", 2),
        ("#2 no, e6-f6", 2),
    ] {
        let house = self::house("en", &games).await;
        house.say("anna", "#1 d5-d6?").await;
        house.play(&[&format!("anna: {answer}")]).await;
        assert_eq!(house.log(game).await, ["e6-f6"], "{answer}");
    }
}
