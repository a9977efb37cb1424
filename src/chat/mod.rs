//! The interface of all chat platforms: a [`Post`] is what they are given, and the trait [`Chat`] is what they implement. Each platform
//! has a folder of its own, and the types of the platform's library are used only there.

#[cfg(any(feature = "discord", feature = "matrix"))]
mod bot_mention;
pub mod console;
#[cfg(any(feature = "discord", feature = "matrix"))]
mod control_id;
#[cfg(feature = "discord")]
pub mod discord;
mod file_post;
#[cfg(feature = "matrix")]
pub mod matrix;
#[cfg(any(feature = "discord", feature = "matrix"))]
mod pending_replies;
mod picture_post;
mod retry_pauses;
#[cfg(any(feature = "discord", feature = "matrix"))]
mod split;

use crate::render::{Block, Controls, EarlierBoard};
use crate::session::{AnswerPath, Identity, Platform};
pub use picture_post::PostedPicture;
pub(crate) use retry_pauses::retry_pauses;
use std::fmt;
use std::future::Future;
use std::time::Duration;

/// The id of one part of a message: 24 hex digits, the same at every attempt to send it.
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
    /// The id of this part; the same at every attempt.
    pub part: PartId,
    /// The content, small enough for one message of this platform.
    pub body: Vec<Block>,
    /// The person to notify, if any. No other mention may notify.
    pub calls: Option<Identity>,
    /// A block that is added to the body if the person to notify has left the room.
    pub if_called_has_left: Option<Block>,
    /// A person whom a post in another room should notify, and the platform's id of that room. If the person has left that room, this
    /// post notifies them. Only platforms that know who has left a room use this.
    pub calls_if_left: Option<(Identity, String)>,
    /// The one person whom the post is for: the person who asked, or the player on turn. `None` if it is not for one person.
    pub reader: Option<Identity>,
    /// What can be pressed below the message: buttons and menus, or reactions on Matrix. `None` if there is nothing to press.
    pub controls: Option<Controls>,
    /// The title of a board that does not show the present position of a game. Only a platform that shows one board at a time needs it.
    pub earlier: Option<EarlierBoard>,
    /// The way by which the post reaches the person who asked. `None` if the post is an ordinary message in the room.
    pub path: Option<AnswerPath>,
    /// The id of the message that caused this post. The post is shown as a reply to it where the platform can do that.
    pub reply_to: Option<String>,
    /// True if nobody but the reader and the bot may see the post. It is then sent only while nobody else can read the room.
    pub only_for_reader: bool,
    /// The id of an earlier message of the bot that this post replaces.
    pub replaces: Option<String>,
}

/// Why a post was not accepted.
#[derive(Debug, thiserror::Error)]
pub enum SendError {
    /// Send the same post again. If the platform asks to wait, wait first.
    #[error("not now: {cause}")]
    Later {
        /// How long the platform asks to wait.
        after: Option<Duration>,
        /// For the log, without secrets or message text.
        cause: String,
    },
    /// Nothing was sent, because the platform's rate limit is used up. Send the same post again after this time.
    #[error("not yet: the platform's rate")]
    Wait(Duration),
    /// The message to edit is gone. Send the post as a new message.
    #[error("the message to replace is gone")]
    EditedMessageGone,
    /// The file in the post is never accepted in the room. The text of the file can still be sent, in other posts.
    #[error("no file: {0}")]
    FileRefused(String),
    /// The room is gone.
    #[error("gone: {0}")]
    RoomGone(String),
    /// The bot is no longer in the room, nor in its threads.
    #[error("put out: {0}")]
    PutOut(String),
    /// Trying again is useless, for example because the bot has no right to write.
    #[error("never: {0}")]
    Never(String),
}

/// A connection to a platform through which messages are sent.
pub trait Chat: Send + Sync + 'static {
    /// Which platform.
    fn platform(&self) -> Platform;

    /// Divides a long message into bodies that fit one message each, at paragraphs where possible.
    fn split(&self, body: Vec<Block>) -> Vec<Vec<Block>>;

    /// Sends one post and returns the platform's id of the message, if the platform has such ids. A part that is sent twice must appear
    /// only once, if the platform can do that.
    ///
    /// # Errors
    /// [`SendError`] says whether to try again.
    fn send(&self, post: &Post) -> impl Future<Output = Result<Option<String>, SendError>> + Send;

    /// Begins a thread with this name below one of the bot's messages, and returns the platform's id of the thread. If the message has a
    /// thread already, returns the id of that thread.
    ///
    /// # Errors
    /// [`SendError`] says whether to try again.
    fn begin_thread(
        &self,
        room: &str,
        message: &str,
        name: &str,
    ) -> impl Future<Output = Result<String, SendError>> + Send {
        let cause = format!("no thread {name:?} below {message} in {room}");
        async { Err(SendError::Never(cause)) }
    }

    /// Called when the game that was played in this thread is over. A platform may close the thread if the bot began it.
    fn close_thread(&self, thread: &str) -> impl Future<Output = ()> + Send {
        let _ = thread;
        async {}
    }
}
