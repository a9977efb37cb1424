//! Limits: how much one person, one room with its threads, and everybody together may ask for, so that a flood in one place is
//! not noticed in another. `table.rs` lists them; ARCHITECTURE.md, «Limits», tells how they work together.
//!
//! Deliberately absent: what one message may cost (that is bounded where it is spent), and the pace at which platforms take
//! messages (the delivery tasks and adapters know it).

mod acquaintances;
mod limits_state;
mod message_budgets;
mod message_cost;
mod open_games;
mod rate;
mod room_with_threads;
mod silences;
mod table;
mod waiting_answers;

pub(super) use acquaintances::{
    CALL_COUNTS, CallPermission, GameAct, acquaintance_after, may_call,
};
pub(super) use limits_state::LimitsState;
pub(super) use message_cost::{MessageCost, weight};
pub(super) use open_games::GameCounts;
pub(super) use room_with_threads::RoomWithThreads;
pub(super) use silences::Admission;
pub use table::Limits;
