//! `lusoria admin` beside a service that runs: games end and are annulled, people are blocked, and all of it is noted.

use crate::house::House;
use crate::links::{DISCORD, link, on};
use crate::ratings::play_five_moves;
use lusoria::service::{Outcome, recompute_ratings};
use lusoria::store::Store;
use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

/// Runs the program over this database.
async fn admin(path: &Path, arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_lusoria"));
    program
        .env_clear()
        .env("DATABASE_URL", format!("sqlite:{}", path.display()))
        .env("USER", "olga")
        .current_dir(path.parent().unwrap())
        .arg("admin")
        .args(arguments);
    tokio::task::spawn_blocking(move || program.output().unwrap())
        .await
        .unwrap()
}

fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

async fn until_over(house: &House, session: i64) {
    for _ in 0..500 {
        assert!(house.service().is_alive().await);
        let ended: Option<String> = sqlx::query_scalar("select ended from session where id = $1")
            .bind(session)
            .fetch_one(&mut house.database().await)
            .await
            .unwrap();
        if ended.is_some() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("game {session} goes on");
}

#[tokio::test]
async fn the_operator_ends_a_game_while_the_host_runs_and_its_room_is_told() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    house
        .play(&[
            "anna: !new tablut @bob first rated=true",
            "anna: e3-d3",
            "bob: h5-h4",
        ])
        .await;
    let listed = printed(&admin(&path, &["games"]).await);
    assert!(
        listed.contains("#1 tablut [anna, bob] in console hall"),
        "{listed}"
    );
    assert!(printed(&admin(&path, &["games", "cyril"]).await).contains("0 games"));
    let heard = house.heard().len();
    printed(&admin(&path, &["end", "1"]).await);
    until_over(&house, 1).await;
    assert_eq!(house.log(1).await.last().unwrap(), "=annul");
    house.say("anna", "!help").await;
    let told = house.heard().split_off(heard);
    assert!(
        told[0].text.contains("The operator of this bot has ended"),
        "{told:?}"
    );
    let again = admin(&path, &["end", "1"]).await;
    assert!(!again.status.success());
    let refused = house.say("anna", "#1 e2-d2").await;
    assert_eq!(refused.refused(), ["session-over"]);
    assert_eq!(
        house.say("bob", "!verify #1").await.refused(),
        Vec::<String>::new()
    );
    house.close().await;

    let house = House::at(&path).await;
    let board = house.say("bob", "!board #1").await;
    assert!(
        board.reply().text.contains("It does not count"),
        "{board:?}"
    );
    let log = printed(&admin(&path, &["log"]).await);
    assert!(log.contains("olga: end 1"), "{log}");
}

#[tokio::test]
async fn a_game_that_is_ordered_to_end_twice_while_the_bot_is_away_is_noted_once() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    house.play(&["anna: !new tablut @bob first"]).await;
    house.close().await;
    for _ in 0..2 {
        let told = printed(&admin(&path, &["end", "1"]).await);
        assert!(told.contains("when it starts"), "{told}");
    }
    let log = printed(&admin(&path, &["log"]).await);
    assert_eq!(log.matches("end 1").count(), 1, "{log}");
}

#[tokio::test]
async fn a_blocked_person_is_answered_under_no_account() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    link(&house, "bob").await;
    printed(&admin(&path, &["block", "matrix", "bob"]).await);
    let found = printed(&admin(&path, &["people", "bob"]).await);
    assert_eq!(found.matches("open games, blocked").count(), 2, "{found}");
    assert!(house.service().is_alive().await);
    let said = on(&house, DISCORD, "bob", "!help").await;
    assert_eq!(said.outcome, Outcome::Ignored);
    house.close().await;
    let house = House::at(&path).await;
    let said = on(&house, DISCORD, "bob", "!help").await;
    assert_eq!(said.outcome, Outcome::Ignored);
    printed(&admin(&path, &["unblock", "matrix", "bob"]).await);
    assert!(house.service().is_alive().await);
    let said = on(&house, DISCORD, "bob", "!help").await;
    assert_eq!(said.outcome, Outcome::Stored);
}

#[tokio::test]
async fn a_blocked_person_is_answered_nowhere_also_as_somebody_new() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    house.play(&["bob: !new tablut @anna first"]).await;
    let found = printed(&admin(&path, &["people", "BO"]).await);
    assert!(
        found.contains("console bob: bob") && found.contains("1 open games"),
        "{found}"
    );
    printed(&admin(&path, &["block", "console", "bob"]).await);
    assert!(house.service().is_alive().await);
    assert_eq!(house.say("bob", "!help").await.outcome, Outcome::Ignored);
    assert_eq!(house.say("bob", "e3-d3").await.outcome, Outcome::Ignored);
    assert_eq!(house.say("anna", "!help").await.replies.len(), 1);
    let called = house.say("anna", "!new murus @bob").await;
    assert_eq!(called.refused(), ["not-available"]);
    house.close().await;
    let house = House::at(&path).await;
    assert_eq!(house.say("bob", "!help").await.outcome, Outcome::Ignored);
    printed(&admin(&path, &["unblock", "console", "bob"]).await);
    assert!(house.service().is_alive().await);
    assert_eq!(house.say("bob", "!help").await.replies.len(), 1);
    let ahead = printed(&admin(&path, &["block", "matrix", "@eve:x"]).await);
    assert!(ahead.contains("nobody with the id @eve:x"), "{ahead}");
    let two_lines = admin(&path, &["block", "console", "bob\n\u{1b}[2J"]).await;
    assert!(!two_lines.status.success());
    assert!(
        !admin(&path, &["block", "icq", "bob"])
            .await
            .status
            .success()
    );
}

#[tokio::test]
async fn a_game_that_is_annulled_counts_for_nobody() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    for game in 1..=2 {
        house
            .play(&["anna: !new tablut @bob first rated=true"])
            .await;
        play_five_moves(&house, ["anna", "bob"], game).await;
        house.play(&[&format!("bob: !yield #{game}")]).await;
    }
    assert!(!admin(&path, &["annul", "7"]).await.status.success());
    house.close().await;
    printed(&admin(&path, &["annul", "1"]).await);
    let store = Store::open_existing(&format!("sqlite:{}", path.display()))
        .await
        .unwrap();
    let computed = recompute_ratings(&store).await.unwrap();
    assert_eq!(computed.games, 1);
    assert_eq!(computed.differences(&store).await.unwrap(), 0);
    store.close().await.unwrap();
    printed(&admin(&path, &["annul", "2"]).await);
    let house = House::at(&path).await;
    let stats = house.say("anna", "!stats").await;
    assert!(!stats.reply().text.contains("Tablut"), "{stats:?}");
    let history = house.say("anna", "!history").await.reply().text.clone();
    assert_eq!(history.matches("(does not count)").count(), 2, "{history}");
}
