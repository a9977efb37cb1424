//! Sends posts and edits to Discord, and reports when that fails.
//!
//! If the bot may not write in a channel, the log says which permissions to grant. The person whom the post was for learns it by a direct
//! message, because that person would otherwise get no reply at all. Neither report is repeated until a message has been accepted in the
//! channel.
//!
//! If Discord refuses a message for another reason (AutoMod, a limit), it is sent directly to the person whom it was for, so that the
//! game can go on.

use super::channel_memory::OUT_OF_SIGHT;
use super::components::components;
use super::failure::Failure;
use super::rest::NewMessage;
use super::upload::{Upload, beside};
use super::{Discord, Notice, markdown, split};
use crate::chat::{Chat, PartId, Post, SendError};
use crate::render::{Block, Body, Span};
use crate::session::{Identity, Platform};
use serde_json::Value;
use serenity::model::id::{ChannelId, MessageId};
use std::time::Duration;
use tracing::{debug, warn};

/// The time limit for one post, including waiting for rate limits. After that the delivery task tries again.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(30);
/// The most characters that a message may have on Discord.
const LONGEST: usize = 2_000;

/// The text of a message, the picture or file attached to it, and its controls.
struct Shown<'a> {
    text: &'a str,
    upload: Option<Upload<'a>>,
    components: Value,
}

impl Chat for Discord {
    fn platform(&self) -> Platform {
        Platform::Discord
    }

    fn split(&self, body: Vec<Block>) -> Vec<Vec<Block>> {
        split::split(body)
    }

    async fn send(&self, post: &Post) -> Result<Option<String>, SendError> {
        let sending = async {
            let is_answered_alone = post.path.as_ref().is_some_and(|path| path.private);
            if post.only_for_reader && !is_answered_alone {
                self.refuse_if_others_read(post).await?;
            }
            let Some(path) = &post.path else {
                return self.deliver(post).await;
            };
            self.answer(post, path).await
        };
        tokio::time::timeout(ANSWER_TIMEOUT, sending)
            .await
            .unwrap_or_else(|_| {
                Err(SendError::Later {
                    after: None,
                    cause: format!("no answer in {ANSWER_TIMEOUT:?}"),
                })
            })
    }

    async fn begin_thread(
        &self,
        room: &str,
        message: &str,
        name: &str,
    ) -> Result<String, SendError> {
        self.begin_game_thread(room, message, name).await
    }

    async fn close_thread(&self, thread: &str) {
        self.close_game_thread(thread).await;
    }
}

impl Discord {
    /// Returns an error if the room is not the direct chat with the reader. Discord is asked which chat that is, because the database
    /// does not say what kind of channel a room is.
    async fn refuse_if_others_read(&self, post: &Post) -> Result<(), SendError> {
        let never = |cause: &str| Err(SendError::Never(cause.to_owned()));
        let Some(reader) = &post.reader else {
            return never("nobody is known to read it");
        };
        match self.rest.direct(&reader.id).await {
            Ok(direct) if post.room == direct.to_string() => Ok(()),
            Ok(_) => never("others can read that channel"),
            Err(error) => match Failure::of(&error) {
                Failure::Later { after, cause } => Err(SendError::Later { after, cause }),
                failure => never(&format!("no direct chat: {failure:?}")),
            },
        }
    }

    async fn deliver(&self, post: &Post) -> Result<Option<String>, SendError> {
        let room = number(&post.room)
            .map(ChannelId::new)
            .ok_or_else(|| SendError::Never("not the id of a Discord channel".to_owned()))?;
        // In a channel where the bot is not a member, it can speak only in answer to an interaction.
        if let Some(handle) = self.interactions.latest_in(room) {
            return self.answer_through(post, handle, false).await;
        }
        let upload = Upload::of(post);
        if upload.is_some_and(|upload| upload.is_too_large()) {
            return Err(SendError::FileRefused("too large for Discord".to_owned()));
        }
        let mut done = self.show(room, post, upload).await;
        // If the bot may not attach files here, or a rule of the server forbids them, the content is sent as text. The text of a board fits
        // into the same message; that of a file does not.
        if let (Some(_), Err(Failure::Refused(cause) | Failure::Denied(cause))) = (upload, &done) {
            if post.file().is_some() {
                return Err(SendError::FileRefused(cause.clone()));
            }
            done = self.show(room, post, None).await;
        }
        match done {
            Ok(id) => {
                self.rooms.note_accepted(room);
                Ok(Some(id.to_string()))
            }
            Err(failure) => Err(self.send_error(room, post, failure).await),
        }
    }

    /// Posts the message, or edits the message that it replaces. A picture or file in `upload` is attached. The text then leaves out what
    /// is attached.
    async fn show(
        &self,
        room: ChannelId,
        post: &Post,
        upload: Option<Upload<'_>>,
    ) -> Result<MessageId, Failure> {
        let text = match upload {
            Some(_) => self.text(room, &beside(post), post),
            None => self.text(room, &post.body, post),
        };
        let words = Shown {
            text: &text,
            upload,
            components: components(post.controls.as_ref()),
        };
        match &post.replaces {
            Some(earlier) => self.edit(room, earlier, words, post).await,
            None => self.post(room, words, post).await,
        }
    }

    /// The text of the message in Discord's form. In some channels, Discord hides the text of most messages from the bot. If the bot
    /// proposes something to type there, a line at the end says how people can reach the bot. The line is left out if the message would
    /// be too long.
    fn text(&self, room: ChannelId, body: &[Block], post: &Post) -> String {
        let mut text = markdown::text(body, post.calls.as_ref());
        if self.guilds.hears_little(room) && body.iter().any(says_what_to_type) {
            let how = markdown::text(&self.words(Notice::HowToType, room), None);
            if text.chars().count() + how.chars().count() < LONGEST {
                text = format!("{text}\n{how}");
            }
        }
        text
    }

    async fn edit(
        &self,
        room: ChannelId,
        earlier: &str,
        shown: Shown<'_>,
        post: &Post,
    ) -> Result<MessageId, Failure> {
        let message = number(earlier).map(MessageId::new).ok_or(Failure::Gone)?;
        // People would not notice an edit that far up, so the board is posted again at the bottom.
        if self.rooms.below(room, message) >= OUT_OF_SIGHT {
            return Err(Failure::Gone);
        }
        self.rest
            .edit(
                room,
                message,
                shown.text,
                &shown.components,
                calls(post),
                shown.upload,
            )
            .await
            .map(|()| message)
            .map_err(|error| Failure::of(&error))
    }

    async fn post(
        &self,
        room: ChannelId,
        shown: Shown<'_>,
        post: &Post,
    ) -> Result<MessageId, Failure> {
        let message = || {
            NewMessage::new(shown.text, calls(post), &post.part.0)
                .with(shown.components.clone())
                .showing(shown.upload)
        };
        let reply = message().replying(post.reply_to.as_deref());
        match self.try_post(room, &reply).await {
            Err(Failure::NoHistory) => self.try_post(room, &message()).await,
            done => done,
        }
    }

    async fn try_post(
        &self,
        room: ChannelId,
        message: &NewMessage<'_>,
    ) -> Result<MessageId, Failure> {
        self.rest
            .post(room, message)
            .await
            .map_err(|error| Failure::of(&error))
    }

    async fn send_error(&self, room: ChannelId, post: &Post, failure: Failure) -> SendError {
        match failure {
            Failure::Later { after, cause } => SendError::Later { after, cause },
            Failure::Gone if post.replaces.is_some() => SendError::EditedMessageGone,
            Failure::Gone => SendError::Never("the message is gone".to_owned()),
            Failure::NoHistory => SendError::Never("no right to read the history".to_owned()),
            Failure::Never(cause) => SendError::Never(cause),
            Failure::RoomGone(cause) => SendError::RoomGone(cause),
            Failure::Refused(cause) => {
                self.tell_refused(room, post, &cause).await;
                SendError::Never(format!("refused in channel {room}: {cause}"))
            }
            Failure::Denied(cause) if self.guilds.is_lost(room) => SendError::PutOut(cause),
            Failure::Denied(cause) => {
                if self.rooms.note_refused(room) {
                    self.tell_unwritable(room, post, &cause).await;
                }
                SendError::Never(format!("no right to write in channel {room}: {cause}"))
            }
        }
    }

    async fn tell_unwritable(&self, room: ChannelId, post: &Post, cause: &str) {
        warn!(
            channel = %room,
            cause,
            "Discord does not let the bot write in this channel. Grant its role there: View Channel, Send Messages, \
             Send Messages in Threads, Read Message History."
        );
        let Some(person) = post.reader.as_ref().or(post.calls.as_ref()) else {
            return;
        };
        if let Err(error) = self.tell_person(room, person, &post.part).await {
            debug!(%error, "the person could not be told by direct message either");
        }
    }

    async fn tell_refused(&self, room: ChannelId, post: &Post, cause: &str) {
        warn!(channel = %room, cause, "Discord does not take this message there");
        let Some(person) = post.reader.as_ref().or(post.calls.as_ref()) else {
            return;
        };
        if let Err(error) = self.pass_on(room, person, post).await {
            debug!(%error, "the person could not be told by direct message either");
        }
    }

    /// Sends a post that Discord refused in `room` to this person, as a direct message. A notice before it names the room. Does nothing
    /// if `room` is the direct chat with this person.
    async fn pass_on(
        &self,
        room: ChannelId,
        person: &Identity,
        post: &Post,
    ) -> serenity::Result<()> {
        let direct = self.rest.direct(&person.id).await?;
        if direct == room {
            return Ok(());
        }
        let words = markdown::text(&self.words(Notice::Refused, room), None);
        let (notice, nonce) = (format!("<#{room}>\n{words}"), format!("r{}", post.part));
        let notice = NewMessage::new(&notice, Some(&person.id), &nonce);
        self.rest.post(direct, &notice).await?;
        let text = markdown::text(&post.body, Some(person));
        let message = NewMessage::new(&text, Some(&person.id), &post.part.0);
        self.rest.post(direct, &message).await.map(|_| ())
    }

    async fn tell_person(
        &self,
        room: ChannelId,
        person: &Identity,
        part: &PartId,
    ) -> serenity::Result<()> {
        let words = self.words(Notice::CannotWrite, room);
        let text = format!("<#{room}>\n{}", markdown::text(&words, None));
        let direct = self.rest.direct(&person.id).await?;
        // A direct message has one reader, so it may notify.
        let message = NewMessage::new(&text, Some(&person.id), &part.0);
        self.rest.post(direct, &message).await.map(|_| ())
    }

    /// Says in a channel that a message there came without its text.
    pub(super) async fn tell_unreadable(&self, room: ChannelId, message: MessageId) {
        let text = markdown::text(&self.words(Notice::CannotRead, room), None);
        let id = message.to_string();
        let notice = NewMessage::new(&text, None, &id).replying(Some(&id));
        if let Err(error) = self.rest.post(room, &notice).await {
            debug!(%error, "the channel could not be told that its messages come without text");
        }
    }

    fn words(&self, notice: Notice, room: ChannelId) -> Body {
        (self.words)(notice, self.rooms.locale(room).as_deref())
    }
}

fn says_what_to_type(block: &Block) -> bool {
    let Block::Paragraph(spans) = block else {
        return false;
    };
    spans.iter().any(|span| matches!(span, Span::Typed(_)))
}

fn calls(post: &Post) -> Option<&str> {
    post.calls.as_ref().map(|person| &*person.id)
}

/// Reads an id of Discord, which is a number and never zero. `None` for any other text.
fn number(id: &str) -> Option<u64> {
    id.parse().ok().filter(|id| *id != 0)
}
