//! Measures how long the referee of a tournament itself takes, and whether its clock is right: `cargo bench --bench tournament`.
//!
//! Sixteen clients play at eight tables over real TCP. At first they move at random: the time from a received move to the other
//! player's YOUR_TURN should be below 5 ms in 99 of 100 cases. Then some clients answer 0.95 s after they are asked, which must never
//! count as a timeout, and others after 1.05 s, which must always count as one. The clients have a thread of their own, as real clients
//! have a process.

#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench may fail by panicking, and prints"
)]

use lusoria::tournament::players::{FromServer, LinePlayer, OurStrength, PlayerLog};
use lusoria::tournament::referee::{
    EndCause, Fault, FaultKind, FinishedGame, GameSetup, Player, TimeControl, Work,
};
use lusoria::tournament::{PlayerProvider, ResultsFolder, Settings, Tournament};
use lusoria_games::catalog::begin;
use lusoria_games::rules::Seat;
use std::future::pending;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::{Builder, Handle, Runtime};
use tokio::time::sleep;

const CLIENTS: usize = 16;

/// Starts clients. Each call starts a client that connects at once and answers after this delay.
struct Hotel {
    clients: Handle,
    delay: Duration,
}

impl PlayerProvider for Hotel {
    fn player_for<'a>(
        &'a self,
        entrant: usize,
        _: Seat,
        _: &'a GameSetup,
    ) -> Work<'a, Result<Box<dyn Player>, Fault>> {
        Box::pin(async move {
            let door = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
            let port = door.local_addr().unwrap().port();
            self.clients.spawn(client(port, entrant as u64, self.delay));
            let (stream, _) = door.accept().await.unwrap();
            stream.set_nodelay(true).unwrap();
            let player = LinePlayer::new(Box::new(stream), PlayerLog::none());
            Ok(Box::new(player) as Box<dyn Player>)
        })
    }
}

/// A client that moves at random. Whatever goes wrong in it shows as a fault at the referee.
async fn client(port: u16, seed: u64, delay: Duration) {
    let stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    stream.set_nodelay(true).unwrap();
    let (reader, mut writer) = stream.into_split();
    let mut lines = BufReader::new(reader).lines();
    let mut line = begin("murus_gallicus").unwrap();
    let mut sent = String::new();
    while let Ok(Some(text)) = lines.next_line().await {
        match text.parse().unwrap() {
            FromServer::OpponentMove(ply) => drop(line.play(&ply).unwrap()),
            FromServer::ValidMove => drop(line.play(&sent).unwrap()),
            FromServer::YourTurn => {
                sleep(delay).await;
                sent = OurStrength::Random.choose(&*line, seed, delay).unwrap();
                if writer
                    .write_all(format!("MOVE {sent}\n").as_bytes())
                    .await
                    .is_err()
                {
                    return;
                }
            }
            _ => {}
        }
    }
}

/// Holds a tournament on this thread, as the program does.
fn hold(
    referee: &Runtime,
    clients: &Runtime,
    rounds: &str,
    delay: u64,
    max_moves: u32,
) -> Vec<FinishedGame> {
    let names: Vec<String> = (0..CLIENTS).map(|n| format!("client {n}")).collect();
    let settings = Settings {
        game: format!("murus_gallicus(max_moves={max_moves})"),
        format: rounds.parse().unwrap(),
        points: "3-1-0".to_owned(),
        tie_breaks: vec!["direct".to_owned()],
        time: TimeControl {
            warm_up: Duration::ZERO,
            ..TimeControl::default()
        },
        tables: CLIENTS / 2,
        seed: 1,
        entrants: names,
        late: Vec::new(),
        withdrawn: Vec::new(),
        openings: Vec::new(),
        most_moves: None,
        stop_after: None,
    };
    let folder = std::env::temp_dir().join(format!(
        "lusoria-bench-{}-{rounds}-{delay}",
        std::process::id()
    ));
    let results = ResultsFolder::begin(&folder, &settings).unwrap();
    let players = Arc::new(Hotel {
        clients: clients.handle().clone(),
        delay: Duration::from_millis(delay),
    });
    let tournament = Tournament::new(settings, results, players, |_, _, _| {});
    let held = referee.block_on(tournament.run(pending())).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    held.folder.games().values().cloned().collect()
}

fn own_time(games: &[FinishedGame]) {
    let mut times: Vec<u64> = games
        .iter()
        .flat_map(|game| game.referee.iter().copied())
        .collect();
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize] as f64 / 1_000.0;
    println!("eight tables, {} games, {} moves", games.len(), times.len());
    println!(
        "from a move to the other's YOUR_TURN: median {:.3} ms, p99 {:.3} ms, most {:.3} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    );
    println!(
        "p99 below 5 ms: {}",
        if at(0.99) < 5.0 { "yes" } else { "NO" }
    );
}

fn timeouts(games: &[FinishedGame], delay: u64) {
    let late = games
        .iter()
        .filter(|game| game.cause == EndCause::Fault(FaultKind::Time))
        .count();
    let moves: usize = games.iter().map(|game| game.plies.len()).sum();
    println!(
        "answers after {delay} ms: {moves} moves in time, {late} of {} games lost on time",
        games.len()
    );
}

fn main() {
    let referee = Builder::new_current_thread().enable_all().build().unwrap();
    let clients = Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .unwrap();
    own_time(&hold(&referee, &clients, "double", 0, 60));
    timeouts(&hold(&referee, &clients, "swiss:3", 950, 4), 950);
    timeouts(&hold(&referee, &clients, "swiss:3", 1_050, 4), 1_050);
    clients.shutdown_background();
}
