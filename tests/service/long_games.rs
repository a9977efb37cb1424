//! Long games: they are loaded from a snapshot, and messages that need much of their log keep nobody waiting.

use crate::house::{House, Reply};
use lusoria::service::Outcome;
use lusoria::session::{Promise, Record};
use sqlx::Connection;

const PAIRS: usize = 40;

/// Anna and Bob throw and pass until the log has more entries than are between two snapshots.
async fn play_long_game(house: &House) {
    house
        .play(&["anna: !new scripta @bob first dice=hand"])
        .await;
    for _ in 0..PAIRS {
        house
            .play(&["anna: roll 1 1 1\npass", "bob: roll 1 1 1\npass"])
            .await;
    }
}

async fn snapshots(house: &House) -> Vec<i64> {
    sqlx::query_scalar("select n from snapshot where session = 1 order by n")
        .fetch_all(&mut house.database().await)
        .await
        .unwrap()
}

/// What a house answers to each of these lines.
async fn answers(house: &House, lines: &[&str]) -> Vec<String> {
    let mut answers = Vec::new();
    for line in lines {
        answers.push(house.say("anna", line).await.reply().text.clone());
    }
    answers
}

#[tokio::test]
async fn a_long_game_is_read_back_from_a_snapshot_and_is_the_same() {
    const ASKED: [&str; 4] = ["!board", "!moves", "!show 3", "!export"];
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("long.db");
    let house = House::at(&path).await;
    play_long_game(&house).await;
    let before = answers(&house, &ASKED).await;
    assert_eq!(snapshots(&house).await, [64, 128]);

    let reopened = House::at(&path).await;
    assert_eq!(answers(&reopened, &ASKED).await, before);

    // A snapshot that cannot be used does no harm: the log has everything.
    for damage in ["'{'", "replace(state, '1=', '99=')", "'null'"] {
        let sql = format!("update snapshot set state = {damage}");
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql))
            .execute(&mut house.database().await)
            .await
            .unwrap();
        let reopened = House::at(&path).await;
        assert_eq!(answers(&reopened, &ASKED).await, before, "{damage}");
    }
}

#[tokio::test]
async fn a_long_game_of_an_earlier_version_gets_its_snapshot_when_it_is_read() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("long.db");
    let house = House::at(&path).await;
    play_long_game(&house).await;
    let mut database = house.database().await;
    sqlx::raw_sql("delete from snapshot")
        .execute(&mut database)
        .await
        .unwrap();
    database.close().await.unwrap();

    let reopened = House::at(&path).await;
    reopened.say("anna", "!board").await;
    let entries = i64::try_from(reopened.log(1).await.len()).unwrap();
    assert_eq!(snapshots(&reopened).await, [entries]);
}

#[tokio::test]
async fn while_a_record_is_read_its_room_keeps_its_order_and_others_are_served() {
    let house = House::new().await;
    play_long_game(&house).await;
    let record = house.say("anna", "!export").await.reply().text.clone();
    let heard = house.heard().len();
    let hall = |text: &str| house.message("hall", "anna", text);
    let import = hall(&format!("!import {record}"));
    let messages = [
        import.clone(),
        hall("!board #1"),
        import,
        house.message("kitchen", "cyril", "!games"),
    ];
    let expected = [
        Outcome::Stored,
        Outcome::Stored,
        Outcome::Repeated,
        Outcome::Stored,
    ];
    assert_eq!(house.hear_all(messages).await, expected);
    let replies = house.heard().split_off(heard);
    let rooms: Vec<_> = replies.iter().map(|reply| reply.room.as_str()).collect();
    assert_eq!(rooms, ["kitchen", "hall", "hall"]);
    assert!(replies[1].text.contains("#2"), "{}", replies[1].text);
    assert!(replies[2].text.contains("anna"), "{}", replies[2].text);
}

#[tokio::test]
async fn while_a_long_game_is_read_its_room_keeps_its_order_and_others_are_served() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("long.db");
    let house = House::at(&path).await;
    play_long_game(&house).await;
    let mut database = house.database().await;
    let sql = sqlx::raw_sql("delete from snapshot");
    sql.execute(&mut database).await.unwrap();

    let reopened = House::at(&path).await;
    let messages = [
        reopened.message("hall", "anna", "roll 1 1 1"),
        reopened.message("hall", "bob", "!games"),
        reopened.message("kitchen", "cyril", "!games"),
    ];
    assert_eq!(reopened.hear_all(messages).await, [Outcome::Stored; 3]);
    let told = |reply: Reply| (reply.room, reply.reader.unwrap());
    let told: Vec<_> = reopened.heard().into_iter().map(told).collect();
    let expected = [("kitchen", "cyril"), ("hall", "anna"), ("hall", "bob")];
    let expected = expected.map(|(room, reader)| (room.to_owned(), reader.to_owned()));
    assert_eq!(told, expected);
    assert_eq!(reopened.log(1).await.len(), 4 * PAIRS + 1);
}

#[tokio::test]
async fn a_record_or_a_long_game_while_nothing_can_be_written_is_told_and_not_tried_for_ever() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("long.db");
    let house = House::at(&path).await;
    play_long_game(&house).await;
    let record = house.say("anna", "!export").await.reply().text.clone();
    let mut database = house.database().await;
    let sql = sqlx::raw_sql("delete from snapshot; begin immediate");
    sql.execute(&mut database).await.unwrap();

    let import = house.say("anna", &format!("!import {record}")).await;
    assert_eq!(import.outcome, Outcome::NotStored);
    // After the failure the session is removed from memory, so its log is read again.
    for _ in 0..2 {
        let moved = house.say("anna", "roll 1 1 1").await;
        assert_eq!(moved.outcome, Outcome::NotStored);
    }
    sqlx::raw_sql("rollback")
        .execute(&mut database)
        .await
        .unwrap();
    assert_eq!(house.log(1).await.len(), 4 * PAIRS);
}

#[tokio::test]
async fn a_long_record_that_was_brought_in_is_shown_from_snapshots() {
    let house = House::new().await;
    let plies = "d e h f b ".repeat(600);
    let hash = "00".repeat(32);
    let record = format!(
        "lusoria-record: 1\ngame: gabata(zero=none,capture=own_pit,serial=off)\nrules: 2\nsession: 1\nfirst: a\nsecond: b\nopened: -\nhash: {hash}\n\n1. {plies}\n"
    );
    house.say("anna", &format!("!import {record}")).await;
    assert_eq!(house.log(1).await.len(), 3_000);
    assert_eq!(snapshots(&house).await, [1_024, 2_048]);
    let shown = house.say("anna", "!show 2050 #1").await;
    assert!(shown.reply().text.contains("2050"), "{shown:?}");
}

#[tokio::test]
async fn a_record_that_spells_the_game_otherwise_is_certified_as_it_is() {
    let house = House::new().await;
    house
        .play(&["anna: !new quick @bob first", "anna: !yield"])
        .await;
    let text = house.say("anna", "!export").await.reply().text.clone();
    let mut record = Record::parse(&text).unwrap().record;
    record.game = "scripta(pieces=3,dice=bag)".to_owned();
    let seed = record.seed.unwrap();
    record.hash = Promise::Game.hash(&seed, &record.game, record.rules, false);
    house.say("anna", &format!("!import {record}")).await;
    let said = house.say("anna", "!verify #2").await;
    assert!(said.reply().text.contains("hash"), "{said:?}");
    assert!(!said.reply().text.contains("Do not trust"), "{said:?}");
    let exported = house.say("anna", "!export #2").await;
    assert_eq!(exported.reply().text.trim(), record.to_string().trim());
}
