//! While a `perft` or a search runs: tells it when it should stop, and reports its progress.

use super::EngineError;

/// Listens for `stop` while a command runs.
pub trait StopListener {
    /// Tells the listener that this many more nodes were counted.
    ///
    /// # Errors
    /// The reason why the count has to end now.
    fn count_nodes(&mut self, nodes: u64) -> Result<(), EngineError>;

    /// Whether a search has to end now. `stop` and `quit` end every search. An `infinite` search also ends at the end of the input, and
    /// when too many commands wait.
    fn ends_search(&mut self, infinite: bool) -> bool;

    /// Whether `quit` has come. This is asked during `setoption name hash`, because `quit` ends that command and `stop` does not. A
    /// `stop` that is read here is kept for the next search or count.
    fn has_quit(&mut self) -> bool;

    /// Sends a line to the program while the command goes on.
    fn say(&mut self, line: &str);

    /// Waits for one of these: `stop`, `quit`, the end of the input, too many waiting commands.
    fn wait_for_stop(&mut self);
}
