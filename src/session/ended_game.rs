//! The type [`EndedGame`]: a line in the list of a person's games that are over.

use super::ids::SessionId;

/// A game that is over, in a list of a person's games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndedGame {
    /// The session.
    pub session: SessionId,
    /// The day on which it ended.
    pub day: String,
    /// Whether the operator has annulled it, so that it counts for nobody.
    pub is_annulled: bool,
}
