//! A message that is put into words now, or later by another thread.

use crate::render::Message;
use std::fmt;
use std::future::Future;
use std::pin::Pin;

type BoxedMessage = Pin<Box<dyn Future<Output = Message> + Send>>;

/// What is said, in words: ready, or to be made when it is needed.
pub enum LazyMessage {
    /// Nothing is said: this only marks a place in the room's queue.
    None,
    /// It is ready.
    Ready(Message),
    /// It is made when somebody waits for it.
    Later(Box<dyn FnOnce() -> BoxedMessage + Send + Sync>),
}

impl LazyMessage {
    /// A message that `make` makes when somebody waits for it.
    pub(super) fn later<F>(make: impl FnOnce() -> F + Send + Sync + 'static) -> Self
    where
        F: Future<Output = Message> + Send + 'static,
    {
        Self::Later(Box::new(|| Box::pin(make())))
    }

    /// The message, made now if it is not there yet.
    pub async fn render(self) -> Option<Message> {
        match self {
            Self::None => None,
            Self::Ready(message) => Some(message),
            Self::Later(make) => Some(make().await),
        }
    }
}

impl fmt::Debug for LazyMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("None"),
            Self::Ready(message) => f.debug_tuple("Ready").field(message).finish(),
            Self::Later(_) => f.write_str("Later"),
        }
    }
}
