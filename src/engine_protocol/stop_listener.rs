//! How the engine learns, while it counts or searches, that it should stop, and reports its progress.

use super::EngineError;

/// Listens for `stop` during a piece of work.
pub trait StopListener {
    /// Adds these nodes to the count.
    ///
    /// # Errors
    /// Why the work has to end now, if it has to.
    fn count_nodes(&mut self, nodes: u64) -> Result<(), EngineError>;

    /// Whether a search has to end now. A `quit` ends it at once; if it is infinite, the end of the input does too.
    fn ends_search(&mut self, infinite: bool) -> bool;

    /// Says a line while the work goes on.
    fn say(&mut self, line: &str);

    /// Waits until `stop` is said.
    fn wait_for_stop(&mut self);
}
