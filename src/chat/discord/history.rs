//! Reads messages that people wrote while there was no gateway session. It reads only rooms with unfinished games or tournaments, and at
//! most some hundreds of messages in each. Discord repeats missed messages when a gateway session is resumed, but not when a new one
//! begins.

use super::channel_memory::LastSeenMessages;
use super::failure::Failure;
use super::inbound::{Parent, ReceivedMessage, read};
use super::read_json::Message;
use super::rest::{ChannelInfo, PAGE};
use super::{Discord, LiveRoom};
use crate::session::TimedId;
use serenity::model::id::{ChannelId, GuildId, MessageId, UserId};
use std::collections::HashMap;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::timeout;
use tracing::warn;

/// The most pages that are read of one room. A page has [`PAGE`] messages.
const PAGES: usize = 5;
/// If the program has not seen a message in a room yet, it looks back at most this far.
const WINDOW: Duration = Duration::from_hours(1);
/// The time limit for reading one room. It includes the time spent on waiting for Discord's rate limits.
const TIMEOUT: Duration = Duration::from_secs(60);

/// The rooms to read. Each has the message id after which reading begins:
/// - the last message that this program has seen in the room;
/// - if it has seen none, the board of the last turn;
/// - if that board is missing or older than the [`WINDOW`], the smallest id that a message from within the [`WINDOW`] can have.
pub(super) fn rooms_to_read(
    live: &[LiveRoom],
    seen: &LastSeenMessages,
) -> HashMap<ChannelId, MessageId> {
    let earliest = earliest(SystemTime::now());
    let mut places: HashMap<ChannelId, MessageId> = HashMap::new();
    for LiveRoom { room, message } in live {
        let Some(room) = room.parse().ok() else {
            continue;
        };
        let shown = message.as_ref().and_then(|id| id.parse().ok());
        let after = match seen.get(&room) {
            Some(last) => *last,
            None => shown.unwrap_or(earliest).max(earliest),
        };
        let known = places.entry(room).or_insert(after);
        *known = after.max(*known);
    }
    places
}

/// The smallest id that a message from within the [`WINDOW`] can have: every id begins with the time of its message.
fn earliest(now: SystemTime) -> MessageId {
    let now = now.duration_since(UNIX_EPOCH).unwrap_or_default();
    let then = now.saturating_sub(WINDOW).as_millis();
    let first = TimedId::first_of(i64::try_from(then).unwrap_or_default());
    MessageId::new(u64::try_from(first.0).unwrap_or_default().max(1))
}

/// The history cannot be read now. Trying again may help, but not before this time has passed.
#[derive(Debug)]
pub(super) struct TryAgainAfter(pub(super) Duration);

/// Returns the messages that were written in a room after the message `after`, the oldest first. Messages that are not for the
/// service are left out. If the bot may not read the history, logs a warning and returns no messages.
pub(super) async fn missed_messages(
    discord: &Discord,
    room: ChannelId,
    after: MessageId,
) -> Result<Vec<ReceivedMessage>, TryAgainAfter> {
    match timeout(TIMEOUT, look(discord, room, after)).await {
        Ok(Ok((last, heard))) => {
            // The next reading of the history begins after this message.
            last.into_iter()
                .for_each(|last| discord.rooms.note_seen(room, last));
            Ok(heard)
        }
        Ok(Err(error)) => {
            warn!(%error, channel = %room, "what was written while Discord was away cannot be read");
            match Failure::of(&error) {
                Failure::Later { after, .. } => Err(TryAgainAfter(after.unwrap_or_default())),
                _ => Ok(Vec::new()),
            }
        }
        Err(_) => {
            warn!(channel = %room, "what was written while Discord was away is not told in time");
            Err(TryAgainAfter(Duration::ZERO))
        }
    }
}

/// Reads the messages after `after`. Returns the id of the last message, and all messages that are for the service. The id is `None` if
/// there are no messages.
async fn look(
    discord: &Discord,
    room: ChannelId,
    after: MessageId,
) -> serenity::Result<(Option<MessageId>, Vec<ReceivedMessage>)> {
    let mut messages = pages(discord, room, after).await?;
    let Some(last) = messages.last().map(|message| message.id) else {
        return Ok((None, Vec::new()));
    };
    let channel_info = discord.rest.channel_info(room).await?;
    if let Some(guild) = channel_info.guild {
        let members = members(discord, guild, &messages).await;
        for message in &mut messages {
            message.guild = Some(guild);
            if let Some(member) = members.get(&message.author.id) {
                message.author.belongs(member);
            }
        }
    }
    Ok((
        Some(last),
        messages_for_service(discord, &messages, channel_info),
    ))
}

async fn pages(
    discord: &Discord,
    room: ChannelId,
    mut after: MessageId,
) -> serenity::Result<Vec<Message>> {
    let mut messages: Vec<Message> = Vec::new();
    for _ in 0..PAGES {
        let page = discord.rest.messages_after(room, after).await?;
        let is_last = page.len() < PAGE;
        messages.extend(page.iter().filter_map(Message::of));
        messages.sort_by_key(|message| message.id);
        match messages.last() {
            Some(last) if !is_last => after = last.id,
            _ => return Ok(messages),
        }
    }
    warn!(channel = %room, "so much was written while Discord was away that not all of it is read");
    Ok(messages)
}

/// Asks Discord for the nicknames and roles of the authors, because the history contains neither.
async fn members(
    discord: &Discord,
    guild: GuildId,
    messages: &[Message],
) -> HashMap<UserId, serde_json::Value> {
    let mut members = HashMap::new();
    for author in messages.iter().map(|message| &message.author) {
        if author.bot || members.contains_key(&author.id) {
            continue;
        }
        // An author who has left the guild is called by the name of the account.
        let member = discord.rest.member(guild, author.id).await;
        members.insert(author.id, member.unwrap_or_default());
    }
    members
}

fn messages_for_service(
    discord: &Discord,
    messages: &[Message],
    channel_info: ChannelInfo,
) -> Vec<ReceivedMessage> {
    let heard = messages.iter().filter_map(|message| {
        let mut details = discord.guilds.message_details(message)?;
        details.parent = Parent::Known(channel_info.parent);
        read(message, details)
    });
    heard.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn live(room: &str, message: Option<u64>) -> LiveRoom {
        LiveRoom {
            room: room.to_owned(),
            message: message.map(|id| id.to_string()),
        }
    }

    #[test]
    fn a_look_back_begins_where_hearing_ended() {
        let least = earliest(SystemTime::now()).get();
        let (seen, shown, old) = (MessageId::new(70), least + (1 << 22) * 10_000, 12);
        let seen = LastSeenMessages::from([(ChannelId::new(1), seen)]);
        let rooms = [
            live("1", Some(shown)),
            live("2", Some(shown)),
            live("2", Some(shown - 5)),
            live("3", Some(old)),
            live("4", None),
            live("no id", None),
        ];
        let places = rooms_to_read(&rooms, &seen);
        let after = |room: u64| places[&ChannelId::new(room)].get();
        assert_eq!((after(1), after(2)), (70, shown));
        assert!(
            after(3) >= least && after(4) >= least,
            "no more than an hour"
        );
        assert_eq!(places.len(), 4);
    }

    #[test]
    fn an_id_tells_when_a_message_was_written() {
        let first = Duration::from_millis(1_420_070_400_000);
        let now = UNIX_EPOCH + first + WINDOW + Duration::from_millis(3);
        assert_eq!(earliest(now).get(), 3 << 22);
    }
}
