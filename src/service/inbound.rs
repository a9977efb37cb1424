//! What a platform hands to the service: one event, told the same way whichever platform it came from.

use crate::session::{Identity, RoomKey};

/// One message that somebody wrote, or one room in the place of another, in the form that all platforms share.
#[derive(Clone, Debug)]
pub struct Inbound {
    /// Where it was written.
    pub room: RoomKey,
    /// The platform's event id: the same again when the event is delivered again.
    pub event: String,
    /// Who wrote it (same platform as the room).
    pub author: Identity,
    /// People the text mentions, the bot itself left out.
    pub mentions: Vec<Identity>,
    /// The message is meant for the bot whatever its first letter: it mentions the bot, or the room is a direct chat.
    pub addressed: bool,
    /// The message id this one replies to.
    pub reply_to: Option<String>,
    /// The language of the room as the platform tells it (a guild's locale), for rooms that have not chosen one.
    pub locale: Option<String>,
    /// Whether the author may change settings of the room.
    pub may_configure: bool,
    /// The message came, but nobody can read it: it is encrypted, and its key did not come with it. The text is empty.
    pub unreadable: bool,
    /// This is no message: the room takes the place of the one with this id, whose games go on here. The text is empty.
    pub replaces: Option<String>,
    /// The text as typed; a mention of a person stands in it as `@` and the identity's id, the mention of the bot is cut out.
    pub text: String,
}
