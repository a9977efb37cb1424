//! The console's protocol for programs: one JSON object per line. `read_json_lines.rs` reads the lines.
//!
//! ```text
//! in   {"id":"7","from":"alice","text":"place 4"}
//! out  {"reply":"<part id>","for":"bob","text":"…"}     for: null where a reply is for nobody in particular
//! out  {"done":"7"}       message 7 is stored, and its replies are printed
//!                         (also for chatter, and for an id that was seen before: these have no replies)
//! out  {"failed":"7"}     message 7 is not stored, nothing changed: send it again with the same id
//! out  {"error":"…"}      the line was not an object like the one after `in`; nothing happened
//! ```
//! After a restart, replies that may not have been printed are printed again, with the same part id.

use crate::chat::Post;
use serde::{Deserialize, Serialize};

/// A line from a program.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct JsonMessage {
    /// The message's id, chosen by the program that sends the message. If the program sends the message again, it uses the same id.
    pub(super) id: String,
    /// The name of the speaker.
    pub(super) from: String,
    /// The text of the message.
    pub(super) text: String,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum JsonAnswer<'a> {
    Done(&'a str),
    Failed(&'a str),
    Error(String),
}

#[derive(Serialize)]
struct JsonReply<'a> {
    reply: &'a str,
    r#for: Option<&'a str>,
    text: &'a str,
}

/// A reply as a line.
pub(super) fn reply_line(post: &Post, text: &str) -> String {
    let reader = post.reader.as_ref().map(|person| &*person.name);
    json_line(&JsonReply {
        reply: &post.part.0,
        r#for: reader,
        text,
    })
}

/// An object as a line of JSON.
pub(super) fn json_line(object: &impl Serialize) -> String {
    serde_json::to_string(object).expect("strings are JSON")
}
