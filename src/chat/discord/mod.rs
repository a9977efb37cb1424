//! Discord, through serenity: what people write comes in by the gateway, what Lusoria says goes out by the REST API.
//!
//! Two halves come from one [`Discord::connect`]: [`Gateway::run`] listens until it is told to stop, [`Discord`] is the [`Chat`] the
//! delivery task speaks through. How to set up a bot, and what Discord limits, is in `docs/discord.md`.
//!
//! Deliberately absent: slash commands, buttons, several shards (one carries 2,500 servers).
//!
//! [`Chat`]: crate::chat::Chat

mod check;
mod connection;
mod endpoint;
mod events;
mod failure;
mod forward;
mod gateway;
mod guilds;
mod history;
mod inbound;
mod listener;
mod markdown;
mod raw;
mod rest;
mod rooms;
mod send;
mod split;

pub use check::check;
pub use endpoint::Endpoint;
pub use gateway::Gateway;

use crate::render::Body;
use guilds::Guilds;
use rest::Rest;
use rooms::Rooms;
use secrecy::SecretString;
use serenity::model::Permissions;
use std::fmt;
use std::pin::Pin;
use std::sync::Arc;

/// Log directives to put after those of `RUST_LOG`: serenity notes whole messages in its spans, and the WebSocket library the frame
/// that carries the token. With these, neither reaches a log.
pub const LOG_CAPS: &str = "serenity=warn,tungstenite=off,tokio_tungstenite=off";

/// What the bot needs where it plays.
const NEEDED: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::READ_MESSAGE_HISTORY);

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
pub type Words = Arc<dyn Fn(Notice, Option<&str>) -> Body + Send + Sync>;

/// A room with a game that goes on, in the words of the platform.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LiveRoom {
    /// The channel's id.
    pub room: String,
    /// The id of the message of the latest turn there, if it is known.
    pub message: Option<String>,
}

/// Tells the rooms with games that go on (a room with several perhaps several times), or why it cannot.
pub type LiveRooms = Arc<dyn Fn() -> LiveRoomsTold + Send + Sync>;

/// What [`LiveRooms`] is going to tell.
pub type LiveRoomsTold = Pin<Box<dyn Future<Output = Result<Vec<LiveRoom>, String>> + Send>>;

/// What the adapter needs to connect.
#[derive(Clone)]
pub struct Config {
    /// The bot's token.
    pub token: SecretString,
    /// Where Discord is.
    pub endpoint: Endpoint,
    /// Words for what only the adapter can notice.
    pub words: Words,
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

/// Why Discord cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum DiscordError {
    /// Close code 4004, or status 401.
    #[error(
        "Discord does not accept the bot's token: copy it again from the developer portal, page Bot"
    )]
    TokenRefused,
    /// The HTTP client could not be built.
    #[error("no HTTP client: {0}")]
    Client(#[from] reqwest::Error),
    /// The gateway ended in a way that trying again does not cure.
    #[error("Discord's gateway: {0}")]
    Gateway(String),
}

/// The half that speaks. Clones speak through the same connection and remember the same things.
#[derive(Clone)]
pub struct Discord {
    rest: Arc<Rest>,
    rooms: Arc<Rooms>,
    guilds: Arc<Guilds>,
    words: Words,
}

impl fmt::Debug for Discord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Discord").finish_non_exhaustive()
    }
}

impl Discord {
    /// Makes both halves. Nothing is sent before one of them is used.
    ///
    /// # Errors
    /// [`DiscordError::Client`] if no TLS client can be made.
    pub fn connect(config: Config) -> Result<(Self, Gateway), DiscordError> {
        let discord = Self {
            rest: Arc::new(Rest::new(&config.token, &config.endpoint)?),
            rooms: Arc::default(),
            guilds: Arc::default(),
            words: config.words.clone(),
        };
        let gateway = Gateway::new(config, discord.clone());
        Ok((discord, gateway))
    }
}

#[cfg(test)]
mod tests {
    use super::NEEDED;

    #[test]
    fn the_guide_invites_the_bot_with_what_it_needs() {
        let guide = include_str!("../../../docs/discord.md");
        assert!(guide.contains(&format!("&permissions={}\n", NEEDED.bits())));
    }
}
