//! The receiving half of the Discord adapter: it runs the gateway's task and hands its messages to the service.

use super::answer_handle::AnswerHandle;
use super::event_handler::{EventHandler, QueueItem};
use super::forwarder::Forwarder;
use super::rest::Rest;
use super::shard_loops::ShardLoops;
use super::typing::ChannelTyping;
use super::{Config, Discord, DiscordError};
use crate::chat::pending_replies::PendingReplies;
use crate::service::{Cause, Inbound, Outcome, Receipt, ServiceHandle};
use std::fmt;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::{Sender, UnboundedSender, channel, unbounded_channel};
use tokio::sync::watch;
use tokio::time::timeout;
use tracing::warn;

/// After the gateway's task was told to end, it may take this long.
const END: Duration = Duration::from_secs(3);
/// When the gateway's task has ended, handing on the messages that were already received may take this long.
const DRAIN: Duration = Duration::from_secs(1);

/// How many messages may wait between the [`Forwarder`] and the service. Further messages wait in the queue that the forwarder reads.
/// That queue has no limit.
const HEARD_AT_ONCE: usize = 64;

impl Discord {
    /// Makes both halves of the adapter: the `Discord` that sends, and the `Gateway` that receives. No request is sent yet.
    ///
    /// # Errors
    /// [`DiscordError::Client`] if no TLS client can be made.
    pub fn connect(config: Config) -> Result<(Self, Gateway), DiscordError> {
        let discord = Self {
            rest: Arc::new(Rest::new(&config.token, &config.endpoint)?),
            rooms: Arc::default(),
            guilds: Arc::default(),
            interactions: Arc::default(),
            registered: Arc::default(),
            words: config.words.clone(),
        };
        let gateway = Gateway::new(config, discord.clone());
        Ok((discord, gateway))
    }
}

/// What is needed to answer an interaction. `None` if this inbound is no interaction, or if its handle is missing or cannot
/// be read.
fn handle_of(inbound: &Inbound) -> Option<AnswerHandle> {
    match &inbound.cause {
        Cause::Interaction(interaction) => AnswerHandle::read(&interaction.path.as_ref()?.handle),
        _ => None,
    }
}

/// Waits until everything that an interaction has caused was sent, and then closes the interaction.
async fn close_when_done(discord: Discord, handle: AnswerHandle, mut receipt: Receipt) {
    let has_acted = receipt.outcome().await == Outcome::Stored;
    receipt.wait_for_delivery().await;
    discord.close_interaction(&handle, has_acted).await;
}

/// The receiving half.
pub struct Gateway {
    config: Config,
    discord: Discord,
}

impl fmt::Debug for Gateway {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Gateway")
            .field("config", &self.config)
            .finish_non_exhaustive()
    }
}

impl Gateway {
    fn new(config: Config, discord: Discord) -> Self {
        Self { config, discord }
    }

    /// Listens until `shutdown` completes or the receiver of `inbound` is dropped. Then ends within four seconds. A lost connection is
    /// opened again, without a limit of attempts. Messages of one room arrive in Discord's order, but messages missed during an
    /// interruption may be late.
    ///
    /// # Errors
    /// [`DiscordError`] if Discord refuses the token, or refuses the connection for another reason that does not pass.
    pub async fn run(
        self,
        inbound: Sender<Inbound>,
        shutdown: impl Future<Output = ()> + Send,
    ) -> Result<(), DiscordError> {
        let (queue, news) = unbounded_channel();
        let (stop, stopped) = watch::channel(());
        let host = inbound.clone();
        let shards = self.shards(queue, stopped);
        let forwarder = Forwarder::new(self.discord, self.config.live, inbound);
        let mut forwarding = pin!(forwarder.run(news));
        let mut listening = tokio::spawn(shards.run());
        // The gateway's task closes the queue when it ends. Then forwarding ends, too, and the first branch is taken.
        let forwarded = tokio::select! {
            () = &mut forwarding => true,
            () = shutdown => false,
            () = host.closed() => false,
        };
        drop(stop);
        let end = timeout(END, &mut listening).await;
        if !forwarded {
            let _ = timeout(DRAIN, forwarding).await;
        }
        match end {
            Ok(Ok(end)) => end,
            Ok(Err(_)) => Err(DiscordError::Gateway("its task broke off".to_owned())),
            Err(_) => {
                warn!("Discord's gateway did not close in time and was left");
                listening.abort();
                Ok(())
            }
        }
    }

    /// Listens as [`Gateway::run`] does, and hands every message to the service.
    ///
    /// # Errors
    /// As [`Gateway::run`].
    pub async fn run_for(
        self,
        service: ServiceHandle,
        shutdown: impl Future<Output = ()> + Send,
    ) -> Result<(), DiscordError> {
        let (sender, mut heard) = channel(HEARD_AT_ONCE);
        let discord = self.discord.clone();
        let pending = PendingReplies::default();
        let submitting = async {
            while let Some(inbound) = heard.recv().await {
                let handle = handle_of(&inbound);
                let typing = ChannelTyping::of(&inbound, &discord.rest);
                let receipt = service.submit(inbound).await;
                if let Some(handle) = handle {
                    tokio::spawn(close_when_done(discord.clone(), handle, receipt));
                } else if let Some(typing) = typing {
                    typing.show_while_waiting(receipt, &pending);
                }
            }
        };
        let (end, ()) = tokio::join!(self.run(sender, shutdown), submitting);
        end
    }

    fn shards(&self, queue: UnboundedSender<QueueItem>, stop: watch::Receiver<()>) -> ShardLoops {
        let events = EventHandler {
            queue,
            discord: self.discord.clone(),
            reads_all: true,
            complete: self.config.complete.clone(),
            live: self.config.live.clone(),
            lang: self.config.lang,
        };
        ShardLoops {
            token: self.config.token.clone(),
            endpoint: self.config.endpoint.clone(),
            events,
            order: self.config.shards,
            stop,
        }
    }
}
