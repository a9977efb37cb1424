//! Games against the computer, and games between computer players.

use crate::house::{House, Said, chat_message};
use lusoria::service::Outcome;
use lusoria::session::Record;
use std::time::Duration;

/// Waits until this has been heard.
async fn hear(house: &House, what: &str) {
    for _ in 0..600 {
        if house.heard().iter().any(|reply| reply.text.contains(what)) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{what} is not heard: {:?}", house.heard().last());
}

/// The only reply of a turn, which calls Anna.
fn called(said: &Said) -> &str {
    let reply = said.reply();
    assert_eq!(reply.reader.as_deref(), Some("anna"), "{said:?}");
    &reply.text
}

#[tokio::test]
async fn the_computer_answers_a_move_with_one_message_that_tells_both() {
    let house = House::new().await;
    let begun = house.say("anna", "!new tablut bot:easy first").await;
    assert!(called(&begun).contains("then the computer"), "{begun:?}");
    assert!(called(&begun).contains("level is “easy”"), "{begun:?}");
    let said = house.say("anna", "e4-f4").await;
    assert_eq!(said.refused(), Vec::<String>::new());
    let log = house.log(1).await;
    assert_eq!(log.len(), 2, "{log:?}");
    let text = called(&said);
    assert!(text.contains("anna, your turn in #1"), "{text}");
    assert!(
        text.contains("anna: ") && text.contains("The computer: "),
        "{text}"
    );
}

#[tokio::test]
async fn the_computer_moves_first_if_it_sits_there() {
    let house = House::new().await;
    let begun = house.say("anna", "!nová tablut @počítač:lehký druhý").await;
    let [opened, moved] = &begun.replies[..] else {
        panic!("{begun:?}");
    };
    assert!(
        opened.text.contains("The computer is thinking."),
        "{}",
        opened.text
    );
    assert!(moved.text.contains("The computer: "), "{}", moved.text);
    assert_eq!(house.log(1).await.len(), 1);
}

#[tokio::test]
async fn a_mention_of_the_bot_begins_a_game_against_it_and_elsewhere_only_calls_it() {
    let house = House::new().await;
    let mut begin = house.message("hall", "anna", "!new tablut @Lusoria first");
    chat_message(&mut begin).addressed = true;
    let begun = house.hear(begin).await;
    assert!(called(&begun).contains("then the computer"), "{begun:?}");
    let said = house.say("anna", "e4-f4 @lusoria").await;
    assert_eq!(said.refused(), Vec::<String>::new());
    assert_eq!(house.log(1).await.len(), 2);
    let mut help = house.message("hall", "anna", "help @lusoria");
    chat_message(&mut help).addressed = true;
    let help = house.hear(help).await;
    assert!(help.reply().text.contains("The commands:"), "{help:?}");
}

/// Plays the first move that may be played until the game is over.
async fn play_to_the_end(house: &House, session: i64) -> Said {
    for _ in 0..400 {
        let moves = house.say("anna", "!moves #1").await;
        let text = &moves.reply().text;
        let first = text
            .split('`')
            .nth(1)
            .unwrap_or_else(|| panic!("{text}"))
            .to_owned();
        let said = house.say("anna", &format!("#{session} {first}")).await;
        assert_eq!(said.refused(), Vec::<String>::new(), "{first}");
        if said.says.iter().any(|say| say.get("over").is_some()) {
            return said;
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn whole_games_are_played_in_two_languages_and_their_records_hold() {
    let evenings = [
        ("en", "!new quick bot:hard", "Thank you for the game!"),
        ("it", "!nuova topo bot:facile", "Grazie della partita!"),
    ];
    for (lang, begin, thanks) in evenings {
        let house = House::new().await;
        house.manage(&format!("!lang {lang}")).await;
        house.say("anna", begin).await;
        let over = play_to_the_end(&house, 1).await;
        let text = &over.replies.last().unwrap().text;
        assert!(text.contains(thanks), "{text}");
        let record = house.say("anna", "!export #1").await;
        let record = &record.reply().text;
        let from = record.find("lusoria-record").unwrap();
        let record = record[from..].trim_end_matches(['`', '\n']);
        let replayed = Record::parse(record).unwrap();
        assert_eq!(replayed.session.entries as usize, house.log(1).await.len());
        // The same opponent once more, with the sides changed.
        let again = house.say("anna", "!new").await;
        assert_eq!(again.refused(), Vec::<String>::new());
    }
}

#[tokio::test]
async fn two_computers_play_while_people_watch() {
    let house = House::new().await;
    let begun = house.say("anna", "!new mouse bot:easy bot:hard").await;
    assert!(
        begun.replies[0].text.contains("Computer (easy)"),
        "{begun:?}"
    );
    let another = house.say("bob", "!new quick bot ai").await;
    assert_eq!(another.refused(), ["computers-playing"]);
    hear(&house, "wins game #1").await;
    let log = house.log(1).await;
    assert!(log.len() > 5, "{log:?}");
    assert!(house.heard().len() <= log.len() + 2);
}

#[tokio::test]
async fn anybody_stops_a_game_of_computers_and_nobody_else_s() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut bot bot", "bob: !abort #1"])
        .await;
    assert!(house.log(1).await.contains(&"=abort:first".to_owned()));
    let last = house.heard().last().unwrap().text.clone();
    assert!(last.contains("has been stopped"), "{last}");
    house.play(&["anna: !new tablut bot first"]).await;
    assert_eq!(house.say("bob", "!abort #2").await.refused(), ["no-seat"]);
    house.play(&["anna: #2 e4-f4", "anna: !abort #2"]).await;
}

#[tokio::test]
async fn the_level_is_shown_and_changed_and_survives_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let house = House::at(&path).await;
    house.play(&["anna: !new tablut bot first"]).await;
    let level = house.say("anna", "!level").await;
    assert!(level.reply().text.contains("is “hard”"), "{level:?}");
    let level = house.say("anna", "!obtížnost nelítostná").await;
    assert!(level.reply().text.contains("is “ruthless”"), "{level:?}");
    assert_eq!(house.log(1).await, ["=level:second:ruthless"]);
    assert_eq!(
        house.say("bob", "!level easy #1").await.refused(),
        ["no-seat"]
    );
    house.play(&["anna: e4-f4"]).await;
    house.close().await;
    let house = House::at(&path).await;
    let level = house.say("anna", "!уровень").await;
    assert!(level.reply().text.contains("is “ruthless”"), "{level:?}");
    // `nastavení` is the word for this command in the source of Cats and Mouse.
    let level = house.say("anna", "!nastavení těžká").await;
    assert!(level.reply().text.contains("is “hard”"), "{level:?}");
    house.play(&["anna: !yield #1"]).await;
    let level = house.say("anna", "!level").await;
    let told = &level.reply().text;
    assert!(
        told.contains("“hard”") && told.contains("is over"),
        "{told}"
    );
    assert!(!told.contains("!level"), "{told}");
}

#[tokio::test]
async fn a_level_that_is_set_already_is_told_and_games_with_people_do_not_count() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut bot:easy first",
            "anna: !new cats @bob first",
        ])
        .await;
    assert_eq!(
        house.say("anna", "!level easy").await.refused(),
        ["level-already"]
    );
    let set = house.say("anna", "!level hard").await.reply().text.clone();
    assert!(
        set.contains("#1") && set.contains("`!level easy #1`"),
        "{set}"
    );
    house.play(&["anna: !new murus bot first"]).await;
    let which = house.say("anna", "!level easy").await;
    assert_eq!(which.refused(), ["which-session"]);
    let which = which.reply().text.clone();
    assert!(
        which.contains("`!level easy #1`") && !which.contains("`#2`"),
        "{which}"
    );
}

#[tokio::test]
async fn those_who_watch_two_computers_read_both_levels_and_are_offered_nothing_they_cannot_do() {
    let folder = tempfile::tempdir().unwrap();
    // The first thinks for ever, so that no move comes between a question and its answer.
    let house = House::with_endless_thoughts(&folder.path().join("house.db")).await;
    house
        .play(&["anna: !new tablut bot:ruthless bot:hard"])
        .await;
    for typed in ["!level #1", "!level hard #1"] {
        let told = house.say("bob", typed).await.reply().text.clone();
        assert!(
            told.contains("(ruthless)") && told.contains("(hard)"),
            "{told}"
        );
        assert!(!told.contains("!level"), "{told}");
    }
}

#[tokio::test]
async fn a_thought_that_a_restart_has_interrupted_is_thought_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let house = House::with_endless_thoughts(&path).await;
    let receipt = house.hand_in(house.message("hall", "anna", "!new tablut bot:ruthless second"));
    let mut receipt = receipt.await;
    assert_eq!(receipt.outcome().await, Outcome::Stored);
    assert_eq!(house.log(1).await, Vec::<String>::new());
    house.close().await;
    let house = House::at(&path).await;
    hear(&house, "The computer: ").await;
    assert_eq!(house.log(1).await.len(), 1);
}

#[tokio::test]
async fn a_thought_about_a_position_that_has_changed_is_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::with_endless_thoughts(&folder.path().join("house.db")).await;
    let begin = house.message("hall", "anna", "!new tablut bot:ruthless second");
    assert_eq!(house.hand_in(begin).await.outcome().await, Outcome::Stored);
    // The level is changed while the computer thinks. It begins to think anew, and moves once.
    let level = house.message("hall", "anna", "!level easy");
    assert_eq!(house.hand_in(level).await.outcome().await, Outcome::Stored);
    hear(&house, "The computer: ").await;
    let log = house.log(1).await;
    assert_eq!(log.len(), 2, "{log:?}");
    assert_eq!(log[0], "=level:first:easy");
    // A game that is over while the computer thinks stays as it is.
    let again = house.message("hall", "bob", "!new tablut bot:ruthless second");
    assert_eq!(house.hand_in(again).await.outcome().await, Outcome::Stored);
    let abort = house.message("hall", "bob", "!abort #2");
    assert_eq!(house.hand_in(abort).await.outcome().await, Outcome::Stored);
    hear(&house, "calls off game #2").await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(house.log(2).await, ["=abort:second"]);
}
