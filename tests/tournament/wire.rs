//! One game with a client that writes raw bytes: what is accepted, what is sent in return, and that nothing holds up a table.

use lusoria::competition::standings::Winner;
use lusoria::tournament::players::{LinePlayer, PlayerLog};
use lusoria::tournament::referee::{
    EndCause, FaultKind, FinishedGame, GameSetup, Player, TimeControl, play,
};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
use tokio::time::{Instant, sleep, timeout};

fn setup() -> GameSetup {
    GameSetup {
        number: 1,
        round: 1,
        game: "murus_gallicus".to_owned(),
        seed: [1; 32],
        names: ["white".to_owned(), "black".to_owned()],
        time: TimeControl::default(),
        table: 0,
        opening: Vec::new(),
        most_moves: None,
    }
}

/// The pipe to a player, with room for this many bytes each way.
fn pipe(room: usize) -> (Box<dyn Player>, DuplexStream) {
    let (ours, theirs) = duplex(room);
    let player = LinePlayer::new(Box::new(ours), PlayerLog::none());
    (Box::new(player), theirs)
}

/// Plays a game between these two pipes and says goodbye.
async fn referee(mut white: Box<dyn Player>, mut black: Box<dyn Player>) -> FinishedGame {
    let players: [&mut dyn Player; 2] = [&mut *white, &mut *black];
    let game = play(&setup(), players, String::new()).await.unwrap();
    tokio::join!(white.leave(), black.leave());
    game
}

/// What the server says up to this line.
async fn until(stream: &mut DuplexStream, last: &str) -> Vec<String> {
    let mut said = Vec::new();
    let mut line = Vec::new();
    while let Ok(byte) = stream.read_u8().await {
        if byte == b'\n' {
            said.push(String::from_utf8(std::mem::take(&mut line)).unwrap());
            if said.last().is_some_and(|said| said == last) {
                break;
            }
        } else {
            line.push(byte);
        }
    }
    said
}

async fn send(stream: &mut DuplexStream, text: &str) {
    stream.write_all(text.as_bytes()).await.unwrap();
}

const GREETING: [&str; 3] = ["WELCOME White", "MESSAGE warm-up 30000 ms", "YOUR_TURN"];

/// The example conversation of the source, byte for byte, after 30 seconds of warm-up.
#[tokio::test(start_paused = true)]
async fn the_conversation_of_the_source() {
    let ((white, mut one), (black, mut other)) = (pipe(4096), pipe(4096));
    let (began, game) = (Instant::now(), tokio::spawn(referee(white, black)));
    assert_eq!(until(&mut one, "YOUR_TURN").await, GREETING);
    assert_eq!(began.elapsed().as_secs(), 30);
    send(&mut one, "MOVE G4,NE\n").await;
    assert_eq!(until(&mut one, "VALID_MOVE").await, ["VALID_MOVE"]);
    let said = until(&mut other, "YOUR_TURN").await;
    assert_eq!(
        said[..],
        [
            "WELCOME Black",
            "MESSAGE warm-up 30000 ms",
            "OPPONENT_MOVE G4,NE",
            "YOUR_TURN"
        ]
    );
    send(&mut other, "MOVE A1,S\n").await;
    assert_eq!(
        until(&mut one, "YOUR_TURN").await,
        ["OPPONENT_MOVE A1,S", "YOUR_TURN"]
    );
    // The tower is not there any more.
    send(&mut one, "MOVE G4,NE\n").await;
    assert_eq!(until(&mut one, "").await, ["ILLEGAL_MOVE", "DEFEAT"]);
    assert_eq!(until(&mut other, "").await, ["VALID_MOVE", "VICTORY"]);
    let game = game.await.unwrap();
    assert_eq!(
        (game.winner, game.cause),
        (Winner::Second, EndCause::Fault(FaultKind::Illegal))
    );
    assert_eq!(game.plies, ["G4,NE", "A1,S"]);
}

#[tokio::test(start_paused = true)]
async fn half_lines_carriage_returns_and_small_letters_are_a_move() {
    let ((white, mut one), (black, mut other)) = (pipe(4096), pipe(4096));
    let game = tokio::spawn(referee(white, black));
    until(&mut one, "YOUR_TURN").await;
    for part in ["mo", "ve g", "4 ,", " ne\r", "\n"] {
        send(&mut one, part).await;
        sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(until(&mut one, "VALID_MOVE").await, ["VALID_MOVE"]);
    until(&mut other, "YOUR_TURN").await;
    drop(other);
    assert_eq!(until(&mut one, "").await, ["VICTORY"]);
    let game = game.await.unwrap();
    assert_eq!(
        (game.winner, game.cause),
        (Winner::First, EndCause::Fault(FaultKind::Crash))
    );
}

/// Only the first of several moves in one packet counts, and one that came before its turn never does.
#[tokio::test(start_paused = true)]
async fn what_nobody_has_asked_for_is_never_the_next_answer() {
    let ((white, mut one), (black, mut other)) = (pipe(4096), pipe(4096));
    let game = tokio::spawn(referee(white, black));
    send(&mut one, "MOVE G1,N\n").await;
    let said = until(&mut one, "YOUR_TURN").await;
    assert_eq!(
        said[..],
        [
            "WELCOME White",
            "MESSAGE warm-up 30000 ms",
            "MESSAGE not your turn",
            "YOUR_TURN"
        ]
    );
    send(&mut one, "MOVE G4,NE\nMOVE G5,NE\n").await;
    until(&mut other, "YOUR_TURN").await;
    send(&mut other, "MOVE A1,S\n").await;
    let said = until(&mut one, "YOUR_TURN").await;
    assert_eq!(
        said[..],
        [
            "VALID_MOVE",
            "MESSAGE not your turn",
            "OPPONENT_MOVE A1,S",
            "YOUR_TURN"
        ]
    );
    // Nobody moves any more.
    assert_eq!(until(&mut one, "").await, ["TIMEOUT", "DEFEAT"]);
    let game = game.await.unwrap();
    assert_eq!(
        (game.winner, game.cause),
        (Winner::Second, EndCause::Fault(FaultKind::Time))
    );
    assert_eq!(game.plies, ["G4,NE", "A1,S"]);
}

#[tokio::test(start_paused = true)]
async fn ten_megabytes_without_a_line_end_are_no_move() {
    let ((white, mut one), (black, mut other)) = (pipe(4096), pipe(4096));
    let game = tokio::spawn(referee(white, black));
    until(&mut one, "YOUR_TURN").await;
    let began = Instant::now();
    let (mut reader, mut writer) = tokio::io::split(one);
    let flood = tokio::spawn(async move {
        let chunk = vec![b'M'; 1 << 16];
        for _ in 0..160 {
            if writer.write_all(&chunk).await.is_err() {
                return;
            }
        }
    });
    assert_eq!(until(&mut other, "").await.last().unwrap(), "VICTORY");
    assert!(began.elapsed() < Duration::from_millis(1_000));
    let mut said = String::new();
    reader.read_to_string(&mut said).await.unwrap();
    assert_eq!(said, "ILLEGAL_MOVE\nDEFEAT\n");
    assert_eq!(game.await.unwrap().winner, Winner::Second);
    drop(reader);
    flood.await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_client_that_never_reads_has_lost_when_its_time_is_over() {
    // There is room for less than the greeting.
    let ((white, one), (black, mut other)) = (pipe(8), pipe(4096));
    let began = Instant::now();
    let game = tokio::spawn(referee(white, black));
    assert_eq!(until(&mut other, "").await.last().unwrap(), "VICTORY");
    assert_eq!(began.elapsed().as_secs(), 31);
    let game = timeout(Duration::from_secs(2), game)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(
        (game.winner, game.cause),
        (Winner::Second, EndCause::Fault(FaultKind::Deaf))
    );
    drop(one);
}

#[tokio::test(start_paused = true)]
async fn whoever_leaves_loses_also_during_the_warm_up_and_in_the_others_turn() {
    let ((white, mut one), (black, other)) = (pipe(4096), pipe(4096));
    let game = tokio::spawn(referee(white, black));
    until(&mut one, "MESSAGE warm-up 30000 ms").await;
    drop(other);
    assert_eq!(until(&mut one, "").await, ["VICTORY"]);
    assert!(game.await.unwrap().plies.is_empty());
    let ((white, mut one), (black, other)) = (pipe(4096), pipe(4096));
    let game = tokio::spawn(referee(white, black));
    until(&mut one, "YOUR_TURN").await;
    drop(other);
    assert_eq!(until(&mut one, "").await, ["VICTORY"]);
    let game = game.await.unwrap();
    assert_eq!(
        (game.winner, game.cause),
        (Winner::First, EndCause::Fault(FaultKind::Crash))
    );
}

/// The clock runs from YOUR_TURN to the end of the line.
#[tokio::test(start_paused = true)]
async fn a_move_at_999_milliseconds_is_in_time_and_one_at_1002_is_not() {
    for (milliseconds, in_time) in [(950, true), (999, true), (1_002, false), (1_050, false)] {
        let ((white, mut one), (black, mut other)) = (pipe(4096), pipe(4096));
        let game = tokio::spawn(referee(white, black));
        until(&mut one, "YOUR_TURN").await;
        send(&mut one, "MOVE G4,").await;
        sleep(Duration::from_millis(milliseconds)).await;
        let _ = one.write_all(b"NE\n").await;
        let next = if in_time { "VALID_MOVE" } else { "TIMEOUT" };
        assert_eq!(until(&mut one, next).await, [next], "{milliseconds}");
        drop(one);
        let last = until(&mut other, "").await;
        assert_eq!(last.last().unwrap(), "VICTORY");
        let _ = game.await.unwrap();
    }
}

#[tokio::test(start_paused = true)]
async fn bytes_that_are_no_text_and_words_of_no_protocol_are_illegal() {
    let wrong: [&[u8]; 6] = [
        b"\xff\xfe\n",
        b"\n",
        b"G4,NE\n",
        b"MOVE\n",
        b"MOVE G9,N\n",
        b"MOVE G4\n",
    ];
    for bytes in wrong {
        let ((white, mut one), (black, other)) = (pipe(4096), pipe(4096));
        let game = tokio::spawn(referee(white, black));
        until(&mut one, "YOUR_TURN").await;
        one.write_all(bytes).await.unwrap();
        assert_eq!(
            until(&mut one, "").await,
            ["ILLEGAL_MOVE", "DEFEAT"],
            "{bytes:?}"
        );
        assert_eq!(
            game.await.unwrap().cause,
            EndCause::Fault(FaultKind::Illegal)
        );
        drop(other);
    }
}
