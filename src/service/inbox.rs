//! What waits for the service: messages in one queue a room, taken in turn, so that a room in which much is written does not
//! keep the others waiting; everything else first.
//!
//! A channel and its threads count as one room here. The messages of one room stay in their order.

use super::Inbound;
use super::Outcome;
use super::handle::{Input, Waiter};
use crate::session::{Platform, RoomKey};
use std::collections::VecDeque;
use std::collections::hash_map::{Entry, HashMap};
use tokio::sync::mpsc;

/// So many KiB of messages (each counts as one at least) are taken out of the channel before they are decided; more wait in it, and
/// whoever hands them in waits too.
const MOST_WAITING: usize = 16_384;

/// A message, and who waits to hear what became of it.
pub(super) type Message = (Box<Inbound>, Waiter);

/// A room together with its threads.
type Channel = (Platform, String);

/// The way out of the channel.
#[derive(Debug)]
pub(super) struct Inbox {
    channel: mpsc::Receiver<Input>,
    /// What is no message: notes of the delivery tasks and the like, oldest first.
    others: VecDeque<Input>,
    /// The channels that have messages waiting, the next one first: those of `messages`, each once.
    order: VecDeque<Channel>,
    messages: HashMap<Channel, VecDeque<Message>>,
    /// Rooms of which a message is being worked on elsewhere, with those of their messages whose turn has come meanwhile.
    parked: HashMap<RoomKey, VecDeque<Message>>,
    /// In KiB.
    waiting: usize,
    stop_asked: bool,
    stop_told: bool,
}

impl Inbox {
    pub(super) fn new(channel: mpsc::Receiver<Input>) -> Self {
        Self {
            channel,
            others: VecDeque::new(),
            order: VecDeque::new(),
            messages: HashMap::new(),
            parked: HashMap::new(),
            waiting: 0,
            stop_asked: false,
            stop_told: false,
        }
    }

    /// What comes next, if something is there.
    pub(super) fn try_next(&mut self) -> Option<Input> {
        while self.waiting < MOST_WAITING
            && let Ok(input) = self.channel.try_recv()
        {
            self.sort(input);
        }
        self.pop()
    }

    /// What comes next; nothing once all handles are gone. If the caller goes away nothing is lost.
    pub(super) async fn next(&mut self) -> Option<Input> {
        loop {
            if let Some(input) = self.try_next() {
                return Some(input);
            }
            let input = self.channel.recv().await?;
            self.sort(input);
        }
    }

    /// The room's other messages wait until [`Inbox::unpark`].
    pub(super) fn park(&mut self, room: &RoomKey) {
        self.parked.entry(room.clone()).or_default();
    }

    pub(super) fn unpark(&mut self, room: &RoomKey) {
        let held = self.parked.remove(room).unwrap_or_default();
        if held.is_empty() {
            return;
        }
        // They came before those of their room that still wait.
        let queue = self.queue(channel(room));
        held.into_iter().rev().for_each(|one| queue.push_front(one));
    }

    fn sort(&mut self, input: Input) {
        match input {
            Input::Said(_, waiter) if self.stop_asked => waiter.done(Outcome::NotStored),
            Input::Said(inbound, waiter) => self.add((inbound, waiter)),
            Input::Stop => self.stop_asked = true,
            other => self.others.push_back(other),
        }
    }

    fn add(&mut self, message: Message) {
        self.waiting += size(&message);
        self.queue(channel(&message.0.room)).push_back(message);
    }

    /// The channel's messages, in the order from now on.
    fn queue(&mut self, channel: Channel) -> &mut VecDeque<Message> {
        match self.messages.entry(channel) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(unknown) => {
                self.order.push_back(unknown.key().clone());
                unknown.insert(VecDeque::new())
            }
        }
    }

    /// Others first, then one message of the next channel; the word to stop last of all.
    fn pop(&mut self) -> Option<Input> {
        if let Some(other) = self.others.pop_front() {
            return Some(other);
        }
        while let Some(channel) = self.order.pop_front() {
            if let Some(message) = self.pop_from(channel) {
                self.waiting -= size(&message);
                return Some(Input::Said(message.0, message.1));
            }
        }
        let all_done = self.parked.is_empty();
        (self.stop_asked && all_done && !self.stop_told).then(|| {
            self.stop_told = true;
            Input::Stop
        })
    }

    /// The channel's first message of a room that is not parked; those of parked rooms are put aside.
    fn pop_from(&mut self, channel: Channel) -> Option<Message> {
        let Entry::Occupied(mut queue) = self.messages.entry(channel) else {
            return None;
        };
        while let Some(message) = queue.get_mut().pop_front() {
            if let Some(held) = self.parked.get_mut(&message.0.room) {
                held.push_back(message);
                continue;
            }
            if queue.get().is_empty() {
                queue.remove();
            } else {
                self.order.push_back(queue.key().clone());
            }
            return Some(message);
        }
        queue.remove();
        None
    }
}

/// What a message counts among those that wait, in KiB.
fn size((inbound, _): &Message) -> usize {
    1 + inbound.text.len() / 1024
}

fn channel(room: &RoomKey) -> Channel {
    let id = room.parent.as_ref().unwrap_or(&room.id);
    (room.platform, id.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Identity;
    use std::sync::Arc;
    use tokio::sync::oneshot;

    fn message(room: &str, parent: Option<&str>, event: &str) -> Input {
        let author = Identity {
            platform: Platform::Matrix,
            id: "anna".to_owned(),
            name: "anna".to_owned(),
        };
        let room = RoomKey {
            platform: Platform::Matrix,
            id: room.to_owned(),
            parent: parent.map(str::to_owned),
        };
        let inbound = Inbound {
            room,
            event: event.to_owned(),
            author,
            mentions: Vec::new(),
            addressed: false,
            reply_to: None,
            locale: None,
            may_configure: false,
            replaces: None,
            unreadable: false,
            text: String::new(),
        };
        let (outcome, _) = oneshot::channel();
        let (spoken, _) = oneshot::channel();
        Input::Said(Box::new(inbound), Waiter::new(outcome, Arc::new(spoken)))
    }

    fn inbox(inputs: impl IntoIterator<Item = Input>) -> Inbox {
        let (handle, channel) = mpsc::channel(100);
        for input in inputs {
            handle.try_send(input).unwrap();
        }
        Inbox::new(channel)
    }

    /// The events that come out, `.` for anything that is no message.
    fn drained(inbox: &mut Inbox) -> String {
        let inputs = std::iter::from_fn(|| inbox.try_next());
        let name = |input| match input {
            Input::Said(inbound, _) => inbound.event.clone(),
            _ => ".".to_owned(),
        };
        inputs.map(name).collect()
    }

    #[test]
    fn a_flooded_room_and_its_threads_take_turns_with_the_others() {
        let flood = (0..4).map(|_| message("loud", None, "a"));
        let thread = (0..2).map(|_| message("thread", Some("loud"), "t"));
        let quiet = ["b", "c"].map(|event| message("quiet", None, event));
        let mut inbox = inbox(flood.chain(thread).chain(quiet));
        assert_eq!(drained(&mut inbox), "abacaatt");
    }

    #[test]
    fn a_parked_room_waits_and_its_threads_do_not() {
        let messages = [
            message("r", None, "a"),
            message("r", None, "b"),
            message("thread", Some("r"), "t"),
        ];
        let mut inbox = inbox(messages);
        let room = RoomKey {
            platform: Platform::Matrix,
            id: "r".to_owned(),
            parent: None,
        };
        inbox.park(&room);
        assert_eq!(drained(&mut inbox), "t");
        inbox.unpark(&room);
        assert_eq!(drained(&mut inbox), "ab");
    }

    #[test]
    fn what_was_handed_in_before_the_word_to_stop_is_served_and_the_rest_is_not() {
        let (handle, channel) = mpsc::channel(100);
        let mut inbox = Inbox::new(channel);
        for input in [
            message("r", None, "a"),
            Input::Stop,
            message("r", None, "b"),
        ] {
            handle.try_send(input).unwrap();
        }
        assert_eq!(drained(&mut inbox), "a.");
        handle.try_send(message("r", None, "c")).unwrap();
        assert_eq!(drained(&mut inbox), "");
    }

    #[test]
    fn the_word_to_stop_waits_for_a_parked_room() {
        let mut inbox = inbox([
            message("r", None, "a"),
            message("r", None, "b"),
            Input::Stop,
        ]);
        let room = RoomKey {
            platform: Platform::Matrix,
            id: "r".to_owned(),
            parent: None,
        };
        assert!(inbox.try_next().is_some());
        inbox.park(&room);
        assert_eq!(drained(&mut inbox), "");
        inbox.unpark(&room);
        assert_eq!(drained(&mut inbox), "b.");
    }
}
