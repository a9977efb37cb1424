//! Keeps the connection of one shard (a part of the bot's servers) to the gateway. Ends when the program shuts down, or when Discord
//! refuses the connection for good. After a broken connection, the gateway session is resumed. If Discord has forgotten it, a new one is
//! begun.

use super::connection::{Connection, ConnectionEnd, GatewaySession, Identify};
use super::event_handler::EventHandler;
use super::shards::{SessionStarts, Shard};
use super::{DiscordError, Endpoint};
use crate::chat::retry_pauses;
use backon::ExponentialBackoff;
use serenity::http::{Http, HttpError};
use serenity::model::gateway::{BotGateway, GatewayIntents};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;
use tracing::{debug, warn};

/// After a connection that was in use for longer than this, the pauses between attempts start again from the shortest.
const RESET_PAUSES_AFTER: Duration = Duration::from_secs(10);
/// Discord names an address for resuming a gateway session. After this many failed connections there, the general address is used.
const TRIES_THERE: u32 = 3;

/// What is needed to stay connected.
pub(super) struct GatewayLoop {
    pub(super) http: Http,
    pub(super) endpoint: Endpoint,
    pub(super) events: EventHandler,
    /// When its sender is dropped, the connection is closed.
    pub(super) stop: watch::Receiver<()>,
    pub(super) shard: Shard,
    pub(super) starts: Arc<SessionStarts>,
    /// The address that Discord named shortly before this loop was started. It is used once.
    pub(super) told_address: Option<String>,
}

/// The state of the attempts to connect.
struct Attempts {
    session: Option<GatewaySession>,
    /// How many connections have failed since the gateway session was last active.
    failed: u32,
    pauses: ExponentialBackoff,
}

impl Attempts {
    fn new() -> Self {
        Self {
            session: None,
            failed: 0,
            pauses: pauses(),
        }
    }

    /// Notes that the last connection had an active gateway session. `since` is the time at which that session became active.
    fn note_live(&mut self, since: Instant) {
        self.failed = 0;
        if since.elapsed() > RESET_PAUSES_AFTER {
            self.pauses = pauses();
        }
    }
}

/// The pauses between attempts to connect: a quarter of a second at first, so that people do not notice a short outage.
fn pauses() -> ExponentialBackoff {
    retry_pauses(Duration::from_millis(250), Duration::from_secs(8))
}

impl GatewayLoop {
    /// Listens until the program shuts down.
    ///
    /// # Errors
    /// If Discord refuses the connection, and connecting again would not help.
    pub(super) async fn run(mut self) -> Result<(), DiscordError> {
        let mut attempts = Attempts::new();
        loop {
            let Some(url) = self.address(&attempts).await? else {
                return Ok(());
            };
            match self.connect(&url, &mut attempts).await {
                ConnectionEnd::Stopped => return Ok(()),
                ConnectionEnd::Refused(error) => return Err(error),
                ConnectionEnd::NoContent => {
                    warn!("{NO_CONTENT}");
                    self.events.reads_all = false;
                    attempts = Attempts::new();
                }
                ConnectionEnd::Forgotten => {
                    debug!("Discord has forgotten the session");
                    attempts.session = None;
                }
                ConnectionEnd::Broken(why) => {
                    debug!(why, "the connection to Discord's gateway ended");
                    if !self.wait(attempts.pauses.next().unwrap_or_default()).await {
                        return Ok(());
                    }
                }
            }
        }
    }

    async fn connect(&mut self, url: &str, attempts: &mut Attempts) -> ConnectionEnd {
        if attempts.session.is_none() {
            let pause = self.starts.take_place(self.shard);
            if !self.wait(pause).await {
                return ConnectionEnd::Stopped;
            }
        }
        attempts.failed += 1;
        let opened = tokio::select! {
            opened = Connection::open(url, &self.events, &mut attempts.session) => opened,
            _ = self.stop.changed() => return ConnectionEnd::Stopped,
        };
        let (end, live) = match opened {
            Ok(mut connection) => {
                let identify = Identify {
                    token: self.http.token(),
                    intents: intents(self.events.reads_all).bits(),
                    shard: self.shard,
                };
                let end = connection.listen(identify, &mut self.stop).await;
                (end, connection.live)
            }
            Err(end) => (end, None),
        };
        live.into_iter().for_each(|since| attempts.note_live(since));
        end
    }

    /// The address to connect to; `None` if the program shuts down.
    async fn address(&mut self, attempts: &Attempts) -> Result<Option<String>, DiscordError> {
        let session = attempts
            .session
            .as_ref()
            .filter(|_| attempts.failed < TRIES_THERE);
        let session = session.filter(|session| self.endpoint.admits(&session.url));
        match session
            .map(|session| session.url.clone())
            .or(self.told_address.take())
        {
            Some(url) => Ok(Some(url)),
            None => {
                let asking = ask_gateway(&self.http, &self.endpoint, &self.starts, &mut self.stop);
                Ok(asking.await?.map(|gateway| gateway.url))
            }
        }
    }

    /// Waits for this long. Returns false if the program shuts down first.
    async fn wait(&mut self, pause: Duration) -> bool {
        wait(pause, &mut self.stop).await
    }
}

/// Asks Discord for the address of the gateway, the recommended number of shards and the limits on new gateway sessions. Tries again
/// until Discord answers. Returns an error if Discord refuses the token. `None` if the program shuts down first.
pub(super) async fn ask_gateway(
    http: &Http,
    endpoint: &Endpoint,
    starts: &SessionStarts,
    stop: &mut watch::Receiver<()>,
) -> Result<Option<BotGateway>, DiscordError> {
    let mut pauses = pauses();
    loop {
        let answer = tokio::select! {
            answer = http.get_bot_gateway() => answer,
            _ = stop.changed() => return Ok(None),
        };
        match answer {
            Ok(gateway) if endpoint.admits(&gateway.url) => {
                starts.note(&gateway.session_start_limit);
                return Ok(Some(gateway));
            }
            Ok(_) => warn!("the address told for Discord's gateway is not one of Discord's"),
            Err(error) if is_unauthorized(&error) => return Err(DiscordError::TokenRefused),
            Err(error) => warn!(%error, "Discord does not tell where its gateway is"),
        }
        if !wait(pauses.next().unwrap_or_default(), stop).await {
            return Ok(None);
        }
    }
}

/// Waits for this long. Returns false if the program shuts down first.
async fn wait(pause: Duration, stop: &mut watch::Receiver<()>) -> bool {
    tokio::select! {
        () = tokio::time::sleep(pause) => true,
        _ = stop.changed() => false,
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

/// What is logged for the operator if Discord does not grant the message-content intent.
const NO_CONTENT: &str = "Discord does not grant the message-content intent, so most messages arrive without their text. What still \
    works: mentions of the bot, replies that ring it, direct messages. To play with bare moves and the prefix, switch on \
    Message Content Intent in the developer portal, page Bot, and start Lusoria again.";
