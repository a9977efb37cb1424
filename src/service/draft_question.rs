//! What becomes of the question that the author of a message was asked last.

use crate::session::LastRefusal;

/// What becomes of the open question.
#[derive(Debug, Default)]
pub(super) enum QuestionInDraft {
    /// Nothing yet.
    #[default]
    Untouched,
    /// It was answered.
    Answered,
    /// It was answered, but not clearly.
    Unclear,
    /// It lapses, because the author has typed something else.
    Lapses(Box<LastRefusal>),
}
