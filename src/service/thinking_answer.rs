//! The answer to a question that takes thinking.

use crate::session::{Analysis, Hint, OpenPuzzle, ShownEntry};
use std::sync::Arc;

/// The answer to a question.
#[derive(Debug)]
pub(super) enum ThinkingAnswer {
    /// A hint, and the session and entry that it is for.
    Hint(ShownEntry, Hint),
    /// The analysis of a session up to this entry.
    Analysis(ShownEntry, Analysis),
    /// The puzzle, a wrong answer to it, and the move that refutes this answer, if there is one.
    Refutation(OpenPuzzle, String, Option<String>),
}

/// The question has no answer: the session cannot be read or replayed, nobody is to move, or the search has panicked.
#[derive(Clone, Copy, Debug)]
pub(super) struct NoAnswer;

/// The answer to a question. `Err` if there is none.
pub(super) type AnsweredQuestion = Result<Arc<ThinkingAnswer>, NoAnswer>;
