//! How a running count or search learns that it should stop, and how it reports its progress.

use super::EngineError;

/// Listens for `stop` while a command runs.
pub trait StopListener {
    /// Adds to the number of nodes that were counted.
    ///
    /// # Errors
    /// The reason why the count has to end now.
    fn count_nodes(&mut self, nodes: u64) -> Result<(), EngineError>;

    /// Whether a search has to end now. `stop` and `quit` end every search. An infinite one also ends at the end of the input, and when
    /// more commands have come than may wait.
    fn ends_search(&mut self, infinite: bool) -> bool;

    /// Whether a `quit` waits to be carried out after the command that runs. A `stop` among the waiting lines is kept for the search that
    /// it is to end.
    fn has_quit(&mut self) -> bool;

    /// Sends a line to the program while the command goes on.
    fn say(&mut self, line: &str);

    /// Waits until `stop` or `quit` comes, the input ends, or more commands have come than may wait.
    fn wait_for_stop(&mut self);
}
