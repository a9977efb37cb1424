//! `lusoria tournament join`: a client of the line protocol. It plays as one of our levels or at random, and is a reference for
//! people who write their own client.
//!
//! The client plays game after game. It stops when the server no longer listens, when the server closes the connection before another
//! game, or when the client has played as many games as it was told to play.

use super::players::{
    Framing, FromClient, FromServer, OurStrength, PlayerLog, Received, TextChannel,
};
use super::referee::{Fault, quoted};
use lusoria_games::catalog::{Line, begin};
use lusoria_games::rules::{Parsed, Seat};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep};

/// How long to wait before the next attempt to connect.
const KNOCK_AGAIN: Duration = Duration::from_millis(100);

/// What to join, and how to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JoinSettings {
    /// The server's name or address.
    pub host: String,
    /// The port that the server has for this player.
    pub port: u16,
    /// The game string, since the protocol does not say which game is played.
    pub game: String,
    /// How to play: at one of our levels, or at random.
    pub strength: OurStrength,
    /// The seed of the player's random moves and errors.
    pub seed: u64,
    /// The longest time that a move may take.
    pub per_move: Duration,
    /// How long to wait for a server that is not there yet.
    pub patience: Duration,
    /// After how many games to leave; `None` to play as long as the server has games.
    pub games: Option<usize>,
}

/// Why a client gives up.
#[derive(Debug, thiserror::Error)]
pub enum JoinError {
    /// The catalogue has no such game.
    #[error("there is no game {0}")]
    Game(String),
    /// Nobody listens.
    #[error("nobody listens at {0}, port {1}: {2}")]
    Connect(String, u16, std::io::Error),
    /// The server closed the connection in the middle of a game.
    #[error("the server has closed the connection in the middle of a game")]
    Broken,
    /// The server does not begin as the protocol says: it sends another message first, or closes the connection before the first game.
    #[error(
        "{0}: perhaps it speaks another protocol (`bologna`, as usual for Tablut, or `ugi`), and `join` speaks `lines` only"
    )]
    OtherProtocol(String),
    /// During a game, the server sent a line that the protocol does not know, or a message that does not fit the position, such as a move
    /// that is not legal.
    #[error("the server says what cannot be: {0}")]
    Nonsense(String),
}

/// Plays game after game, and returns the result of each as the server told it. Stops after `order.games` games. Stops earlier if the
/// server no longer listens, or closes the connection before another game begins. `say` is called with each result.
///
/// # Errors
/// [`JoinError`].
pub async fn join(
    order: &JoinSettings,
    say: &dyn Fn(&FromServer),
) -> Result<Vec<FromServer>, JoinError> {
    let mut results = Vec::new();
    loop {
        let stream = match knock(order, results.is_empty()).await {
            Ok(stream) => stream,
            Err(_) if !results.is_empty() => return Ok(results),
            Err(why) => return Err(JoinError::Connect(order.host.clone(), order.port, why)),
        };
        match (play(order, stream).await?, results.is_empty()) {
            (Some(result), _) => {
                say(&result);
                results.push(result);
                if order.games.is_some_and(|games| results.len() >= games) {
                    return Ok(results);
                }
            }
            (None, false) => return Ok(results),
            (None, true) => {
                let what = "the server has closed the connection before a game began";
                return Err(JoinError::OtherProtocol(what.to_owned()));
            }
        }
    }
}

async fn knock(order: &JoinSettings, first: bool) -> std::io::Result<TcpStream> {
    let until = Instant::now() + order.patience;
    loop {
        let tried = TcpStream::connect((&*order.host, order.port)).await;
        match tried {
            Err(_) if first && Instant::now() < until => sleep(KNOCK_AGAIN).await,
            tried => return tried,
        }
    }
}

/// A game as the client sees it.
struct Game<'a> {
    order: &'a JoinSettings,
    line: Box<dyn Line>,
    seat: Option<Seat>,
    /// The client's own move that was sent and is not confirmed yet.
    sent: Option<String>,
}

/// Plays one game and returns its result; `None` if the server closes the connection before the game begins.
async fn play(order: &JoinSettings, stream: TcpStream) -> Result<Option<FromServer>, JoinError> {
    // Without this, the system may hold a short line back until the one before it is acknowledged.
    let _ = stream.set_nodelay(true);
    let mut channel = TextChannel::new(Box::new(stream), Framing::LINES, PlayerLog::none());
    let line = begin(&order.game).ok_or_else(|| JoinError::Game(order.game.clone()))?;
    let mut game = Game {
        order,
        line,
        seat: None,
        sent: None,
    };
    loop {
        let message = match channel.next().await {
            Ok((Received::Text(line), _)) => line.parse().map_err(|_| game.nonsense(&line))?,
            Ok((Received::Unreadable(why), _)) => return Err(game.nonsense(why)),
            Err(_) if game.seat.is_none() => return Ok(None),
            Err(Fault { .. }) => return Err(JoinError::Broken),
        };
        match game.take(message)? {
            Step::Nothing => {}
            Step::Move(ply) => channel.send(&FromClient::Move(ply).to_string()),
            Step::Over(result) => {
                channel.close().await;
                return Ok(Some(result));
            }
        }
    }
}

/// What the client does after a message.
enum Step {
    Nothing,
    Move(String),
    Over(FromServer),
}

impl Game<'_> {
    /// The error for a line of the server that is no message of the protocol.
    fn nonsense(&self, said: &str) -> JoinError {
        match self.seat {
            Some(_) => JoinError::Nonsense(quoted(said)),
            None => JoinError::OtherProtocol(format!("the server says {}", quoted(said))),
        }
    }

    fn take(&mut self, message: FromServer) -> Result<Step, JoinError> {
        match message {
            FromServer::Welcome(seat) => self.seat = Some(seat),
            FromServer::OpponentMove(ply) => self.play(&ply)?,
            FromServer::ValidMove => {
                let sent = self.sent.take();
                self.play(&sent.unwrap_or_default())?;
            }
            FromServer::YourTurn => return self.choose().map(Step::Move),
            FromServer::Message(_) | FromServer::IllegalMove | FromServer::Timeout => {}
            over @ (FromServer::Victory | FromServer::Tie | FromServer::Defeat) => {
                return Ok(Step::Over(over));
            }
        }
        Ok(Step::Nothing)
    }

    fn play(&mut self, text: &str) -> Result<(), JoinError> {
        let nonsense = || JoinError::Nonsense(format!("the move {text}"));
        let Ok(Parsed::Move(ply)) = self.line.parse(text) else {
            return Err(nonsense());
        };
        self.line.play(&ply).map(drop).map_err(|_| nonsense())
    }

    fn choose(&mut self) -> Result<String, JoinError> {
        let JoinSettings {
            strength,
            seed,
            per_move,
            ..
        } = self.order;
        let chosen = strength.choose(&*self.line, *seed, per_move.mul_f64(0.8));
        let ply = chosen.ok_or_else(|| JoinError::Nonsense("a turn without a move".to_owned()))?;
        self.sent = Some(ply.clone());
        Ok(ply)
    }
}
