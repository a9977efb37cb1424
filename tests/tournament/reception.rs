//! Who gets a seat by Bologna's protocol, when others connect to the same port and say nothing, or are gone. With real connections and real
//! time: the limits are so long that they would end a test only if it fails.

use crate::bologna::{frame, setup};
use lusoria::tournament::referee::{Fault, FaultKind, GameSetup, Player};
use lusoria::tournament::{DoorSettings, Doors, PlayerProvider, read_list};
use lusoria_games::rules::Seat;
use std::fs;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

fn settings(folder: &Path) -> DoorSettings {
    DoorSettings {
        host: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port: 0,
        working_folder: folder.to_owned(),
        logs: folder.join("logs"),
        seed: 1,
        memory: None,
        ugi: false,
    }
}

/// One table for these players, with its logs in this folder, and the port of white.
async fn table(folder: &Path, list: &str) -> (Doors, SocketAddr) {
    let entrants = read_list(list.as_bytes()).unwrap();
    let doors = Doors::of_seats(entrants, settings(folder), 1, |_| {})
        .await
        .unwrap();
    let white = doors.addresses()[0];
    (doors, white)
}

/// Calls the first on the list to play white, and waits this long.
async fn call(doors: &Doors, number: u32, wait: Duration) -> Result<Box<dyn Player>, Fault> {
    let mut setup = GameSetup { number, ..setup() };
    setup.time.arrival = wait;
    doors.player_for(0, Seat::First, &setup).await
}

async fn connect(port: SocketAddr, count: usize) -> Vec<TcpStream> {
    let mut connected = Vec::new();
    for _ in 0..count {
        connected.push(TcpStream::connect(port).await.unwrap());
    }
    connected
}

async fn say(port: SocketAddr, name: &str) -> TcpStream {
    let mut client = TcpStream::connect(port).await.unwrap();
    client.write_all(&frame(name)).await.unwrap();
    client
}

/// A client that has said something and has gone.
async fn say_and_go(port: SocketAddr, text: &str) {
    drop(say(port, text).await);
    // It takes a moment until the other side knows that the client has gone.
    tokio::time::sleep(Duration::from_millis(50)).await;
}

/// The log of the game with this number, to which this player was called, once everything is written.
fn log(folder: &Path, doors: Doors, number: u32, player: Result<Box<dyn Player>, Fault>) -> String {
    // The player writes to the log, too.
    drop(player);
    drop(doors);
    fs::read_to_string(folder.join(format!("logs/white/{number:03}.log"))).unwrap()
}

const LIST: &str = "name,program\nanna,\nbob,\n";
const LONG: Duration = Duration::from_secs(20);

#[tokio::test]
async fn any_number_of_silent_connections_holds_up_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let (doors, white) = table(folder.path(), LIST).await;
    let silent = connect(white, 40).await;
    let anna = say(white, "anna").await;
    let begun = Instant::now();
    let called = call(&doors, 1, LONG).await;
    assert!(called.is_ok(), "{:?}", called.err());
    // Waiting two seconds for each of the others would take far longer.
    assert!(begun.elapsed() < LONG / 4);
    // Now there are more than are greeted at once, and they keep coming.
    let later = async {
        let crowd = connect(white, 300).await;
        (crowd, say(white, "anna").await)
    };
    drop(called);
    let (called, later) = tokio::join!(call(&doors, 2, LONG), later);
    assert!(called.is_ok(), "{:?}", called.err());
    drop((silent, anna, later));
    let log = log(folder.path(), doors, 2, called);
    assert!(log.contains("it has not said its name"), "{log}");
    assert!(log.contains(" more came in vain"), "{log}");
    assert!(log.contains("< anna"), "{log}");
}

/// With this many tables, each port keeps the least number of connections.
#[tokio::test]
async fn with_many_tables_few_connections_are_kept_at_each_port() {
    let folder = tempfile::tempdir().unwrap();
    let entrants = read_list(LIST.as_bytes()).unwrap();
    let doors = Doors::of_seats(entrants, settings(folder.path()), 16, |_| {})
        .await
        .unwrap();
    let white = doors.addresses()[0];
    let silent = connect(white, 20).await;
    // This is shorter than a silent client may stay if there is room for it.
    let called = call(&doors, 1, Duration::from_millis(1_800)).await;
    assert!(called.is_err());
    let log = log(folder.path(), doors, 1, called);
    // Every tenth of a second one client makes room. Otherwise all 20 would still be there.
    assert!(
        log.matches("it has not said its name").count() >= 10,
        "{log}"
    );
    drop(silent);
}

#[tokio::test]
async fn of_two_that_have_said_their_names_the_first_plays_and_the_other_in_the_next_game() {
    let folder = tempfile::tempdir().unwrap();
    let (doors, white) = table(folder.path(), LIST).await;
    let clients = [say(white, "one").await, say(white, "two").await];
    for number in [1, 2] {
        let called = call(&doors, number, LONG).await;
        assert!(called.is_ok(), "{:?}", called.err());
    }
    drop((clients, doors));
    for (number, name) in [(1, "< one"), (2, "< two")] {
        let log = folder.path().join(format!("logs/white/{number:03}.log"));
        assert!(fs::read_to_string(log).unwrap().contains(name));
    }
}

#[tokio::test]
async fn a_client_that_has_said_its_name_and_is_gone_or_has_another_players_name_gets_no_seat() {
    let folder = tempfile::tempdir().unwrap();
    let (doors, white) = table(folder.path(), LIST).await;
    say_and_go(white, "gone").await;
    let clients = [say(white, "Bob").await, say(white, "anna").await];
    let called = call(&doors, 1, LONG).await;
    assert!(called.is_ok(), "{:?}", called.err());
    drop(clients);
    let log = log(folder.path(), doors, 1, called);
    assert!(log.contains("came, but the connection was closed"), "{log}");
    assert!(log.contains("is somebody else's name"), "{log}");
    assert!(log.contains("< anna"), "{log}");
}

#[tokio::test]
async fn whoever_does_not_say_its_name_is_absent() {
    let folder = tempfile::tempdir().unwrap();
    let (doors, white) = table(folder.path(), LIST).await;
    let none = call(&doors, 1, Duration::from_millis(50)).await;
    let silent = connect(white, 2).await;
    let nameless = call(&doors, 1, Duration::from_millis(200)).await;
    for (called, what) in [(none, "did not come"), (nameless, "said its name")] {
        let fault = called.err().unwrap();
        assert_eq!(fault.kind, FaultKind::Absent);
        assert!(fault.what.contains(what), "{fault}");
    }
    drop(silent);
}

/// Names may have the same first ten characters, and need not be in Latin letters.
#[tokio::test]
async fn names_are_compared_whole_and_in_any_script() {
    for [own, other] in [["the best team 1", "the best team 2"], ["Жуки", "Волки"]] {
        let folder = tempfile::tempdir().unwrap();
        let list = format!("name,program\n{own},\n{other},\n");
        let (doors, white) = table(folder.path(), &list).await;
        let clients = [
            say(white, &format!("{:?}", other.to_uppercase())).await,
            say(white, own).await,
        ];
        let called = call(&doors, 1, LONG).await;
        assert!(called.is_ok(), "{:?}", called.err());
        drop(clients);
        let log = log(folder.path(), doors, 1, called);
        assert!(log.contains("is somebody else's name"), "{log}");
        assert!(log.contains(&format!("< {own}")), "{log}");
    }
}

/// By the line protocol nobody says a name, but a client that is gone is passed over, too.
#[tokio::test]
async fn a_client_of_the_line_protocol_that_has_sent_something_and_is_gone_is_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let entrants = read_list(LIST.as_bytes()).unwrap();
    let doors = Doors::of_entrants(entrants, &[0, 1], settings(folder.path()), |_| {})
        .await
        .unwrap();
    let door = doors.addresses()[0];
    say_and_go(door, "hello").await;
    let anna = connect(door, 1).await;
    let called = call(&doors, 1, LONG).await;
    assert!(called.is_ok(), "{:?}", called.err());
    let came = anna[0].local_addr().unwrap();
    let log = log(folder.path(), doors, 1, called);
    assert!(log.contains(&format!("came from {came}")), "{log}");
}
