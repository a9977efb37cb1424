//! What becomes of one line of a message.

use super::change_draft::ChangeDraft;
use super::request::Request;
use crate::session::{At, Refusal, RefusalKind, Say, Talk};
use crate::store::StoreError;

/// Done, refused (with the session it concerns), or none of our business.
pub(super) enum Answer {
    Done,
    Refused(Refusal, Option<At>),
    Silence,
    /// This record has to be read first, which takes a while; the message is decided again with it.
    ReadRecord(String),
}

pub(super) type Answered = Result<Answer, StoreError>;

impl Answer {
    /// Whether no game took the line for a move.
    pub(super) fn is_not_a_move(&self) -> bool {
        let Self::Refused(refusal, _) = self else {
            return false;
        };
        matches!(
            refusal.kind(),
            Some(RefusalKind::NoSession | RefusalKind::NotAMove)
        )
    }
}

impl From<Refusal> for Answer {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal, None)
    }
}

/// An answer about no session.
pub(super) fn talk(request: &Request, talk: Talk, draft: &mut ChangeDraft) -> Answer {
    draft.say(Say::Talk(talk, request.account));
    Answer::Done
}
