//! Finds the members of a room that are needed to understand a message. In a small room the list of all members is fetched. In other
//! rooms only the author of the message and the people whom it names are looked up. Look-ups have a time limit. If one fails, the message
//! is still answered, and people are called by their ids. `message_text.rs` finds the mentions in the text. Also decides who manages a
//! room, and whether a room is a direct chat.

use super::inbound::{MessageDetails, distinct_name};
use super::message_text::{NamedPeople, Person};
use lru::LruCache;
use matrix_sdk::room::RoomMember;
use matrix_sdk::ruma::api::client::state::get_state_event_for_key::v3::Request as GetState;
use matrix_sdk::ruma::events::StateEventType;
use matrix_sdk::ruma::events::room::history_visibility::HistoryVisibility;
use matrix_sdk::ruma::events::room::member::{MembershipState, RoomMemberEventContent};
use matrix_sdk::ruma::room::JoinRule;
use matrix_sdk::ruma::{OwnedRoomId, UserId};
use matrix_sdk::{Room, RoomMemberships};
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, timeout_at};
use tracing::debug;

/// How long a message waits at most for all its look-ups together.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The list of members is not fetched for rooms with more members than this.
const SMALL: u64 = 100;

/// If the list of members of a room could not be fetched: how long to wait before asking for the list again.
const PAUSE: Duration = Duration::from_secs(300);

/// How many rooms [`FailedMemberLists`] keeps at most.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(4_096).expect("not zero");

/// The rooms whose list of members could not be fetched, each with the time of the failure.
pub(super) struct FailedMemberLists(Mutex<LruCache<OwnedRoomId, Instant>>);

impl Default for FailedMemberLists {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(REMEMBERED)))
    }
}

impl FailedMemberLists {
    /// Whether the library knows all members of the room. For a small room, asks the homeserver for them. Does not ask if that failed a
    /// short time ago.
    async fn knows_all_members(&self, room: &Room, deadline: Instant) -> bool {
        if room.active_members_count() > SMALL {
            return false;
        }
        let failed = |now: Option<Instant>| {
            let mut lists = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            match now {
                Some(now) => lists.put(room.room_id().to_owned(), now),
                None => lists.peek(room.room_id()).copied(),
            }
        };
        if failed(None).is_some_and(|then| then.elapsed() < PAUSE) {
            return false;
        }
        if let Ok(Ok(())) = timeout_at(deadline, room.sync_members()).await {
            return true;
        }
        debug!(room = %room.room_id(), "the people of a room cannot be listed; they are looked up one by one");
        failed(Some(Instant::now()));
        false
    }
}

/// Finds out what is needed to understand a message of this author.
pub(super) async fn message_details(
    room: &Room,
    author: &UserId,
    named: &NamedPeople,
    failed_lists: &FailedMemberLists,
) -> MessageDetails {
    let deadline = Instant::now() + TIMEOUT;
    let complete = failed_lists.knows_all_members(room, deadline).await;
    let author_known = match look_up(room, author, complete, deadline).await {
        LookUp::Member(person) => Some(person),
        LookUp::NoMember | LookUp::Failed => None,
    };
    let bot = room.own_user_id();
    let mut people = people(room, named, complete, deadline).await;
    if !people.iter().any(|person| person.id == bot.as_str()) {
        let me = room.get_member_no_sync(bot).await.ok().flatten();
        people.push(me.map_or_else(|| stranger(bot), |me| person(&me)));
    }
    let levels = room.power_levels_or_default().await;
    MessageDetails {
        bot: bot.to_string(),
        name: author_known.map_or_else(|| author.to_string(), |person| person.shown),
        direct: is_direct(room),
        may_configure: levels.user_can_send_state(author, StateEventType::RoomTopic),
        people,
    }
}

/// Whether at most one person besides the bot is in the room or invited, and nobody else can read the room. Matrix's mark for direct
/// rooms is not used, because a marked room may have more members.
pub(super) fn is_direct(room: &Room) -> bool {
    let history = room.history_visibility_or_default();
    let others_read = is_open_to_others(room.join_rule().as_ref(), &history);
    is_for_two(room.joined_members_count(), room.invited_members_count()) && !others_read
}

/// Takes how many members of a room have joined, and how many are invited. Returns whether at most one of them is not the bot. The bot
/// itself has joined. So if `joined` is 0, the homeserver has not told the numbers, and the result is false.
const fn is_for_two(joined: u64, invited: u64) -> bool {
    joined > 0 && joined.saturating_add(invited) <= 2
}

/// Whether people outside the room can read what is written there now, without being let in.
fn is_open_to_others(join: Option<&JoinRule>, history: &HistoryVisibility) -> bool {
    let asks = matches!(
        join,
        None | Some(JoinRule::Invite | JoinRule::Knock | JoinRule::Private)
    );
    match history {
        HistoryVisibility::Invited | HistoryVisibility::Joined => false,
        HistoryVisibility::Shared => !asks,
        _ => true,
    }
}

/// The people whom a message possibly names. If `named` is empty, returns nobody. If the library knows all members, returns all of them.
/// Otherwise looks each name up and returns the people whom it finds. A full id whose look-up fails counts as found.
async fn people(
    room: &Room,
    named: &NamedPeople,
    complete: bool,
    deadline: Instant,
) -> Vec<Person> {
    if *named == NamedPeople::default() {
        return Vec::new();
    }
    if complete && let Ok(members) = room.members_no_sync(RoomMemberships::ACTIVE).await {
        return members.iter().map(person).collect();
    }
    let server = room.own_user_id().server_name();
    let near = named.names.iter().map(|name| format!("@{name}:{server}"));
    let mut people: Vec<Person> = Vec::new();
    for (id, is_sure) in (named
        .linked
        .iter()
        .chain(&named.typed)
        .cloned()
        .map(|id| (id, true)))
    .chain(near.map(|id| (id, false)))
    {
        let Ok(user) = <&UserId>::try_from(id.as_str()) else {
            continue;
        };
        match look_up(room, user, complete, deadline).await {
            LookUp::Member(person) => people.push(person),
            // A full id can mean only one person.
            LookUp::Failed if is_sure => people.push(stranger(user)),
            LookUp::Failed | LookUp::NoMember => {}
        }
    }
    people
}

/// What is known of a person.
enum LookUp {
    Member(Person),
    /// Not in the room.
    NoMember,
    /// The look-up failed.
    Failed,
}

async fn look_up(room: &Room, user: &UserId, complete: bool, deadline: Instant) -> LookUp {
    match room.get_member_no_sync(user).await {
        Ok(Some(member)) if is_active(member.membership()) => {
            return LookUp::Member(person(&member));
        }
        Ok(Some(_)) => return LookUp::NoMember,
        Ok(None) if complete => return LookUp::NoMember,
        Ok(None) | Err(_) => {}
    }
    let kind = StateEventType::RoomMember;
    let request = GetState::new(room.room_id().to_owned(), kind, user.to_string());
    let asked = timeout_at(deadline, room.client().send(request).into_future()).await;
    match asked {
        Ok(Ok(answer)) => {
            let content = answer.into_content();
            match content.deserialize_as_unchecked::<RoomMemberEventContent>() {
                Ok(content) if is_active(&content.membership) => {
                    let name = content
                        .displayname
                        .unwrap_or_else(|| user.localpart().to_owned());
                    LookUp::Member(Person {
                        id: user.to_string(),
                        shown: name.clone(),
                        name,
                    })
                }
                _ => LookUp::NoMember,
            }
        }
        Ok(Err(error)) if is_not_found(&error) => LookUp::NoMember,
        Ok(Err(_)) | Err(_) => LookUp::Failed,
    }
}

/// Whether the homeserver has answered `M_NOT_FOUND`: what was asked for does not exist.
pub(super) fn is_not_found(error: &matrix_sdk::HttpError) -> bool {
    use matrix_sdk::ruma::api::error::ErrorKind;
    matches!(error.client_api_error_kind(), Some(ErrorKind::NotFound))
}

fn is_active(membership: &MembershipState) -> bool {
    matches!(membership, MembershipState::Join | MembershipState::Invite)
}

fn person(member: &RoomMember) -> Person {
    Person {
        id: member.user_id().to_string(),
        name: member.name().to_owned(),
        shown: distinct_name(
            member.name(),
            member.user_id().as_str(),
            member.name_ambiguous(),
        ),
    }
}

fn stranger(user: &UserId) -> Person {
    Person {
        id: user.to_string(),
        name: user.localpart().to_owned(),
        shown: user.to_string(),
    }
}

/// Whether this person is known to have left the room or to have been removed from it.
pub(super) async fn has_left(room: &Room, id: &str) -> bool {
    let Ok(user) = <&UserId>::try_from(id) else {
        return false;
    };
    let member = room.get_member_no_sync(user).await.ok().flatten();
    member.is_some_and(|member| !is_active(member.membership()))
}

#[cfg(test)]
mod tests {
    use super::{HistoryVisibility, JoinRule, is_for_two, is_open_to_others};

    #[test]
    fn a_room_of_which_the_members_are_not_counted_is_no_direct_chat() {
        for (joined, invited, is_direct) in [
            (2, 0, true),
            (1, 1, true),
            (1, 0, true),
            (2, 1, false),
            (3, 0, false),
            (0, 0, false),
            (0, 2, false),
        ] {
            assert_eq!(is_for_two(joined, invited), is_direct, "{joined} {invited}");
        }
    }

    #[test]
    fn a_room_that_others_can_read_is_no_direct_chat() {
        let shared = HistoryVisibility::Shared;
        for join in [None, Some(JoinRule::Invite), Some(JoinRule::Knock)] {
            assert!(!is_open_to_others(join.as_ref(), &shared), "{join:?}");
            let world = HistoryVisibility::WorldReadable;
            assert!(is_open_to_others(join.as_ref(), &world), "{join:?}");
        }
        assert!(is_open_to_others(Some(&JoinRule::Public), &shared));
        for since in [HistoryVisibility::Joined, HistoryVisibility::Invited] {
            assert!(!is_open_to_others(Some(&JoinRule::Public), &since));
        }
    }
}
