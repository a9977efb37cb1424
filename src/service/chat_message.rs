//! A chat message in the form in which the service takes it in, the same for all platforms.

use crate::session::Identity;

/// A message that somebody wrote.
#[derive(Clone, Debug)]
pub struct ChatMessage {
    /// The person who wrote it, on the platform of the room.
    pub author: Identity,
    /// The text as typed, except for mentions. A mention of a person is written as `@` and the identity's id. A mention of the bot is
    /// left out at the beginning, and elsewhere is written as [`BOT_MENTION`](crate::command::BOT_MENTION).
    pub text: String,
    /// The people whom the text mentions, without the bot.
    pub mentions: Vec<Identity>,
    /// Whether the message is certainly meant for the bot, even without the prefix. This is so if it mentions the bot, is in a direct
    /// chat, or is a slash command or a press of a button.
    pub addressed: bool,
    /// Whether nobody but the author and the bot reads the room.
    pub direct: bool,
    /// Whether only the author and the bot will read the answer, so that it may tell secrets. This is so if the answer is private, or if
    /// nobody else is in the room.
    pub is_private: bool,
    /// The platform's id of the message that this one replies to.
    pub reply_to: Option<String>,
    /// Whether the message is known to reply to a message of a person, and not to one of the bot.
    pub replies_to_person: bool,
    /// Whether the author may change settings of the room.
    pub may_configure: bool,
}

impl ChatMessage {
    /// A message with nothing but an author and a text.
    #[must_use]
    pub const fn new(author: Identity, text: String) -> Self {
        Self {
            author,
            text,
            mentions: Vec::new(),
            addressed: false,
            direct: false,
            is_private: false,
            reply_to: None,
            replies_to_person: false,
            may_configure: false,
        }
    }
}
