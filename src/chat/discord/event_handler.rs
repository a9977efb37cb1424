//! Reads the gateway's events. Puts messages, interactions and a few other events into one queue, in the order of arrival. Each message
//! is put there together with what is known of its room.

use super::Discord;
use super::answer_handle::AnswerHandle;
use super::channel_memory::LastSeenMessages;
use super::config::{Completions, LiveRooms};
use super::guilds::Guilds;
use super::inbound::{ReceivedMessage, read};
use super::interaction_inbound::opened_form;
use super::interaction_json::{Asked, ReceivedInteraction};
use super::read_json::{Message, id, list, text};
use crate::locales::Lang;
use serde_json::Value;
use serenity::model::id::ChannelId;
use tokio::sync::mpsc::UnboundedSender;
use tracing::{debug, info, warn};

/// An item of the queue from the gateway to the service.
#[derive(Debug)]
pub(super) enum QueueItem {
    /// A message was received.
    Message(ReceivedMessage),
    /// A slash command was given, a control was pressed, or a form was completed.
    Interaction(Box<ReceivedInteraction>),
    /// A thread of this channel was deleted.
    ThreadGone {
        /// The id of the thread.
        thread: String,
        /// The id of the channel.
        channel: String,
    },
    /// These channels were deleted, or the bot was removed from their guild.
    ChannelsLost(Vec<ChannelId>),
    /// A new gateway session began. The value has the last message seen in each room. Later ones may have been missed.
    GatewaySessionBegan(LastSeenMessages),
}

/// Puts what the gateway sends into the queue. Each shard has a clone of this handler.
///
/// The queue has no limit. With a limit, the task of a connection would have to wait while the queue is full, and send no heartbeats.
#[derive(Clone)]
pub(super) struct EventHandler {
    pub(super) queue: UnboundedSender<QueueItem>,
    pub(super) discord: Discord,
    /// Whether the message-content intent is on.
    pub(super) reads_all: bool,
    /// Completes what is typed in a slash command.
    pub(super) complete: Completions,
    /// Finds the rooms that have unfinished games or tournaments.
    pub(super) live: LiveRooms,
    /// The language for people whose language Discord does not tell.
    pub(super) lang: Lang,
}

impl EventHandler {
    /// Handles one event.
    pub(super) fn take(&self, kind: &str, data: &Value) {
        match kind {
            "READY" => self.gateway_session_began(data),
            "RESUMED" => debug!("took up the session with Discord again"),
            "MESSAGE_CREATE" => self.message(data),
            "INTERACTION_CREATE" => self.interaction(data),
            "THREAD_UPDATE" => {
                self.guilds().take(kind, data);
                self.keep_open(data);
            }
            "THREAD_DELETE" => {
                self.guilds().take(kind, data);
                self.thread_is_gone(data);
            }
            _ => {
                let lost = self.guilds().take(kind, data);
                if !lost.is_empty() {
                    self.enqueue(QueueItem::ChannelsLost(lost));
                }
            }
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
        if let Some(application) = text(&data["application"]["id"]).and_then(|id| id.parse().ok()) {
            self.discord.register_commands(application);
        }
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
        // Messages come only from channels where the bot is a member.
        self.discord.interactions.note_member(message.channel);
        let details = self.guilds().message_details(&message);
        if let Some(received) = details.and_then(|details| read(&message, details)) {
            self.enqueue(QueueItem::Message(received));
        }
    }

    /// Handles an interaction. Requests for completions, and interactions that open a form, are answered at once. All other interactions
    /// go to the service. If the service needs long, they are acknowledged before they are answered.
    fn interaction(&self, data: &Value) {
        let Some(interaction) = ReceivedInteraction::of(data) else {
            debug!("an interaction of a kind that is not used");
            return;
        };
        let handle = AnswerHandle::of(&interaction);
        if let Asked::Completion(given) = &interaction.asked {
            let (discord, given) = (self.discord.clone(), given.clone());
            tokio::spawn(discord.complete(interaction, given, self.complete.clone()));
        } else if let Some(form) = opened_form(&interaction, self.lang) {
            tokio::spawn(self.discord.clone().open_form(handle, form));
        } else {
            self.discord.expect_answer(interaction.channel, handle);
            self.enqueue(QueueItem::Interaction(Box::new(interaction)));
        }
    }

    /// Opens an archived thread again if a game in it goes on.
    fn keep_open(&self, data: &Value) {
        if let Some(thread) = self.discord.archived_thread(data) {
            let discord = self.discord.clone();
            tokio::spawn(discord.keep_thread_open(thread, self.live.clone()));
        }
    }

    fn thread_is_gone(&self, data: &Value) {
        if let (Some(thread), Some(channel)) = (text(&data["id"]), text(&data["parent_id"])) {
            self.enqueue(QueueItem::ThreadGone { thread, channel });
        }
    }

    /// Puts an item into the queue. This fails only while the program shuts down, so the error is ignored.
    fn enqueue(&self, item: QueueItem) {
        let _ = self.queue.send(item);
    }
}
