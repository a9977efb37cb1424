//! The thinking of computer players: a small pool of threads at low priority, with a queue. The same threads find hints, analyse finished
//! games, and find what is wrong with an answer to a puzzle.
//!
//! - When a stored move has made it a computer player's turn, the service hands in a [`ThinkingTask`]. The computer's move comes back as
//!   an event.
//! - A message that asks something waits here. When the answer is found, the message goes back to the service with the answer, and is
//!   decided again.
//!
//! Nothing here is stored. After a start, the service asks again for moves. A question is lost, but the platform may deliver its message
//! again. Deliberately absent: the search itself, which is in the games' library.

mod analysis_task;
mod full_strength_search;
mod pool;
mod priority;
mod queue;
mod settings;
mod thinking_request;
mod thinking_task;

pub(super) use pool::ThinkingPool;
pub use priority::lower_priority;
pub use settings::ThinkingSettings;
pub(super) use thinking_request::ThinkingRequest;
pub(super) use thinking_task::ThinkingTask;
