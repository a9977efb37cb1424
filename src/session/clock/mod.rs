//! The clocks of a game: how much time its players have (`time_control.rs`), and how much is left (`game_clock.rs`). Pure: every time
//! is an argument. `docs/clocks.md` has the rules, with their numbers.

mod game_clock;
mod time_control;

pub use game_clock::GameClock;
pub use time_control::{Pace, TimeControl};
