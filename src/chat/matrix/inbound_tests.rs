//! Tests of which messages reach the service, and in which form.

use super::{
    MessageDetails, distinct_name, inbound, mentioned_ids, message_text, other_content,
    text_content,
};
use crate::chat::matrix::message_text::Person;
use crate::service::{Cause, ChatMessage, Inbound};
use matrix_sdk::ruma::events::room::message::OriginalSyncRoomMessageEvent;
use matrix_sdk::ruma::{room_id, user_id};
use serde_json::{Value, json};

const BOT: &str = "@lusoria:example.org";

fn event(content: Value) -> OriginalSyncRoomMessageEvent {
    let event = json!({
        "type": "m.room.message",
        "event_id": "$event",
        "sender": "@anna:example.org",
        "origin_server_ts": 1_764_000_000_000_u64,
        "content": content,
    });
    serde_json::from_value(event).unwrap()
}

fn text(body: &str) -> Value {
    json!({ "msgtype": "m.text", "body": body })
}

fn heard(content: Value, direct: bool) -> Option<ChatMessage> {
    match inbound_of(content, direct)?.cause {
        Cause::Message(message) => Some(message),
        other => panic!("{other:?}"),
    }
}

fn is_other_content(content: Value) -> bool {
    let (room, bot) = (
        room_id!("!hall:example.org"),
        user_id!("@lusoria:example.org"),
    );
    let told = other_content(room, &event(content), bot);
    told.is_some_and(|inbound| matches!(inbound.cause, Cause::OtherContent(_)))
}

fn inbound_of(content: Value, direct: bool) -> Option<Inbound> {
    let event = event(content);
    let content = text_content(&event, user_id!("@lusoria:example.org"))?;
    let mentioned = mentioned_ids(&event);
    let people = ["@anna:example.org", "@bela:example.org", BOT].map(|id| Person {
        id: id.to_owned(),
        name: id[1..5].to_owned(),
        shown: id[1..5].to_owned(),
    });
    let details = MessageDetails {
        bot: BOT.to_owned(),
        name: "Anna".to_owned(),
        direct,
        may_configure: false,
        people: people.to_vec(),
    };
    let text = message_text(&event, content, &mentioned);
    Some(inbound(
        room_id!("!hall:example.org"),
        &event,
        text,
        &details,
    ))
}

#[test]
fn only_text_that_people_write_counts() {
    for kind in [
        "m.notice",
        "m.emote",
        "m.image",
        "m.file",
        "m.location",
        "org.example.poll",
    ] {
        let content =
            json!({ "msgtype": kind, "body": "!help", "url": "mxc://a/b", "geo_uri": "geo:1,1" });
        assert!(heard(content.clone(), true).is_none(), "{kind}");
        let is_told = is_other_content(content);
        assert_eq!(is_told, kind != "m.notice", "{kind}");
    }
    assert!(!is_other_content(text("place 4")));
    let message = heard(text("place 4"), false).unwrap();
    assert_eq!(message.text, "place 4");
    let inbound = inbound_of(text("place 4"), false).unwrap();
    assert_eq!(inbound.event, "$event");
    assert_eq!(
        (&*message.author.id, &*message.author.name),
        ("@anna:example.org", "Anna")
    );
    assert!(!message.addressed && !message.may_configure && message.mentions.is_empty());
}

#[test]
fn what_the_bot_says_itself_and_edits_are_no_commands() {
    let own = event(text("!help"));
    assert!(text_content(&own, user_id!("@anna:example.org")).is_none());
    let mut edit = text("* place 5");
    edit["m.new_content"] = text("place 5");
    edit["m.relates_to"] = json!({ "rel_type": "m.replace", "event_id": "$earlier" });
    assert!(heard(edit.clone(), true).is_none() && !is_other_content(edit));
}

#[test]
fn where_nobody_else_is_everything_is_for_the_bot() {
    let message = heard(text("help"), true).unwrap();
    assert!(message.addressed && message.may_configure);
}

#[test]
fn a_reply_names_its_message_and_does_not_repeat_it() {
    let mut reply = text("> <@lusoria:example.org> the board\n> of #1\n\nplace 4");
    reply["format"] = json!("org.matrix.custom.html");
    reply["formatted_body"] = json!(
        "<mx-reply><a href=\"https://matrix.to/#/@bela:example.org\">bela</a></mx-reply>place 4"
    );
    reply["m.relates_to"] = json!({ "m.in_reply_to": { "event_id": "$board" } });
    let message = heard(reply, false).unwrap();
    assert_eq!(
        (message.text.as_str(), message.reply_to.as_deref()),
        ("place 4", Some("$board"))
    );
    assert!(message.mentions.is_empty() && !message.addressed);
    let quote = heard(text("> a quote\n\nplace 4"), false).unwrap();
    assert_eq!(quote.text, "> a quote\n\nplace 4");
}

#[test]
fn a_reply_that_mentions_a_person_is_for_that_person() {
    for (mentioned, is_for_person) in [
        (&["@bela:example.org"][..], true),
        (&["@lusoria:example.org"], false),
        (&[], false),
    ] {
        let mut reply = text("yes");
        reply["m.mentions"] = json!({ "user_ids": mentioned });
        assert!(!heard(reply.clone(), false).unwrap().replies_to_person);
        reply["m.relates_to"] = json!({ "m.in_reply_to": { "event_id": "$question" } });
        let heard = heard(reply, false).unwrap();
        assert_eq!(heard.replies_to_person, is_for_person, "{mentioned:?}");
    }
}

#[test]
fn a_thread_is_a_room_and_answers_what_it_grows_from() {
    let mut inside = text("place 4");
    inside["m.relates_to"] = json!({
        "rel_type": "m.thread", "event_id": "$root", "is_falling_back": true, "m.in_reply_to": { "event_id": "$last" },
    });
    let inbound = inbound_of(inside.clone(), false).unwrap();
    assert_eq!(inbound.room.id, "!hall:example.org $root");
    assert_eq!(inbound.room.parent.as_deref(), Some("!hall:example.org"));
    let message = heard(inside.clone(), false).unwrap();
    assert_eq!(message.reply_to.as_deref(), Some("$root"));
    inside["m.relates_to"]["is_falling_back"] = json!(false);
    assert_eq!(
        heard(inside, false).unwrap().reply_to.as_deref(),
        Some("$last")
    );
}

#[test]
fn a_mention_is_an_identity_with_its_name() {
    let mut content = text("!new quick @bela:example.org");
    content["m.mentions"] = json!({ "user_ids": ["@bela:example.org"] });
    let message = heard(content, false).unwrap();
    assert_eq!(message.text, "!new quick @@bela:example.org");
    assert_eq!(
        (&*message.mentions[0].id, &*message.mentions[0].name),
        ("@bela:example.org", "bela")
    );
    let mut bot = text("Lusoria: help");
    bot["m.mentions"] = json!({ "user_ids": [BOT] });
    let message = heard(bot, false).unwrap();
    assert_eq!((message.text.as_str(), message.addressed), ("help", true));
}

#[test]
fn two_of_the_same_name_are_told_apart() {
    assert_eq!(
        distinct_name("Béla", "@bela:other.org", true),
        "Béla (@bela:other.org)"
    );
    assert_eq!(distinct_name("Béla", "@bela:other.org", false), "Béla");
}
