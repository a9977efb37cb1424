//! What a person sees in a room: the events their client shows, decrypted.

use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::events::AnySyncEphemeralRoomEvent;
use matrix_sdk::ruma::serde::Raw;
use serde_json::Value;

/// One event.
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

    /// Something that is shown for a while and not kept: who is typing, and who has read what.
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

    /// A message, and no change of one.
    pub(crate) fn is_message(&self) -> bool {
        self.kind == "m.room.message" && self.replaces().is_none()
    }

    /// The message this one is to be shown in place of.
    pub(crate) fn replaces(&self) -> Option<&str> {
        let relation = &self.content["m.relates_to"];
        (relation["rel_type"] == "m.replace").then(|| relation["event_id"].as_str())?
    }

    /// The message this one answers.
    pub(crate) fn answers(&self) -> Option<&str> {
        self.content["m.relates_to"]["m.in_reply_to"]["event_id"].as_str()
    }

    /// The message from which the thread starts that this one stands in.
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

    /// Whom it rings: a notice nobody.
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
