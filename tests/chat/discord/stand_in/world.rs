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

/// When a test stops waiting for something that should have happened.
const DEADLINE: Duration = Duration::from_secs(40);

/// Discord. Clones are the same world.
#[derive(Clone)]
pub(crate) struct World {
    pub(super) state: Arc<Mutex<State>>,
    /// What Discord's document has against requests and responses.
    pub(super) faults: Arc<Mutex<Vec<String>>>,
    /// Counts changes, for those who wait.
    pub(super) changed: watch::Sender<u64>,
    pub(super) rest: SocketAddr,
    pub(super) root: Arc<str>,
    pub(super) gateway: Arc<str>,
}

impl World {
    /// Where the adapter finds this world; nothing else is trusted or reached through it.
    pub(crate) fn endpoint(&self) -> Endpoint {
        assert!(self.rest.ip().is_loopback());
        assert!(self.gateway.starts_with("ws://127.0.0.1:"));
        Endpoint::stand_in(self.rest, &self.root).unwrap()
    }

    /// The same for another process: the address, and the certificate of its authority.
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

    /// A text channel, there from the start or made now.
    pub(crate) fn channel(&self, name: &str) -> Room {
        self.change(|state| state.add_channel(name, None, true))
    }

    /// A thread that everybody is told of.
    pub(crate) fn thread(&self, parent: Room, name: &str) -> Room {
        self.change(|state| state.add_channel(name, Some(parent), true))
    }

    /// A thread that is in no list, as archived ones are: who wants to know must ask.
    pub(crate) fn archived_thread(&self, parent: Room, name: &str) -> Room {
        self.change(|state| state.add_channel(name, Some(parent), false))
    }

    /// The direct chat of a person with the bot.
    pub(crate) fn direct(&self, person: Person) -> Room {
        self.change(|state| state.direct(person))
    }

    /// The guild speaks another language than Czech, known when a session begins.
    pub(crate) fn speaks(&self, locale: &'static str) {
        self.change(|state| state.locale = locale);
    }

    // What people do.

    /// Somebody writes a message.
    pub(crate) fn says(&self, room: Room, person: Person, text: &str) -> Said {
        self.change(|state| state.say(Message::new(room, person, text)))
    }

    /// Somebody replies, ringing the author of the earlier message or not.
    pub(crate) fn replies(&self, to: Said, person: Person, text: &str, ring: bool) -> Said {
        self.change(|state| {
            let room = state.messages[&to].room;
            let message = Message::new(room, person, text).replying(to, ring);
            state.say(message)
        })
    }

    /// Somebody writes after Discord changed how messages look on the wire.
    pub(crate) fn says_in_a_new_form(&self, room: Room, person: Person) {
        self.change(|state| state.garble(room, person));
    }

    /// Somebody writes after Discord gave fields other forms that nobody needs.
    pub(crate) fn says_oddly(&self, room: Room, person: Person, text: &str) {
        self.change(|state| state.say_oddly(Message::new(room, person, text)));
    }

    /// The guild is told in the same way when a session begins.
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

    /// Discord writes that somebody joined.
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

    /// Events stay on the way from now on, until a session is taken up again.
    pub(crate) fn mute(&self) {
        self.change(|state| state.link.muted = true);
    }

    /// What people write stays with Discord from now on.
    pub(crate) fn hold(&self) {
        self.change(|state| state.held = Some(Vec::new()));
    }

    /// What was held comes room by room, in an order of rooms that nobody wrote in.
    pub(crate) fn release(&self) {
        self.change(State::release);
    }

    /// At the next resume the last `events` come again although the bot had them.
    pub(crate) fn rewind(&self, events: usize) {
        self.change(|state| state.link.rewind = events);
    }

    /// The connection breaks without a word.
    pub(crate) fn drop_connection(&self) {
        self.change(|state| state.send(Out::Drop));
    }

    /// Whether the gateway takes new connections.
    pub(crate) fn refuse_connections(&self, refuse: bool) {
        self.change(|state| state.link.refuses = refuse);
    }

    /// Tells another address for the gateway from now on, or (`None`) the right one again.
    pub(crate) fn misdirect(&self, gateway: Option<&str>) {
        let right = self.gateway.to_string();
        let told = gateway.map_or(right, str::to_owned);
        self.change(|state| state.gateway = told);
    }

    /// Discord recommends so many shards, and lets so many sessions begin at once.
    pub(crate) fn recommend_shards(&self, shards: u32) {
        self.change(|state| state.shards = shards);
    }

    /// Discord closes the gateway with a code.
    pub(crate) fn close(&self, code: u16) {
        self.change(|state| state.send(Out::Close(code)));
    }

    /// Discord asks to connect again (op 7).
    pub(crate) fn ask_reconnect(&self) {
        self.change(|state| state.send_op(7, serde_json::Value::Null));
    }

    /// Discord calls the session invalid (op 9); if it is not resumable it is forgotten.
    pub(crate) fn invalidate(&self, resumable: bool) {
        self.change(|state| state.invalidate(resumable));
    }

    /// Message content is not granted: identifying with that intent is closed with 4014.
    pub(crate) fn withhold_content(&self) {
        self.change(|state| state.withholds_content = true);
    }

    // What requests meet.

    /// The next such request fails; scripted faults are met in order.
    pub(crate) fn fail_next(&self, call: Call, fault: Fault) {
        self.change(|state| state.faults.push(call, fault));
    }

    /// Requests that write there are refused with 403 and this code.
    pub(crate) fn forbid(&self, room: Room, code: u32) {
        self.change(|state| state.room_mut(room).forbidden = Some(code));
    }

    /// Messages with files are refused there.
    pub(crate) fn forbid_files(&self, room: Room) {
        self.change(|state| state.room_mut(room).forbids_files = true);
    }

    /// Writing there is allowed again.
    pub(crate) fn allow(&self, room: Room) {
        self.change(|state| state.room_mut(room).forbidden = None);
    }

    /// AutoMod lets no message with this pass in the guild; nothing: all pass.
    pub(crate) fn block(&self, text: Option<&str>) {
        self.change(|state| state.blocked = text.map(str::to_owned));
    }

    /// Replies there are refused, since the bot may not read the history.
    pub(crate) fn hide_history(&self, room: Room) {
        self.change(|state| state.room_mut(room).hides_history = true);
    }

    /// The few minutes are over in which Discord knows a nonce.
    pub(crate) fn forget_nonces(&self) {
        self.change(|state| state.nonces.clear());
    }

    // What a test looks at.

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

    /// What people, not the bot, have written last in a room.
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

    /// How many requests of this kind came in, failed ones too.
    pub(crate) fn calls(&self, call: Call) -> usize {
        self.lock().faults.calls(call)
    }

    /// How many of them were about a room.
    pub(crate) fn calls_in(&self, call: Call, room: Room) -> usize {
        self.lock().faults.calls_in(call, room.0)
    }

    /// How many requests came although the bucket was known to be empty.
    pub(crate) fn overruns(&self) -> usize {
        self.lock().faults.overruns()
    }

    /// How many sessions were begun.
    pub(crate) fn identifies(&self) -> usize {
        self.lock().link.identifies
    }

    /// How often a session was taken up again.
    pub(crate) fn resumes(&self) -> usize {
        self.lock().link.resumes
    }

    /// Whether the bot is connected, with a session.
    pub(crate) fn is_connected(&self) -> bool {
        self.lock().link.is_live()
    }

    /// Waits until the world is as described.
    ///
    /// # Panics
    /// After 40 seconds, telling what was waited for.
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

    /// Waits until the bot has said so many things in a room.
    pub(crate) async fn until_said(&self, room: Room, count: usize) {
        let what = format!("{count} messages of the bot");
        self.until(&what, |world| world.bot_says(room).len() >= count)
            .await;
    }

    /// Notes what Discord's document has against a request or a response. Whoever looks at the world next fails.
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
