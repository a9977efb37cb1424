//! Messages, people and rooms in Discord's JSON, with every field that serenity 0.12.5 requires: serenity silently drops a known event
//! that it cannot read.

use super::components;
use super::model::{APP, BOT, BOT_ROLE, File, GUILD, Kind, MANAGERS, Message, Place, User};
use super::state::State;
use serde_json::{Value, json};

const TIME: &str = "2026-01-01T12:00:00.000000+00:00";
const MANAGE_GUILD: u64 = 1 << 5;
/// The permissions of everyone in a new guild. Managing the guild is not among them.
const EVERYONE: u64 = 2_248_473_465_835_073 & !MANAGE_GUILD;

pub(crate) fn user(user: &User) -> Value {
    json!({
        "id": user.id.to_string(), "username": user.name, "discriminator": "0", "global_name": null, "avatar": null,
        "bot": user.bot, "system": false, "public_flags": 0, "flags": 0, "primary_guild": null,
    })
}

pub(crate) fn member(user: &User) -> Value {
    let mut roles = Vec::new();
    if user.manages {
        roles.push(MANAGERS.to_string());
    }
    if user.id == BOT {
        roles.push(BOT_ROLE.to_string());
    }
    json!({
        "nick": user.nick, "roles": roles, "joined_at": TIME, "deaf": false, "mute": false, "flags": 0, "pending": false,
        "avatar": null, "banner": null, "communication_disabled_until": null, "premium_since": null,
    })
}

pub(crate) fn channel(place: &Place) -> Value {
    let id = place.id.to_string();
    match place.kind {
        Kind::Text => json!({
            "id": id, "type": 0, "guild_id": GUILD.to_string(), "name": place.name, "position": 0, "permission_overwrites": [],
            "nsfw": false, "parent_id": null, "last_message_id": null, "rate_limit_per_user": 0, "topic": null, "flags": 0,
        }),
        Kind::Thread(parent) => json!({
            "id": id, "type": 11, "guild_id": GUILD.to_string(), "parent_id": parent.to_string(), "name": place.name,
            "owner_id": BOT.to_string(), "last_message_id": null, "message_count": 0, "member_count": 1, "rate_limit_per_user": 0,
            "thread_metadata": {"archived": place.archived || !place.listed, "auto_archive_duration": place.open_for, "archive_timestamp": TIME, "locked": false},
            "flags": 0, "total_message_sent": 0,
        }),
        Kind::Direct(person) => json!({
            "id": id, "type": 1, "last_message_id": null, "flags": 0,
            "recipients": [{
                "id": person.to_string(), "username": "x", "discriminator": "0", "avatar": null, "global_name": null,
                "public_flags": 0, "flags": 0, "primary_guild": null,
            }],
        }),
    }
}

pub(crate) fn message(state: &State, message: &Message) -> Value {
    let mut value = without_reference(state, message);
    if let Some(earlier) = message.reply_to {
        value["message_reference"] = json!({
            "type": 0, "message_id": earlier.to_string(), "channel_id": message.room.to_string(), "guild_id": GUILD.to_string(),
        });
        let earlier = state.messages.get(&earlier);
        value["referenced_message"] =
            earlier.map_or(Value::Null, |earlier| without_reference(state, earlier));
    }
    value
}

fn without_reference(state: &State, message: &Message) -> Value {
    let author = &state.people[&message.author];
    let direct = matches!(state.rooms[&message.room].kind, Kind::Direct(_));
    let mut value = json!({
        "id": message.id.to_string(), "channel_id": message.room.to_string(), "author": user(author), "content": message.text,
        "timestamp": TIME, "edited_timestamp": (message.edits > 0).then_some(TIME), "tts": false, "mention_everyone": false,
        "mentions": mentions(state, message), "mention_roles": [], "attachments": attachments(message), "embeds": [], "pinned": false,
        "type": message.kind, "flags": flags(message), "components": components::shown(&message.components),
    });
    if let Some(nonce) = &message.nonce {
        value["nonce"] = json!(nonce);
    }
    if message.webhook {
        value["webhook_id"] = json!(author.id.to_string());
    }
    if !direct {
        value["guild_id"] = json!(GUILD.to_string());
        if !message.webhook {
            value["member"] = member(author);
        }
    }
    value
}

fn attachments(message: &Message) -> Vec<Value> {
    let described = |file: &File| {
        json!({
            "id": "1", "filename": file.name, "description": file.description, "size": file.bytes.len(),
            "url": "https://cdn.example/board.png", "proxy_url": "https://cdn.example/board.png",
        })
    };
    message.files.iter().map(described).collect()
}

fn flags(message: &Message) -> u64 {
    let silent = if message.silent { 1 << 12 } else { 0 };
    let private = if message.only_for.is_some() { 64 } else { 0 };
    silent | private
}

fn mentions(state: &State, message: &Message) -> Vec<Value> {
    let mut ids = message.mentioned();
    if message.kind == 19 && message.rings.contains(&BOT.0) && !ids.contains(&BOT) {
        ids.push(BOT);
    }
    let known = ids.iter().filter_map(|id| state.people.get(id));
    known
        .map(|person| {
            let mut value = user(person);
            value["member"] = member(person);
            value
        })
        .collect()
}

pub(crate) fn ready(session: &str, gateway: &str) -> Value {
    json!({
        "v": 10, "session_id": session, "resume_gateway_url": gateway, "shard": [0, 1], "application": {"id": APP.to_string(), "flags": 0},
        "user": {"id": BOT.to_string(), "username": "lusoria", "discriminator": "0", "avatar": null, "bot": true,
            "mfa_enabled": false, "verified": true, "email": null, "flags": 0},
        "guilds": [{"id": GUILD.to_string(), "unavailable": true}],
    })
}

pub(crate) fn guild(state: &State) -> Value {
    let listed = |thread: bool| -> Vec<Value> {
        let rooms = state.rooms.values().filter(|room| room.listed);
        rooms
            .filter(|room| matches!(room.kind, Kind::Thread(_)) == thread)
            .map(channel)
            .collect()
    };
    let bot = &state.people[&BOT];
    let mut me = member(bot);
    me["user"] = user(bot);
    let mut guild = guild_settings();
    guild["preferred_locale"] = json!(state.locale);
    guild["member_count"] = json!(state.people.len());
    guild["members"] = json!([me]);
    guild["channels"] = json!(listed(false));
    guild["threads"] = json!(listed(true));
    guild["roles"] = json!([
        role(GUILD, "@everyone", EVERYONE, json!({})),
        role(BOT_ROLE, "lusoria", 0, json!({"bot_id": BOT.to_string()})),
        role(MANAGERS, "managers", MANAGE_GUILD, json!({})),
    ]);
    guild
}

fn guild_settings() -> Value {
    json!({
        "id": GUILD.to_string(), "name": "Stand-in", "icon": null, "icon_hash": null, "splash": null, "discovery_splash": null,
        "owner_id": "1000000000000000009", "afk_channel_id": null, "afk_timeout": 300, "widget_enabled": false,
        "widget_channel_id": null, "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
        "emojis": [], "features": [], "mfa_level": 0, "application_id": null, "system_channel_id": null, "system_channel_flags": 0,
        "rules_channel_id": null, "max_members": 500_000, "vanity_url_code": null, "description": null, "banner": null,
        "premium_tier": 0, "premium_subscription_count": 0, "public_updates_channel_id": null,
        "nsfw_level": 0, "premium_progress_bar_enabled": false, "stickers": [], "joined_at": TIME, "large": false,
        "unavailable": false, "voice_states": [], "presences": [], "stage_instances": [], "guild_scheduled_events": [],
    })
}

fn role(id: u64, name: &str, permissions: u64, tags: Value) -> Value {
    json!({
        "id": id.to_string(), "name": name, "color": 0, "hoist": false, "position": 0, "permissions": permissions.to_string(),
        "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
        "managed": false, "mentionable": false, "flags": 0, "tags": tags,
    })
}
