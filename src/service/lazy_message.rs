//! A message that is rendered already, or that will be rendered when it is needed.

use crate::render::Message;
use std::fmt;
use std::future::Future;
use std::pin::Pin;

type BoxedMessage = Pin<Box<dyn Future<Output = Message> + Send>>;

/// A message that is rendered, or will be when it is needed.
pub enum LazyMessage {
    /// There is no message. This value only keeps a place in the room's queue.
    None,
    /// The message is rendered.
    Ready(Box<Message>),
    /// The message is rendered when it is needed.
    Later(Box<dyn FnOnce() -> BoxedMessage + Send + Sync>),
}

impl LazyMessage {
    /// A message that `make` renders when it is needed.
    pub(super) fn later<F>(make: impl FnOnce() -> F + Send + Sync + 'static) -> Self
    where
        F: Future<Output = Message> + Send + 'static,
    {
        Self::Later(Box::new(|| Box::pin(make())))
    }

    /// Renders the message if it is not rendered yet, and returns it. `None` if there is no message.
    pub async fn render(self) -> Option<Message> {
        match self {
            Self::None => None,
            Self::Ready(message) => Some(*message),
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
