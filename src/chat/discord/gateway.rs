//! The half that listens: a thread for serenity's gateway client, and a queue from there to the host.
//!
//! The thread has a runtime of its own, which keeps messages in order (see [`Events`]) and can be dropped whole: serenity's own
//! shutdown may hang while it reconnects.

use super::events::Events;
use super::inbound::Heard;
use super::{Discord, DiscordError, Endpoint, rest};
use crate::chat::Inbound;
use backon::{BackoffBuilder, ExponentialBuilder};
use secrecy::SecretString;
use serenity::Client;
use serenity::client::ClientBuilder;
use serenity::gateway::GatewayError;
use serenity::http::HttpError;
use serenity::model::gateway::GatewayIntents;
use serenity::model::id::ChannelId;
use std::fmt;
use std::pin::pin;
use std::time::Duration;
use tokio::sync::mpsc::{Sender, UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;
use tokio::time::timeout;
use tracing::warn;

/// How long saying goodbye to Discord may take.
const GOODBYE: Duration = Duration::from_secs(3);
/// How long what was already heard may take to reach the host at the end.
const DRAIN: Duration = Duration::from_secs(1);
/// How long asking for a thread's parent may hold up the queue.
const LOOK_UP: Duration = Duration::from_secs(5);

/// The half that listens.
pub struct Gateway {
    token: SecretString,
    endpoint: Endpoint,
    discord: Discord,
}

impl fmt::Debug for Gateway {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Gateway")
            .field("endpoint", &self.endpoint)
            .finish_non_exhaustive()
    }
}

impl Gateway {
    pub(super) fn new(token: SecretString, endpoint: Endpoint, discord: Discord) -> Self {
        Self {
            token,
            endpoint,
            discord,
        }
    }

    /// Listens until `shutdown` completes or the host drops its end of `inbound`, then ends within four seconds whatever state the
    /// connection is in. Messages of one room arrive in Discord's order. A lost connection is taken up again without end.
    ///
    /// # Errors
    /// [`DiscordError`] if Discord refuses the token, or ends the gateway for another reason that repeating does not cure.
    pub async fn run(
        self,
        inbound: Sender<Inbound>,
        shutdown: impl Future<Output = ()> + Send,
    ) -> Result<(), DiscordError> {
        let (queue, heard) = unbounded_channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let mut forward = pin!(forward(heard, self.discord, inbound));
        let ended = start_thread(self.token, self.endpoint, queue, stopped);
        // The thread drops its end of the queue when it ends, so the first of these also tells of that.
        let forwarded = tokio::select! {
            () = &mut forward => true,
            () = shutdown => false,
        };
        drop(stop);
        let end = timeout(GOODBYE, ended).await;
        if !forwarded {
            let _ = timeout(DRAIN, forward).await;
        }
        match end {
            Ok(Ok(end)) => end,
            Ok(Err(_)) => Err(DiscordError::Gateway("its thread broke off".to_owned())),
            Err(_) => {
                warn!("Discord's gateway did not close in time and was left");
                Ok(())
            }
        }
    }
}

/// Hands what was heard to the host, one after the other.
async fn forward(mut heard: UnboundedReceiver<Heard>, discord: Discord, host: Sender<Inbound>) {
    while let Some(heard) = heard.recv().await {
        match heard {
            Heard::Said {
                mut inbound,
                ask_parent,
            } => {
                if let Some(room) = ask_parent {
                    inbound.room.parent = parent(&discord, room).await;
                }
                if let (Some(locale), Ok(room)) = (&inbound.locale, inbound.room.id.parse()) {
                    discord.rooms.set_locale(ChannelId::new(room), locale);
                }
                if host.send(*inbound).await.is_err() {
                    return;
                }
            }
            Heard::Unreadable {
                room,
                message,
                locale,
            } => {
                if let Some(locale) = locale {
                    discord.rooms.set_locale(room, &locale);
                }
                if discord.rooms.unreadable(room) {
                    let discord = discord.clone();
                    tokio::spawn(async move { discord.tell_unreadable(room, message).await });
                }
            }
        }
    }
}

/// The parent of a thread that the cache does not know, such as one that was archived. If Discord cannot tell, the thread stands alone:
/// better than no answer.
async fn parent(discord: &Discord, room: ChannelId) -> Option<String> {
    let parent = match discord.rooms.parent(room) {
        Some(parent) => parent,
        None => {
            let parent = timeout(LOOK_UP, discord.rest.parent(room)).await;
            let parent = parent.ok()?.inspect_err(
                |error| warn!(%error, channel = %room, "asking Discord what channel this is"),
            );
            let parent = parent.ok()?;
            discord.rooms.set_parent(room, parent);
            parent
        }
    };
    parent.map(|parent| parent.to_string())
}

fn start_thread(
    token: SecretString,
    endpoint: Endpoint,
    queue: UnboundedSender<Heard>,
    stop: oneshot::Receiver<()>,
) -> oneshot::Receiver<Result<(), DiscordError>> {
    let (done, ended) = oneshot::channel();
    let listener = Listener {
        token,
        endpoint,
        queue,
        stop,
    };
    let spawned = std::thread::Builder::new()
        .name("discord-gateway".to_owned())
        .spawn(move || {
            // No receiver: nobody waits for us any more.
            let _ = done.send(listener.run());
        });
    if let Err(error) = spawned {
        warn!(%error, "no thread for Discord's gateway");
    }
    ended
}

/// What the thread does.
struct Listener {
    token: SecretString,
    endpoint: Endpoint,
    queue: UnboundedSender<Heard>,
    stop: oneshot::Receiver<()>,
}

impl Listener {
    fn run(mut self) -> Result<(), DiscordError> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| DiscordError::Gateway(error.to_string()))?;
        let end = runtime.block_on(self.listen());
        runtime.shutdown_background();
        end
    }

    /// Connects, and again without the message-content intent if Discord does not grant that.
    async fn listen(&mut self) -> Result<(), DiscordError> {
        let mut reads_all = true;
        loop {
            let Some(url) = self.look_up().await? else {
                return Ok(());
            };
            let mut client = self.client(url, reads_all).await?;
            let shards = client.shard_manager.clone();
            let end = tokio::select! {
                end = client.start() => end,
                _ = &mut self.stop => {
                    let _ = timeout(GOODBYE - DRAIN, shards.shutdown_all()).await;
                    return Ok(());
                }
            };
            match end {
                Err(serenity::Error::Gateway(GatewayError::DisallowedGatewayIntents))
                    if reads_all =>
                {
                    warn!("{NO_CONTENT}");
                    reads_all = false;
                }
                Err(serenity::Error::Gateway(GatewayError::InvalidAuthentication)) => {
                    return Err(DiscordError::TokenRefused);
                }
                Err(error) => return Err(DiscordError::Gateway(error.to_string())),
                Ok(()) => return Err(DiscordError::Gateway("closed by serenity".to_owned())),
            }
        }
    }

    /// Asks where the gateway is, until Discord tells or we are to stop (`None`). Left to itself serenity would take a wrong answer
    /// for `gateway.discord.gg`.
    async fn look_up(&mut self) -> Result<Option<String>, DiscordError> {
        let http = rest::http(&self.token, &self.endpoint)?;
        let mut pauses = ExponentialBuilder::default()
            .with_jitter()
            .with_min_delay(Duration::from_millis(500))
            .without_max_times()
            .build();
        loop {
            let answer = tokio::select! {
                answer = http.get_gateway() => answer,
                _ = &mut self.stop => return Ok(None),
            };
            match answer {
                Ok(gateway) if self.endpoint.admits(&gateway.url) => return Ok(Some(gateway.url)),
                Ok(_) => warn!("the address told for Discord's gateway is not one of Discord's"),
                Err(error) if is_unauthorized(&error) => return Err(DiscordError::TokenRefused),
                Err(error) => warn!(%error, "Discord does not tell where its gateway is"),
            }
            tokio::select! {
                () = tokio::time::sleep(pauses.next().unwrap_or(Duration::from_secs(60))) => {}
                _ = &mut self.stop => return Ok(None),
            }
        }
    }

    async fn client(&self, url: String, reads_all: bool) -> Result<Client, DiscordError> {
        let events = Events {
            queue: self.queue.clone(),
            reads_all,
        };
        let http = rest::http(&self.token, &self.endpoint)?;
        let client = ClientBuilder::new_with_http(http, intents(reads_all))
            .raw_event_handler(events)
            .await
            .map_err(|error| DiscordError::Gateway(error.to_string()))?;
        // serenity looked the address up once more; what counts is the one we have seen.
        *client.ws_url.lock().await = url;
        Ok(client)
    }
}

fn intents(reads_all: bool) -> GatewayIntents {
    let mut intents =
        GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
    intents.set(GatewayIntents::MESSAGE_CONTENT, reads_all);
    intents
}

fn is_unauthorized(error: &serenity::Error) -> bool {
    matches!(error, serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) if response.status_code == 401)
}

/// What the owner of the bot reads, once.
const NO_CONTENT: &str = "Discord does not grant the message-content intent, so most messages arrive without their text. What still \
    works: mentions of the bot, replies that ring it, direct messages. To play with bare moves and the prefix, switch on \
    Message Content Intent in the developer portal, page Bot, and start Lusoria again.";
