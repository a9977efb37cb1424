//! One game between Discord and Matrix: Anna plays on Discord (the stand-in), Bela on Matrix (a real Synapse), at one board, and the
//! program is killed in the middle.

use crate::discord::program::{Program, config};
use crate::discord::stand_in::{Room, World};
use crate::matrix::person::Person;
use crate::matrix::synapse::{Limits, PASSWORD, Synapse};
use lusoria::chat::matrix;
use lusoria::config::Config;
use std::path::Path;
use std::time::Duration;

/// The program on both platforms.
fn both(folder: &Path, synapse: &Synapse) -> Config {
    let mut config = config(folder);
    config.matrix = Some(matrix::Config {
        homeserver: synapse.url(),
        user: "lusoria".to_owned(),
        password: Some(PASSWORD.into()),
        recovery_key: None,
        folder: folder.join("lusoria.matrix"),
        passphrase: None,
        invites: matrix::Invites::default(),
        pace: Duration::ZERO,
        lang: lusoria::locales::Lang::En,
    });
    config
}

/// How many of the bot's messages on Discord contain this.
fn count(world: &World, room: Room, text: &str) -> usize {
    let said = world.bot_texts(room);
    said.iter().filter(|said| said.contains(text)).count()
}

async fn until_on_discord(world: &World, room: Room, text: &str) {
    let what = format!("on Discord: {text}");
    world
        .until(&what, |world| count(world, room, text) > 0)
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn anna_on_discord_and_bela_on_matrix_play_at_one_board_and_a_kill_loses_nothing() {
    let Some(synapse) = Synapse::start(Limits::None, &["lusoria", "bela"]).await else {
        return;
    };
    let (world, folder) = (World::start().await, tempfile::tempdir().unwrap());
    world.speaks("en-US");
    let program = Program::with(&world, both(folder.path(), &synapse)).await;
    let (anna, bela_there) = (world.person("anna"), world.person("bela"));
    let (games, direct) = (world.channel("games"), world.direct(bela_there));
    let bela = Person::enter(&synapse, "bela").await;
    let room = bela.opens_room(&[], false).await;

    // Bela is one person on both platforms.
    world.says(direct, bela_there, "!link");
    until_on_discord(&world, direct, "!link ").await;
    let given = world.bot_texts(direct).pop().unwrap();
    let code = given.split("!link ").nth(1).unwrap();
    let code: String = code
        .chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect();
    let linked = bela.asks(&room, &format!("!link {code}")).await;
    assert!(linked.body().contains("one person"), "{linked:?}");

    // The game is begun on Discord and shown on Matrix, in Russian.
    world.says(games, anna, &format!("!new tablut <@{bela_there}> first"));
    until_on_discord(&world, games, "#1").await;
    bela.asks(&room, "!lang ru").await;
    let before = bela.bot_says(&room).len();
    bela.says(&room, "!show #1 here").await;
    bela.nth(&room, before + 1).await;
    world.says(games, anna, "e3-d3");
    let turn = bela.nth(&room, before + 2).await;
    assert!(turn.body().contains("e3"), "{turn:?}");
    until_on_discord(&world, games, "e3").await;

    // Bela's move is stored, and the program dies before it may have been said anywhere.
    bela.says(&room, "h5-h4").await;
    program.kill(&world).await;
    let program = Program::with(&world, both(folder.path(), &synapse)).await;
    until_on_discord(&world, games, "h5").await;
    bela.until("the move on Matrix", |_| {
        let says = bela.bot_says(&room);
        says.iter()
            .skip(before + 3)
            .any(|seen| seen.body().contains("h4"))
            .then_some(())
    })
    .await;
    world.says(games, anna, "!yield #1");
    until_on_discord(&world, games, "wins game #1").await;
    bela.until("the end on Matrix", |_| {
        let says = bela.bot_says(&room);
        says.iter()
            .any(|seen| seen.body().contains("#1") && seen.body().contains("сда"))
            .then_some(())
    })
    .await;
    assert_eq!(count(&world, games, "wins game #1"), 1);
    program.stop().await;
}
