//! Why a stored log does not replay.

/// A stored log that does not replay: written by other rules, or damaged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Corrupt {
    /// The catalogue has no such game, or not with these options.
    #[error("no game {0}")]
    Game(String),
    /// The rules have changed since.
    #[error("rules version {stored}, ours is {ours}")]
    RulesVersion {
        /// As stored.
        stored: u32,
        /// As built in.
        ours: u32,
    },
    /// This version knows no promise with this number.
    #[error("no promise {0}")]
    Promise(u32),
    /// This entry cannot follow those before it.
    #[error("entry {0} does not follow")]
    Entry(u32),
    /// The snapshot cannot be read, or is one of another game.
    #[error("the snapshot cannot be read")]
    Snapshot,
}
