//! What a message does to the question that its author was asked last. `ChangeDraft` has a field of this type. The methods that set and
//! read the field are in `question_in_draft.rs`.

use crate::session::LastRefusal;

/// What a message does to the open question.
#[derive(Debug, Default)]
pub(super) enum DraftQuestion {
    /// So far, nothing has happened to the question.
    #[default]
    Untouched,
    /// The question was answered.
    Answered,
    /// The question was answered, but not clearly.
    Unclear,
    /// The question is dropped, because the author has typed something else.
    Lapses(Box<LastRefusal>),
}
