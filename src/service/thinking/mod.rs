//! The computer players' thinking: a small pool of threads of its own at low priority, with a queue.
//!
//! The service hands in a [`ThinkingTask`] when a stored move has made it a computer player's turn, and gets the answer back as an
//! event like a message. Nothing here is stored: after a start the service asks again. Deliberately absent: the search itself,
//! which is in the games' library.

mod pool;
mod priority;
mod queue;
mod settings;
mod thinking_task;

pub(super) use pool::ThinkingPool;
pub use priority::lower_priority;
pub use settings::ThinkingSettings;
pub(super) use thinking_task::ThinkingTask;
