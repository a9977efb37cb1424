//! What tests do with the stand-in: they write as people, disturb the network, and look at the result.

use super::faults::{Call, Fault};
use super::link::Out;
use super::model::{BOT, Message, Person, Room, Said};
use super::state::State;
use lusoria::chat::discord::Endpoint;
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::watch;

/// How long a test waits for something that should happen.
const DEADLINE: Duration = Duration::from_secs(40);

/// The stand-in for Discord. Clones share the same state.
#[derive(Clone)]
pub(crate) struct World {
    pub(super) state: Arc<Mutex<State>>,
    /// Violations of Discord's API document by requests and responses.
    pub(super) faults: Arc<Mutex<Vec<String>>>,
    /// Counts changes, for those who wait for one.
    pub(super) changed: watch::Sender<u64>,
    pub(super) rest: SocketAddr,
    pub(super) root: Arc<str>,
    pub(super) gateway: Arc<str>,
}

impl World {
    /// The address and the certificate with which the adapter reaches this stand-in. It trusts and reaches nothing else.
    pub(crate) fn endpoint(&self) -> Endpoint {
        assert!(self.rest.ip().is_loopback());
        assert!(self.gateway.starts_with("ws://127.0.0.1:"));
        Endpoint::stand_in(self.rest, &self.root).unwrap()
    }

    /// The same for another process: the address, and the certificate of the certificate authority.
    #[cfg(feature = "matrix")]
    pub(crate) fn address(&self) -> (SocketAddr, &str) {
        (self.rest, &self.root)
    }

    // People and rooms.

    /// A person in the guild.
    pub(crate) fn person(&self, name: &str) -> Person {
        self.change(|state| state.add_person(name, false))
    }

    /// Another bot in the guild.
    pub(crate) fn other_bot(&self, name: &str) -> Person {
        self.change(|state| state.add_person(name, true))
    }

    /// Gives a person a nickname in the guild.
    pub(crate) fn nickname(&self, person: Person, nick: &str) {
        self.change(|state| state.person_mut(person).nick = Some(nick.to_owned()));
    }

    /// Lets a person manage the guild.
    pub(crate) fn promote(&self, person: Person) {
        self.change(|state| state.person_mut(person).manages = true);
    }

    /// A text channel. It may be made before or after the bot connects.
    pub(crate) fn channel(&self, name: &str) -> Room {
        self.change(|state| state.add_channel(name, None, true))
    }

    /// A thread whose creation is announced to everybody.
    pub(crate) fn thread(&self, parent: Room, name: &str) -> Room {
        self.change(|state| state.add_channel(name, Some(parent), true))
    }

    /// A thread that is in no list, as archived threads are. A client must ask for it.
    pub(crate) fn archived_thread(&self, parent: Room, name: &str) -> Room {
        self.change(|state| state.add_channel(name, Some(parent), false))
    }

    /// The direct chat of a person with the bot.
    pub(crate) fn direct(&self, person: Person) -> Room {
        self.change(|state| state.direct(person))
    }

    /// Sets the guild's language (by default Czech), which the bot gets when a session begins.
    pub(crate) fn speaks(&self, locale: &'static str) {
        self.change(|state| state.locale = locale);
    }

    // What people do.

    /// Somebody writes a message.
    pub(crate) fn says(&self, room: Room, person: Person, text: &str) -> Said {
        self.change(|state| state.say(Message::new(room, person, text)))
    }

    /// Somebody replies. `ring` says whether that notifies the author of the earlier message.
    pub(crate) fn replies(&self, to: Said, person: Person, text: &str, ring: bool) -> Said {
        self.change(|state| {
            let room = state.messages[&to].room;
            let message = Message::new(room, person, text).replying(to, ring);
            state.say(message)
        })
    }

    /// Somebody writes after Discord has changed the format of messages so much that the bot cannot read them.
    pub(crate) fn says_in_a_new_form(&self, room: Room, person: Person) {
        self.change(|state| state.garble(room, person));
    }

    /// Somebody writes after Discord has changed the format of fields that the bot does not need.
    pub(crate) fn says_oddly(&self, room: Room, person: Person, text: &str) {
        self.change(|state| state.say_oddly(Message::new(room, person, text)));
    }

    /// From now on the guild, too, is sent in this changed format when a session begins.
    pub(crate) fn odd_guild(&self) {
        self.change(|state| state.odd = true);
    }

    /// A webhook writes.
    pub(crate) fn webhook_says(&self, room: Room, text: &str) -> Said {
        self.change(|state| {
            let webhook = state.add_person("hook", false);
            state.say(Message {
                webhook: true,
                ..Message::new(room, webhook, text)
            })
        })
    }

    /// Discord's system message that somebody has joined.
    pub(crate) fn joins(&self, room: Room, person: Person) -> Said {
        self.change(|state| {
            state.say(Message {
                kind: 7,
                ..Message::new(room, person, "")
            })
        })
    }

    /// Somebody edits an earlier message.
    pub(crate) fn edits(&self, said: Said, text: &str) {
        self.change(|state| state.edit(said, text, Vec::new()));
    }

    /// Somebody deletes a message.
    pub(crate) fn deletes(&self, said: Said) {
        self.change(|state| state.messages.remove(&said));
    }

    // What the network does.

    /// The event of a message is delivered a second time.
    pub(crate) fn redeliver(&self, said: Said) {
        self.change(|state| state.announce(said));
    }

    /// From now on no events are delivered, until a session is resumed.
    pub(crate) fn mute(&self) {
        self.change(|state| state.link.muted = true);
    }

    /// From now on Discord holds back what people write.
    pub(crate) fn hold(&self) {
        self.change(|state| state.held = Some(Vec::new()));
    }

    /// Delivers what was held back, room by room. The order of the rooms is not that in which people wrote.
    pub(crate) fn release(&self) {
        self.change(State::release);
    }

    /// At the next resume the last `events` events are delivered again, although the bot has them already.
    pub(crate) fn rewind(&self, events: usize) {
        self.change(|state| state.link.rewind = events);
    }

    /// The connection breaks without a close frame.
    pub(crate) fn drop_connection(&self) {
        self.change(|state| state.send(Out::Drop));
    }

    /// Sets whether the gateway refuses new connections.
    pub(crate) fn refuse_connections(&self, refuse: bool) {
        self.change(|state| state.link.refuses = refuse);
    }

    /// From now on the stand-in returns another address for the gateway, or (`None`) the right one again.
    pub(crate) fn misdirect(&self, gateway: Option<&str>) {
        let right = self.gateway.to_string();
        let told = gateway.map_or(right, str::to_owned);
        self.change(|state| state.gateway = told);
    }

    /// Sets how many shards Discord recommends, and how many sessions may begin at once.
    pub(crate) fn recommend_shards(&self, shards: u32) {
        self.change(|state| state.shards = shards);
    }

    /// Discord closes the gateway with a code.
    pub(crate) fn close(&self, code: u16) {
        self.change(|state| state.send(Out::Close(code)));
    }

    /// Discord asks the client to reconnect (op 7).
    pub(crate) fn ask_reconnect(&self) {
        self.change(|state| state.send_op(7, serde_json::Value::Null));
    }

    /// Discord declares the session invalid (op 9). A session that is not resumable is forgotten.
    pub(crate) fn invalidate(&self, resumable: bool) {
        self.change(|state| state.invalidate(resumable));
    }

    /// Withdraws the message-content intent: identifying with it is closed with code 4014.
    pub(crate) fn withhold_content(&self) {
        self.change(|state| state.withholds_content = true);
    }

    // How requests fail.

    /// The next request of this kind fails. Several scripted faults come in order.
    pub(crate) fn fail_next(&self, call: Call, fault: Fault) {
        self.change(|state| state.faults.push(call, fault));
    }

    /// From now on requests that write in this room are refused with 403 and this error code.
    pub(crate) fn forbid(&self, room: Room, code: u32) {
        self.change(|state| state.room_mut(room).forbidden = Some(code));
    }

    /// From now on messages with files are refused in this room.
    pub(crate) fn forbid_files(&self, room: Room) {
        self.change(|state| state.room_mut(room).forbids_files = true);
    }

    /// Writing in this room is allowed again.
    pub(crate) fn allow(&self, room: Room) {
        self.change(|state| state.room_mut(room).forbidden = None);
    }

    /// AutoMod refuses messages that contain this text in the guild; `None` turns AutoMod off.
    pub(crate) fn block(&self, text: Option<&str>) {
        self.change(|state| state.blocked = text.map(str::to_owned));
    }

    /// Replies in this room are refused, because the bot may not read its history.
    pub(crate) fn hide_history(&self, room: Room) {
        self.change(|state| state.room_mut(room).hides_history = true);
    }

    /// The few minutes during which Discord remembers a nonce are over.
    pub(crate) fn forget_nonces(&self) {
        self.change(|state| state.nonces.clear());
    }

    // What tests look at.

    /// The messages of a room as every reader sees them now.
    pub(crate) fn messages(&self, room: Room) -> Vec<Message> {
        let state = self.lock();
        let there = state.messages.values().filter(|m| m.room == room);
        let seen_by_all = there.filter(|m| m.only_for.is_none() && !m.thinking);
        seen_by_all.cloned().collect()
    }

    /// A message as a reader sees it now.
    pub(crate) fn message(&self, said: Said) -> Message {
        self.lock().messages[&said].clone()
    }

    /// The last message that a person, not the bot, has written in a room.
    pub(crate) fn last_said(&self, room: Room) -> Option<Said> {
        let messages = self.messages(room).into_iter();
        let said = messages.filter(|message| message.author != BOT);
        said.map(|message| message.id).next_back()
    }

    /// How many messages people have written.
    pub(crate) fn people_said(&self) -> usize {
        let state = self.lock();
        let said = state.messages.values();
        said.filter(|message| message.author != BOT).count()
    }

    /// The messages of the bot in a room as a reader sees them now.
    pub(crate) fn bot_says(&self, room: Room) -> Vec<Message> {
        let mut messages = self.messages(room);
        messages.retain(|message| message.author == BOT);
        messages
    }

    /// The texts of the bot in a room.
    pub(crate) fn bot_texts(&self, room: Room) -> Vec<String> {
        let messages = self.bot_says(room).into_iter();
        messages.map(|message| message.text).collect()
    }

    /// How many requests of this kind came in, including failed ones.
    pub(crate) fn calls(&self, call: Call) -> usize {
        self.lock().faults.calls(call)
    }

    /// How many requests of this kind about a room came in.
    pub(crate) fn calls_in(&self, call: Call, room: Room) -> usize {
        self.lock().faults.calls_in(call, room.0)
    }

    /// How many requests came in although the bot knew that the rate-limit bucket was empty.
    pub(crate) fn overruns(&self) -> usize {
        self.lock().faults.overruns()
    }

    /// How many sessions have begun.
    pub(crate) fn identifies(&self) -> usize {
        self.lock().link.identifies
    }

    /// How often a session was resumed.
    pub(crate) fn resumes(&self) -> usize {
        self.lock().link.resumes
    }

    /// Whether the bot is connected and has a session.
    pub(crate) fn is_connected(&self) -> bool {
        self.lock().link.is_live()
    }

    /// Waits until the condition holds.
    ///
    /// # Panics
    /// If the condition does not hold within 40 seconds. The message contains `what`.
    pub(crate) async fn until(&self, what: &str, holds: impl Fn(&Self) -> bool) {
        let mut changes = self.changed.subscribe();
        let waited = tokio::time::timeout(DEADLINE, async {
            while !holds(self) {
                changes.changed().await.unwrap();
            }
        });
        assert!(waited.await.is_ok(), "waited in vain for: {what}");
    }

    /// Waits until the bot has a session.
    pub(crate) async fn until_connected(&self) {
        self.until("the bot connects", Self::is_connected).await;
    }

    /// Waits until the bot has sent this many messages in a room.
    pub(crate) async fn until_said(&self, room: Room, count: usize) {
        let what = format!("{count} messages of the bot");
        self.until(&what, |world| world.bot_says(room).len() >= count)
            .await;
    }

    /// Notes a violation of Discord's API document by a request or a response. The next test step that looks at the world fails.
    pub(super) fn note_fault(&self, what: &str, checked: Result<(), String>, body: &Value) {
        if let Err(why) = checked {
            let fault = format!("{what} is against Discord's document:\n{why}\n{body:#}");
            self.faults.lock().unwrap().push(fault);
            self.changed.send_modify(|count| *count += 1);
        }
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, State> {
        let fault = self.faults.lock().unwrap().first().cloned();
        assert!(fault.is_none(), "{}", fault.unwrap_or_default());
        self.state.lock().unwrap()
    }

    pub(super) fn change<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        let result = change(&mut self.state.lock().unwrap());
        self.changed.send_modify(|count| *count += 1);
        result
    }
}
