//! Interactions: slash commands, pressed controls, completed forms, completions. Like Discord, the stand-in waits three seconds for the
//! first response and a quarter of an hour for the others, accepts only one first response, and shows private answers to one person
//! only.

use super::exchange::{Done, Exchange};
use super::form::Sent;
use super::model::{APP, GUILD, Kind, Message, Person, Room, Said};
use super::rest::{Refused, files};
use super::state::State;
use super::{components, json};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

const FIRST: Duration = Duration::from_secs(3);
const LAST: Duration = Duration::from_mins(15);

/// A refusal: HTTP status and Discord's error code.
type Code = (u16, u32);

impl State {
    /// Somebody does something that begins an interaction, and the bot gets the event.
    pub(crate) fn interact(
        &mut self,
        done: Done,
        room: Room,
        person: Person,
        data: Value,
        below: Option<Said>,
    ) -> u64 {
        let id = self.id();
        let token = format!("interaction-token-{id}");
        let event = self.interaction_event(id, &token, (done, room, person), data, below);
        self.exchanges.insert(
            id,
            Exchange {
                id,
                token,
                person,
                room,
                done,
                below,
                responded: false,
                original: None,
                offered: None,
                since: Instant::now(),
                event: event.clone(),
            },
        );
        self.publish("INTERACTION_CREATE", &event);
        id
    }

    fn interaction_event(
        &self,
        id: u64,
        token: &str,
        (done, room, person): (Done, Room, Person),
        data: Value,
        below: Option<Said>,
    ) -> Value {
        let place = &self.rooms[&room];
        let user = &self.people[&person];
        let locale = self.locales.get(&person).copied().unwrap_or("en-US");
        let mut event = json!({
            "id": id.to_string(), "application_id": APP.to_string(), "type": done as u8, "data": data, "token": token,
            "version": 1, "channel_id": room.to_string(), "channel": json::channel(place), "locale": locale,
            "entitlements": [], "attachment_size_limit": 10_485_760, "app_permissions": "274877975552",
        });
        if let Kind::Direct(_) = place.kind {
            event["user"] = json::user(user);
            event["context"] = json!(1);
            event["authorizing_integration_owners"] = json!({"0": "0"});
        } else {
            let mut member = json::member(user);
            member["user"] = json::user(user);
            let permissions = if user.manages { "32" } else { "0" };
            member["permissions"] = json!(permissions);
            event["member"] = member;
            event["guild_id"] = json!(GUILD.to_string());
            event["guild_locale"] = json!(self.locale);
            event["context"] = json!(0);
            event["authorizing_integration_owners"] = match self.alien.contains(&room) {
                true => json!({"1": person.to_string()}),
                false => json!({"0": GUILD.to_string()}),
            };
        }
        if let Some(said) = below {
            event["message"] = json::message(self, &self.messages[&said]);
        }
        event
    }

    /// The event of an interaction is delivered a second time.
    pub(crate) fn repeat_interaction(&mut self, id: u64) {
        let event = self.exchanges[&id].event.clone();
        self.publish("INTERACTION_CREATE", &event);
    }

    /// Makes all interactions older by this time.
    pub(crate) fn age_interactions(&mut self, by: Duration) {
        for exchange in self.exchanges.values_mut() {
            exchange.since = exchange.since.checked_sub(by).unwrap_or(exchange.since);
        }
    }

    /// The bot's first response to an interaction.
    pub(crate) fn respond(&mut self, id: u64, token: &str, sent: &Sent) -> Result<(), Code> {
        let body = &sent.body;
        let data = &sent.with_body(body["data"].clone());
        let known = self.exchanges.get(&id);
        let exchange = known
            .filter(|e| e.token == token)
            .ok_or((404, 10062))?
            .clone();
        if exchange.responded {
            return Err((400, 40060));
        }
        if exchange.since.elapsed() > FIRST {
            return Err((404, 10062));
        }
        let (original, offered) = match (body["type"].as_u64(), exchange.done) {
            (Some(4), done) if done != Done::Typing => {
                (Some(self.answer_message(&exchange, data)?), None)
            }
            (Some(5), done) if done != Done::Typing => {
                let private = body["data"]["flags"].as_u64().unwrap_or(0) & 64 != 0;
                let mut message = Message::new(exchange.room, super::model::BOT, "");
                message.only_for = private.then_some(exchange.person);
                message.thinking = true;
                (Some(self.put(message)), None)
            }
            (Some(6), Done::Press | Done::Form) if exchange.below.is_some() => {
                (exchange.below, None)
            }
            (Some(7), Done::Press | Done::Form) => {
                let below = exchange.below.ok_or((400, 50035))?;
                self.fill(below, data)?;
                (Some(below), None)
            }
            (Some(8), Done::Typing) => (None, Some(choices(&body["data"])?)),
            (Some(9), Done::Command | Done::Press) => {
                components::check_form(&body["data"]).map_err(|()| (400, 50035))?;
                (None, Some(body["data"].clone()))
            }
            _ => return Err((400, 50035)),
        };
        let exchange = self.exchanges.get_mut(&id).expect("just seen");
        (exchange.responded, exchange.original, exchange.offered) = (true, original, offered);
        Ok(())
    }

    /// The interaction with this token, if it still accepts answers.
    fn open_exchange(&self, token: &str) -> Result<Exchange, Code> {
        let known = self.exchanges.values().find(|e| e.token == token);
        let open = known.filter(|e| e.since.elapsed() < LAST && e.responded);
        open.cloned().ok_or((401, 50027))
    }

    /// Edits the first response.
    pub(crate) fn edit_original(&mut self, token: &str, body: &Sent) -> Result<Said, Code> {
        let original = self.open_exchange(token)?.original;
        let original = original.filter(|said| self.messages.contains_key(said));
        self.fill(original.ok_or((404, 10008))?, body)
    }

    /// Deletes the first response.
    pub(crate) fn delete_original(&mut self, token: &str) -> Result<(), Code> {
        let original = self.open_exchange(token)?.original;
        let gone = original.and_then(|said| self.messages.remove(&said));
        gone.map(|_| ()).ok_or((404, 10008))
    }

    /// A further answer. After an acknowledgement, the first further answer takes its place, and is private if the acknowledgement was.
    pub(crate) fn follow_up(&mut self, token: &str, body: &Sent) -> Result<Said, Code> {
        let exchange = self.open_exchange(token)?;
        let thinking = exchange.original.filter(|said| {
            self.messages
                .get(said)
                .is_some_and(|message| message.thinking)
        });
        match thinking {
            Some(said) => self.fill(said, body),
            None => self.answer_message(&exchange, body),
        }
    }

    fn answer_message(&mut self, exchange: &Exchange, sent: &Sent) -> Result<Said, Code> {
        let data = &sent.body;
        let private = data["flags"].as_u64().unwrap_or(0) & 64 != 0;
        let mut message = Message::new(exchange.room, super::model::BOT, "");
        message.only_for = private.then_some(exchange.person);
        message.nonce = Some(format!("a{}", self.id()));
        let said = self.put(message);
        if let Err(refused) = self.fill(said, sent) {
            self.messages.remove(&said);
            return Err(refused);
        }
        let message = self.messages.get_mut(&said).expect("just put there");
        message.edits = 0;
        let text = message.text.clone();
        if !private {
            assert_eq!(data["allowed_mentions"]["parse"], json!([]), "{text}");
            let users = data["allowed_mentions"]["users"].as_array();
            let rings = users
                .into_iter()
                .flatten()
                .filter_map(|id| id.as_str()?.parse().ok());
            message.rings = rings.collect();
            self.announce(said);
        }
        Ok(said)
    }

    /// Writes new content into a message.
    fn fill(&mut self, said: Said, sent: &Sent) -> Result<Said, Code> {
        let data = &sent.body;
        components::check(&data["components"]).map_err(|()| (400, 50035))?;
        let text = data["content"].as_str().unwrap_or_default();
        if text.is_empty() || text.chars().count() > 2000 {
            return Err((400, 50035));
        }
        let room = self.messages.get(&said).ok_or((404, 10008))?.room;
        let files = files(self, room, sent).map_err(|Refused(status, code)| (status, code))?;
        let message = self.messages.get_mut(&said).expect("just seen");
        text.clone_into(&mut message.text);
        message.components = data["components"].clone();
        message.thinking = false;
        message.files = files;
        message.edits += 1;
        Ok(said)
    }

    /// Registers these commands in place of all earlier ones.
    pub(crate) fn set_commands(&mut self, commands: &Value) -> Result<Value, Code> {
        components::check_commands(commands).map_err(|_| (400, 50035))?;
        let mut known = commands.as_array().expect("just checked").clone();
        for command in &mut known {
            command["id"] = json!(self.id().to_string());
            command["application_id"] = json!(APP.to_string());
            command["version"] = json!("1");
            command["default_member_permissions"] = Value::Null;
            command["nsfw"] = json!(false);
            let described = command["description"]
                .as_str()
                .unwrap_or_default()
                .to_owned();
            command["description"] = json!(described);
        }
        self.commands = known.clone();
        Ok(Value::Array(known))
    }
}

fn choices(data: &Value) -> Result<Value, Code> {
    let choices = data["choices"].as_array().ok_or((400, 50035))?;
    let fits = |choice: &Value| {
        let name = choice["name"]
            .as_str()
            .is_some_and(|name| (1..=100).contains(&name.chars().count()));
        let text = choice["value"].as_str();
        name && (choice["value"].is_i64() || text.is_some_and(|text| text.chars().count() <= 100))
    };
    match choices.len() <= 25 && choices.iter().all(fits) {
        true => Ok(data["choices"].clone()),
        false => Err((400, 50035)),
    }
}
