//! Tests what the operator is told, and what happens if the operator loses a file or a key.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::matrix::program::Program;
use crate::matrix::synapse::{Limits, Synapse};

/// Checks what the program tells its operator.
#[tokio::test(flavor = "multi_thread")]
async fn the_operator_is_told_what_is_right_and_what_is_wrong() {
    let Some(mut synapse) = Synapse::start(Limits::None, &["lusoria"]).await else {
        return;
    };
    let mut program = Program::new(&synapse, 0);
    migrate(&program);
    let check = |program: &Program| {
        let output = program.command().arg("check").output().unwrap();
        let told = String::from_utf8(output.stdout).unwrap();
        (output.status.success(), told)
    };
    let (fine, told) = check(&program);
    assert!(
        fine && told.contains("the login as @lusoria:localhost works"),
        "{told}"
    );
    assert!(!program.folder().exists(), "looking leaves nothing behind");
    program.set("MATRIX_PASSWORD", "wrong");
    let (fine, told) = check(&program);
    assert!(
        !fine && told.contains("check MATRIX_USER and MATRIX_PASSWORD"),
        "{told}"
    );
    program.set("MATRIX_PASSWORD", crate::matrix::synapse::PASSWORD);
    program.start();
    program.until_logged("the recovery key is in", 1).await;
    assert!(program.folder().join("recovery-key").exists());
    let (fine, told) = check(&program);
    assert!(
        fine && told.contains("a Lusoria that is running uses the account"),
        "{told}"
    );
    program.stop().await;
    // The password is needed only once.
    program.set("MATRIX_PASSWORD", "");
    let (fine, told) = check(&program);
    assert!(
        fine && told.contains("the session of @lusoria:localhost is valid"),
        "{told}"
    );
    lost(&mut program).await;
    synapse.stop();
    let (fine, told) = check(&program);
    assert!(
        !fine && told.contains("MATRIX_HOMESERVER") && told.contains("refused"),
        "{told}"
    );
    program.check_log("wrong");
}

/// The log says that the homeserver is away, and later that it is back.
#[tokio::test(flavor = "multi_thread")]
async fn an_outage_is_logged_and_its_end_as_well() {
    let Some(mut synapse) = Synapse::start(Limits::None, &["lusoria"]).await else {
        return;
    };
    let mut program = Program::new(&synapse, 0);
    program.start();
    for outage in 1..=2 {
        program.until_logged("connected to Matrix", 1).await;
        synapse.stop();
        program.until_logged("no news from Matrix", outage).await;
        tokio::task::block_in_place(|| synapse.run());
        let back = program.until_logged("Matrix is reachable again", outage);
        back.await;
    }
    program.stop().await;
}

/// Makes the database. Without it `lusoria check` reports an error.
fn migrate(program: &Program) {
    let output = program.command().arg("migrate").output().unwrap();
    assert!(output.status.success(), "{output:?}");
}

/// The folder of the session is lost. The recovery key restores the bot's identity and is stored again, and the old device is removed.
async fn lost(program: &mut Program) {
    let key = std::fs::read_to_string(program.folder().join("recovery-key")).unwrap();
    std::fs::remove_dir_all(program.folder()).unwrap();
    program.set("MATRIX_PASSWORD", crate::matrix::synapse::PASSWORD);
    program.set("MATRIX_RECOVERY_KEY", key.trim());
    program.start();
    program
        .until_logged("brought back by its recovery key", 1)
        .await;
    program
        .until_logged("took away the bot's earlier devices", 1)
        .await;
    program.stop().await;
    let kept = std::fs::read_to_string(program.folder().join("recovery-key")).unwrap();
    assert_eq!(kept, key);
}

/// If the homeserver does not accept a login yet, the program says so at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_login_that_is_not_taken_yet_is_told_and_not_waited_for() {
    let Some(synapse) = Synapse::start(Limits::Defaults, &["lusoria"]).await else {
        return;
    };
    let mut program = Program::new(&synapse, 0);
    migrate(&program);
    let told = (0..20).find_map(|_| {
        let output = program.command().arg("check").output().unwrap();
        let told = String::from_utf8(output.stdout).unwrap();
        (!output.status.success()).then_some(told)
    });
    let told = told.unwrap();
    assert!(told.contains("it asks to wait"), "{told}");
    program.start();
    program
        .until_logged("the homeserver takes no login yet", 1)
        .await;
    // The test does not wait until the login is accepted.
    program.kill();
}
