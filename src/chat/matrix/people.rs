//! Who is in a room, as far as a message needs it.

use super::inbound::{Setting, told_apart};
use super::text::Person;
use matrix_sdk::room::RoomMember;
use matrix_sdk::ruma::UserId;
use matrix_sdk::ruma::events::StateEventType;
use matrix_sdk::{Error, Room, RoomMemberships};

/// What a message of this author needs to be understood; everybody in the room where the text names people.
pub(super) async fn setting(
    room: &Room,
    author: &UserId,
    everybody: bool,
) -> Result<Setting, Error> {
    let member = room.get_member(author).await?;
    let people = if everybody {
        let members = room.members(RoomMemberships::ACTIVE).await?;
        members.iter().map(person).collect()
    } else {
        Vec::new()
    };
    Ok(Setting {
        bot: room.own_user_id().to_string(),
        name: member.as_ref().map_or_else(|| author.to_string(), name),
        direct: is_direct(room),
        may_configure: member
            .is_some_and(|member| member.can_send_state(StateEventType::RoomTopic)),
        people,
    })
}

/// What is known of an author whom the homeserver does not show.
pub(super) fn stranger(room: &Room, author: &UserId) -> Setting {
    Setting {
        bot: room.own_user_id().to_string(),
        name: author.to_string(),
        direct: false,
        may_configure: false,
        people: Vec::new(),
    }
}

/// Nobody but one person and the bot. That a room is called direct says nothing of how many are in it.
fn is_direct(room: &Room) -> bool {
    room.active_members_count() <= 2
}

fn person(member: &RoomMember) -> Person {
    Person {
        id: member.user_id().to_string(),
        name: member.name().to_owned(),
        shown: name(member),
    }
}

/// The name as the room knows it, with the id where several have the same.
fn name(member: &RoomMember) -> String {
    told_apart(
        member.name(),
        member.user_id().as_str(),
        member.name_ambiguous(),
    )
}
