//! The type [`Input`]: everything that the service's task can receive, such as events, results of other threads, and delivery reports.
//! Large inputs that are rare are boxed, because every input is moved through several queues.

use super::completion::{Completion, CompletionRequest};
use super::ended_games::{EndedGames, EndedGamesQuestion};
use super::event::{Event, ReadRecord};
use super::lazy_message::LazyMessage;
use super::long_session::ReadSession;
use super::render_request::RenderRequest;
use super::thinking_answer::AnsweredQuestion;
use crate::session::SessionId;
use crate::store::{DeliveryReport, StoreError};
use std::convert::Infallible;
use tokio::sync::oneshot;

/// Something that the service's task receives.
#[derive(Debug)]
pub(super) enum Input {
    /// An event to decide.
    Event(Box<Event>),
    /// Something that this event needs has been read in the background. Now the event is decided again.
    BackgroundRead(Box<Event>, BackgroundRead),
    /// The question in this message has been thought about. Now the message is decided again, with the answer.
    QuestionAnswered(Box<Event>, AnsweredQuestion),
    /// A delivery was sent, or never will be.
    Settled(DeliveryReport),
    /// A delivery that was stored before this start has to be rendered.
    Render(Box<RenderRequest>, oneshot::Sender<LazyMessage>),
    /// Somebody is typing a command, and the platform asks for completions.
    Complete(Box<CompletionRequest>, oneshot::Sender<Vec<Completion>>),
    /// Somebody asks whether the service is alive. The service answers by dropping this sender, once everything that came before is
    /// stored or refused.
    IsAlive(oneshot::Sender<Infallible>),
    /// The request to take no more events and to end.
    Stop,
}

/// What has been read in the background for an event.
#[derive(Debug)]
pub(super) enum BackgroundRead {
    /// The record in the message; `None` if the reading thread panicked.
    Record(Option<ReadRecord>),
    /// Whether the store now has the session's entries up to the one that the event needs.
    Stored(bool),
    /// A long session.
    Session(SessionId, ReadSession),
    /// The answer to a question about games that are over.
    EndedGames(EndedGamesQuestion, Result<EndedGames, StoreError>),
}
