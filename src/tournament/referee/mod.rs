//! The referee: plays one game between two players, checks the time that each move took, and says how it ended.
//!
//! The referee knows no protocol. Whoever plays is a [`Player`]; the kinds of players are in the folder `players`. The time of a
//! program's move is measured in `src/tournament/players/move_clock.rs`.

mod fault;
mod finished_game;
mod game;
mod game_setup;
mod player;

pub use fault::{Fault, FaultKind, quoted};
pub use finished_game::{EndCause, FinishedGame};
pub use game::play;
pub use game_setup::{GameSetup, TimeControl};
pub use player::{Ended, MoveRequest, Notice, Player, PlayerResult, ReceivedMove, Work};
