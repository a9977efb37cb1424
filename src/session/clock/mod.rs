//! The clocks of a game: among other things, how much time its players get (`time_control.rs`) and how much of that time is left
//! (`game_clock.rs`). Pure: every time is an argument. `docs/clocks.md` has the rules, with their numbers.

mod game_clock;
mod put_off;
mod time_control;
mod time_kind;

pub use game_clock::{ClockReading, GameClock};
pub(super) use put_off::MOST_DAYS_PUT_OFF;
pub use put_off::PutOff;
pub use time_control::{Pace, TimeControl, WantedTime};
pub use time_kind::TimeKind;
