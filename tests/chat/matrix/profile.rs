//! Tests of the bot's name and picture, as the operator sets them.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::matrix::person::Person;
use crate::matrix::program::{BOT, Program};
use crate::matrix::synapse::{Limits, Synapse};
use matrix_sdk::ruma::UserId;
use matrix_sdk::ruma::api::client::profile::get_profile::v3::Request as GetProfile;

const NAME: &str = "Lusoria ♟ hry";

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_gets_the_name_and_the_picture_that_are_set_once() {
    let Some(synapse) = Synapse::start(Limits::None, &["lusoria", "anna"]).await else {
        return;
    };
    let mut program = Program::new(&synapse, 0);
    program.set("LUSORIA_MATRIX_NAME", NAME);
    let picture = draw(&program, "tablut");
    program.set("LUSORIA_MATRIX_AVATAR", &picture);
    program.start();
    program.until_logged("picture on Matrix was set", 1).await;
    let anna = Person::enter(&synapse, "anna").await;
    let (name, first) = profile(&anna).await;
    assert_eq!(name, NAME);
    // A second start changes nothing.
    program.stop().await;
    program.start();
    let unchanged = "on Matrix is as it should be";
    program.until_logged(unchanged, 2).await;
    assert_eq!(profile(&anna).await, (name.clone(), first.clone()));
    // A new picture is set, even if the homeserver was away at the start.
    program.stop().await;
    program.set("LUSORIA_MATRIX_AVATAR", &draw(&program, "afrika"));
    program.start();
    program.until_logged("picture on Matrix was set", 2).await;
    assert_ne!(profile(&anna).await.1, first);
    // If the file is not a picture, the log says so, and the bot works all the same.
    program.stop().await;
    program.set("LUSORIA_MATRIX_AVATAR", "lusoria.db");
    program.start();
    program.until_logged("stays as it is", 1).await;
    let room = anna.opens_room(&[], false).await;
    let help = anna.asks(&room, "help").await;
    assert!(help.body().contains("`!new"), "{}", help.body());
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_homeserver_that_refuses_the_name_does_not_stop_the_bot() {
    let fixed = "enable_set_displayname: false\nenable_set_avatar_url: false\n";
    let people = ["lusoria", "anna"];
    let Some(synapse) = Synapse::start_with(Limits::None, &people, fixed).await else {
        return;
    };
    let mut program = Program::new(&synapse, 0);
    program.set("LUSORIA_MATRIX_NAME", NAME);
    let picture = draw(&program, "tablut");
    program.set("LUSORIA_MATRIX_AVATAR", &picture);
    program.start();
    let refusal = "the homeserver refuses to change the bot's";
    program.until_logged(&format!("{refusal} name"), 1).await;
    let anna = Person::enter(&synapse, "anna").await;
    let room = anna.opens_room(&[], false).await;
    let help = anna.asks(&room, "help").await;
    assert!(help.body().contains("`!new"), "{}", help.body());
    program.stop().await;
}

/// Draws a board into a file in the program's folder and returns its name.
fn draw(program: &Program, game: &str) -> String {
    let file = format!("{game}.png");
    let output = program.command().args(["picture", game, &file]).output();
    let output = output.unwrap();
    assert!(output.status.success(), "{output:?}");
    file
}

/// The bot's name and the address of its picture, as everybody can see them.
async fn profile(person: &Person) -> (String, String) {
    let request = GetProfile::new(UserId::parse(BOT).unwrap());
    let profile = person.client.send(request).await.unwrap();
    let text = |field| profile.get(field).unwrap().as_str().unwrap().to_owned();
    (text("displayname"), text("avatar_url"))
}
