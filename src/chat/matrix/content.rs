//! The content of the messages that the bot sends, as JSON. This file has all fields of a text. `image.rs` and `file.rs` have the fields
//! of pictures and files, and `reactions.rs` those of reactions.
//!
//! A text that notifies a player has the type `m.text` and names the player in `m.mentions`. A new text that notifies nobody is an
//! `m.notice`: clients notify nobody of it. The field `m.mentions` is always there. Without it, old push rules of clients notify
//! everybody whose name is in the text.

use super::formatted_text::{FormattedText, format_body};
use super::reactions::{CHOICE, choice};
use super::room_or_thread::RoomOrThread;
use crate::chat::Post;
use serde_json::{Value, json};

/// A new message.
pub(super) fn message(post: &Post, target: &RoomOrThread) -> Value {
    let calls = post.calls.as_ref();
    let content = text(&format_body(&post.body, calls), calls.is_some());
    addressed(content, post, target)
}

/// Adds three things to the content of a message: whom the message notifies, what it replies to, and what can be chosen below it.
pub(super) fn addressed(mut content: Value, post: &Post, target: &RoomOrThread) -> Value {
    content["m.mentions"] = mentions(post);
    if let Some(relation) = relation(post, target) {
        content["m.relates_to"] = relation;
    }
    if let Some(choice) = choice(post) {
        content[CHOICE] = choice;
    }
    content
}

/// An edit of an earlier message. It has the type `m.text`, because the earlier message usually has that type, too. The edit notifies
/// nobody.
pub(super) fn edit(post: &Post, earlier: &str) -> Value {
    let shown = format_body(&post.body, None);
    let starred = FormattedText {
        plain: format!("* {}", shown.plain),
        html: format!("* {}", shown.html),
    };
    let mut new = text(&shown, true);
    new["m.mentions"] = json!({});
    let mut content = text(&starred, true);
    content["m.mentions"] = json!({});
    content["m.new_content"] = new;
    content["m.relates_to"] = json!({ "rel_type": "m.replace", "event_id": earlier });
    content
}

fn text(shown: &FormattedText, rings: bool) -> Value {
    json!({
        "msgtype": if rings { "m.text" } else { "m.notice" },
        "body": shown.plain,
        "format": "org.matrix.custom.html",
        "formatted_body": shown.html,
    })
}

fn mentions(post: &Post) -> Value {
    match &post.calls {
        Some(called) => json!({ "user_ids": [called.id] }),
        None => json!({}),
    }
}

/// The field that says which message this one replies to, and in which thread it is. Clients that do not know threads show a message in a
/// thread as a reply. `None` if the message is no reply and in no thread.
fn relation(post: &Post, target: &RoomOrThread) -> Option<Value> {
    let reply = post.reply_to.as_deref();
    let Some(root) = &target.thread else {
        return reply.map(|message| json!({ "m.in_reply_to": { "event_id": message } }));
    };
    Some(json!({
        "rel_type": "m.thread",
        "event_id": root,
        "is_falling_back": reply.is_none(),
        "m.in_reply_to": { "event_id": reply.unwrap_or(root.as_str()) },
    }))
}

#[cfg(test)]
mod tests {
    use super::{edit, message};
    use crate::chat::matrix::room_or_thread::RoomOrThread;
    use crate::chat::{PartId, Post};
    use crate::render::{Block, Span};
    use crate::session::{Identity, Platform};
    use serde_json::json;

    fn post(calls: bool) -> (Post, RoomOrThread) {
        let anna = Identity {
            platform: Platform::Matrix,
            id: "@anna:example.org".into(),
            name: "Anna".into(),
        };
        let post = Post {
            room: "!hall:example.org".to_owned(),
            part: PartId("0".repeat(24)),
            body: vec![Block::Paragraph(vec![Span::Person(anna.clone())])],
            calls: calls.then_some(anna),
            if_called_has_left: None,
            calls_if_left: None,
            reader: None,
            controls: None,
            earlier: None,
            path: None,
            reply_to: Some("$asked".to_owned()),
            only_for_reader: false,
            replaces: None,
        };
        let target = RoomOrThread::parse(&post.room).unwrap();
        (post, target)
    }

    #[test]
    fn a_call_rings_the_player_and_an_answer_nobody() {
        let (call, target) = post(true);
        let content = message(&call, &target);
        assert_eq!(content["msgtype"], "m.text");
        assert_eq!(
            content["m.mentions"],
            json!({ "user_ids": ["@anna:example.org"] })
        );
        let (answer, target) = post(false);
        let content = message(&answer, &target);
        assert_eq!(content["msgtype"], "m.notice");
        assert_eq!(content["m.mentions"], json!({}));
        assert_eq!(content["body"], "Anna");
        assert_eq!(
            content["m.relates_to"],
            json!({ "m.in_reply_to": { "event_id": "$asked" } })
        );
    }

    #[test]
    fn in_a_thread_the_answer_stays_there() {
        let (mut answer, _) = post(false);
        let thread = RoomOrThread::parse("!hall:example.org $root").unwrap();
        let relation = &message(&answer, &thread)["m.relates_to"];
        assert_eq!(
            (&relation["rel_type"], &relation["event_id"]),
            (&json!("m.thread"), &json!("$root"))
        );
        assert_eq!(relation["m.in_reply_to"]["event_id"], "$asked");
        assert_eq!(relation["is_falling_back"], false);
        answer.reply_to = None;
        let relation = &message(&answer, &thread)["m.relates_to"];
        assert_eq!(
            (
                &relation["m.in_reply_to"]["event_id"],
                &relation["is_falling_back"]
            ),
            (&json!("$root"), &json!(true))
        );
    }

    #[test]
    fn an_edit_replaces_the_text_and_rings_nobody() {
        let (post, _) = post(false);
        let content = edit(&post, "$turn");
        assert_eq!(
            content["m.relates_to"],
            json!({ "rel_type": "m.replace", "event_id": "$turn" })
        );
        assert_eq!(
            (&content["body"], &content["m.new_content"]["body"]),
            (&json!("* Anna"), &json!("Anna"))
        );
        assert_eq!(
            (
                &content["m.mentions"],
                &content["m.new_content"]["m.mentions"]
            ),
            (&json!({}), &json!({}))
        );
    }
}
