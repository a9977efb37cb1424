//! What people do without writing a message (slash commands, presses, forms), and what they then see.

use super::exchange::{Done, Exchange};
use super::form::Sent;
use super::model::{BOT, GUILD, Message, Person, Room, Said};
use super::world::World;
use super::{json, state::State};
use serde_json::{Value, json};
use std::time::Duration;

/// A little more than a quarter of an hour.
const LATER: Duration = Duration::from_mins(16);

impl World {
    /// Sets the language in which Discord appears to a person.
    pub(crate) fn reads(&self, person: Person, locale: &'static str) {
        self.change(|state| state.locales.insert(person, locale));
    }

    /// The bot is added to the server of this room.
    pub(crate) fn bot_is_added(&self, room: Room) {
        self.change(|state| {
            state.alien.remove(&room);
            state.room_mut(room).forbidden = None;
        });
    }

    /// Makes the bot no member of this room's server; people have installed its commands for themselves.
    pub(crate) fn is_alien(&self, room: Room) {
        self.change(|state| {
            state.alien.insert(room);
            state.room_mut(room).forbidden = Some(50001);
        });
    }

    /// The bot is removed from the server.
    pub(crate) fn removes_the_bot(&self) {
        self.change(|state| {
            for room in state.rooms.values_mut() {
                room.forbidden = Some(50001);
            }
            state.publish("GUILD_DELETE", &json!({ "id": GUILD.to_string() }));
        });
    }

    /// The bot is added to the server again.
    pub(crate) fn adds_the_bot(&self) {
        self.change(|state| {
            for room in state.rooms.values_mut() {
                room.forbidden = None;
            }
            let guild = json::guild(state);
            state.publish("GUILD_CREATE", &guild);
        });
    }

    /// Somebody gives a slash command.
    pub(crate) fn slash(
        &self,
        room: Room,
        person: Person,
        name: &str,
        options: &[(&str, Value)],
    ) -> u64 {
        self.change(|state| {
            let data = command(state, name, options, None);
            state.interact(Done::Command, room, person, data, None)
        })
    }

    /// Somebody chooses a command in the menu of a message.
    pub(crate) fn in_menu_of(&self, said: Said, person: Person, name: &str) -> u64 {
        self.change(|state| {
            let message = json::message(state, &state.messages[&said]);
            let room = state.messages[&said].room;
            let data = json!({
                "id": "5", "name": name, "type": 3, "target_id": said.to_string(),
                "resolved": {"messages": {said.to_string(): message}},
            });
            state.interact(Done::Command, room, person, data, None)
        })
    }

    /// Somebody types in an option of a slash command. Returns the completions that the bot offers.
    pub(crate) async fn offered(
        &self,
        room: Room,
        person: Person,
        name: &str,
        option: (&str, &str),
    ) -> Vec<Value> {
        let id = self.change(|state| {
            let mut data = command(state, name, &[(option.0, json!(option.1))], None);
            data["options"][0]["focused"] = json!(true);
            state.interact(Done::Typing, room, person, data, None)
        });
        let offered = |world: &Self| world.exchange(id).offered;
        self.until("completions", |world| offered(world).is_some())
            .await;
        offered(self).unwrap().as_array().unwrap().clone()
    }

    /// Somebody presses the button with this label, or chooses the menu option with this label.
    pub(crate) fn press(&self, said: Said, person: Person, label: &str) -> u64 {
        let (custom, value) = self
            .control(said, label)
            .unwrap_or_else(|| panic!("no {label} below {:#}", self.message(said).components));
        self.press_id(said, person, &custom, value.as_deref())
    }

    /// Somebody presses the control with this id.
    pub(crate) fn press_id(
        &self,
        said: Said,
        person: Person,
        custom: &str,
        value: Option<&str>,
    ) -> u64 {
        self.change(|state| {
            let message = &state.messages[&said];
            assert!(
                message.only_for.is_none_or(|only| only == person),
                "nobody else sees it"
            );
            let room = message.room;
            let data = match value {
                Some(value) => {
                    json!({"id": 1, "custom_id": custom, "component_type": 3, "values": [value]})
                }
                None => json!({"id": 1, "custom_id": custom, "component_type": 2}),
            };
            state.interact(Done::Press, room, person, data, Some(said))
        })
    }

    /// The control with this label: its id, and its value if it is an option.
    pub(crate) fn control(&self, said: Said, label: &str) -> Option<(String, Option<String>)> {
        let found = self.controls(said).into_iter();
        let mut found = found.filter(|(known, ..)| known == label);
        found.next().map(|(_, custom, value)| (custom, value))
    }

    /// All controls below a message: label, id, value.
    pub(crate) fn controls(&self, said: Said) -> Vec<(String, String, Option<String>)> {
        let components = self.message(said).components;
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let rows = components.as_array().into_iter().flatten();
        let inside = rows.flat_map(|row| row["components"].as_array().unwrap());
        inside
            .flat_map(|one| match one["type"].as_u64() {
                Some(3) => one["options"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|option| {
                        (
                            text(&option["label"]),
                            text(&one["custom_id"]),
                            Some(text(&option["value"])),
                        )
                    })
                    .collect(),
                _ => vec![(text(&one["label"]), text(&one["custom_id"]), None)],
            })
            .collect()
    }

    /// Somebody completes the form that an interaction has opened.
    pub(crate) async fn completes(&self, opened: u64, text: &str) -> u64 {
        self.until("a form", |world| world.exchange(opened).offered.is_some())
            .await;
        self.change(|state| {
            let exchange = state.exchanges[&opened].clone();
            let form = exchange.offered.unwrap();
            let data = json!({
                "custom_id": form["custom_id"],
                "components": [{"type": 1, "id": 1, "components": [{"type": 4, "id": 2, "custom_id": "text", "value": text}]}],
            });
            state.interact(Done::Form, exchange.room, exchange.person, data, exchange.below)
        })
    }

    /// The event of an interaction is delivered a second time.
    pub(crate) fn repeats(&self, interaction: u64) {
        self.change(|state| state.repeat_interaction(interaction));
    }

    /// More than a quarter of an hour passes for all interactions.
    pub(crate) fn much_later(&self) {
        self.change(|state| state.age_interactions(LATER));
    }

    /// The program was killed: Discord shows the interactions that it had not answered as failed.
    pub(crate) fn open_interactions_fail(&self) {
        self.change(|state| {
            state.exchanges.retain(|_, exchange| exchange.responded);
            state.messages.retain(|_, message| !message.thinking);
        });
    }

    /// Removes all scripted faults.
    pub(crate) fn clear_faults(&self) {
        self.change(|state| state.faults.clear());
    }

    /// The last interaction of this person was acknowledged, but the bot does not know that any more.
    pub(crate) fn was_acknowledged(&self, person: Person) {
        self.change(|state| {
            let mine = state
                .exchanges
                .values()
                .filter(|exchange| exchange.person == person);
            let last = mine
                .map(|exchange| (exchange.id, exchange.token.clone()))
                .next_back();
            let (id, token) = last.expect("an interaction");
            let body = json!({"type": 5, "data": {"flags": 64}});
            let sent = Sent {
                body,
                files: Vec::new(),
            };
            state.respond(id, &token, &sent).expect("a response");
        });
    }

    /// An interaction and the bot's responses to it.
    pub(crate) fn exchange(&self, interaction: u64) -> Exchange {
        self.lock().exchanges[&interaction].clone()
    }

    /// The private answers that a person sees in a room.
    pub(crate) fn private(&self, room: Room, person: Person) -> Vec<Message> {
        let state = self.lock();
        let there = state.messages.values();
        let private = there.filter(|m| m.room == room && m.only_for == Some(person));
        private
            .filter(|message| !message.thinking)
            .cloned()
            .collect()
    }

    /// Waits for this many private answers to a person in a room, and returns the last of them.
    pub(crate) async fn until_private(&self, room: Room, person: Person, count: usize) -> Message {
        let what = format!("{count} private answers");
        self.until(&what, |world| world.private(room, person).len() >= count)
            .await;
        self.private(room, person).remove(count - 1)
    }

    /// Whether Discord still shows somewhere that the bot is thinking.
    pub(crate) fn is_thinking(&self) -> bool {
        self.lock()
            .messages
            .values()
            .any(|message| message.thinking)
    }

    /// Waits until each interaction has had its first response, and nobody sees the bot thinking.
    pub(crate) async fn until_answered(&self) {
        self.until("every interaction is answered", |world| {
            let answered = world
                .lock()
                .exchanges
                .values()
                .all(|exchange| exchange.responded);
            answered && !world.is_thinking()
        })
        .await;
    }

    /// The registered commands.
    pub(crate) fn commands(&self) -> Vec<Value> {
        self.lock().commands.clone()
    }

    /// The bot's last message in a room that everybody sees.
    pub(crate) fn last_of_bot(&self, room: Room) -> Option<Message> {
        self.messages(room)
            .into_iter()
            .rfind(|message| message.author == BOT)
    }
}

/// The data of a slash command.
fn command(state: &State, name: &str, options: &[(&str, Value)], _: Option<()>) -> Value {
    let is_person = |value: &Value| {
        let id = value.as_str().and_then(|id| id.parse().ok()).map(Person);
        id.filter(|id| state.people.contains_key(id))
    };
    let people: Vec<_> = options
        .iter()
        .filter_map(|(_, value)| is_person(value))
        .collect();
    let given: Vec<_> = options
        .iter()
        .map(|(name, value)| {
            let kind = match value {
                Value::Number(_) => 4,
                value if is_person(value).is_some() => 6,
                _ => 3,
            };
            json!({"name": name, "type": kind, "value": value})
        })
        .collect();
    let users = people
        .iter()
        .map(|id| (id.to_string(), json::user(&state.people[id])));
    let members = people
        .iter()
        .map(|id| (id.to_string(), json::member(&state.people[id])));
    let (users, members): (serde_json::Map<_, _>, serde_json::Map<_, _>) =
        (users.collect(), members.collect());
    json!({"id": "4", "name": name, "type": 1, "options": given, "resolved": {"users": users, "members": members}})
}
