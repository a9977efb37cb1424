//! JSON that an earlier version has stored, with fields that have no names, can still be used. `src/store/json/tests.rs` reads a
//! row of each kind.

use crate::house::{House, Reply};
use std::path::Path;
use std::time::Duration;

/// What was left to be said: a board, and help.
const OUTBOX: &str = r#"
    insert into outbox (id, room, token, say) values
        (1000, 1, zeroblob(12), '{"board":{"at":[1,0],"reader":1,"prose":false}}'),
        (1001, 1, x'010101010101010101010101', '{"talk":[{"help":"board"},1]}');"#;

/// What anna was refused last.
const REFUSED: &str = r#"
    insert or replace into refused (room, account, said) values
        (1, 1, '[{"Rules":["tablut",{"id":"not-yours","args":[["cell","d1"]]}]},[1,0],null,1795262400]');"#;

/// A database in which anna plays Tablut, with these rows.
async fn prepare(path: &Path) {
    let house = House::at(path).await;
    house.play(&["anna: !new tablut @bob first"]).await;
    let mut database = house.database().await;
    for sql in [OUTBOX, REFUSED] {
        sqlx::raw_sql(sql).execute(&mut database).await.unwrap();
    }
}

/// The first replies, as soon as there are this many.
async fn replies(house: &House, count: usize) -> Vec<Reply> {
    for _ in 0..500 {
        let heard = house.heard();
        if heard.len() >= count {
            return heard;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{:?}", house.heard());
}

#[tokio::test]
async fn what_an_earlier_version_left_to_be_said_is_said() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("earlier.db");
    prepare(&path).await;
    let house = House::at(&path).await;
    let said = replies(&house, 2).await;
    assert!(said[0].text.contains("Tablut"), "{said:?}");
    assert!(said[1].text.contains("!board"), "{said:?}");
}

#[tokio::test]
async fn what_an_earlier_version_refused_is_explained() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("earlier.db");
    prepare(&path).await;
    let house = House::at(&path).await;
    replies(&house, 2).await;
    let why = house.say("anna", "!why").await;
    assert!(why.reply().text.contains("d1"), "{why:?}");
}
