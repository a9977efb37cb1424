//! What a person sees in a room: the events that their client shows, decrypted.

use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::events::AnySyncEphemeralRoomEvent;
use matrix_sdk::ruma::serde::Raw;
use serde_json::Value;

/// One event in a room.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Seen {
    pub(crate) room: String,
    pub(crate) id: String,
    pub(crate) sender: String,
    pub(crate) kind: String,
    pub(crate) content: Value,
}

impl Seen {
    pub(crate) fn of(room: &str, event: &TimelineEvent) -> Option<Self> {
        let event: Value = serde_json::from_str(event.raw().json().get()).ok()?;
        let text = |key: &str| event[key].as_str().map(str::to_owned);
        Some(Self {
            room: room.to_owned(),
            id: text("event_id")?,
            sender: text("sender")?,
            kind: text("type")?,
            content: event["content"].clone(),
        })
    }

    /// An event that is shown for a while and not stored: who is typing, or who has read what.
    pub(crate) fn passing(room: &str, event: &Raw<AnySyncEphemeralRoomEvent>) -> Option<Self> {
        let event: Value = serde_json::from_str(event.json().get()).ok()?;
        Some(Self {
            room: room.to_owned(),
            id: String::new(),
            sender: String::new(),
            kind: event["type"].as_str()?.to_owned(),
            content: event["content"].clone(),
        })
    }

    /// Whether the event is a new message and not an edit of one.
    pub(crate) fn is_message(&self) -> bool {
        self.kind == "m.room.message" && self.replaces().is_none()
    }

    /// The message that this edit replaces.
    pub(crate) fn replaces(&self) -> Option<&str> {
        let relation = &self.content["m.relates_to"];
        (relation["rel_type"] == "m.replace").then(|| relation["event_id"].as_str())?
    }

    /// The message to which this one replies.
    pub(crate) fn answers(&self) -> Option<&str> {
        self.content["m.relates_to"]["m.in_reply_to"]["event_id"].as_str()
    }

    /// The message from which this message's thread starts.
    pub(crate) fn thread(&self) -> Option<&str> {
        let relation = &self.content["m.relates_to"];
        (relation["rel_type"] == "m.thread").then(|| relation["event_id"].as_str())?
    }

    pub(crate) fn body(&self) -> &str {
        self.content["body"].as_str().unwrap_or_default()
    }

    pub(crate) fn html(&self) -> &str {
        self.content["formatted_body"].as_str().unwrap_or_default()
    }

    /// Whom the message notifies; a notice notifies nobody.
    pub(crate) fn rings(&self) -> Vec<&str> {
        if self.content["msgtype"] == "m.notice" {
            return Vec::new();
        }
        let ids = self.content["m.mentions"]["user_ids"].as_array();
        ids.into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect()
    }
}
