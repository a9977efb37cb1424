//! The REST calls of the adapter about messages, channels and members, with serenity's client and its rate limiter. The request bodies
//! are our own, so that one can see here what is sent. Of the responses only the needed fields are read, so that sending still works if
//! Discord changes other fields. Calls about interactions are in `interaction_rest.rs`.

use super::Endpoint;
use super::read_json::{id, list};
use super::upload::{Attached, Upload};
use secrecy::{ExposeSecret, SecretString};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serenity::http::{Http, HttpBuilder, LightMethod, Request, Route};
use serenity::model::channel::MessageFlags;
use serenity::model::id::{ChannelId, GuildId, MessageId, UserId};

/// The body of a message to send.
#[derive(Serialize, Debug)]
pub(super) struct NewMessage<'a> {
    content: &'a str,
    allowed_mentions: Mentions<'a>,
    nonce: &'a str,
    enforce_nonce: bool,
    flags: u64,
    #[serde(skip_serializing_if = "has_none")]
    components: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    message_reference: Option<Reference<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    attachments: Option<[Attached<'a>; 1]>,
    #[serde(skip)]
    upload: Option<Upload<'a>>,
}

impl<'a> NewMessage<'a> {
    /// A message that notifies only `calls`. If it is sent several times with this nonce in a short time, Discord shows it once.
    pub(super) fn new(content: &'a str, calls: Option<&'a str>, nonce: &'a str) -> Self {
        // A person's name may be a link. It must not be shown as a preview below the board.
        let mut flags = MessageFlags::SUPPRESS_EMBEDS;
        flags.set(MessageFlags::SUPPRESS_NOTIFICATIONS, calls.is_none());
        Self {
            content,
            allowed_mentions: Mentions::only(calls),
            nonce,
            enforce_nonce: true,
            flags: flags.bits(),
            components: Value::Null,
            message_reference: None,
            attachments: None,
            upload: None,
        }
    }

    /// The same message with this picture or file below it.
    pub(super) fn showing(self, upload: Option<Upload<'a>>) -> Self {
        Self {
            attachments: upload.map(|upload| [upload.attached()]),
            upload,
            ..self
        }
    }

    /// The same message with these components.
    pub(super) fn with(self, components: Value) -> Self {
        Self { components, ..self }
    }

    /// Makes the message a reply to the message `to`. If that message is gone, Discord posts an ordinary message.
    pub(super) fn replying(self, to: Option<&'a str>) -> Self {
        let message_reference = to.map(|message_id| Reference {
            message_id,
            fail_if_not_exists: false,
        });
        Self {
            message_reference,
            ..self
        }
    }
}

#[derive(Serialize, Debug)]
struct Reference<'a> {
    message_id: &'a str,
    fail_if_not_exists: bool,
}

/// Whom the message may notify. This field is always sent: without it, Discord notifies everybody whom the text mentions, also at edits.
#[derive(Serialize, Debug)]
pub(super) struct Mentions<'a> {
    parse: [&'static str; 0],
    users: Vec<&'a str>,
    replied_user: bool,
}

impl<'a> Mentions<'a> {
    pub(super) fn only(calls: Option<&'a str>) -> Self {
        Self {
            parse: [],
            users: calls.into_iter().collect(),
            replied_user: false,
        }
    }
}

/// Whether there are no components.
fn has_none(components: &Value) -> bool {
    list(components).is_empty()
}

#[derive(Serialize)]
struct Edit<'a> {
    content: &'a str,
    components: &'a Value,
    allowed_mentions: Mentions<'a>,
    /// The files listed here stay or are added; all other files of the message are removed.
    attachments: Vec<Attached<'a>>,
}

#[derive(Serialize)]
struct Recipient<'a> {
    recipient_id: &'a str,
}

#[derive(Deserialize)]
struct Sent {
    id: MessageId,
}

#[derive(Deserialize)]
struct Opened {
    id: ChannelId,
}

/// What the adapter needs to know of a channel.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChannelInfo {
    /// The guild of the channel; `None` for a direct chat.
    pub(super) guild: Option<GuildId>,
    /// The channel to which a thread belongs. `None` if this channel is no thread.
    pub(super) parent: Option<ChannelId>,
}

/// The channel types of threads: announcement threads (10), public threads (11) and private threads (12).
const THREADS: std::ops::RangeInclusive<u64> = 10..=12;

/// How many messages Discord returns at once.
pub(super) const PAGE: usize = 100;

/// The client.
pub(super) struct Rest(Http);

impl Rest {
    pub(super) fn new(token: &SecretString, endpoint: &Endpoint) -> reqwest::Result<Self> {
        http(token, endpoint).map(Self)
    }

    /// Posts a message and returns its id.
    pub(super) async fn post(
        &self,
        channel_id: ChannelId,
        message: &NewMessage<'_>,
    ) -> serenity::Result<MessageId> {
        let route = Route::ChannelMessages { channel_id };
        let sent: Sent = self
            .fire_with(LightMethod::Post, route, message, message.upload)
            .await?;
        Ok(sent.id)
    }

    /// Replaces the text, the components and the attachment of one of the bot's messages.
    pub(super) async fn edit(
        &self,
        channel_id: ChannelId,
        message_id: MessageId,
        content: &str,
        components: &Value,
        calls: Option<&str>,
        upload: Option<Upload<'_>>,
    ) -> serenity::Result<()> {
        let route = Route::ChannelMessage {
            channel_id,
            message_id,
        };
        let edit = Edit {
            content,
            components,
            allowed_mentions: Mentions::only(calls),
            attachments: upload.map(|upload| upload.attached()).into_iter().collect(),
        };
        let _: Sent = self
            .fire_with(LightMethod::Patch, route, &edit, upload)
            .await?;
        Ok(())
    }

    /// Asks Discord for the guild of a channel, and for the parent of a thread.
    pub(super) async fn channel_info(
        &self,
        channel_id: ChannelId,
    ) -> serenity::Result<ChannelInfo> {
        let channel = self.get(Route::Channel { channel_id }, None).await?;
        let is_thread = channel["type"]
            .as_u64()
            .is_some_and(|kind| THREADS.contains(&kind));
        Ok(ChannelInfo {
            guild: id(&channel["guild_id"]),
            parent: id(&channel["parent_id"]).filter(|_| is_thread),
        })
    }

    /// The earliest messages after this one, at most [`PAGE`], in no particular order.
    pub(super) async fn messages_after(
        &self,
        channel_id: ChannelId,
        message: MessageId,
    ) -> serenity::Result<Vec<Value>> {
        let params = vec![("limit", PAGE.to_string()), ("after", message.to_string())];
        let route = Route::ChannelMessages { channel_id };
        let page = self.get(route, Some(params)).await?;
        Ok(list(&page).to_vec())
    }

    /// Asks Discord for a person's data as a member of a guild.
    pub(super) async fn member(
        &self,
        guild_id: GuildId,
        user_id: UserId,
    ) -> serenity::Result<Value> {
        self.get(Route::GuildMember { guild_id, user_id }, None)
            .await
    }

    pub(super) async fn get(
        &self,
        route: Route<'_>,
        params: Option<Vec<(&'static str, String)>>,
    ) -> serenity::Result<Value> {
        let request = Request::new(route, LightMethod::Get).params(params);
        self.0.fire(request).await
    }

    /// Makes a request whose answer does not matter.
    pub(super) async fn send(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: Option<&impl Serialize>,
        upload: Option<Upload<'_>>,
    ) -> serenity::Result<()> {
        let request = match (body, upload) {
            (Some(body), Some(upload)) => {
                Request::new(route, method).multipart(Some(upload.form(body)?))
            }
            (body, _) => {
                let body = body.map(serde_json::to_vec).transpose()?;
                Request::new(route, method).body(body)
            }
        };
        self.0.request(request).await?;
        Ok(())
    }

    /// Shows the bot as typing in a channel for ten seconds, or until its next message there.
    pub(super) async fn show_typing(&self, channel_id: ChannelId) -> serenity::Result<()> {
        let route = Route::ChannelTyping { channel_id };
        let request = Request::new(route, LightMethod::Post);
        self.0.request(request).await?;
        Ok(())
    }

    /// The direct channel with a person.
    pub(super) async fn direct(&self, user: &str) -> serenity::Result<ChannelId> {
        let recipient = Recipient { recipient_id: user };
        let opened: Opened = self
            .fire(LightMethod::Post, Route::UserMeDmChannels, &recipient)
            .await?;
        Ok(opened.id)
    }

    /// Sends a request, with the picture or file if there is one.
    async fn fire_with<T: DeserializeOwned>(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: &impl Serialize,
        upload: Option<Upload<'_>>,
    ) -> serenity::Result<T> {
        let Some(upload) = upload else {
            return self.fire(method, route, body).await;
        };
        let request = Request::new(route, method).multipart(Some(upload.form(body)?));
        self.0.fire(request).await
    }

    async fn fire<T: DeserializeOwned>(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: &impl Serialize,
    ) -> serenity::Result<T> {
        let body = serde_json::to_vec(body)?;
        self.0
            .fire(Request::new(route, method).body(Some(body)))
            .await
    }
}

/// Makes serenity's client, with its rate limiter, for requests to this endpoint.
pub(super) fn http(token: &SecretString, endpoint: &Endpoint) -> reqwest::Result<Http> {
    let client = endpoint.client()?;
    Ok(HttpBuilder::new(token.expose_secret())
        .client(client)
        .build())
}
