//! The types of a completion request and of its results. The results are computed in `complete.rs`.

use crate::locales::Lang;
use crate::session::{Identity, RoomKey, SessionId};

/// A request for completions: what is being typed, by whom and where.
#[derive(Clone, Debug)]
pub struct CompletionRequest {
    /// The room.
    pub room: RoomKey,
    /// Who types.
    pub person: Identity,
    /// The language of the person.
    pub lang: Lang,
    /// What is to be completed.
    pub kind: CompletionKind,
    /// What was typed so far.
    pub typed: String,
}

/// The kinds of completions that only the service can compute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CompletionKind {
    /// The number of one of the person's sessions.
    Session,
    /// A legal move, in this session if one was named.
    Move(Option<SessionId>),
}

/// One completion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    /// What is shown.
    pub label: String,
    /// What is put into the command when somebody chooses this completion.
    pub value: String,
}
