//! Tests of a channel that is deleted while a tournament is held there, and of a server from which the bot is removed.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::discord::program::Program;
use crate::discord::stand_in::{Room, World};
use std::time::Duration;

async fn until_heard(world: &World, room: Room, text: &str) -> String {
    let heard = |world: &World| {
        let texts = world.bot_texts(room);
        texts.into_iter().find(|said| said.contains(text))
    };
    world.until(text, |world| heard(world).is_some()).await;
    heard(world).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_leaves_a_channel_that_was_deleted() {
    let world = World::start().await;
    world.speaks("en-US");
    let (anna, bela) = (world.person("anna"), world.person("bela"));
    let (hall, cellar) = (world.channel("hall"), world.channel("cellar"));
    world.promote(bela);
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(&world, folder.path()).await;

    world.says(hall, anna, "!tournament new tablut");
    until_heard(&world, hall, "Tournament 1: ").await;
    world.says(hall, anna, "!tournament invite");
    let invitation = until_heard(&world, hall, "!tournament here").await;
    let (_, code) = invitation.split_once("!tournament here ").unwrap();
    let (code, _) = code.split_once('`').unwrap();
    world.says(cellar, bela, &format!("!tournament here {code}"));
    until_heard(&world, hall, "2 rooms").await;
    world.says(hall, anna, "!join");
    until_heard(&world, hall, "anna takes part").await;
    world.says(cellar, bela, "!join");
    until_heard(&world, cellar, "bela takes part").await;

    world.deletes_thread(cellar, false);
    // The bot notices that the channel is gone when it has something to post there.
    world.says(hall, anna, "!start");
    until_heard(&world, hall, "is now held in one room").await;
    let pairing = until_heard(&world, hall, "round 1:").await;
    let (first, ply) = match pairing.contains("anna – bela") {
        true => (anna, "e4-f4"),
        false => (bela, "e4-f4"),
    };
    world.says(hall, first, ply);
    until_heard(&world, hall, "f4").await;
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_organizer_is_told_when_the_bot_is_back_in_its_server() {
    let world = World::start().await;
    world.speaks("en-US");
    let (anna, bela) = (world.person("anna"), world.person("bela"));
    let hall = world.channel("hall");
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(&world, folder.path()).await;
    world.says(hall, anna, "!tournament new tablut");
    until_heard(&world, hall, "Tournament 1: ").await;
    for person in [anna, bela] {
        world.says(hall, person, "!join");
    }
    until_heard(&world, hall, "bela takes part").await;
    world.says(hall, anna, "!start");
    until_heard(&world, hall, "round 1:").await;

    world.removes_the_bot();
    tokio::time::sleep(Duration::from_millis(500)).await;
    world.adds_the_bot();
    world.says(hall, bela, "hello");
    until_heard(&world, hall, "I am in this room again").await;
    program.stop().await;
}
