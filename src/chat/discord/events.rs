//! Reads the gateway's events and puts each message, with what is known of its room, into one queue in the order of arrival.

use super::Discord;
use super::guilds::Guilds;
use super::inbound::{Heard, read};
use super::read_json::{Message, id, list, text};
use super::rooms::Seen;
use serde_json::Value;
use tokio::sync::mpsc::UnboundedSender;
use tracing::{debug, info, warn};

/// An item of the queue from the gateway to the service.
#[derive(Debug)]
pub(super) enum News {
    /// A message was received.
    Heard(Heard),
    /// A new gateway session began. In each room, messages newer than the one named here may have been missed.
    Began(Seen),
}

/// Puts received messages into the queue.
///
/// The queue has no limit, because heartbeats have to go on while the service is busy.
pub(super) struct Events {
    pub(super) queue: UnboundedSender<News>,
    pub(super) discord: Discord,
    /// Whether the message-content intent is on.
    pub(super) reads_all: bool,
}

impl Events {
    /// Handles one event.
    pub(super) fn take(&self, kind: &str, data: &Value) {
        match kind {
            "READY" => self.began(data),
            "RESUMED" => debug!("took up the session with Discord again"),
            "MESSAGE_CREATE" => self.message(data),
            _ => self.guilds().take(kind, data),
        }
    }

    fn guilds(&self) -> &Guilds {
        &self.discord.guilds
    }

    fn began(&self, data: &Value) {
        let (bot, guilds) = (text(&data["user"]["username"]), list(&data["guilds"]).len());
        info!(
            bot = bot.unwrap_or_default(),
            guilds, "connected to Discord"
        );
        self.guilds()
            .set_me(id(&data["user"]["id"]), self.reads_all);
        self.tell(News::Began(self.discord.rooms.seen()));
    }

    fn message(&self, data: &Value) {
        let Some(message) = Message::of(data) else {
            warn!(event = %"MESSAGE_CREATE", "Discord sent an event in a form this version cannot read");
            return;
        };
        self.discord.rooms.saw(message.channel, message.id);
        let setting = self.guilds().setting(&message);
        if let Some(heard) = setting.and_then(|setting| read(&message, setting)) {
            self.tell(News::Heard(heard));
        }
    }

    /// Puts an item into the queue. That fails only while the program shuts down, so an error is ignored.
    fn tell(&self, news: News) {
        let _ = self.queue.send(news);
    }
}
