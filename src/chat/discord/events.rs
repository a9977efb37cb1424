//! The gateway's events: each message, with what the cache knows of its room, put into one queue in the order of arrival.

use super::inbound::{Heard, Parent, Setting, read};
use serenity::async_trait;
use serenity::cache::Cache;
use serenity::client::{Context, RawEventHandler};
use serenity::model::Permissions;
use serenity::model::channel::Message;
use serenity::model::event::Event;
use serenity::model::guild::Guild;
use serenity::model::id::{ChannelId, UserId};
use tokio::sync::mpsc::UnboundedSender;
use tracing::{debug, info, warn};

/// Events the adapter cannot do without.
const NEEDED: [&str; 3] = ["READY", "GUILD_CREATE", "MESSAGE_CREATE"];

/// Puts what is heard into the queue.
///
/// serenity starts a task for each event. They all run on the gateway's one thread, whose scheduler polls new tasks in the order
/// in which they were started, and [`raw_event`](RawEventHandler::raw_event) never waits before it has put its message into the
/// queue: so the queue has Discord's order. Keep it free of `await`.
///
/// The queue has no bound, because heartbeats have to go on while the host is busy.
pub(super) struct Events {
    pub(super) queue: UnboundedSender<Heard>,
    /// Whether the message-content intent is on.
    pub(super) reads_all: bool,
}

#[async_trait]
impl RawEventHandler for Events {
    async fn raw_event(&self, context: Context, event: Event) {
        match event {
            Event::Ready(event) => {
                info!(bot = %event.ready.user.name, guilds = event.ready.guilds.len(), "connected to Discord");
            }
            Event::Resumed(_) => debug!("took up the session with Discord again"),
            Event::MessageCreate(event) => {
                let setting = setting(&context.cache, &event.message, self.reads_all);
                if let Some(heard) = read(&event.message, setting) {
                    // No receiver: we are shutting down.
                    let _ = self.queue.send(heard);
                }
            }
            // serenity drops in silence what it cannot read, for instance after Discord changed a field.
            Event::Unknown(event) if NEEDED.contains(&&*event.kind) => {
                warn!(event = %event.kind, "Discord sent an event in a form this version cannot read");
            }
            _ => {}
        }
    }
}

fn setting(cache: &Cache, message: &Message, reads_all: bool) -> Setting {
    let bot = cache.current_user().id;
    let direct = Setting {
        bot,
        bot_role: None,
        parent: Parent::Known(None),
        locale: None,
        may_configure: false,
        reads_all,
    };
    let Some(guild_id) = message.guild_id else {
        return direct;
    };
    match cache.guild(guild_id) {
        Some(guild) => in_guild(&guild, message, direct),
        None => Setting {
            parent: Parent::Ask,
            ..direct
        },
    }
}

fn in_guild(guild: &Guild, message: &Message, setting: Setting) -> Setting {
    Setting {
        bot_role: guild
            .roles
            .values()
            .find(|role| role.tags.bot_id == Some(setting.bot))
            .map(|role| role.id),
        parent: parent(guild, message.channel_id),
        locale: Some(guild.preferred_locale.clone()),
        may_configure: manages(guild, message.author.id, message),
        ..setting
    }
}

fn parent(guild: &Guild, channel: ChannelId) -> Parent {
    let thread = guild.threads.iter().find(|thread| thread.id == channel);
    match thread {
        Some(thread) => Parent::Known(thread.parent_id),
        None if guild.channels.contains_key(&channel) => Parent::Known(None),
        None => Parent::Ask,
    }
}

fn manages(guild: &Guild, author: UserId, message: &Message) -> bool {
    let by_role = message.member.as_deref().is_some_and(|member| {
        guild
            .partial_member_permissions(author, member)
            .contains(Permissions::MANAGE_GUILD)
    });
    guild.owner_id == author || by_role
}
