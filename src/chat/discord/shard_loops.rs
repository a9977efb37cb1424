//! Runs the shards of this process, each with its own connection to the gateway, and ends them together.

use super::DiscordError;
use super::endpoint::Endpoint;
use super::event_handler::EventHandler;
use super::gateway_loop::{GatewayLoop, ask_gateway};
use super::shards::{SessionStarts, ShardOrder};
use secrecy::SecretString;
use serenity::model::gateway::BotGateway;
use std::sync::Arc;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tracing::{info, warn};

/// What the shards share.
pub(super) struct ShardLoops {
    pub(super) token: SecretString,
    pub(super) endpoint: Endpoint,
    pub(super) events: EventHandler,
    pub(super) order: ShardOrder,
    /// When the sender of this `watch` channel is dropped, all connections are closed.
    pub(super) stop: watch::Receiver<()>,
}

impl ShardLoops {
    /// Listens until the program shuts down. If Discord wants more shards than before, all connections are closed, and connections for
    /// the new number of shards are opened.
    ///
    /// # Errors
    /// - If Discord refuses a connection, and connecting again would not help.
    /// - If Discord wants more shards than before, and the operator has set a range of shards.
    pub(super) async fn run(mut self) -> Result<(), DiscordError> {
        let starts = Arc::new(SessionStarts::default());
        loop {
            let http = super::rest::http(&self.token, &self.endpoint)?;
            let asking = ask_gateway(&http, &self.endpoint, &starts, &mut self.stop);
            let Some(gateway) = asking.await? else {
                return Ok(());
            };
            match self.run_all(&gateway, &starts).await {
                Err(DiscordError::MoreShards) if self.order == ShardOrder::Recommended => {
                    warn!("Discord wants more shards than before");
                }
                end => return end,
            }
        }
    }

    /// Runs the shards until one of them ends, and then ends the others.
    async fn run_all(
        &self,
        gateway: &BotGateway,
        starts: &Arc<SessionStarts>,
    ) -> Result<(), DiscordError> {
        let mut loops = JoinSet::new();
        let (end, stop) = watch::channel(());
        for shard in self.order.shards(gateway.shards) {
            info!(shard = shard.number, total = shard.total, "a shard begins");
            let gateway_loop = GatewayLoop {
                http: super::rest::http(&self.token, &self.endpoint)?,
                endpoint: self.endpoint.clone(),
                events: self.events.clone(),
                stop: stop.clone(),
                shard,
                starts: starts.clone(),
                told_address: Some(gateway.url.clone()),
            };
            loops.spawn(gateway_loop.run());
        }
        drop(stop);
        let mut stopped = self.stop.clone();
        let first = tokio::select! {
            first = loops.join_next() => first,
            _ = stopped.changed() => None,
        };
        drop(end);
        while loops.join_next().await.is_some() {}
        match first {
            Some(Ok(end)) => end,
            Some(Err(_)) => Err(DiscordError::Gateway("its task broke off".to_owned())),
            None => Ok(()),
        }
    }
}
