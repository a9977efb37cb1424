//! A stranger may challenge a person once, and again only after that person has answered.

use crate::house::House;
use crate::personal_data::{until_nothing_is_due, whole_database};
use lusoria::service::Limits;
use tempfile::TempDir;

async fn house(home: &TempDir) -> House {
    let limits = Limits {
        console: true,
        ..Limits::default()
    };
    House::with_limits(&home.path().join("house.db"), limits, false).await
}

async fn refused(house: &House, from: &str, text: &str) -> Vec<String> {
    house.say(from, text).await.refused()
}

const CALL: &str = "anna: !new tablut @bob first";
const AGAIN: &str = "!new murus @bob first";

#[tokio::test]
async fn whoever_has_not_answered_is_not_called_again_in_any_room() {
    let home = tempfile::tempdir().unwrap();
    let house = house(&home).await;
    house.play(&[CALL]).await;
    let said = house.say("anna", AGAIN).await;
    assert_eq!(said.refused(), ["not-answered-yet"]);
    assert!(
        said.reply()
            .text
            .starts_with("bob has not answered you yet."),
        "{said:?}"
    );
    house.play(&["anna: !board", "anna: !abort"]).await;
    let elsewhere = house.message("cellar", "anna", AGAIN);
    assert_eq!(house.hear(elsewhere).await.refused(), ["not-answered-yet"]);
    let rings = house
        .heard()
        .iter()
        .filter(|reply| reply.reader.as_deref() == Some("bob"))
        .count();
    assert!(rings <= 1, "bob was called {rings} times");
}

#[tokio::test]
async fn to_play_to_ask_or_to_call_back_is_an_answer() {
    for answer in [
        "bob: !board",
        "bob: !moves",
        "bob: !new murus @anna first",
        "bob: c1,b1",
    ] {
        let home = tempfile::tempdir().unwrap();
        let house = house(&home).await;
        house.play(&["anna: !new tablut @bob second"]).await;
        let (from, text) = answer.split_once(": ").unwrap();
        house.say(from, text).await;
        house
            .play(&["anna: !new quick @bob", "anna: !new gabata @bob"])
            .await;
    }
}

#[tokio::test]
async fn chatter_of_the_person_called_is_no_answer() {
    let home = tempfile::tempdir().unwrap();
    let house = house(&home).await;
    house.play(&[CALL]).await;
    house.say("bob", "what a day").await;
    house.play(&["bob: !games"]).await;
    assert_eq!(refused(&house, "anna", AGAIN).await, ["not-answered-yet"]);
}

#[tokio::test]
async fn calling_it_off_is_a_no_until_whoever_said_it_calls_back() {
    for no in ["bob: !abort", "bob: !yield", "bob: !board\n!abort"] {
        let home = tempfile::tempdir().unwrap();
        let house = house(&home).await;
        house.play(&[CALL, no]).await;
        let said = house.say("anna", AGAIN).await;
        assert_eq!(said.refused(), ["declined"], "{no}");
        assert!(said.reply().text.contains("again in 24 hours"), "{said:?}");
        // A look at the game that is over does not mean that Bob has changed his mind.
        house.play(&["bob: !board #1"]).await;
        assert_eq!(refused(&house, "anna", AGAIN).await, ["declined"]);
        house
            .play(&["bob: !new quick @anna", "anna: !new murus @bob first"])
            .await;
    }
}

#[tokio::test]
async fn a_no_also_holds_for_somebody_who_was_forgotten_meanwhile() {
    let home = tempfile::tempdir().unwrap();
    let house = house(&home).await;
    house.play(&[CALL, "bob: !abort"]).await;
    house.say("anna", "!forget me yes").await;
    until_nothing_is_due(&house).await;
    assert!(!whole_database(&house).await.contains("anna"));
    assert_eq!(refused(&house, "anna", AGAIN).await, ["declined"]);
    // A rematch without the former partner would be an open seat for anybody.
    let gone = refused(&house, "bob", "!rematch #1").await;
    assert_eq!(gone, ["repeat-partner-gone"]);
    let history = house.say("bob", "!history").await;
    let text = &history.reply().text;
    assert!(text.contains("somebody who has left"), "{text}");
}

#[tokio::test]
async fn only_so_many_strangers_are_called_in_a_day() {
    let home = tempfile::tempdir().unwrap();
    let limits = Limits {
        console: true,
        person_calls: 1,
        ..Limits::default()
    };
    let house = House::with_limits(&home.path().join("house.db"), limits, false).await;
    house.play(&[CALL]).await;
    let said = house.say("anna", "!new tablut @cyril first").await;
    assert_eq!(said.refused(), ["too-many-calls"]);
    assert!(
        said.reply().text.contains("called 1 person who"),
        "{said:?}"
    );
    house
        .play(&["bob: !board", "anna: !new tablut @cyril first"])
        .await;
}

#[tokio::test]
async fn who_called_whom_outlasts_a_start() {
    let home = tempfile::tempdir().unwrap();
    let first = house(&home).await;
    first
        .play(&[CALL, "cyril: !new tablut @anna first", "anna: !abort #2"])
        .await;
    drop(first);
    let again = house(&home).await;
    assert_eq!(refused(&again, "anna", AGAIN).await, ["not-answered-yet"]);
    assert_eq!(
        refused(&again, "cyril", "!new murus @anna").await,
        ["declined"]
    );
    again.play(&["bob: !moves"]).await;
    drop(again);
    house(&home)
        .await
        .play(&["anna: !new murus @bob first"])
        .await;
}

#[tokio::test]
async fn nobody_uses_up_the_games_of_another() {
    let home = tempfile::tempdir().unwrap();
    let limits = Limits {
        console: true,
        person_games: 1,
        ..Limits::default()
    };
    let house = House::with_limits(&home.path().join("house.db"), limits, false).await;
    house.play(&[CALL, "bob: !new quick @cyril first"]).await;
    assert_eq!(
        refused(&house, "bob", "!new murus @cyril").await,
        ["too-many-games"]
    );
}

/// Makes the database one of the earlier version: removes the table, and the note that its migration was applied.
async fn made_old(house: &House) {
    let sql = "drop table acquaintance; delete from _sqlx_migrations where version = 30";
    sqlx::raw_sql(sql)
        .execute(&mut house.database().await)
        .await
        .unwrap();
}

#[tokio::test]
async fn who_has_played_before_there_were_limits_is_no_stranger() {
    let home = tempfile::tempdir().unwrap();
    let old = house(&home).await;
    old.play(&[
        "anna: !new scripta @bob first dice=hand",
        "anna: roll 1 4 6 pass",
        "bob: roll 1 4 6 pass",
        "anna: !new scripta @cyril first dice=hand",
        "anna: #2 roll 1 4 6 pass",
    ])
    .await;
    made_old(&old).await;
    drop(old);
    let house = house(&home).await;
    house
        .play(&[
            "anna: !new tablut @bob",
            "anna: !new murus @bob",
            "anna: !new tablut @cyril",
        ])
        .await;
    assert_eq!(
        refused(&house, "anna", "!new murus @cyril").await,
        ["not-answered-yet"]
    );
}
