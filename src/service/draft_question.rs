//! What becomes of the question that the author of a message was asked last: the type that a `ChangeDraft` has a field of. Its methods are in
//! `question_in_draft.rs`.

use crate::session::LastRefusal;

/// What becomes of the open question.
#[derive(Debug, Default)]
pub(super) enum DraftQuestion {
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
