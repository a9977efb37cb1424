//! Tests of the bot as an appservice of its homeserver: it needs no account made before and no password, and has no limits on messages.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::matrix::person::Person;
use crate::matrix::program::Program;
use crate::matrix::synapse::{Limits, Synapse};
use crate::matrix::table::Table;
use matrix_sdk::ruma::RoomId;
use std::fs;

/// The name of the registration file if the operator types none.
const FILE: &str = "lusoria-appservice.yaml";

#[tokio::test(flavor = "multi_thread")]
async fn an_appservice_plays_without_password_and_limits() {
    let Some(mut synapse) = Synapse::start(Limits::Defaults, &["anna", "bela"]).await else {
        return;
    };
    let mut program = Program::new(&synapse, 0);
    program.set("MATRIX_PASSWORD", "");
    program.set("LUSORIA_MATRIX_PACE", "");
    let token = register(&mut program);
    check(&program, false, "is that file named in the homeserver's");
    let file = program.file(FILE);
    let more = format!("app_service_config_files: [\"{}\"]\n", file.display());
    tokio::task::block_in_place(|| synapse.reconfigure(&more));
    check(&program, true, "the login as @lusoria:localhost works");
    program.start();
    program.until_logged("the recovery key is in", 1).await;
    let anna = Person::enter(&synapse, "anna").await;
    let bela = Person::enter(&synapse, "bela").await;
    let room = anna.opens_room(&[&bela], true).await;
    let mut table = Table::open(room.clone(), [&anna, &bela], 1).await;
    table.play(1).await;
    program.kill();
    program.start();
    table.play_to_the_end(false).await;
    table.check().await;
    answers_more_than_the_burst(&anna, &bela, &room).await;
    program.stop().await;
    let log = program.log();
    assert!(!log.contains("no message yet"), "limited: {log}");
    check(&program, true, "the session of @lusoria:localhost is valid");
    // Without the token the bot goes on as an ordinary account.
    program.set("MATRIX_APPSERVICE_TOKEN", "");
    check(&program, true, "the session of @lusoria:localhost is valid");
    program.start();
    let help = anna.asks(&room, "!help").await;
    assert!(help.body().contains("`!new"), "{}", help.body());
    program.stop().await;
    // If the homeserver no longer knows the appservice, the operator is told.
    program.set("MATRIX_APPSERVICE_TOKEN", &token);
    tokio::task::block_in_place(|| synapse.reconfigure("app_service_config_files: []\n"));
    check(&program, false, "is that file named in the homeserver's");
    program.start();
    let refusal = "does not take MATRIX_APPSERVICE_TOKEN";
    program.until_logged(refusal, 1).await;
    program.check_log(&token);
}

/// Writes the registration, sets its token, and returns the token.
fn register(program: &mut Program) -> String {
    let write = |program: &Program| program.command().arg("matrix-appservice").output().unwrap();
    let written = write(program);
    assert!(written.status.success(), "{written:?}");
    let text = fs::read_to_string(program.file(FILE)).unwrap();
    let again = write(program);
    let told = String::from_utf8_lossy(&again.stderr).into_owned();
    assert!(!again.status.success() && told.contains("exists"), "{told}");
    assert_eq!(fs::read_to_string(program.file(FILE)).unwrap(), text);
    let token = text
        .lines()
        .find_map(|line| line.strip_prefix("as_token: "));
    let token = token.unwrap().trim_matches('\'').to_owned();
    program.set("MATRIX_APPSERVICE_TOKEN", &token);
    let migrated = program.command().arg("migrate").output().unwrap();
    assert!(migrated.status.success(), "{migrated:?}");
    token
}

/// Checks what `lusoria check` prints.
fn check(program: &Program, is_fine: bool, what: &str) {
    let output = program.command().arg("check").output().unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains(what), "{told}");
    assert_eq!(output.status.success(), is_fine, "{told}");
}

/// Twelve questions get twelve answers, though Synapse accepts only ten messages at once from ordinary accounts.
async fn answers_more_than_the_burst(anna: &Person, bela: &Person, room: &RoomId) {
    let before = anna.bot_says(room).len();
    for _ in 0..6 {
        anna.says(room, "!games").await;
        bela.says(room, "!games").await;
    }
    anna.nth(room, before + 11).await;
}
