//! Clients of the line protocol with all manners, good and bad, at the other end of a pipe in memory.

use lusoria::tournament::players::{FromServer, LinePlayer, OurStrength, PlayerLog};
use lusoria::tournament::referee::{Fault, GameSetup, Player, Work};
use lusoria::tournament::{PlayerProvider, file_name};
use lusoria_games::catalog::{Line, begin, seed_of};
use lusoria_games::rules::Seat;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, DuplexStream, duplex, split};
use tokio::time::sleep;

/// How a client behaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    /// Plays like this.
    Plays(OurStrength),
    /// Closes the connection instead of its third move.
    Crashes,
    /// Says nothing instead of its second move.
    Hangs,
    /// Sends a move that is not legal as its second.
    Cheats,
    /// Sends two megabytes of nothing when it is greeted.
    Floods,
    /// Takes this many milliseconds for each move.
    Late(u64),
}

/// The manner that a name begins with.
pub(crate) fn manner(name: &str) -> Manner {
    match name.split('-').next().unwrap() {
        "easy" => Manner::Plays("level:easy".parse().unwrap()),
        "random" => Manner::Plays(OurStrength::Random),
        "crash" => Manner::Crashes,
        "hang" => Manner::Hangs,
        "cheat" => Manner::Cheats,
        "flood" => Manner::Floods,
        "late" => Manner::Late(990),
        other => panic!("{other}"),
    }
}

/// A player who is called comes at once, over a pipe in memory.
#[derive(Debug)]
pub(crate) struct Cafe {
    pub(crate) names: Vec<String>,
}

impl PlayerProvider for Cafe {
    fn player_for<'a>(
        &'a self,
        entrant: usize,
        _: Seat,
        _: &'a GameSetup,
    ) -> Work<'a, Result<Box<dyn Player>, Fault>> {
        let name = &self.names[entrant];
        let (ours, theirs) = duplex(4096);
        tokio::spawn(client(manner(name), theirs, seed_of(&[&file_name(name)])));
        let player = LinePlayer::new(Box::new(ours), PlayerLog::none());
        Box::pin(std::future::ready(Ok(Box::new(player) as Box<dyn Player>)))
    }
}

/// Plays one game.
async fn client(manner: Manner, stream: DuplexStream, seed: u64) {
    let (reader, mut writer) = split(stream);
    let mut lines = BufReader::new(reader).lines();
    let mut line = begin("murus_gallicus").unwrap();
    let (mut moves, mut sent) = (0, String::new());
    while let Ok(Some(text)) = lines.next_line().await {
        match text.parse::<FromServer>().unwrap() {
            FromServer::Welcome(_) if manner == Manner::Floods => {
                let _ = writer.write_all(&vec![b'x'; 2 << 20]).await;
            }
            FromServer::OpponentMove(ply) => drop(line.play(&ply).unwrap()),
            FromServer::ValidMove => drop(line.play(&sent).unwrap()),
            FromServer::YourTurn => {
                moves += 1;
                let Some(answer) = answer(manner, moves, &*line, seed).await else {
                    return;
                };
                sent = answer;
                let _ = writer.write_all(format!("MOVE {sent}\n").as_bytes()).await;
            }
            _ => {}
        }
    }
}

/// What a client answers to its n-th turn; none if it goes away.
async fn answer(manner: Manner, n: u32, line: &dyn Line, seed: u64) -> Option<String> {
    let strength = match manner {
        Manner::Plays(strength) => strength,
        _ => OurStrength::Random,
    };
    match manner {
        Manner::Crashes if n == 3 => return None,
        Manner::Hangs if n == 2 => std::future::pending().await,
        Manner::Cheats if n == 2 => return Some("D4,N".to_owned()),
        Manner::Late(milliseconds) => sleep(Duration::from_millis(milliseconds)).await,
        _ => {}
    }
    strength.choose(line, seed, Duration::from_secs(3_600))
}
