//! The bot as an appservice of its homeserver: without an account made before, and without a password.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::matrix::person::Person;
use crate::matrix::program::Program;
use crate::matrix::synapse::{Limits, Synapse};
use crate::matrix::table::Table;
use std::fs;

/// The name that the program gives the file if none is typed.
const FILE: &str = "lusoria-appservice.yaml";

#[tokio::test(flavor = "multi_thread")]
async fn an_appservice_plays_without_a_password() {
    let Some(mut synapse) = Synapse::start(Limits::None, &["anna", "bela"]).await else {
        return;
    };
    let mut program = Program::new(&synapse, 0);
    program.set("MATRIX_PASSWORD", "");
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
    let mut table = Table::open(room, [&anna, &bela], 1).await;
    table.play(1).await;
    program.kill();
    // From now on the session in the folder is enough.
    program.set("MATRIX_APPSERVICE_TOKEN", "");
    program.start();
    table.play_to_the_end(false).await;
    table.check().await;
    program.stop().await;
    check(&program, true, "the session of @lusoria:localhost is valid");
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

/// What `lusoria check` says.
fn check(program: &Program, is_fine: bool, what: &str) {
    let output = program.command().arg("check").output().unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains(what), "{told}");
    assert_eq!(output.status.success(), is_fine, "{told}");
}
