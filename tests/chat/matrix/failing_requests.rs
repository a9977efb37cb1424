//! Tests of a homeserver that does not answer requests about one room, and of one that accepts few joins.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::matrix::person::Person;
use crate::matrix::program::{BOT, Program};
use crate::matrix::synapse::{Limits, Synapse};
use matrix_sdk::ruma::UserId;
use matrix_sdk::ruma::api::client::room::create_room::v3::Request as CreateRoom;
use std::fs;
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Stdio};
use std::time::Duration;
use tempfile::TempDir;

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/chat/matrix/sick.py");

/// A proxy in front of a homeserver that leaves some requests unanswered (`sick.py`).
struct Sick {
    home: TempDir,
    port: u16,
    running: Child,
}

impl Sick {
    async fn start(synapse: &Synapse) -> Self {
        let home = tempfile::tempdir().unwrap();
        fs::write(home.path().join("room"), "").unwrap();
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = free.local_addr().unwrap().port();
        drop(free);
        let mut script = synapse.python();
        script.arg(SCRIPT).arg(port.to_string()).arg(synapse.url());
        script.arg(home.path().join("room")).stdin(Stdio::null());
        let running = script.spawn().unwrap();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Self {
            home,
            port,
            running,
        }
    }

    /// From now on the proxy does not answer who is in this room.
    fn falls_silent_about(&self, room: &str) {
        fs::write(self.home.path().join("room"), room).unwrap();
    }
}

impl Drop for Sick {
    fn drop(&mut self) {
        let _ = self.running.kill();
        let _ = self.running.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_whose_people_cannot_be_listed_holds_up_no_other_and_is_answered_too() {
    let Some(synapse) = Synapse::start(Limits::None, &["lusoria", "anna", "bela"]).await else {
        return;
    };
    let sick = Sick::start(&synapse).await;
    let mut program = Program::new(&synapse, 0);
    program.set(
        "MATRIX_HOMESERVER",
        &format!("http://127.0.0.1:{}", sick.port),
    );
    program.start();
    let anna = Person::enter(&synapse, "anna").await;
    let bela = Person::enter(&synapse, "bela").await;
    let bad = anna.opens_room(&[&bela], false).await;
    let good = anna.opens_room(&[&bela], false).await;
    sick.falls_silent_about(bad.as_str());
    anna.says(&bad, "hello @everybody and @all:elsewhere").await;
    anna.says(&bad, "!new quick @bela:localhost first").await;
    for _ in 0..3 {
        let games = anna.asks(&good, "!games").await;
        assert!(games.body().contains("XII Scripta"), "{}", games.body());
    }
    let opened = anna.nth(&bad, 0).await;
    assert!(opened.body().contains("begins"), "{}", opened.body());
    // The bot has not noted any event as handled too early or too late: after a kill the message is not answered again, and the game
    // goes on.
    program.kill();
    program.start();
    let board = anna.asks(&bad, "!board").await;
    assert!(board.body().contains("bela"), "{}", board.body());
    program.stop().await;
}

/// There are more invitations than joins that the homeserver accepts at once.
#[tokio::test(flavor = "multi_thread")]
async fn every_invitation_is_answered_however_few_joins_the_homeserver_takes() {
    let Some(synapse) = Synapse::start(Limits::Joins, &["lusoria", "anna"]).await else {
        return;
    };
    let anna = Person::enter(&synapse, "anna").await;
    let mut program = Program::new(&synapse, 0);
    let mut rooms = Vec::new();
    for n in 0..9 {
        let mut request = CreateRoom::new();
        request.invite = vec![UserId::parse(BOT).unwrap()];
        let room = anna.client.create_room(request).await.unwrap();
        rooms.push(room.room_id().to_owned());
        // Some invitations come before the program starts, and some before it starts again.
        match n {
            3 => program.start(),
            6 => {
                program
                    .until_logged("an invitation is not answered yet", 1)
                    .await;
                program.kill();
                program.start();
            }
            _ => {}
        }
    }
    let bot = UserId::parse(BOT).unwrap();
    for room in &rooms {
        anna.until_joins(room, &bot).await;
    }
    program.stop().await;
    assert!(program.log().contains("Limited"), "{}", program.log());
}
