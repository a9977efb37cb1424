//! Reads the gateway's events and puts each message, with what is known of its room, into one queue in the order of arrival.

use super::Discord;
use super::channel_memory::LastSeenMessages;
use super::guilds::Guilds;
use super::inbound::{ReceivedMessage, read};
use super::read_json::{Message, id, list, text};
use serde_json::Value;
use tokio::sync::mpsc::UnboundedSender;
use tracing::{debug, info, warn};

/// An item of the queue from the gateway to the service.
#[derive(Debug)]
pub(super) enum QueueItem {
    /// A message was received.
    Message(ReceivedMessage),
    /// A new gateway session began. In each room, messages newer than the one named here may have been missed.
    GatewaySessionBegan(LastSeenMessages),
}

/// Puts received messages into the queue.
///
/// The queue has no limit, because heartbeats have to go on while the service is busy.
pub(super) struct EventHandler {
    pub(super) queue: UnboundedSender<QueueItem>,
    pub(super) discord: Discord,
    /// Whether the message-content intent is on.
    pub(super) reads_all: bool,
}

impl EventHandler {
    /// Handles one event.
    pub(super) fn take(&self, kind: &str, data: &Value) {
        match kind {
            "READY" => self.gateway_session_began(data),
            "RESUMED" => debug!("took up the session with Discord again"),
            "MESSAGE_CREATE" => self.message(data),
            _ => self.guilds().take(kind, data),
        }
    }

    fn guilds(&self) -> &Guilds {
        &self.discord.guilds
    }

    fn gateway_session_began(&self, data: &Value) {
        let (bot, guilds) = (text(&data["user"]["username"]), list(&data["guilds"]).len());
        info!(
            bot = bot.unwrap_or_default(),
            guilds, "connected to Discord"
        );
        self.guilds()
            .set_me(id(&data["user"]["id"]), self.reads_all);
        self.enqueue(QueueItem::GatewaySessionBegan(
            self.discord.rooms.last_seen(),
        ));
    }

    fn message(&self, data: &Value) {
        let Some(message) = Message::of(data) else {
            warn!(event = %"MESSAGE_CREATE", "Discord sent an event in a form this version cannot read");
            return;
        };
        self.discord.rooms.note_seen(message.channel, message.id);
        let details = self.guilds().message_details(&message);
        if let Some(received) = details.and_then(|details| read(&message, details)) {
            self.enqueue(QueueItem::Message(received));
        }
    }

    /// Puts an item into the queue. That fails only while the program shuts down, so an error is ignored.
    fn enqueue(&self, item: QueueItem) {
        let _ = self.queue.send(item);
    }
}
