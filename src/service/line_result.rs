//! The result of one line of a message, and what another thread may have to do before there is a result.

use super::change_draft::ChangeDraft;
use super::ended_games::EndedGamesQuestion;
use super::request::Request;
use super::thinking::ThinkingRequest;
use crate::session::{AccountId, GeneralAnswer, Refusal, RefusalKind, Say, SessionId, ShownEntry};
use crate::store::StoreError;

/// The result of one line of a message.
pub(super) enum LineResult {
    /// The line was carried out. What there is to say is in the draft.
    Done,
    /// The line was refused. If the refusal is about a session, the session and its latest entry are given.
    Refused(Refusal, Option<ShownEntry>),
    /// The line was not meant for the bot, and gets no answer.
    Silence,
    /// First another thread must do what the [`Need`] says. Then the message is decided again.
    Needs(Need),
}

/// What another thread must do before a message can be decided.
pub(super) enum Need {
    /// Wait until this session is stored up to this entry. Its last entries are still being written.
    Stored(ShownEntry),
    /// Read this record.
    Record(String),
    /// Think of a good move, or of a move that refutes a wrong answer to a puzzle.
    Thought(ThinkingRequest),
    /// Read this session and analyse it, for this person.
    Analysis(SessionId, AccountId),
    /// To answer this question, read the games that are over.
    EndedGames(EndedGamesQuestion),
}

pub(super) type Answered = Result<LineResult, StoreError>;

impl LineResult {
    /// If this result asks which session is meant and names no command yet, adds the command with this id. Any other result stays as it
    /// is.
    pub(super) fn with_command(self, id: Option<&str>) -> Self {
        match self {
            Self::Refused(Refusal::Which { sessions, command }, at) => {
                let command = command.or_else(|| id.map(str::to_owned));
                Self::Refused(Refusal::Which { sessions, command }, at)
            }
            answer => answer,
        }
    }

    /// Whether the line was refused because no game reads it as a move.
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

impl From<Refusal> for LineResult {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal, None)
    }
}

/// Adds an answer that is not about a session.
pub(super) fn inform(
    request: &Request,
    answer: GeneralAnswer,
    draft: &mut ChangeDraft,
) -> LineResult {
    draft.say(Say::Answer(answer, request.account));
    LineResult::Done
}
