//! The state of the stand-in, and how actions change it. It also makes the events for the gateway, in order.

use super::exchange::Exchange;
use super::faults::Faults;
use super::link::{Link, Out};
use super::model::{BOT, File, Kind, Message, Person, Place, Room, Said, User};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::{SystemTime, UNIX_EPOCH};

/// The bit of the message-content intent.
pub(super) const CONTENT: u64 = 1 << 15;

/// The whole state.
pub(crate) struct State {
    /// The URL that the stand-in returns to clients that ask for the gateway.
    pub(crate) gateway: String,
    /// How many shards the stand-in recommends.
    pub(crate) shards: u32,
    pub(crate) people: BTreeMap<Person, User>,
    pub(crate) rooms: BTreeMap<Room, Place>,
    pub(crate) messages: BTreeMap<Said, Message>,
    /// Messages of the bot by nonce.
    pub(crate) nonces: HashMap<String, Said>,
    pub(crate) link: Link,
    pub(crate) faults: Faults,
    pub(crate) withholds_content: bool,
    /// The language of the guild.
    pub(crate) locale: &'static str,
    /// Messages of people that the bot has not been told of yet. `None`: nothing is held back.
    pub(crate) held: Option<Vec<Said>>,
    /// AutoMod refuses messages that contain this text in the guild.
    pub(crate) blocked: Option<String>,
    /// Whether some fields of the guild are sent in unexpected forms.
    pub(crate) odd: bool,
    /// The interactions by their ids.
    pub(crate) exchanges: BTreeMap<u64, Exchange>,
    /// The language in which Discord appears to a person.
    pub(crate) locales: HashMap<Person, &'static str>,
    /// Rooms whose server does not have the bot as a member, so that the bot can only answer interactions.
    pub(crate) alien: BTreeSet<Room>,
    /// The registered commands.
    pub(crate) commands: Vec<Value>,
    last_id: u64,
    last_message: u64,
}

/// The id that the first message would have if it were written now. Its upper bits are the milliseconds since 2015.
fn first_message() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let millis = u64::try_from(now.as_millis()).unwrap() - 1_420_070_400_000;
    millis << 22
}

impl State {
    pub(crate) fn new(gateway: String) -> Self {
        let bot = User {
            id: BOT,
            name: "lusoria".to_owned(),
            nick: None,
            bot: true,
            manages: false,
        };
        Self {
            gateway,
            shards: 1,
            people: BTreeMap::from([(BOT, bot)]),
            rooms: BTreeMap::new(),
            messages: BTreeMap::new(),
            nonces: HashMap::new(),
            link: Link::default(),
            faults: Faults::default(),
            withholds_content: false,
            locale: "cs",
            held: None,
            blocked: None,
            odd: false,
            exchanges: BTreeMap::new(),
            locales: HashMap::new(),
            alien: BTreeSet::new(),
            commands: Vec::new(),
            last_id: 1_100_000_000_000_000_000,
            last_message: first_message(),
        }
    }

    pub(super) fn id(&mut self) -> u64 {
        self.last_id += 1;
        self.last_id
    }

    pub(crate) fn add_person(&mut self, name: &str, bot: bool) -> Person {
        let id = Person(self.id());
        let user = User {
            id,
            name: name.to_owned(),
            nick: None,
            bot,
            manages: false,
        };
        self.people.insert(id, user);
        id
    }

    pub(crate) fn person_mut(&mut self, person: Person) -> &mut User {
        self.people.get_mut(&person).expect("a known person")
    }

    pub(crate) fn room_mut(&mut self, room: Room) -> &mut Place {
        self.rooms.get_mut(&room).expect("a known room")
    }

    pub(crate) fn direct(&mut self, person: Person) -> Room {
        let kind = Kind::Direct(person);
        let known = self.rooms.values().find(|room| room.kind == kind);
        match known.map(|room| room.id) {
            Some(id) => id,
            None => self.add_room("", kind, false),
        }
    }

    pub(super) fn add_room(&mut self, name: &str, kind: Kind, listed: bool) -> Room {
        let id = Room(self.id());
        let room = Place {
            id,
            name: name.to_owned(),
            kind,
            listed,
            archived: false,
            open_for: 1440,
            forbids_threads: false,
            forbidden: None,
            forbids_files: false,
            hides_history: false,
        };
        self.rooms.insert(id, room);
        id
    }

    /// Stores a message under a new id and tells the bot.
    pub(crate) fn say(&mut self, message: Message) -> Said {
        self.last_message += 1;
        let id = Said(self.last_message);
        let from_the_bot = message.author == BOT;
        self.messages.insert(id, Message { id, ..message });
        match &mut self.held {
            Some(held) if !from_the_bot => held.push(id),
            _ => self.announce(id),
        }
        id
    }

    /// Stores a message under a new id without telling the bot.
    pub(super) fn put(&mut self, message: Message) -> Said {
        self.last_message += 1;
        let id = Said(self.last_message);
        self.messages.insert(id, Message { id, ..message });
        id
    }

    /// Sends the bot the messages that were held back, the newest room first, within each room in order.
    pub(crate) fn release(&mut self) {
        let mut held = self.held.take().unwrap_or_default();
        held.sort_by_key(|said| (std::cmp::Reverse(self.messages[said].room), *said));
        held.into_iter().for_each(|said| self.announce(said));
    }

    /// Sends the bot the event of a message.
    pub(crate) fn announce(&mut self, said: Said) {
        let event = self.as_the_bot_sees(said);
        self.publish("MESSAGE_CREATE", &event);
    }

    /// Sends the bot a message with some fields in unexpected forms. What a reader sees of the message is normal.
    pub(crate) fn say_oddly(&mut self, message: Message) {
        self.last_message += 1;
        let id = Said(self.last_message);
        self.messages.insert(id, Message { id, ..message });
        let mut event = self.as_the_bot_sees(id);
        event["author"]["public_flags"] = json!("many");
        event["referenced_message"] = json!({"author": {"public_flags": "a text"}});
        event["attachments"] = json!({});
        event["timestamp"] = json!(7);
        self.publish("MESSAGE_CREATE", &event);
    }

    pub(crate) fn edit(&mut self, said: Said, text: &str, files: Vec<File>) {
        let message = self.messages.get_mut(&said).expect("a known message");
        text.clone_into(&mut message.text);
        message.files = files;
        message.edits += 1;
        let event = self.as_the_bot_sees(said);
        self.publish("MESSAGE_UPDATE", &event);
    }

    pub(super) fn may_read(&self, message: &Message) -> bool {
        self.link.intents & CONTENT != 0
            || matches!(self.rooms[&message.room].kind, Kind::Direct(_))
            || message.author == BOT
            || message.mentioned().contains(&BOT)
            || message.rings.contains(&BOT.0)
    }

    /// Publishes an event to the bot: stores it in the session's log, and sends it if there is a connection.
    pub(crate) fn publish(&mut self, name: &str, data: &Value) {
        self.link.publish(name, data);
    }

    /// Sends something else to the bot, such as the end of the connection.
    pub(crate) fn send(&mut self, out: Out) {
        self.link.send(out);
    }

    pub(crate) fn send_op(&mut self, op: u8, data: Value) {
        let frame = json!({"op": op, "d": data, "s": null, "t": null});
        self.send(Out::Text(frame.to_string()));
    }

    pub(crate) fn invalidate(&mut self, resumable: bool) {
        if !resumable {
            self.link.forget_session();
        }
        self.send_op(9, json!(resumable));
    }
}
