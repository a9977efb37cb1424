//! Reads all events of a room after the last handled one. If a sync response has only the newest of them, the others are fetched.

use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::room::MessagesOptions;
use matrix_sdk::ruma::events::AnySyncTimelineEvent;
use matrix_sdk::ruma::events::room::member::MembershipState;
use matrix_sdk::ruma::serde::Raw;
use matrix_sdk::ruma::{UserId, uint};
use matrix_sdk::sync::Timeline;
use matrix_sdk::{Error, Room};
use serde::Deserialize;
use tracing::warn;

/// How many pages of a hundred events are read at most.
const PAGES: usize = 50;

/// The events after `last`, oldest first. If the sync has left out some of them, they are fetched, but at most [`PAGES`] pages. If there
/// are more, the oldest are missing from the result. In a room that is new to the bot, events before the invitation are left out, because
/// they are not for the bot.
///
/// # Errors
/// If the homeserver cannot be asked. The same call may work later.
pub(super) async fn since(
    room: &Room,
    timeline: &Timeline,
    last: Option<&str>,
) -> Result<Vec<TimelineEvent>, Error> {
    let me = room.own_user_id();
    let mut events: Vec<_> = timeline.events.iter().rev().cloned().collect();
    let mut from = timeline.prev_batch.clone().filter(|_| timeline.limited);
    for _ in 0..PAGES {
        if let Some(end) = events
            .iter()
            .position(|event| ends_reading_back(event, last, me))
        {
            events.truncate(end);
            from = None;
            break;
        }
        let Some(token) = from.as_deref() else { break };
        let mut options = MessagesOptions::backward().from(token);
        options.limit = uint!(100);
        let page = room.messages(options).await?;
        from = page.end.filter(|_| !page.chunk.is_empty());
        events.extend(page.chunk);
    }
    if from.is_some() {
        warn!(room = %room.room_id(), "more happened in a room than is looked through: the oldest of it is left out");
    }
    events.reverse();
    Ok(events)
}

/// Whether reading back ends at this event: it is the last handled one, or nothing before it is for the bot.
fn ends_reading_back(event: &TimelineEvent, last: Option<&str>, me: &UserId) -> bool {
    let id = event.event_id();
    id.as_ref().is_some_and(|id| Some(id.as_str()) == last)
        || lets_in(event.raw(), me) == Some(true)
}

/// The index of the bot's join after an invitation. Zero if these events contain no join after an invitation. The caller leaves out
/// earlier events that the bot cannot decrypt, because they were not meant for the bot.
pub(super) fn joined_at(events: &[TimelineEvent], me: &UserId) -> usize {
    let joins = |event: &TimelineEvent| lets_in(event.raw(), me) == Some(false);
    events.iter().position(joins).unwrap_or(0)
}

#[derive(Deserialize)]
struct Membership {
    #[serde(rename = "type")]
    kind: String,
    state_key: Option<String>,
    content: Content,
    #[serde(default)]
    unsigned: Unsigned,
}

#[derive(Deserialize, Default)]
struct Unsigned {
    prev_content: Option<Content>,
}

#[derive(Deserialize)]
struct Content {
    membership: Option<MembershipState>,
}

/// How an event changes the bot's own membership:
/// - `Some(false)`: from invited to joined. Events since the invitation are for the bot.
/// - `Some(true)`: in another way, for example by an invitation or a leave. Events before this one are not for the bot.
/// - `None`: not at all.
fn lets_in(event: &Raw<AnySyncTimelineEvent>, me: &UserId) -> Option<bool> {
    let event: Membership = event.deserialize_as_unchecked().ok()?;
    if event.kind != "m.room.member" || event.state_key.as_deref() != Some(me.as_str()) {
        return None;
    }
    let before = event
        .unsigned
        .prev_content
        .and_then(|before| before.membership);
    match (event.content.membership?, before) {
        (MembershipState::Join, Some(MembershipState::Join)) => None,
        (MembershipState::Join, Some(MembershipState::Invite)) => Some(false),
        _ => Some(true),
    }
}

#[cfg(test)]
mod tests {
    use super::lets_in;
    use matrix_sdk::ruma::events::AnySyncTimelineEvent;
    use matrix_sdk::ruma::serde::Raw;
    use matrix_sdk::ruma::user_id;
    use serde_json::{Value, json};

    fn membership(user: &str, now: &str, before: Option<&str>) -> Option<bool> {
        let mut event: Value = json!({
            "type": "m.room.member", "state_key": user, "sender": user, "event_id": "$a", "content": { "membership": now },
        });
        if let Some(before) = before {
            event["unsigned"] = json!({ "prev_content": { "membership": before } });
        }
        let raw: Raw<AnySyncTimelineEvent> = serde_json::from_value(event).unwrap();
        lets_in(&raw, user_id!("@bot:example.org"))
    }

    #[test]
    fn the_bots_time_begins_with_the_invitation() {
        let bot = "@bot:example.org";
        assert_eq!(membership(bot, "invite", None), Some(true));
        assert_eq!(membership(bot, "join", Some("invite")), Some(false));
        assert_eq!(membership(bot, "join", None), Some(true));
        assert_eq!(membership(bot, "join", Some("leave")), Some(true));
        assert_eq!(membership(bot, "join", Some("join")), None);
        assert_eq!(membership(bot, "leave", Some("join")), Some(true));
        assert_eq!(membership("@anna:example.org", "join", None), None);
    }
}
