//! What the adapter is given from outside: the token, the words of its notices, and which rooms have games.

use super::endpoint::Endpoint;
use crate::render::Body;
use secrecy::SecretString;
use std::fmt;
use std::pin::Pin;
use std::sync::Arc;

/// Something about Discord itself that people must be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Told in a direct message, below a link to the channel: the bot may not write there.
    CannotWrite,
    /// Told in the channel, as a reply: the message came without its text, since the message-content intent is off. Mentions of the
    /// bot, replies that ring it, and direct messages are still read.
    CannotRead,
    /// Told in a direct message, below a link to the channel and above the message itself: Discord refused it there.
    Refused,
    /// Stands at the end of messages that say what can be typed, where the intent is off.
    HowToType,
}

/// Puts a notice into words, in the language of the given locale (`cs`, `en-US`), where one is known.
pub type NoticeWords = Arc<dyn Fn(Notice, Option<&str>) -> Body + Send + Sync>;

/// A room with a game that goes on, in the words of the platform.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LiveRoom {
    /// The channel's id.
    pub room: String,
    /// The id of the message of the latest turn there, if it is known.
    pub message: Option<String>,
}

/// Tells the rooms with games that go on (a room with several perhaps several times), or why it cannot.
pub type LiveRooms = Arc<dyn Fn() -> LiveRoomsAnswer + Send + Sync>;

/// What [`LiveRooms`] is going to tell.
pub type LiveRoomsAnswer = Pin<Box<dyn Future<Output = Result<Vec<LiveRoom>, String>> + Send>>;

/// What the adapter needs to connect.
#[derive(Clone)]
pub struct Config {
    /// The bot's token.
    pub token: SecretString,
    /// Where Discord is.
    pub endpoint: Endpoint,
    /// Words for what only the adapter can notice.
    pub words: NoticeWords,
    /// The rooms to look back into when something may have been missed.
    pub live: LiveRooms,
}

impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config")
            .field("endpoint", &self.endpoint)
            .finish_non_exhaustive()
    }
}
