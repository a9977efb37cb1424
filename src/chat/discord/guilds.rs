//! Remembers what is needed to understand a message: the bot's own user, whether Discord sends the text of all messages (the
//! message-content intent), and facts about each guild (Discord's word for a server). Discord sends the bot's user and the guilds again
//! at the beginning of every gateway session. Also decides whether the author of a message manages the guild. For slash commands and
//! buttons, `interaction_json.rs` decides that.

use super::inbound::{MessageDetails, Parent};
use super::read_json::{Message, Person, id, list, text};
use serde_json::Value;
use serenity::model::Permissions;
use serenity::model::id::{ChannelId, GuildId, RoleId, UserId};
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The guilds, shared by both halves of the adapter.
#[derive(Default)]
pub(super) struct Guilds(Mutex<Known>);

#[derive(Default)]
struct Known {
    me: Option<UserId>,
    /// Whether the message-content intent is off.
    hears_little: bool,
    guilds: HashMap<GuildId, Guild>,
    /// For each guild from which the bot was removed: its channels and threads.
    lost: HashMap<GuildId, HashSet<ChannelId>>,
}

#[derive(Default)]
struct Guild {
    owner: Option<UserId>,
    locale: Option<String>,
    roles: HashMap<RoleId, Role>,
    channels: HashSet<ChannelId>,
    /// The threads, each with the channel it belongs to, if that is known.
    threads: HashMap<ChannelId, Option<ChannelId>>,
}

struct Role {
    permissions: Permissions,
    /// The bot for which Discord created this role; `None` for other roles.
    bot: Option<UserId>,
}

impl Guilds {
    /// Stores the bot's own user, and whether Discord sends the text of all messages.
    pub(super) fn set_me(&self, me: Option<UserId>, reads_all: bool) {
        let mut known = self.lock();
        known.me = me;
        known.hears_little = !reads_all;
    }

    /// The bot's own user. `None` until Discord has sent it.
    pub(super) fn me(&self) -> Option<UserId> {
        self.lock().me
    }

    /// Whether the bot gets only few of the texts in this channel: messages that mention it, and replies that notify it. False for direct
    /// chats and for channels that are not known.
    pub(super) fn hears_little(&self, channel: ChannelId) -> bool {
        let known = self.lock();
        known.hears_little && known.guilds.values().any(|guild| guild.has(channel))
    }

    /// Whether this channel belongs to a guild from which the bot was removed.
    pub(super) fn is_lost(&self, channel: ChannelId) -> bool {
        let known = self.lock();
        known.lost.values().any(|lost| lost.contains(&channel))
    }

    /// Notes what an event says about guilds, their roles, channels and threads. Returns the channels that the event takes from the bot:
    /// they were deleted, or the bot was removed from their guild. Threads are not returned.
    pub(super) fn take(&self, event: &str, data: &Value) -> Vec<ChannelId> {
        let mut known = self.lock();
        match event {
            "GUILD_CREATE" => known.put(data),
            "GUILD_DELETE" if data["unavailable"].as_bool() != Some(true) => {
                return known.lose(&data["id"]);
            }
            "CHANNEL_DELETE" => {
                known.with(&data["guild_id"], |guild| guild.take(event, data));
                return id(&data["id"]).into_iter().collect();
            }
            "GUILD_UPDATE" => known.with(&data["id"], |guild| guild.settings(data)),
            _ => known.with(&data["guild_id"], |guild| guild.take(event, data)),
        }
        Vec::new()
    }

    /// What is known about a message besides the message itself: facts about its channel and its author. `None` until Discord has sent
    /// the bot's own user.
    pub(super) fn message_details(&self, message: &Message) -> Option<MessageDetails> {
        let known = self.lock();
        let direct = MessageDetails {
            bot: known.me?,
            bot_role: None,
            parent: Parent::Known(None),
            locale: None,
            may_configure: false,
            reads_all: !known.hears_little,
        };
        let Some(id) = message.guild else {
            return Some(direct);
        };
        Some(match known.guilds.get(&id) {
            Some(guild) => guild.message_details(id, message, direct),
            None => MessageDetails {
                parent: Parent::Ask,
                ..direct
            },
        })
    }

    /// Locks the data. A panic in another task does no harm, because every call leaves the data consistent.
    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    fn put(&mut self, data: &Value) {
        let Some(id) = id(&data["id"]) else { return };
        let mut guild = Guild::default();
        guild.settings(data);
        guild.channels = list(&data["channels"])
            .iter()
            .filter_map(|c| self::id(&c["id"]))
            .collect();
        list(&data["threads"])
            .iter()
            .for_each(|thread| guild.thread(thread));
        self.lost.remove(&id);
        self.guilds.insert(id, guild);
    }

    /// Forgets a guild from which the bot was removed. Returns the channels of the guild without the threads. If the guild is not
    /// known, the list is empty.
    fn lose(&mut self, guild: &Value) -> Vec<ChannelId> {
        let Some(id) = id::<GuildId>(guild) else {
            return Vec::new();
        };
        let Some(guild) = self.guilds.remove(&id) else {
            return Vec::new();
        };
        let channels = guild.channels.iter().copied().collect();
        let all = guild.threads.into_keys().chain(guild.channels);
        self.lost.insert(id, all.collect());
        channels
    }

    fn with(&mut self, guild: &Value, change: impl FnOnce(&mut Guild)) {
        if let Some(known) = id(guild).and_then(|id: GuildId| self.guilds.get_mut(&id)) {
            change(known);
        }
    }
}

impl Guild {
    fn has(&self, channel: ChannelId) -> bool {
        self.channels.contains(&channel) || self.threads.contains_key(&channel)
    }

    /// Reads the fields that `GUILD_CREATE` and `GUILD_UPDATE` share.
    fn settings(&mut self, data: &Value) {
        self.owner = id(&data["owner_id"]).or(self.owner);
        self.locale = text(&data["preferred_locale"]).or_else(|| self.locale.take());
        list(&data["roles"]).iter().for_each(|role| self.role(role));
    }

    fn take(&mut self, event: &str, data: &Value) {
        match event {
            "GUILD_ROLE_CREATE" | "GUILD_ROLE_UPDATE" => self.role(&data["role"]),
            "GUILD_ROLE_DELETE" => {
                id(&data["role_id"]).map(|role: RoleId| self.roles.remove(&role));
            }
            "CHANNEL_CREATE" | "CHANNEL_UPDATE" => {
                self.channels.extend(id::<ChannelId>(&data["id"]))
            }
            "CHANNEL_DELETE" => {
                id(&data["id"]).map(|channel: ChannelId| self.channels.remove(&channel));
            }
            "THREAD_CREATE" | "THREAD_UPDATE" => self.thread(data),
            "THREAD_DELETE" => {
                id(&data["id"]).map(|thread: ChannelId| self.threads.remove(&thread));
            }
            "THREAD_LIST_SYNC" => list(&data["threads"])
                .iter()
                .for_each(|thread| self.thread(thread)),
            _ => {}
        }
    }

    fn role(&mut self, data: &Value) {
        let Some(role) = id(&data["id"]) else { return };
        let permissions = text(&data["permissions"]).and_then(|bits| bits.parse().ok());
        let permissions = Permissions::from_bits_truncate(permissions.unwrap_or(0));
        let bot = id(&data["tags"]["bot_id"]);
        self.roles.insert(role, Role { permissions, bot });
    }

    fn thread(&mut self, data: &Value) {
        if let Some(thread) = id(&data["id"]) {
            self.threads.insert(thread, id(&data["parent_id"]));
        }
    }

    fn message_details(
        &self,
        id: GuildId,
        message: &Message,
        direct: MessageDetails,
    ) -> MessageDetails {
        let ours = self
            .roles
            .iter()
            .find(|(_, role)| role.bot == Some(direct.bot));
        MessageDetails {
            bot_role: ours.map(|(id, _)| *id),
            parent: self.parent(message.channel),
            locale: self.locale.clone(),
            may_configure: self.manages(id, &message.author),
            ..direct
        }
    }

    fn parent(&self, channel: ChannelId) -> Parent {
        match self.threads.get(&channel) {
            Some(parent) => Parent::Known(*parent),
            None if self.channels.contains(&channel) => Parent::Known(None),
            None => Parent::Ask,
        }
    }

    /// Whether this person may manage the guild. Everybody has the role `@everyone`, and its id is the id of the guild.
    fn manages(&self, id: GuildId, person: &Person) -> bool {
        let enough = Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR;
        let everyone = RoleId::new(id.get());
        let mut roles = person.roles.iter().chain([&everyone]);
        let may = |role: &RoleId| {
            let role = self.roles.get(role);
            role.is_some_and(|role| role.permissions.intersects(enough))
        };
        self.owner == Some(person.id) || roles.any(may)
    }
}
