//! A hint: a good move for the player on turn, and what is known for certain of the position. Hints are made in
//! `src/service/thinking/thinking_request.rs`, and put into sentences in `src/render/hints_and_analyses.rs`. A game between two people
//! has no hints (`Session::allows_hints`).

use lusoria_games::exact::Exact;

/// A hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// A good move in canonical notation.
    pub ply: String,
    /// What the position is worth to the player on turn, if that is proved and not only estimated.
    pub exact: Option<Exact>,
}
