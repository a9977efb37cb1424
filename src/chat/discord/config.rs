//! What the Discord adapter needs to connect: settings, such as the token, and functions. The functions return the texts of its notices,
//! the completions, and the rooms with unfinished games or tournaments.

use super::endpoint::Endpoint;
use super::shards::ShardOrder;
use crate::locales::Lang;
use crate::render::Body;
use crate::service::{Completion, CompletionRequest};
use secrecy::SecretString;
use std::fmt;
use std::pin::Pin;
use std::sync::Arc;

/// Tells people about something that does not work on Discord.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// The bot may not write in a channel. Sent as a direct message, below a link to that channel.
    CannotWrite,
    /// A message came without its text, because the message-content intent is off. Sent in the channel, as a reply to that message.
    /// Mentions of the bot, replies that notify it, and direct messages still come with their text.
    CannotRead,
    /// Discord refused a message in a channel. Sent as a direct message, below a link to that channel. The refused message follows.
    Refused,
    /// How to type something if the message-content intent is off. This notice is added to messages that say what can be typed.
    HowToType,
}

/// Puts a notice into words, in the language of this locale (`cs`, `en-US`). For an unknown locale, the default language is used.
pub type NoticeWords = Arc<dyn Fn(Notice, Option<&str>) -> Body + Send + Sync>;

/// A room with an unfinished game or tournament. Its ids are those of the platform.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LiveRoom {
    /// The channel's id.
    pub room: String,
    /// The id of the message of the latest turn there, if it is known.
    pub message: Option<String>,
}

/// Returns the rooms with unfinished games or tournaments. A room with several games may be listed several times.
pub type LiveRooms = Arc<dyn Fn() -> LiveRoomsAnswer + Send + Sync>;

/// The result that [`LiveRooms`] will return.
pub type LiveRoomsAnswer = Pin<Box<dyn Future<Output = Result<Vec<LiveRoom>, String>> + Send>>;

/// Finds the completions of what somebody types in a slash command.
pub type Completions = Arc<dyn Fn(CompletionRequest) -> CompletionsAnswer + Send + Sync>;

/// The result that [`Completions`] will return.
pub type CompletionsAnswer = Pin<Box<dyn Future<Output = Vec<Completion>> + Send>>;

/// What the adapter needs in order to connect.
#[derive(Clone)]
pub struct Config {
    /// The bot's token.
    pub token: SecretString,
    /// The address of Discord.
    pub endpoint: Endpoint,
    /// The shards that this process runs.
    pub shards: ShardOrder,
    /// Makes the texts of the notices.
    pub words: NoticeWords,
    /// Completes what is typed in a slash command.
    pub complete: Completions,
    /// The language for people whose language Discord does not tell.
    pub lang: Lang,
    /// Finds the rooms with unfinished games or tournaments. There the adapter looks for messages that it may have missed.
    pub live: LiveRooms,
}

impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config")
            .field("endpoint", &self.endpoint)
            .finish_non_exhaustive()
    }
}
