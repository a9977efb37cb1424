//! Limits on what a person, a room with its threads, and everybody together may ask for, so that a flood of messages in one place does
//! not disturb people in another. `table.rs` lists the limits; docs/internals/cost.md, "Limits", explains how they work together.
//!
//! Two kinds of limits are elsewhere. `command` limits the size of a single message. `delivery` and `chat` know how many messages a
//! platform accepts.

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
