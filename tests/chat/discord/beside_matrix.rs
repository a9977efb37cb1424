//! Tests Discord and Matrix in the same program: if one cannot be reached, games on the other go on.

use crate::discord::bot::log;
use crate::discord::program::{Program, config};
use crate::discord::stand_in::World;
use crate::discord::table::Table;
use lusoria::chat::matrix;
use std::time::Duration;

/// An account on a homeserver that does not exist: nothing listens on this port of this machine.
fn account(folder: &std::path::Path, password: Option<&str>) -> matrix::Config {
    matrix::Config {
        homeserver: "http://127.0.0.1:9".to_owned(),
        user: "lusoria".to_owned(),
        password: password.map(Into::into),
        appservice: None,
        recovery_key: None,
        folder: folder.join("lusoria.matrix"),
        passphrase: None,
        name: None,
        avatar: None,
        invites: matrix::Invites::default(),
        pace: Duration::ZERO,
        lang: lusoria::locales::Lang::En,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_plays_while_matrix_is_away_or_can_never_be() {
    for (password, told) in [
        (Some("secret of matrix"), "no login to Matrix yet"),
        (None, "is needed for the first login; the others play on"),
    ] {
        let (world, folder) = (World::start().await, tempfile::tempdir().unwrap());
        world.speaks("en-US");
        let mut config = config(folder.path());
        config.matrix = Some(account(folder.path(), password));
        let program = Program::with(&world, config).await;
        let people = ["anna", "bela"].map(|name| (world.person(name), name));
        let mut table = Table::open(&world, world.channel("games"), people).await;
        table.play(3).await;
        table.play(3).await;
        let logged = async {
            while !log().contains(told) {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        let logged = tokio::time::timeout(Duration::from_secs(30), logged).await;
        assert!(logged.is_ok(), "not in the log: {told}");
        table.play(3).await;
        program.stop().await;
        assert!(!log().contains("secret of matrix"));
    }
}
