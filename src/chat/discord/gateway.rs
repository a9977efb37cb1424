//! The half that listens: a queue from the gateway's thread to the host.

use super::inbound::{Heard, Parent, What};
use super::{Discord, DiscordError, Endpoint, listener};
use crate::chat::Inbound;
use secrecy::SecretString;
use serenity::model::id::ChannelId;
use std::fmt;
use std::pin::pin;
use std::time::Duration;
use tokio::sync::mpsc::{Sender, UnboundedReceiver, unbounded_channel};
use tokio::sync::oneshot;
use tokio::time::timeout;
use tracing::warn;

/// How long the gateway's thread may take to end.
const END: Duration = Duration::from_secs(3);
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
        let host = inbound.clone();
        let mut forward = pin!(forward(heard, self.discord, inbound));
        let ended = listener::start(self.token, self.endpoint, queue, stopped);
        // The thread drops its end of the queue when it ends, so the first of these also tells of that.
        let forwarded = tokio::select! {
            () = &mut forward => true,
            () = shutdown => false,
            () = host.closed() => false,
        };
        drop(stop);
        let end = timeout(END, ended).await;
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
    while let Some(Heard { room, locale, what }) = heard.recv().await {
        if let Some(locale) = &locale {
            discord.rooms.set_locale(room, locale);
        }
        match what {
            What::Said(mut inbound, parent) => {
                if parent == Parent::Ask {
                    inbound.room.parent = ask_parent(&discord, room).await;
                }
                if host.send(*inbound).await.is_err() {
                    return;
                }
            }
            What::Unreadable(message) if discord.rooms.unreadable(room) => {
                let discord = discord.clone();
                tokio::spawn(async move { discord.tell_unreadable(room, message).await });
            }
            What::Unreadable(_) => {}
        }
    }
}

/// The parent of a thread that the cache does not know, such as one that was archived. If Discord cannot tell, the thread stands alone:
/// better than no answer.
async fn ask_parent(discord: &Discord, room: ChannelId) -> Option<String> {
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
