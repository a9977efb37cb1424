//! Answers interactions. If an answer takes long, the interaction is acknowledged first.
//!
//! Discord wants a first response within three seconds, and accepts answers for a quarter of an hour. Whether the program has responded
//! is remembered only in memory. So after a restart, the program tries to send the answer as a first response. Discord refuses this if
//! there was a first response before the restart. Then the answer replaces that response or follows it.
//!
//! A private answer that is too late is sent to the person as a direct message, because nobody else may see it. But if Discord has
//! already told the person that there was no answer, the answer is dropped.

use super::Discord;
use super::answer_handle::{AnswerHandle, AnswerPlace};
use super::components::components;
use super::failure::{Failure, code_of};
use super::interaction_rest::InteractionMessage;
use super::markdown;
use super::open_interactions::Stage;
use super::rest::NewMessage;
use super::upload::{Upload, beside};
use crate::chat::{Post, SendError};
use crate::session::AnswerPath;
use serde_json::{Value, json};
use serenity::model::id::ChannelId;
use std::time::Duration;
use tracing::debug;

/// An interaction that has no answer after this time is acknowledged. Discord's limit is three seconds.
const ACKNOWLEDGE_AFTER: Duration = Duration::from_millis(1_200);

/// The pauses after failed attempts to acknowledge an interaction, or to remove the acknowledgement.
const ACKNOWLEDGE_PAUSES: [Duration; 4] = [
    Duration::from_millis(100),
    Duration::from_millis(300),
    Duration::from_millis(500),
    Duration::from_millis(500),
];

/// Types of first responses.
const MESSAGE: u8 = 4;
const DEFER_MESSAGE: u8 = 5;
const DEFER_UPDATE: u8 = 6;
const UPDATE: u8 = 7;
const FORM: u8 = 9;

/// Discord's error code for an interaction that is unknown or has expired. `ACKNOWLEDGED` is the code if there was already a first
/// response.
const UNKNOWN: isize = 10062;
const ACKNOWLEDGED: isize = 40060;

/// The result of an attempt to answer.
type Tried = Result<(), serenity::Error>;

impl Discord {
    /// Opens a form for the person.
    pub(super) async fn open_form(self, handle: AnswerHandle, form: Value) {
        let response = json!({"type": FORM, "data": form});
        if let Err(error) = self.rest.respond(&handle, &response).await {
            debug!(code = code_of(&error), "a form could not be opened");
        }
    }

    /// Notes an interaction that has come, and acknowledges it if it is not answered in time.
    pub(super) fn expect_answer(&self, room: ChannelId, handle: AnswerHandle) {
        match handle.is_only_path {
            true => self.interactions.note_latest(room, &handle),
            false => self.interactions.note_member(room),
        }
        if !self.interactions.open(handle.interaction) {
            return;
        }
        let discord = self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(ACKNOWLEDGE_AFTER).await;
            discord.acknowledge(&handle).await;
        });
    }

    /// Acknowledges an interaction, unless the adapter has responded to it already.
    async fn acknowledge(&self, handle: &AnswerHandle) {
        let stage = self.interactions.stage(handle.interaction);
        let mut stage = stage.lock().await;
        if *stage != Stage::Open {
            return;
        }
        let private = !handle.is_only_path;
        let response = match handle.place {
            AnswerPlace::New => {
                json!({"type": DEFER_MESSAGE, "data": {"flags": if private { 64 } else { 0 }}})
            }
            AnswerPlace::Beside | AnswerPlace::Within => json!({"type": DEFER_UPDATE}),
        };
        *stage = self.try_to_acknowledge(handle, &response).await;
    }

    /// Acknowledges an interaction. Tries again as long as that may still be of use.
    async fn try_to_acknowledge(&self, handle: &AnswerHandle, response: &Value) -> Stage {
        for pause in ACKNOWLEDGE_PAUSES {
            let Err(error) = self.rest.respond(handle, response).await else {
                return Stage::Deferred;
            };
            debug!(
                code = code_of(&error),
                "an interaction is not acknowledged yet"
            );
            match code_of(&error) {
                Some(ACKNOWLEDGED) => return Stage::Deferred,
                Some(UNKNOWN) => break,
                _ => tokio::time::sleep(pause).await,
            }
        }
        Stage::Unknown
    }

    /// Closes an interaction. This is called when everything that the interaction has caused was sent. If the interaction was
    /// answered, nothing is left to do. Otherwise acknowledges it, so that the person does not go on waiting. Then removes what is no
    /// longer needed:
    /// - after a command, the acknowledgement, which Discord shows as "thinking";
    /// - after a press below a private message, that message if the press `has_acted`.
    pub(super) async fn close_interaction(&self, handle: &AnswerHandle, has_acted: bool) {
        let open = {
            let stage = self.interactions.stage(handle.interaction);
            let stage = stage.lock().await;
            *stage
        };
        if open == Stage::Open {
            self.acknowledge(handle).await;
        }
        let stage = self.interactions.stage(handle.interaction);
        let mut stage = stage.lock().await;
        // This removes the word "thinking", and also a private list from which something was played.
        let goes = match handle.place {
            AnswerPlace::New => true,
            AnswerPlace::Within => has_acted,
            AnswerPlace::Beside => false,
        };
        if *stage == Stage::Deferred && goes {
            *stage = Stage::Answered;
            self.take_back(handle).await;
        }
    }

    /// Deletes the acknowledgement of a command, or the private message whose control was pressed.
    async fn take_back(&self, handle: &AnswerHandle) {
        for pause in ACKNOWLEDGE_PAUSES {
            let Err(error) = self.rest.delete_original(handle).await else {
                return;
            };
            debug!(code = code_of(&error), "an acknowledgement stays");
            let Failure::Later { .. } = Failure::of_secret(&error) else {
                return;
            };
            tokio::time::sleep(pause).await;
        }
    }

    /// Sends a post as the answer to the interaction that has caused it.
    pub(super) async fn answer(
        &self,
        post: &Post,
        path: &AnswerPath,
    ) -> Result<Option<String>, SendError> {
        match AnswerHandle::read(&path.handle) {
            Some(handle) => self.answer_through(post, handle, path.private).await,
            None => Err(SendError::Never("no way to answer".to_owned())),
        }
    }

    /// Sends a post through this interaction.
    pub(super) async fn answer_through(
        &self,
        post: &Post,
        handle: AnswerHandle,
        private: bool,
    ) -> Result<Option<String>, SendError> {
        let stage = self.interactions.stage(handle.interaction);
        let mut stage = stage.lock().await;
        let calls = post.calls.as_ref().map(|person| &*person.id);
        let components = || components(post.controls.as_ref());
        if let Some(upload) = Upload::of(post) {
            let text = markdown::text(&beside(post), post.calls.as_ref());
            let message =
                InteractionMessage::new(&text, calls, components(), private).showing(Some(upload));
            match self.respond_or_follow(&handle, &mut stage, &message).await {
                Ok(()) => return Ok(None),
                Err(error) if post.file().is_some() => {
                    return self.file_not_taken(post, (&text, private), &error).await;
                }
                // If the picture is not accepted, the board is shown as text.
                Err(error) => debug!(code = code_of(&error), "a private picture is not taken"),
            }
        }
        let text = markdown::text(&post.body, post.calls.as_ref());
        let message = InteractionMessage::new(&text, calls, components(), private);
        match self.respond_or_follow(&handle, &mut stage, &message).await {
            Ok(()) => Ok(None),
            Err(error) => self.answer_too_late(post, (&text, private), &error).await,
        }
    }

    /// Gives the first response if there was none. Otherwise puts the message in place of the acknowledgement, or sends it as a further
    /// message.
    async fn respond_or_follow(
        &self,
        handle: &AnswerHandle,
        stage: &mut Stage,
        message: &InteractionMessage<'_>,
    ) -> Tried {
        if let Stage::Open | Stage::Unknown = *stage {
            let is_update = handle.place == AnswerPlace::Within && message.is_private();
            let kind = if is_update { UPDATE } else { MESSAGE };
            *stage = Stage::Unknown;
            match self.rest.respond_with(handle, kind, message).await {
                Ok(()) => {
                    *stage = Stage::Answered;
                    return Ok(());
                }
                Err(error) if code_of(&error) == Some(ACKNOWLEDGED) => *stage = Stage::Deferred,
                Err(error) => return Err(error),
            }
        }
        if *stage == Stage::Deferred {
            if self.fill_acknowledgement(handle, message).await? {
                *stage = Stage::Answered;
                return Ok(());
            }
            *stage = Stage::Answered;
        }
        self.rest.follow_up(handle, message).await
    }

    /// Puts the answer in place of the acknowledgement. Returns false if the answer still has to be sent, as a message of its own.
    async fn fill_acknowledgement(
        &self,
        handle: &AnswerHandle,
        message: &InteractionMessage<'_>,
    ) -> Result<bool, serenity::Error> {
        // Whether an acknowledgement is private cannot be changed later.
        let fits = match handle.place {
            AnswerPlace::Beside => return Ok(false),
            AnswerPlace::New => message.is_private() != handle.is_only_path,
            AnswerPlace::Within => message.is_private(),
        };
        if fits {
            self.rest.edit_original(handle, message).await?;
        } else if handle.place == AnswerPlace::New {
            self.rest.delete_original(handle).await?;
        }
        Ok(fits)
    }

    /// Decides what happens when Discord does not accept a file in an answer.
    async fn file_not_taken(
        &self,
        post: &Post,
        beside: (&str, bool),
        error: &serenity::Error,
    ) -> Result<Option<String>, SendError> {
        match Failure::of_secret(error) {
            Failure::Refused(cause) | Failure::Denied(cause) => Err(SendError::FileRefused(cause)),
            _ => self.answer_too_late(post, beside, error).await,
        }
    }

    /// Decides what happens when Discord does not accept an answer.
    async fn answer_too_late(
        &self,
        post: &Post,
        (text, is_private): (&str, bool),
        error: &serenity::Error,
    ) -> Result<Option<String>, SendError> {
        if code_of(error) == Some(UNKNOWN) {
            // Discord has told the person that nothing came, so they know that they have to ask again.
            debug!("an interaction was over before it could be answered");
            return Ok(None);
        }
        match Failure::of_secret(error) {
            Failure::Later { after, cause } => Err(SendError::Later { after, cause }),
            Failure::Refused(cause) => Err(SendError::Never(cause)),
            _ if !is_private => Err(SendError::Never("the interaction is over".to_owned())),
            _ => self.answer_directly(post, text).await,
        }
    }

    /// Sends an answer as a direct message, because it came too late for the interaction. If the person accepts no direct messages, the
    /// answer is dropped, and the person can ask again.
    async fn answer_directly(&self, post: &Post, text: &str) -> Result<Option<String>, SendError> {
        let Some(person) = &post.reader else {
            return Err(SendError::Never("nobody to answer".to_owned()));
        };
        let sent = async {
            let direct = self.rest.direct(&person.id).await?;
            let there = post.room.parse::<u64>().ok().map(ChannelId::new);
            let link = there.filter(|room| *room != direct);
            let text = link.map_or_else(|| text.to_owned(), |room| format!("<#{room}>\n{text}"));
            let file = Upload::of(post).filter(|_| post.file().is_some());
            let message = NewMessage::new(&text, None, &post.part.0).showing(file);
            self.rest.post(direct, &message).await
        };
        match sent.await.map_err(|error| Failure::of(&error)) {
            Ok(_) => Ok(None),
            Err(Failure::Refused(cause)) if post.file().is_some() => {
                Err(SendError::FileRefused(cause))
            }
            Err(Failure::Later { after, cause }) => Err(SendError::Later { after, cause }),
            Err(failure) => Err(SendError::Never(format!("{failure:?}"))),
        }
    }
}
