//! What is kept about a person: told, given as a file, and deleted.

use crate::house::{House, chat_message, person};
use lusoria::service::Outcome;
use lusoria::session::AccountId;
use lusoria::store::Store;
use serde_json::Value;
use sqlx::{Connection, SqliteConnection};
use std::collections::BTreeSet;
use std::time::Duration;

/// Everything in all tables, as text, without what this test itself writes there.
pub(crate) async fn whole_database(house: &House) -> String {
    let mut database = house.database().await;
    let tables: Vec<String> = sqlx::query_scalar(
        "select name from sqlite_schema where type = 'table' and name not in ('overheard', '_sqlx_migrations')",
    )
    .fetch_all(&mut database)
    .await
    .unwrap();
    let mut all = String::new();
    for table in tables {
        let columns: Vec<String> = sqlx::query_scalar(sqlx::AssertSqlSafe(format!(
            "select name from pragma_table_info('{table}')"
        )))
        .fetch_all(&mut database)
        .await
        .unwrap();
        let sql = format!("select json_array({}) from {table}", text_of(&columns));
        let rows: Vec<String> = sqlx::query_scalar(sqlx::AssertSqlSafe(sql))
            .fetch_all(&mut database)
            .await
            .unwrap();
        all.push_str(&format!("{table}: {}\n", rows.join(" ")));
    }
    all
}

fn text_of(columns: &[String]) -> String {
    let texts = columns.iter().map(|one| {
        format!("case typeof(\"{one}\") when 'blob' then hex(\"{one}\") else \"{one}\" end")
    });
    texts.collect::<Vec<_>>().join(", ")
}

async fn number(house: &House, sql: &'static str) -> i64 {
    sqlx::query_scalar(sql)
        .fetch_one(&mut house.database().await)
        .await
        .unwrap()
}

pub(crate) async fn until_nothing_is_due(house: &House) {
    for _ in 0..1_000 {
        if number(house, "select count(*) from due").await == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("still due");
}

const LIVED: &[&str] = &[
    "zenobia: !new tablut @bob first rated=true",
    "zenobia: #1 e4-f4",
    "bob: #1 d1-c1",
    "zenobia: #1 f4-e4",
    "bob: #1 c1-b1",
    "zenobia: #1 e4-f4",
    "bob: #1 b1-b2",
    "zenobia: #1 f4-e4",
    "bob: #1 b2-c2",
    "zenobia: #1 e4-f4",
    "bob: #1 c2-c3",
    "bob: !new murus @zenobia first",
    "zenobia: !new cats bot",
    "zenobia: !new scripta @me",
    "zenobia: !me board prose",
    "zenobia: !edit tablut",
    "zenobia: !edit save 1",
    "zenobia: !puzzle tablut",
    "zenobia: !tournament new tablut",
    "zenobia: !join",
    "bob: !join",
];

#[tokio::test]
async fn a_person_is_given_all_that_is_kept_as_json() {
    let house = House::new().await;
    house.play(LIVED).await;
    let told = house.say("zenobia", "!privacy").await;
    assert_eq!(told.reply().text.lines().count(), 11, "{told:?}");
    let given = house.say("zenobia", "!export me").await;
    let file: Value = serde_json::from_str(&given.reply().text).unwrap();
    assert_eq!(file["identities"][0]["name"], "zenobia");
    assert_eq!(file["settings"][0]["name"], "board");
    assert_eq!(file["number_of_games"], serde_json::json!([4]));
    let games = file["games"].as_array().unwrap();
    assert_eq!(games.last().unwrap()["game"], "tablut");
    for part in ["editor", "puzzles", "tournaments"] {
        assert_eq!(file[part].as_array().unwrap().len(), 1, "{part}");
    }
    let other = house.say("bob", "!export me").await;
    assert!(!other.reply().text.contains("zenobia"), "{other:?}");
}

#[tokio::test]
async fn what_is_kept_about_a_person_is_not_given_where_others_read_it() {
    let house = House::new().await;
    for typed in ["!export me", "!esporta me"] {
        let mut message = house.message("hall", "zenobia", typed);
        chat_message(&mut message).is_private = false;
        let told = house.hear(message).await;
        assert_eq!(told.refused(), ["data-in-public"], "{told:?}");
    }
    let asked = house
        .hear(house.message("crowded", "zenobia", "!export me"))
        .await;
    assert_eq!(asked.says.len(), 1, "{asked:?}");
    assert!(asked.replies.is_empty(), "others have come in: {asked:?}");
}

/// The outbox has messages that an earlier version stored to be sent to a room.
#[tokio::test]
async fn what_waits_since_an_earlier_start_is_not_sent_where_others_read_it() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    house.shut(true);
    let secret = house.message("crowded", "zenobia", "!export me");
    let privately = house.message("hall", "zenobia", "!mine");
    let receipts = [house.hand_in(secret).await, house.hand_in(privately).await];
    for mut receipt in receipts {
        assert_eq!(receipt.outcome().await, Outcome::Stored);
    }
    house.close().await;
    let mut database = SqliteConnection::connect(&format!("sqlite:{}", path.display()))
        .await
        .unwrap();
    // An answer path from a version that this program does not know.
    let sql = "update outbox set path = '{\"way\":7}' where say like '%mine%'";
    let changed = sqlx::raw_sql(sql).execute(&mut database).await.unwrap();
    assert_eq!(changed.rows_affected(), 1);
    database.close().await.unwrap();

    let house = House::at(&path).await;
    let told = house.say("bob", "!privacy").await;
    assert_eq!(told.replies.len(), 1, "{told:?}");
    let heard = house.heard();
    assert_eq!(heard.len(), 1, "{heard:?}");
}

#[tokio::test]
async fn somebody_who_is_forgotten_is_nowhere_and_the_opponents_records_are_whole() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    house.play(LIVED).await;
    house.say("zenobia", "!me shoes").await;
    assert_eq!(
        house.say("zenobia", "!forget").await.refused(),
        ["forget-whom"]
    );
    let asked = house.say("zenobia", "!forget me").await;
    assert_eq!(asked.refused(), ["confirm-forget"]);
    assert!(asked.reply().text.contains("(4 now)"), "{asked:?}");
    assert_eq!(house.say("bob", "!yes").await.refused(), ["nothing-asked"]);
    // A yes is not enough.
    for yes in ["yes", "!yes"] {
        let asked = house.say("zenobia", yes).await;
        assert_eq!(asked.refused(), ["confirm-forget"], "{yes}");
    }
    let stays = house.say("zenobia", "!no").await;
    assert_eq!(stays.refused(), [""; 0], "{stays:?}");
    assert_eq!(
        house.say("zenobia", "!no").await.refused(),
        ["nothing-asked"]
    );
    assert!(whole_database(&house).await.contains("zenobia"));
    house.say("zenobia", "!forget me").await;
    let heard = house.heard().len();
    let done = house.say("zenobia", "!забудь меня да").await;
    assert!(done.replies[0].text.contains("I forget you"), "{done:?}");
    until_nothing_is_due(&house).await;

    let news: Vec<_> = house.heard().split_off(heard);
    let ended = news
        .iter()
        .filter(|reply| reply.text.contains("#1") || reply.text.contains("Tablut"));
    assert!(ended.count() > 0, "the opponent is told: {news:?}");
    let all = whole_database(&house).await;
    assert!(!all.contains("zenobia"), "{all}");
    assert_eq!(
        number(&house, "select count(*) from session where ended is null").await,
        0
    );
    assert_eq!(house.log(1).await.last().unwrap(), "=resign:first");
    assert_eq!(house.log(2).await, ["=abort:second"]);
    let verified = house.say("bob", "!verify #1").await;
    assert_eq!(verified.refused(), Vec::<String>::new());
    let record = house.say("bob", "!export #1").await;
    assert!(record.reply().text.contains("first: -"), "{record:?}");
    assert!(record.reply().text.contains("second: bob"), "{record:?}");
    house.close().await;

    let store = Store::open_existing(&format!("sqlite:{}", path.display()))
        .await
        .unwrap();
    let computed = lusoria::service::recompute_ratings(&store).await.unwrap();
    assert_eq!(computed.differences(&store).await.unwrap(), 0);
    assert!(computed.ratings() > 0, "bob keeps his rating");
}

#[tokio::test]
async fn nobody_is_told_to_begin_again_with_whoever_is_forgotten() {
    let house = House::new().await;
    house
        .play(&["bob: !new tablut @zenobia second", "zenobia: e4-f4"])
        .await;
    house.play(&["bob: !new murus @zenobia first"]).await;
    house.say("zenobia", "!forget me yes").await;
    until_nothing_is_due(&house).await;
    let ends: Vec<_> = house.heard().split_off(4);
    assert!(ends.len() >= 2, "{ends:?}");
    for end in ends {
        assert!(!end.text.contains("!rematch"), "{end:?}");
    }
}

#[tokio::test]
async fn whoever_writes_again_is_somebody_new() {
    let house = House::new().await;
    house.play(LIVED).await;
    house.say("zenobia", "!forget me yes").await;
    until_nothing_is_due(&house).await;
    let mine = house.say("zenobia", "!mine").await;
    assert!(!mine.reply().text.contains('#'), "{mine:?}");
    assert_eq!(
        house.say("zenobia", "!export #1").await.outcome,
        Outcome::Stored
    );
    house.play(&["bob: !new murus @zenobia first"]).await;
    let (old, new) = (
        number(
            &house,
            "select account from seat where session = 1 and seat = 1",
        )
        .await,
        number(
            &house,
            "select account from seat where session = 5 and seat = 2",
        )
        .await,
    );
    assert_ne!(old, new);
}

/// If the host is killed between two steps, it goes on with forgetting after the start. A step that is repeated deletes nothing more.
#[tokio::test]
async fn forgetting_goes_on_after_a_kill() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    house.play(LIVED).await;
    let account = number(
        &house,
        "select account from identity where platform_id = 'zenobia'",
    )
    .await;
    let what = format!(r#"{{"forget":{{"account":{account},"room":1,"erased":false}}}}"#);
    sqlx::query("insert into due (key, at, what, set_by) values ('forget', 1, $1, 7)")
        .bind(what)
        .execute(&mut house.database().await)
        .await
        .unwrap();
    house.close().await;
    // The identity has been deleted already, and the note that says so is lost.
    let store = Store::open(&format!("sqlite:{}", path.display()))
        .await
        .unwrap();
    store.forget_person(AccountId(account), 5).await.unwrap();
    store.close().await.unwrap();
    let house = House::at(&path).await;
    until_nothing_is_due(&house).await;
    assert_eq!(
        number(&house, "select count(*) from session where ended is null").await,
        0
    );
    assert_eq!(
        number(&house, "select forgotten_at from account where id = 1").await,
        5
    );
    assert_eq!(person("zenobia").name.as_ref(), "zenobia");
}

/// Every table that names accounts must be listed here. This reminds a programmer who adds one of the code that forgets a person and of
/// the code that joins two accounts.
#[tokio::test]
async fn every_table_that_names_a_person_is_thought_of() {
    /// Seats stay, because the games of the other players need them.
    const STAYS: [&str; 1] = ["seat"];
    let house = House::new().await;
    let mut database = house.database().await;
    let names: Vec<String> = sqlx::query_scalar(
        "select distinct m.name from sqlite_schema as m, pragma_foreign_key_list(m.name) as f where f.\"table\" = 'account'",
    )
    .fetch_all(&mut database)
    .await
    .unwrap();
    let sql = concat!(
        include_str!("../../src/store/sqlite/batch.sql"),
        include_str!("../../src/store/sqlite/people.sql")
    );
    let forget = sql.split("write_forget").nth(1).unwrap();
    let thought_of = |name: &String| forget.contains(&format!("delete from {name} "));
    let missing: BTreeSet<_> = names
        .iter()
        .filter(|name| !STAYS.contains(&name.as_str()) && !thought_of(name))
        .collect();
    assert!(
        missing.is_empty(),
        "not deleted by `forget me`: {missing:?}"
    );
    let link = sql.split("write_link").nth(1).unwrap();
    let is_joined = |name: &&String| {
        let ways = ["update ", "update or ignore ", "delete from "];
        ways.iter()
            .any(|way| link.contains(&format!("{way}{name} ")))
    };
    let missing: BTreeSet<_> = names.iter().filter(|name| !is_joined(name)).collect();
    assert!(missing.is_empty(), "not joined by `link`: {missing:?}");
}
