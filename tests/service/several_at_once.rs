//! Several commands in one message, several people at once, the same event twice.

use crate::house::House;
use crate::receipts::outcomes;
use lusoria::service::Outcome;

#[tokio::test]
async fn several_moves_in_one_message_are_one_change_and_one_reply() {
    for text in [
        "roll 1 4 6\nplace 4\nplace 1\nplace 6",
        "roll 1 4 6\n\n  place 4 place 1  \nplace 6\n",
        "roll 1 4 6 place 4 place 1 place 6",
        "!roll 1 4 6\n!place 4\nvložit 1\nВВЕСТИ 6",
    ] {
        let house = House::with_a_game().await;
        let said = house.say("anna", text).await;
        assert_eq!(
            house.log(1).await,
            ["roll:1-4-6", "place:4", "place:1", "place:6"],
            "{text}"
        );
        assert_eq!(said.reply().reader.as_deref(), Some("bob"), "{text}");
    }
}

#[tokio::test]
async fn what_was_legal_before_the_first_refusal_stays_and_what_follows_is_not_read() {
    let house = House::with_a_game().await;
    let said = house
        .say("anna", "roll 1 4 6\nplace 4 place 5\nplace 1\n!board")
        .await;
    assert_eq!(house.log(1).await, ["roll:1-4-6", "place:4"]);
    assert_eq!(said.refused(), ["no-such-die"]);
    assert_eq!(said.replies.len(), 2, "the board and the refusal: {said:?}");
}

#[tokio::test]
async fn answers_follow_the_news_in_the_order_asked_for() {
    let house = House::with_a_game().await;
    let said = house
        .say("anna", "!help new\nroll 1 4 6\n!board\n!moves")
        .await;
    let kinds: Vec<_> = said
        .says
        .iter()
        .map(|say| say.as_object().unwrap().keys().next().unwrap().clone())
        .collect();
    assert_eq!(kinds, ["partial", "talk", "board", "moves"]);
}

/// Most answers are put into words while their message is being stored. The answers tested here have to wait until it is stored.
#[tokio::test]
async fn what_the_log_shows_has_the_moves_of_the_same_message() {
    let house = House::with_a_game().await;
    let said = house
        .say("anna", "roll 1 4 6\nplace 4\n!export\n!show 1")
        .await;
    let [_, record, shown] = &said.replies[..] else {
        panic!("not a board, a record and an earlier board: {said:?}");
    };
    assert!(record.text.contains("roll:1-4-6"), "{record:?}");
    assert!(record.text.contains("place:4"), "{record:?}");
    assert!(shown.text.contains("entry 1"), "{shown:?}");
    assert!(shown.text.contains("1 4 6"), "{shown:?}");
}

#[tokio::test]
async fn a_game_can_be_begun_and_played_in_one_message() {
    let house = House::new().await;
    house
        .play(&["anna: !new scripta @bob first dice=hand\nroll 1 4 6\nplace 4 place 1"])
        .await;
    assert_eq!(house.log(1).await, ["roll:1-4-6", "place:4", "place:1"]);
    house.play(&["anna: place 6", "bob: roll 1 1 1"]).await;
    assert_eq!(house.log(1).await.len(), 5);
}

#[tokio::test]
async fn a_game_can_be_begun_and_ended_in_one_message() {
    for (end, again) in [
        ("!abort", "!abort"),
        ("!yield", "!abort"),
        ("!abort", "!yield"),
    ] {
        let house = House::new().await;
        let said = house
            .say("anna", &format!("!new quick @bob\n{end}\n{again}"))
            .await;
        assert_eq!(
            (said.outcome, said.refused()),
            (Outcome::Stored, vec!["session-over".to_owned()]),
            "{said:?}"
        );
        let texts: Vec<_> = said
            .replies
            .iter()
            .map(|reply| reply.text.as_str())
            .collect();
        assert!(
            texts[0].starts_with("Game #1 begins"),
            "first things first: {texts:?}"
        );
        let board = house.say("bob", "!board #1").await;
        assert!(!board.reply().text.contains("to move."), "{board:?}");
        assert_eq!(
            house.say("bob", "!yield #1").await.refused(),
            ["session-over"]
        );
        house.play(&["anna: !new quick @bob"]).await;
    }
}

#[tokio::test]
async fn a_game_can_be_called_off_and_begun_again_in_one_message() {
    let house = House::new().await;
    house.play(&["anna: !new quick @bob"]).await;
    house.play(&["anna: !abort\n!new quick @bob"]).await;
    assert_eq!(
        house.say("bob", "!abort #1").await.refused(),
        ["session-over"]
    );
    house.play(&["bob: !abort #2"]).await;
    assert_eq!(
        house.log(2).await.last().unwrap().split(':').next(),
        Some("=abort")
    );
}

#[tokio::test]
async fn one_new_game_a_message() {
    let house = House::new().await;
    let said = house
        .say("anna", "!new quick @bob\n!new scripta @cyril")
        .await;
    assert_eq!(said.refused(), ["one-new-game"]);
    assert_eq!(house.say("bob", "!board #1").await.replies.len(), 1);
    assert_eq!(
        house.say("anna", "!board #2").await.refused(),
        ["no-such-session"]
    );
}

#[tokio::test]
async fn an_event_delivered_twice_counts_once() {
    let house = House::with_a_game().await;
    let message = house.message("hall", "anna", "roll 1 4 6");
    assert_eq!(house.hear(message.clone()).await.outcome, Outcome::Stored);
    let again = house.hear(message).await;
    assert_eq!(again.outcome, Outcome::Repeated);
    assert!(again.replies.is_empty());
    // All three are handed in at once. So both copies are in one batch, with another event between them.
    let twin = house.message("hall", "anna", "place 4");
    let other = house.message("hall", "bob", "!board");
    let before = house.heard().len();
    let (a, b, c) = tokio::join!(
        house.hand_in(twin.clone()),
        house.hand_in(other),
        house.hand_in(twin)
    );
    assert_eq!(
        outcomes([a, b, c]).await,
        [Outcome::Stored, Outcome::Stored, Outcome::Repeated]
    );
    assert_eq!(house.log(1).await, ["roll:1-4-6", "place:4"]);
    assert_eq!(house.heard().len(), before + 2);
}

#[tokio::test]
async fn two_people_may_type_at_once() {
    let house = House::new().await;
    house.play(&["anna: !new scripta @bob first"]).await;
    let mut receipts = Vec::new();
    for n in 0..60 {
        let text = ["!pass", "place 1", "!board", "what?", "place 6", "!moves"][n % 6];
        let (a, b) = tokio::join!(
            house.hand_in(house.message("hall", "anna", text)),
            house.hand_in(house.message("hall", "bob", text))
        );
        receipts.extend([a, b]);
    }
    for mut receipt in receipts {
        assert!(matches!(
            receipt.outcome().await,
            Outcome::Stored | Outcome::Ignored
        ));
        receipt.wait_for_delivery().await;
    }
    let log = house.log(1).await;
    assert!(log.len() > 30, "{log:?}");
    // Replaying it from the store gives what memory holds.
    let board = house.say("anna", "!board").await.reply().text.clone();
    let again = House::at(house.path()).await;
    assert_eq!(again.say("anna", "!board").await.reply().text, board);
}

/// The new game stands below the old one, because somebody is on turn in it.
#[tokio::test]
async fn the_end_of_a_game_is_told_before_the_beginning_of_another() {
    let house = House::new().await;
    house.play(&["anna: !new tablut @bob first"]).await;
    for lines in ["!yield #1\n!rematch", "!yield #2\n!new cats @bob"] {
        let said = house.say("anna", lines).await;
        let texts: Vec<_> = said.replies.iter().map(|reply| &*reply.text).collect();
        let at = |words: &str| texts.iter().position(|text| text.contains(words));
        assert!(at("gives up").is_some(), "{texts:?}");
        assert!(at("gives up") < at(" begins: "), "{texts:?}");
    }
}
