//! The REST calls about interactions and slash commands. Only the list of registered commands is read from a
//! response. Of all other responses, only success or failure counts.

use super::answer_handle::AnswerHandle;
use super::read_json::list;
use super::rest::{Mentions, Rest};
use super::upload::{Attached, Upload};
use serde::Serialize;
use serde_json::{Value, json};
use serenity::http::{LightMethod, Route};
use serenity::model::channel::MessageFlags;

/// A message that answers an interaction.
#[derive(Serialize, Debug)]
pub(super) struct InteractionMessage<'a> {
    content: &'a str,
    allowed_mentions: Mentions<'a>,
    components: Value,
    flags: u64,
    /// The files to show. Files that the message had before are removed.
    attachments: Vec<Attached<'a>>,
    #[serde(skip)]
    upload: Option<Upload<'a>>,
}

impl<'a> InteractionMessage<'a> {
    /// A message that notifies only `calls`. If it is private, only the person who asked sees it.
    pub(super) fn new(
        content: &'a str,
        calls: Option<&'a str>,
        components: Value,
        private: bool,
    ) -> Self {
        let mut flags = MessageFlags::SUPPRESS_EMBEDS;
        flags.set(MessageFlags::EPHEMERAL, private);
        Self {
            content,
            allowed_mentions: Mentions::only(calls),
            components,
            flags: flags.bits(),
            attachments: Vec::new(),
            upload: None,
        }
    }

    /// Puts this picture or file below the message. If `upload` is `None`, nothing is below it.
    pub(super) fn showing(self, upload: Option<Upload<'a>>) -> Self {
        let attached = upload.map(|upload| upload.attached());
        Self {
            attachments: attached.into_iter().collect(),
            upload,
            ..self
        }
    }

    /// Whether only the person who asked sees the message.
    pub(super) fn is_private(&self) -> bool {
        MessageFlags::from_bits_truncate(self.flags).contains(MessageFlags::EPHEMERAL)
    }
}

impl Rest {
    /// Gives the first response to an interaction.
    pub(super) async fn respond(
        &self,
        handle: &AnswerHandle,
        response: &Value,
    ) -> serenity::Result<()> {
        self.send(LightMethod::Post, callback(handle), Some(response), None)
            .await
    }

    /// Gives the first response to an interaction: `message`, as a response of the type `kind`.
    pub(super) async fn respond_with(
        &self,
        handle: &AnswerHandle,
        kind: u8,
        message: &InteractionMessage<'_>,
    ) -> serenity::Result<()> {
        let response = json!({"type": kind, "data": message});
        let route = callback(handle);
        self.send(LightMethod::Post, route, Some(&response), message.upload)
            .await
    }

    /// Edits the first response.
    pub(super) async fn edit_original(
        &self,
        handle: &AnswerHandle,
        message: &InteractionMessage<'_>,
    ) -> serenity::Result<()> {
        self.send(
            LightMethod::Patch,
            original(handle),
            Some(message),
            message.upload,
        )
        .await
    }

    /// Deletes the first response. After a press that was only acknowledged, this is the message whose control was pressed.
    pub(super) async fn delete_original(&self, handle: &AnswerHandle) -> serenity::Result<()> {
        self.send(LightMethod::Delete, original(handle), None::<&Value>, None)
            .await
    }

    /// Sends a further answer.
    pub(super) async fn follow_up(
        &self,
        handle: &AnswerHandle,
        message: &InteractionMessage<'_>,
    ) -> serenity::Result<()> {
        let route = Route::WebhookFollowupMessages {
            application_id: handle.application.into(),
            token: &handle.token.0,
        };
        self.send(LightMethod::Post, route, Some(message), message.upload)
            .await
    }

    /// The commands that are registered, with their words in all languages.
    pub(super) async fn commands(&self, application: u64) -> serenity::Result<Vec<Value>> {
        let route = Route::Commands {
            application_id: application.into(),
        };
        let params = vec![("with_localizations", "true".to_owned())];
        let known = self.get(route, Some(params)).await?;
        Ok(list(&known).to_vec())
    }

    /// Registers these commands in place of all others.
    pub(super) async fn set_commands(
        &self,
        application: u64,
        commands: &Value,
    ) -> serenity::Result<()> {
        let route = Route::Commands {
            application_id: application.into(),
        };
        self.send(LightMethod::Put, route, Some(commands), None)
            .await
    }
}

fn callback(handle: &AnswerHandle) -> Route<'_> {
    Route::InteractionResponse {
        interaction_id: handle.interaction.into(),
        token: &handle.token.0,
    }
}

fn original(handle: &AnswerHandle) -> Route<'_> {
    Route::WebhookOriginalInteractionResponse {
        application_id: handle.application.into(),
        token: &handle.token.0,
    }
}
