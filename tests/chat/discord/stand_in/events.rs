//! Makes the events that the bot receives, as JSON.

use super::json;
use super::model::{Kind, Message, Person, Room, Said};
use super::state::{CONTENT, State};
use serde_json::{Value, json};

impl State {
    pub(crate) fn add_channel(&mut self, name: &str, parent: Option<Room>, listed: bool) -> Room {
        let kind = parent.map_or(Kind::Text, Kind::Thread);
        let id = self.add_room(name, kind, listed);
        if listed {
            let channel = json::channel(&self.rooms[&id]);
            match parent {
                Some(_) => self.publish("THREAD_CREATE", &channel),
                None => self.publish("CHANNEL_CREATE", &channel),
            }
        }
        id
    }

    /// Sends the bot a message in a form that serenity cannot read: the author is just a number.
    pub(crate) fn garble(&mut self, room: Room, person: Person) {
        let mut event = json::message(self, &Message::new(room, person, "x"));
        event["author"] = json!(person.0);
        self.publish("MESSAGE_CREATE", &event);
    }

    /// The message as JSON. Its text is left out if the bot lacks the intent that it needs to read the text.
    pub(crate) fn as_the_bot_sees(&self, said: Said) -> Value {
        let mut event = json::message(self, &self.messages[&said]);
        if !self.may_read(&self.messages[&said]) {
            event["content"] = json!("");
        }
        event
    }

    /// Answers an identify, or returns the code with which the connection is to be closed.
    pub(crate) fn identify(&mut self, intents: u64) -> Result<(), u16> {
        if self.withholds_content && intents & CONTENT != 0 {
            return Err(4014);
        }
        self.link.begin(intents);
        let ready = json::ready(&self.link.session, &self.gateway);
        self.publish("READY", &ready);
        let mut guild = json::guild(self);
        if self.odd {
            guild["premium_tier"] = json!("high");
            guild["emojis"] = json!(5);
            guild["channels"]
                .as_array_mut()
                .unwrap()
                .push(json!("a channel"));
        }
        self.publish("GUILD_CREATE", &guild);
        Ok(())
    }
}
