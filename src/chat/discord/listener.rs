//! The gateway's thread: serenity's client on a runtime of its own, which keeps messages in order (see [`Events`]) and can be dropped
//! whole. serenity's own shutdown may hang while it reconnects.

use super::events::Events;
use super::inbound::Heard;
use super::{DiscordError, Endpoint, rest};
use backon::{BackoffBuilder, ExponentialBuilder};
use secrecy::SecretString;
use serenity::client::{Client, ClientBuilder};
use serenity::gateway::GatewayError;
use serenity::http::HttpError;
use serenity::model::gateway::GatewayIntents;
use std::time::Duration;
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::oneshot;
use tokio::time::timeout;
use tracing::warn;

/// How long saying goodbye to Discord may take.
const GOODBYE: Duration = Duration::from_secs(2);

/// Starts the thread. It ends when `stop` is dropped or sent to, and tells how.
pub(super) fn start(
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
                    let _ = timeout(GOODBYE, shards.shutdown_all()).await;
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
