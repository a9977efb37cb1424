//! The error of a replay: why a stored log does not give a session.

/// Why a stored log cannot be replayed. For example, it is damaged, or was written under other rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// The catalogue has no such game, or the game does not have these options.
    #[error("no game {0}")]
    Game(String),
    /// The rules have changed since the game began.
    #[error("rules version {stored}, ours is {ours}")]
    RulesVersion {
        /// The version of the rules that is stored with the session.
        stored: u32,
        /// The version of the rules in this program.
        ours: u32,
    },
    /// The session has a version of [`Promise`](super::Promise) that this program does not know.
    #[error("no promise {0}")]
    Promise(u32),
    /// The entry with this number is not possible after those before it.
    #[error("entry {0} does not follow")]
    Entry(u32),
    /// The replay takes longer than was allowed.
    #[error("the replay takes too long")]
    TooLong,
    /// The snapshot cannot be read, or is of another game.
    #[error("the snapshot cannot be read")]
    Snapshot,
}
