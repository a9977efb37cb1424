//! Tests of which messages reach the service, and in which form.

use super::{MessageContent, MessageDetails, Parent, ReceivedMessage, read};
use crate::chat::discord::read_json::Message;
use crate::service::{Cause, ChatMessage, Inbound};
use serde_json::{Value, json};
use serenity::model::id::{ChannelId, RoleId, UserId};

const BOT: u64 = 3;

fn details() -> MessageDetails {
    MessageDetails {
        bot: UserId::new(BOT),
        bot_role: Some(RoleId::new(9)),
        parent: Parent::Known(None),
        locale: Some("cs".to_owned()),
        may_configure: false,
        reads_all: true,
    }
}

fn user(id: u64, name: &str) -> Value {
    json!({"id": id.to_string(), "username": name, "discriminator": "0", "avatar": null, "bot": id == BOT})
}

fn message(content: &str, more: Value) -> Message {
    Message::of(&wire(content, more)).expect("a message")
}

fn wire(content: &str, more: Value) -> Value {
    let mut message = json!({
        "id": "100", "channel_id": "50", "guild_id": "40", "author": user(7, "anna"), "content": content,
        "timestamp": "2026-01-01T00:00:00Z", "edited_timestamp": null, "tts": false, "mention_everyone": false,
        "mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "pinned": false, "type": 0,
    });
    for (key, value) in more.as_object().expect("an object") {
        message[key] = value.clone();
    }
    message
}

fn inbound_of(message: &Message, details: MessageDetails) -> Inbound {
    match read(message, details).map(|received| received.content) {
        Some(MessageContent::Readable(inbound, _)) => *inbound,
        other => panic!("{other:?}"),
    }
}

fn said(message: &Message, details: MessageDetails) -> ChatMessage {
    match inbound_of(message, details).cause {
        Cause::Message(message) => message,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_plain_message_comes_with_all_we_know() {
    let member = json!({"member": {"roles": [], "nick": "Anička"}});
    let inbound = inbound_of(&message("place 4", member), details());
    assert_eq!(inbound.room.id, "50");
    assert_eq!(inbound.event, "100");
    assert_eq!(inbound.locale.as_deref(), Some("cs"));
    let Cause::Message(said) = inbound.cause else {
        panic!("{:?}", inbound.cause);
    };
    assert_eq!((&*said.author.id, &*said.author.name), ("7", "Anička"));
    assert_eq!(said.text, "place 4");
    assert!(!said.addressed && !said.may_configure && said.mentions.is_empty());
}

#[test]
fn a_name_is_nick_then_display_name_then_user_name() {
    let mut author = user(7, "anna");
    assert_eq!(
        said(&message("x", json!({})), details())
            .author
            .name
            .as_ref(),
        "anna"
    );
    author["global_name"] = json!("Anna");
    let displayed = message("x", json!({"author": author}));
    assert_eq!(said(&displayed, details()).author.name.as_ref(), "Anna");
}

#[test]
fn mentions_are_ids_and_ours_is_cut_out() {
    let mentions = json!({"mentions": [user(BOT, "lusoria"), user(8, "bela"), user(11, "cyril")]});
    let inbound = said(&message("<@3> new scripta <@!8>", mentions), details());
    assert_eq!(inbound.text, "new scripta @8");
    assert!(inbound.addressed);
    let names: Vec<_> = inbound.mentions.iter().map(|m| &*m.name).collect();
    assert_eq!(names, ["bela"], "cyril does not stand in the text");
    let role = said(&message("<@&9> help", json!({})), details());
    assert_eq!((role.addressed, &*role.text), (true, "help"));
}

#[test]
fn only_a_reply_to_the_bot_is_a_reply() {
    let reply = |author: u64, kind: u64| {
        let mut earlier = wire("board", json!({}));
        earlier["id"] = json!("90");
        earlier["author"] = user(author, "x");
        let reference = json!({"message_id": "90", "channel_id": "50", "type": kind});
        message(
            "7",
            json!({"type": 19, "message_reference": reference, "referenced_message": earlier}),
        )
    };
    assert_eq!(
        said(&reply(BOT, 0), details()).reply_to.as_deref(),
        Some("90")
    );
    assert_eq!(said(&reply(8, 0), details()).reply_to, None);
    assert_eq!(said(&reply(BOT, 1), details()).reply_to, None);
    let to_person = [(8, 0), (8, 1), (BOT, 0)].map(|(author, kind)| {
        let message = said(&reply(author, kind), details());
        message.replies_to_person
    });
    assert_eq!(to_person, [true, false, false]);
}

#[test]
fn bots_webhooks_and_the_system_are_not_heard() {
    for more in [
        json!({"author": user(BOT, "lusoria")}),
        json!({"webhook_id": "5"}),
        json!({"type": 7}),
        json!({"author": {"id": "8", "username": "x", "bot": true}}),
        json!({"author": {"id": "8", "username": "x", "system": true}}),
    ] {
        assert!(
            read(&message("!help", more.clone()), details()).is_none(),
            "{more}"
        );
    }
}

#[test]
fn a_direct_message_is_ours_and_its_author_may_configure() {
    let inbound = said(&message("7", json!({"guild_id": null})), details());
    assert!(inbound.addressed && inbound.may_configure);
    let picture = message("", json!({"guild_id": null, "attachments": [{}]}));
    assert!(
        read(&picture, details()).is_none(),
        "a picture says nothing"
    );
}

#[test]
fn in_a_direct_chat_nobody_else_can_be_meant() {
    let mentions = json!({"guild_id": null, "mentions": [user(8, "bela")]});
    let inbound = said(&message("new cats <@8>", mentions), details());
    assert_eq!(inbound.text, "new cats @bela");
    assert!(inbound.mentions.is_empty());
}

#[test]
fn marks_round_a_whole_line_do_not_count() {
    for typed in [
        "place 6",
        "`place 6`",
        "**place 6**",
        "***place 6***",
        "```place 6```",
        " __place 6__ ",
    ] {
        assert_eq!(
            said(&message(typed, json!({})), details()).text,
            "place 6",
            "{typed}"
        );
    }
    for typed in ["**place** 6", "* place 6", "``", "!import\n```\nx\n```"] {
        assert_eq!(said(&message(typed, json!({})), details()).text, typed);
    }
}

#[test]
fn an_unknown_channel_has_to_be_asked_for() {
    let unknown = MessageDetails {
        parent: Parent::Ask,
        ..details()
    };
    let received = read(&message("x", json!({})), unknown).expect("heard");
    assert_eq!(received.room, ChannelId::new(50));
    assert!(matches!(
        received.content,
        MessageContent::Readable(_, Parent::Ask)
    ));
    let thread = MessageDetails {
        parent: Parent::Known(Some(ChannelId::new(60))),
        ..details()
    };
    assert_eq!(
        inbound_of(&message("x", json!({})), thread)
            .room
            .parent
            .as_deref(),
        Some("60")
    );
}

#[test]
fn an_empty_reply_to_the_bot_is_unreadable_only_without_the_intent() {
    let earlier = json!({
        "type": 19, "message_reference": {"message_id": "90", "channel_id": "50"},
        "referenced_message": wire("b", json!({"author": user(BOT, "lusoria")})),
    });
    let deaf = MessageDetails {
        reads_all: false,
        ..details()
    };
    let reply = message("", earlier);
    let received = read(&reply, deaf.clone());
    assert!(matches!(
        received,
        Some(ReceivedMessage {
            content: MessageContent::Unreadable(_),
            ..
        })
    ));
    assert!(read(&message("", json!({})), deaf).is_none(), "chatter");
}

#[test]
fn a_message_without_a_text_is_told_as_other_content_where_texts_are_sent() {
    let inbound = inbound_of(&message("", json!({})), details());
    assert!(matches!(inbound.cause, Cause::OtherContent(author) if &*author.id == "7"));
    let alone = message("", json!({ "guild_id": null }));
    assert!(read(&alone, details()).is_none());
}

#[test]
fn an_odd_field_drops_no_message() {
    let earlier =
        json!({"id": 90, "author": {"id": BOT, "public_flags": "many"}, "public_flags": "a text"});
    let odd = json!({
        "id": 100, "author": {"id": "7", "username": "anna", "public_flags": "none", "avatar": {}, "bot": "no"},
        "member": {"nick": 4, "roles": "all"}, "timestamp": null, "mentions": [7, {"id": "8", "username": ["x"]}],
        "type": 19, "message_reference": {"message_id": 90, "type": "reply"}, "referenced_message": earlier,
        "attachments": {}, "embeds": "odd", "flags": -1,
    });
    let inbound = said(&message("new scripta <@8>", odd), details());
    assert_eq!(
        (&*inbound.text, &*inbound.author.name),
        ("new scripta @8", "anna")
    );
    assert_eq!(inbound.reply_to.as_deref(), Some("90"));
    assert_eq!(inbound.mentions[0].id.as_ref(), "8");
}
