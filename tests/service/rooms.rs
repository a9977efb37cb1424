//! Which game somebody means, and which games can be seen from which room.

use crate::house::{House, Said, chat_message, person};
use lusoria::service::{Cause, Outcome, RoomReplaced};

/// Anna is on turn in #1 against Bob and in #2 against Cyril.
async fn two_games() -> House {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new scripta @bob first dice=hand",
            "anna: !new scripta @cyril first dice=hand",
            "anna: #1 roll 1 4 6",
            "anna: #2 roll 1 4 6",
        ])
        .await;
    house
}

async fn answer(house: &House, room: &str, from: &str, text: &str, message: &str) -> Said {
    let mut inbound = house.message(room, from, text);
    chat_message(&mut inbound).reply_to = Some(message.to_owned());
    house.hear(inbound).await
}

#[tokio::test]
async fn a_number_says_which_game() {
    let house = two_games().await;
    assert_eq!(
        house.say("anna", "place 4").await.refused(),
        ["which-session"]
    );
    house.play(&["anna: #2 place 4", "anna: !#2 place 1"]).await;
    assert_eq!(house.log(1).await.len(), 1);
    assert_eq!(house.log(2).await, ["roll:1-4-6", "place:4", "place:1"]);
}

#[tokio::test]
async fn the_question_which_game_shows_the_typed_command_with_a_number() {
    let house = two_games().await;
    for (lang, typed, shown) in [
        ("en", "!pause 3d", "`!pause 3d #1`"),
        ("en", "!show 3", "`!show 3 #1`"),
        ("cs", "!přehrát 2", "`!přehrát 2 #1`"),
        ("it", "!rinvia 2g", "`!rinvia 2d #1`"),
        ("ru", "!показать 5", "`!показать 5 #1`"),
        ("en", "!board", "`!board #1`"),
    ] {
        house.manage(&format!("!lang {lang}")).await;
        let asked = house.say("anna", typed).await;
        assert_eq!(asked.refused(), ["which-session"], "{typed}");
        assert!(asked.reply().text.contains(shown), "{asked:?}");
    }
}

#[tokio::test]
async fn a_reply_to_a_board_says_which_game() {
    let house = two_games().await;
    let message = |n: i64| {
        let shows = format!("in #{n} ");
        let board = house
            .heard()
            .into_iter()
            .find(|reply| reply.text.contains(&shows));
        board.unwrap().message
    };
    let said = answer(&house, "hall", "anna", "place 4", &message(1)).await;
    assert_eq!(said.outcome, Outcome::Stored);
    assert_eq!((house.log(1).await.len(), house.log(2).await.len()), (2, 1));
    answer(&house, "hall", "anna", "!yield", &message(2)).await;
    assert_eq!(house.log(2).await.last().unwrap(), "=resign:first");
    // A reply to another message does not say which game is meant.
    let said = answer(&house, "hall", "anna", "place 1", "message-999").await;
    assert_eq!(said.outcome, Outcome::Stored);
    assert_eq!(house.log(1).await.len(), 3, "the only game left");
}

#[tokio::test]
async fn the_game_whose_turn_it_is_needs_no_number() {
    let house = two_games().await;
    house
        .play(&["anna: #1 !pass", "anna: place 4", "anna: place 1"])
        .await;
    assert_eq!(house.log(2).await.len(), 3);
    house.play(&["anna: place 6"]).await;
    // Now she is on turn nowhere: which one did she mean?
    assert_eq!(
        house.say("anna", "place 6").await.refused(),
        ["which-session"]
    );
}

#[tokio::test]
async fn the_turn_is_followed_within_a_message() {
    let house = two_games().await;
    house
        .play(&["anna: #2 place 4 place 1", "anna: #1 !pass"])
        .await;
    let said = house.say("anna", "place 6\nplace 6").await;
    assert_eq!(
        said.refused(),
        ["which-session"],
        "after the first she is on turn nowhere"
    );
}

#[tokio::test]
async fn everybody_may_look_and_sees_it_from_the_side_of_the_first_player() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new scripta @bob first dice=hand",
            "anna: roll 1 4 6 place 4",
        ])
        .await;
    let middle = |said: &Said| {
        let text = &said.reply().text;
        text.lines()
            .find(|line| line.contains("1 _") || line.contains("_ 1"))
            .unwrap()
            .to_owned()
    };
    let first = "_ _ _ 1 _ _   _ _ _ _ _ _";
    assert_eq!(middle(&house.say("anna", "!board").await), first);
    assert_eq!(middle(&house.say("cyril", "!board").await), first);
    assert_eq!(middle(&house.say("cyril", "!b #1").await), first);
    assert_eq!(
        middle(&house.say("bob", "!board").await),
        "_ _ _ _ _ _   _ _ 1 _ _ _"
    );
    let prose = house.say("bob", "!board prose").await;
    assert!(
        prose.reply().text.contains("anna has one piece"),
        "{prose:?}"
    );
}

#[tokio::test]
async fn a_game_in_another_room_is_not_there_for_strangers() {
    let house = House::with_a_game().await;
    for command in [
        "!board #1",
        "!moves #1",
        "!export #1",
        "!verify #1",
        "!show 0 #1",
        "!yield #1",
        "!abort #1",
        "!#1 roll 1 2 3",
    ] {
        let said = house.hear(house.message("cellar", "cyril", command)).await;
        assert_eq!(said.refused(), ["no-such-session"], "{command}");
    }
}

#[tokio::test]
async fn a_player_sees_his_game_from_any_room_if_he_names_it() {
    let house = House::with_a_game().await;
    let cellar = |text: &str| house.hear(house.message("cellar", "bob", text));
    let said = cellar("!board #1").await;
    assert_eq!(said.reply().room, "cellar");
    let refused = cellar("!board").await;
    assert_eq!(refused.refused(), ["no-session-but-elsewhere"]);
    // The board shown there cannot be answered by strangers either.
    let shown = &said.reply().message;
    let stranger = answer(&house, "cellar", "cyril", "!board", shown).await;
    assert_eq!(stranger.refused(), ["no-such-session"]);
}

#[tokio::test]
async fn news_of_a_game_go_to_its_own_room_and_the_board_where_it_was_asked_for() {
    let house = House::with_a_game().await;
    let cellar = |text: &str| house.hear(house.message("cellar", "anna", text));
    let said = cellar("#1 roll 1 4 6 pass").await;
    assert_eq!(said.outcome, Outcome::Stored);
    let mut replies: Vec<_> = said
        .replies
        .iter()
        .map(|r| (r.room.as_str(), r.reader.as_deref()))
        .collect();
    replies.sort_unstable();
    assert_eq!(replies, [("cellar", Some("anna")), ("hall", Some("bob"))]);
    // What ends elsewhere is over here too.
    assert_eq!(cellar("!yield #1").await.outcome, Outcome::Stored);
    assert_eq!(
        house.say("bob", "roll 1 2 3").await.outcome,
        Outcome::Ignored
    );
    house
        .play(&["anna: !new scripta @bob first dice=hand"])
        .await;
}

#[tokio::test]
async fn a_room_may_choose_its_language_and_prefix() {
    let house = House::new().await;
    assert!(
        house.manage("!prefix ?").await.reply().text.contains("`?`") || !house.heard().is_empty()
    );
    assert_eq!(house.say("anna", "!board").await.outcome, Outcome::Ignored);
    assert_eq!(house.say("anna", "?board").await.refused(), ["no-session"]);
    let elsewhere = house.hear(house.message("cellar", "anna", "!board")).await;
    assert_eq!(elsewhere.refused(), ["no-session"]);
}

#[tokio::test]
async fn the_games_of_a_room_that_is_replaced_go_on_in_the_other_and_people_are_told_once() {
    let house = two_games().await;
    house.manage("!prefix ?").await;
    let moved = |n: u32| {
        let mut moved = house.message("new hall", "anna", "");
        moved.event = format!("moved {n}");
        moved.cause = Cause::RoomReplaced(RoomReplaced {
            old_room: "hall".to_owned(),
            author: person("anna"),
        });
        moved
    };
    let said = house.hear(moved(1)).await;
    let told: Vec<_> = said.replies.iter().map(|reply| &reply.room).collect();
    assert_eq!(told, ["new hall"], "{said:?}");
    assert!(said.replies[0].text.contains("#1, #2"), "{said:?}");
    // The seats, the turn and the prefix came along; in the old room there is nothing left.
    let in_the_new = house.message("new hall", "anna", "?#2 place 4");
    assert_eq!(house.hear(in_the_new).await.replies[0].room, "new hall");
    assert_eq!(house.log(2).await, ["roll:1-4-6", "place:4"]);
    let in_the_old = house.message("hall", "anna", "place 1");
    assert_eq!(house.hear(in_the_old).await.outcome, Outcome::Ignored);
    for n in [1, 2] {
        let again = house.hear(moved(n)).await;
        assert_eq!(again.replies.len(), 0, "{again:?}");
    }
}

#[tokio::test]
async fn who_plays_in_a_thread_of_the_games_room_is_answered_there_and_nowhere_else() {
    let house = two_games().await;
    let mut inside = house.message("thread", "anna", "#1 place 4");
    inside.room.parent = Some("hall".to_owned());
    let said = house.hear(inside).await;
    let told: Vec<_> = said.replies.iter().map(|reply| &reply.room).collect();
    assert_eq!(told, ["thread"], "{said:?}");
    let said = house.say("anna", "#1 place 1").await;
    assert_eq!(said.replies.len(), 1);
    assert_eq!(said.replies[0].room, "hall");
}

#[tokio::test]
async fn talk_under_a_game_that_is_over_is_not_answered_but_a_move_is() {
    let house = two_games().await;
    house.play(&["anna: !abort #1"]).await;
    let board = house.heard().pop().unwrap().message;
    let said = answer(&house, "hall", "anna", "what a pity", &board).await;
    assert_eq!((said.outcome, said.replies.len()), (Outcome::Ignored, 0));
    let said = answer(&house, "hall", "anna", "place 4", &board).await;
    assert_eq!(said.refused(), ["session-over"]);
}
