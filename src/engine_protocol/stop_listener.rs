//! How the engine hears, while it counts or searches, that it should stop.

use super::EngineError;

/// Listens for `stop` during a piece of work.
pub trait StopListener {
    /// Adds these nodes to the count.
    ///
    /// # Errors
    /// Why the work has to end now, if it has to.
    fn may_go_on(&mut self, nodes: u64) -> Result<(), EngineError>;

    /// Waits until `stop` is said.
    fn wait_for_stop(&mut self);
}
