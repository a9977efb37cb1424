//! A hint: a good move for the player on turn, and what is known for certain of the position. `src/service/thinking/thinking_request.rs`
//! makes it, and `src/render/hints_and_analyses.rs` puts it into sentences.

use lusoria_games::exact::Exact;

/// A hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// A good move in canonical notation.
    pub ply: String,
    /// What the position is worth to the player on turn, if that is proved and not only estimated.
    pub exact: Option<Exact>,
}
