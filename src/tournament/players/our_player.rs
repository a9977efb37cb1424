//! Our own players: the levels of the games' library, and one that moves at random.
//!
//! If the time limit for a move does not cut the search short, the same seed and line of play give the same move. Easy and hard search a
//! limited number of nodes, so they usually finish before the time limit. Ruthless uses all its time, but stops when it sees the end of
//! the game.

use crate::session::Session;
use crate::tournament::referee::{
    Fault, FaultKind, MoveRequest, Notice, Player, ReceivedMove, Work,
};
use lusoria_games::catalog::{Level, Line, ThinkOrder, seed_of};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;
use tokio::time::Instant;

/// How strong one of our players is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum OurStrength {
    /// Plays random legal moves.
    Random,
    /// A level of the games' library.
    Level(Level),
}

impl fmt::Display for OurStrength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Level(level) => write!(f, "level:{level}"),
        }
    }
}

/// Reads `random`, or a level in the form `level:easy`.
impl FromStr for OurStrength {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let level = text
            .strip_prefix("level:")
            .and_then(|level| level.parse().ok());
        match (text, level) {
            ("random", _) => Ok(Self::Random),
            (_, Some(level)) => Ok(Self::Level(level)),
            _ => {
                Err("our players are random, level:easy, level:hard and level:ruthless".to_owned())
            }
        }
    }
}

impl From<OurStrength> for String {
    fn from(strength: OurStrength) -> Self {
        strength.to_string()
    }
}

impl TryFrom<String> for OurStrength {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl OurStrength {
    /// The move that this player plays here; `None` if no seat is to move. Takes no longer than `time`.
    #[must_use]
    pub fn choose(self, line: &dyn Line, seed: u64, time: Duration) -> Option<String> {
        let seed = seed_of(&[
            &seed.to_string(),
            &line.game_string(),
            &line.position(),
            &line.plies().to_string(),
        ]);
        match self {
            Self::Random => {
                let moves = line.legal_moves();
                let count = u64::try_from(moves.len()).ok()?;
                let at = usize::try_from(seed.checked_rem(count)?).ok()?;
                moves.into_iter().nth(at)
            }
            Self::Level(level) => {
                let order = ThinkOrder {
                    level,
                    seed,
                    time: Some(time),
                    ..ThinkOrder::default()
                };
                line.think(&order, &|| false).map(|thought| thought.ply)
            }
        }
    }
}

/// One of our players in a game.
#[derive(Clone, Copy, Debug)]
pub struct OurPlayer {
    strength: OurStrength,
    seed: u64,
}

impl OurPlayer {
    /// A player whose random moves and errors follow from this seed.
    #[must_use]
    pub const fn new(strength: OurStrength, seed: u64) -> Self {
        Self { strength, seed }
    }
}

impl Player for OurPlayer {
    fn tell(&mut self, _: Notice<'_>) {}

    fn ask<'a>(&'a mut self, question: MoveRequest<'a>) -> Work<'a, Result<ReceivedMove, Fault>> {
        let Self { strength, seed } = *self;
        let Session { line, .. } = question.session.clone();
        let time = question.limit.mul_f64(0.8);
        Box::pin(async move {
            // The thread has the usual priority, like the programs against which it plays. It makes the tables before the player's time
            // begins, as other programs make their tables before they say that they are ready.
            let chosen = tokio::task::spawn_blocking(move || {
                line.make_tables();
                let asked = Instant::now();
                let chosen = strength.choose(&*line, seed, time);
                chosen.map(|text| (asked, text))
            });
            match chosen.await {
                Ok(Some((asked, text))) => Ok(ReceivedMove {
                    text,
                    asked,
                    received: Instant::now(),
                }),
                Ok(None) | Err(_) => Err(Fault::new(FaultKind::Crash, "it found no move")),
            }
        })
    }

    fn watch(&mut self) -> Work<'_, Fault> {
        Box::pin(std::future::pending())
    }

    fn leave(self: Box<Self>) -> Work<'static, ()> {
        Box::pin(std::future::ready(()))
    }
}
