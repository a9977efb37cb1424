//! What every chat platform gives and takes. One folder a platform; its types stop there.

pub mod console;
#[cfg(feature = "discord")]
pub mod discord;
#[cfg(feature = "matrix")]
pub mod matrix;
#[cfg(any(feature = "discord", feature = "matrix"))]
mod split;

use crate::render::{Block, NextStep};
use crate::session::{Identity, Platform};
use std::fmt;
use std::future::Future;
use std::time::Duration;

/// The id of one part of one thing said: 24 hex digits, the same at every attempt.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PartId(pub String);

impl fmt::Display for PartId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// One message to send.
#[derive(Clone, Debug)]
pub struct Post {
    /// The platform's id of the room.
    pub room: String,
    /// Names this part at every attempt.
    pub part: PartId,
    /// What to say, small enough for one message of this platform.
    pub body: Vec<Block>,
    /// The one person to call (ring), if any; no other mention may ring.
    pub calls: Option<Identity>,
    /// Whom it is for, if for one person: the asker, or the player on turn.
    pub reader: Option<Identity>,
    /// What can be done next, as data. The body says it in words; a platform with controls may offer them as well.
    pub next: Vec<NextStep>,
    /// The message that caused it, to be shown as a reply where the platform can.
    pub reply_to: Option<String>,
    /// An earlier message of ours to be replaced by this one.
    pub replaces: Option<String>,
}

/// Why a post was not accepted.
#[derive(Debug, thiserror::Error)]
pub enum SendError {
    /// Try the same post again, at the earliest after this time if the platform names one.
    #[error("not now: {cause}")]
    Later {
        /// How long the platform asks us to wait.
        after: Option<Duration>,
        /// For the log, without secrets or message text.
        cause: String,
    },
    /// Nothing was tried: the platform takes no message yet, which is no fault. Try the same post again after this time.
    #[error("not yet: the platform's rate")]
    Wait(Duration),
    /// The message to be replaced is gone: send it as a new one.
    #[error("the message to replace is gone")]
    EditedMessageGone,
    /// Trying again is useless (channel gone, no right to write).
    #[error("never: {0}")]
    Never(String),
}

/// A connection to a platform that can say things.
pub trait Chat: Send + Sync + 'static {
    /// Which platform.
    fn platform(&self) -> Platform;

    /// Divides a long message into bodies that fit one message each, at paragraphs where possible.
    fn split(&self, body: Vec<Block>) -> Vec<Vec<Block>>;

    /// Sends one post and returns the platform's id of the message, where it has one. The same part sent twice must show once
    /// where the platform can do that.
    ///
    /// # Errors
    /// [`SendError`] says whether to try again.
    fn send(&self, post: &Post) -> impl Future<Output = Result<Option<String>, SendError>> + Send;
}
