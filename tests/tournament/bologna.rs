//! Bologna's protocol to the byte, with clients that write raw frames: what the league's clients send and expect, and where its own server is
//! known to fail.

use lusoria::competition::standings::Winner;
use lusoria::tournament::players::{BolognaPlayer, bologna_state};
use lusoria::tournament::referee::{
    EndCause, FaultKind, FinishedGame, GameSetup, Player, TimeControl, play,
};
use lusoria::tournament::{DoorSettings, Doors, PlayerProvider, read_list};
use lusoria_games::catalog::{Line, begin};
use lusoria_games::rules::Seat;
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio::time::sleep;

pub(crate) fn setup() -> GameSetup {
    GameSetup {
        number: 1,
        round: 1,
        game: "tablut(king=custodial)".to_owned(),
        seed: [1; 32],
        names: ["white".to_owned(), "black".to_owned()],
        time: TimeControl {
            per_move: Duration::from_secs(60),
            warm_up: Duration::ZERO,
            ..TimeControl::default()
        },
        table: 0,
        opening: Vec::new(),
        most_moves: None,
    }
}

pub(crate) fn frame(text: &str) -> Vec<u8> {
    let length = i32::try_from(text.len()).unwrap();
    [&length.to_be_bytes()[..], text.as_bytes()].concat()
}

fn action(from: &str, to: &str, turn: &str) -> Vec<u8> {
    frame(&json!({ "from": from, "to": to, "turn": turn }).to_string())
}

/// The next message, whole; none at the end.
async fn next(stream: &mut DuplexStream) -> Option<String> {
    let length = stream.read_i32().await.ok()?;
    let mut bytes = vec![0; usize::try_from(length).unwrap()];
    stream.read_exact(&mut bytes).await.unwrap();
    Some(String::from_utf8(bytes).unwrap())
}

async fn turn(stream: &mut DuplexStream) -> Value {
    let state: Value = serde_json::from_str(&next(stream).await.unwrap()).unwrap();
    state["turn"].clone()
}

/// Two clients at a table. One of them quotes its name; the other does not, like the league's helper in Python.
async fn table() -> (DuplexStream, DuplexStream, JoinHandle<FinishedGame>) {
    let ((ours_white, mut white), (ours_black, mut black)) = (duplex(8192), duplex(8192));
    white.write_all(&frame("\"alpha_1\"")).await.unwrap();
    black.write_all(&frame("beta")).await.unwrap();
    let mut one = BolognaPlayer::greet(Box::new(ours_white)).await.unwrap();
    let mut other = BolognaPlayer::greet(Box::new(ours_black)).await.unwrap();
    assert_eq!((one.name(), other.name()), ("alpha1", "beta"));
    let game = tokio::spawn(async move {
        let players: [&mut dyn Player; 2] = [&mut one, &mut other];
        let game = play(&setup(), players, String::new()).await.unwrap();
        tokio::join!(Box::new(one).leave(), Box::new(other).leave());
        game
    });
    (white, black, game)
}

fn state(line: &dyn Line) -> String {
    bologna_state(line, line.turn())
}

#[tokio::test(start_paused = true)]
async fn both_are_shown_every_position_and_the_turn_says_who_moves() {
    let (mut white, mut black, game) = table().await;
    let mut line = begin("tablut(king=custodial)").unwrap();
    for stream in [&mut white, &mut black] {
        assert_eq!(next(stream).await.unwrap(), state(&*line));
    }
    let moves = [
        ("e4", "f4"),
        ("e2", "f2"),
        ("f4", "g4"),
        ("f2", "g2"),
        ("g4", "f4"),
        ("g2", "f2"),
    ];
    for (n, (from, to)) in moves.into_iter().enumerate() {
        let (mover, name) = if n % 2 == 0 {
            (&mut white, "WHITE")
        } else {
            (&mut black, "BLACK")
        };
        // The action comes in pieces and with capital letters.
        for piece in action(&from.to_uppercase(), to, name).chunks(5) {
            mover.write_all(piece).await.unwrap();
            sleep(Duration::from_millis(1)).await;
        }
        line.play(&format!("{from}-{to}")).unwrap();
        for stream in [&mut white, &mut black] {
            assert_eq!(next(stream).await.unwrap(), state(&*line), "{n}");
        }
    }
    // The position of the second ply has come again: a draw.
    assert!(state(&*line).ends_with(r#""turn":"DRAW"}"#));
    assert_eq!(
        (next(&mut white).await, next(&mut black).await),
        (None, None)
    );
    drop((white, black));
    let game = game.await.unwrap();
    assert_eq!(
        (game.winner, game.cause, game.plies.len()),
        (Winner::Draw, EndCause::Rules, 6)
    );
}

/// The league's server leaves the other without a result when time runs out or white disconnects.
#[tokio::test(start_paused = true)]
async fn both_are_told_the_result_of_every_fault() {
    let illegal = [
        action("e4", "d3", "WHITE"),
        frame("no json"),
        (-7_i32).to_be_bytes().to_vec(),
    ];
    for bytes in illegal {
        let (mut white, mut black, game) = table().await;
        assert_eq!(
            (turn(&mut white).await, turn(&mut black).await),
            (json!("WHITE"), json!("WHITE"))
        );
        white.write_all(&bytes).await.unwrap();
        assert_eq!(
            (turn(&mut white).await, turn(&mut black).await),
            (json!("BLACKWIN"), json!("BLACKWIN"))
        );
        assert_eq!(next(&mut black).await, None);
        drop((white, black));
        assert_eq!(
            game.await.unwrap().cause,
            EndCause::Fault(FaultKind::Illegal)
        );
    }
    let (mut white, mut black, game) = table().await;
    assert_eq!(turn(&mut black).await, "WHITE");
    // White thinks for more than a minute.
    assert_eq!(turn(&mut black).await, "BLACKWIN");
    assert_eq!(
        (turn(&mut white).await, turn(&mut white).await),
        (json!("WHITE"), json!("BLACKWIN"))
    );
    drop((white, black));
    assert_eq!(game.await.unwrap().cause, EndCause::Fault(FaultKind::Time));
    let (white, mut black, game) = table().await;
    assert_eq!(turn(&mut black).await, "WHITE");
    drop(white);
    assert_eq!(
        (turn(&mut black).await, next(&mut black).await),
        (json!("BLACKWIN"), None)
    );
    drop(black);
    assert_eq!(game.await.unwrap().cause, EndCause::Fault(FaultKind::Crash));
}

/// The league's server takes an old message again after a disconnection.
#[tokio::test(start_paused = true)]
async fn a_message_out_of_turn_is_never_the_next_move() {
    let (mut white, mut black, game) = table().await;
    turn(&mut white).await;
    turn(&mut black).await;
    black.write_all(&action("e2", "f2", "BLACK")).await.unwrap();
    sleep(Duration::from_secs(1)).await;
    let twice = [action("e4", "f4", "WHITE"), action("f4", "g4", "WHITE")].concat();
    white.write_all(&twice).await.unwrap();
    assert_eq!(turn(&mut black).await, "BLACK");
    black.write_all(&action("e2", "d2", "BLACK")).await.unwrap();
    assert_eq!(
        (turn(&mut white).await, turn(&mut white).await),
        (json!("BLACK"), json!("WHITE"))
    );
    drop(white);
    drop(black);
    assert_eq!(game.await.unwrap().plies, ["e4-f4", "e2-d2"]);
}

#[tokio::test(start_paused = true)]
async fn of_a_long_answer_that_is_no_move_the_beginning_is_shown() {
    let (mut white, mut black, game) = table().await;
    turn(&mut white).await;
    white.write_all(&frame(&"[".repeat(65_000))).await.unwrap();
    assert_eq!(turn(&mut black).await, json!("WHITE"));
    assert_eq!(turn(&mut black).await, json!("BLACKWIN"));
    drop((white, black));
    let shown = game.await.unwrap().detail;
    assert!(
        shown.ends_with("[[[\"… (65000 bytes) is no move"),
        "{shown}"
    );
    assert!(shown.len() < 400, "{shown}");
}

#[tokio::test]
async fn each_table_has_the_ports_that_clients_know_at_an_address_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let list = &b"name,program\nanna,\nbob,\ncyril,\ndora,\n"[..];
    let entrants = read_list(list).unwrap();
    // A port that is free now; the one after it nearly always is, too.
    let free = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = free.local_addr().unwrap().port() - 2;
    drop(free);
    let settings = DoorSettings {
        host: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port,
        working_folder: folder.path().to_owned(),
        logs: folder.path().join("logs"),
        seed: 1,
        memory: None,
        ugi: false,
    };
    let doors = Doors::of_seats(entrants, settings, 2, |_| {})
        .await
        .unwrap();
    let addresses = doors.addresses();
    assert_eq!(addresses.len(), 4);
    assert_eq!((addresses[0].port(), addresses[1].port()), (port, port + 1));
    let (first, second) = (addresses[0], addresses[2]);
    assert_ne!(first, second);
    assert!(first.ip() != second.ip() || second.port() == port + 2);
    // A game at the second table is played by those who come there.
    let mut dora = TcpStream::connect(second).await.unwrap();
    dora.write_all(&frame("dora")).await.unwrap();
    let at_second = GameSetup {
        table: 1,
        ..setup()
    };
    assert!(doors.player_for(3, Seat::First, &at_second).await.is_ok());
}
