//! Shows that the bot is typing in a channel while people wait for a reply to an ordinary message. An interaction needs no such notice:
//! its acknowledgement shows the same. `src/chat/pending_replies.rs` decides when the notice begins and ends.

use super::rest::Rest;
use crate::chat::pending_replies::{PendingReplies, Typing};
use crate::service::{Cause, Inbound, Receipt};
use serenity::model::id::ChannelId;
use std::sync::Arc;
use std::time::Duration;
use tracing::debug;

/// The notice that the bot is typing in a channel.
pub(super) struct ChannelTyping {
    rest: Arc<Rest>,
    channel: ChannelId,
    /// The channel's id as the service writes it.
    room: String,
}

impl ChannelTyping {
    /// The notice for this event. `None` if the event is no message, or its room's id is not the id of a channel.
    pub(super) fn of(inbound: &Inbound, rest: &Arc<Rest>) -> Option<Self> {
        let Cause::Message(_) = inbound.cause else {
            return None;
        };
        Some(Self {
            rest: rest.clone(),
            channel: inbound.room.id.parse().ok()?,
            room: inbound.room.id.clone(),
        })
    }

    /// Shows the notice if the message of this receipt gets a reply, and the reply takes longer than a moment.
    pub(super) fn show_while_waiting(self, mut receipt: Receipt, pending: &PendingReplies) {
        let replies = async move { receipt.answer().await.into_iter().collect() };
        pending.wait_for(replies, self);
    }
}

impl Typing for ChannelTyping {
    /// How often the notice is repeated: Discord shows it for ten seconds.
    const AGAIN: Duration = Duration::from_secs(8);

    fn room(&self) -> &str {
        &self.room
    }

    /// Shows the notice once. Returns false if the request fails. The notice is then not repeated for this reply, because Discord bans an
    /// address that sends too many requests that fail.
    async fn tell(&self) -> bool {
        let told = self.rest.show_typing(self.channel).await;
        if let Err(error) = &told {
            debug!(%error, "that the bot is typing could not be told");
        }
        told.is_ok()
    }
}
