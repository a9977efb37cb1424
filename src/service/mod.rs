//! The service: one task that turns messages into stored changes. It takes what waits, decides it in memory, writes it as one
//! batch, and then hands what it says to the delivery tasks.
//!
//! Because there is a single task, events have one order and nothing needs a lock. If a batch cannot be written, its decisions
//! are undone, and each of its events is tried again alone. Deliberately absent: sending (`delivery`), sentences (`render`).

mod answer;
mod answer_lines;
mod answer_within_limits;
mod ask_thinker;
mod background_read;
mod begin_again;
mod begin_game;
mod cache;
mod cause;
mod change_draft;
mod chatter;
mod check_database;
mod check_game_limits;
mod clock;
mod computer_turn;
mod config;
mod database_fault;
mod decide_event;
mod deliver_event;
mod delivery_notes;
mod edit_position;
mod event;
mod event_loop;
mod find_session;
mod handle;
mod import_record;
mod inbound;
mod inbox;
mod input;
mod last_games;
mod lazy_message;
mod limits;
mod load_session;
mod long_session;
mod message_of_say;
mod next_ids;
mod open_question;
mod outgoing;
mod receipt;
mod recent_events;
mod render_late;
mod render_say;
mod replace_room;
mod request;
mod resume_deliveries;
mod room_settings;
mod round;
mod run_command;
mod seeds;
mod service_task;
mod spin_wait;
mod suggest_command;
mod take_action;
mod thinking;
mod thinking_answer;
mod write_round;

pub use cause::{Cause, ChatMessage, RoomReplaced};
pub use config::Config;
pub use handle::ServiceHandle;
pub use inbound::Inbound;
pub use lazy_message::LazyMessage;
pub use limits::Limits;
pub use outgoing::Outgoing;
pub use receipt::{Outcome, Receipt};
pub use seeds::Seeds;
pub use service_task::Service;
pub use thinking::{ThinkingSettings, lower_priority};
