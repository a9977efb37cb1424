//! The queues of what waits for the service. A room and its threads form a group. Each group has one queue, so its events stay in order.
//! The groups take turns, so a busy room does not delay the others.
//!
//! Inputs that are not events come before all events. But the request to stop comes last. In the comments of this file, events are called
//! messages, because most of them are.

use super::event::Event;
use super::input::Input;
use super::quick_map::QuickMap;
use super::receipt::Outcome;
use crate::session::{Platform, RoomKey};
use std::collections::VecDeque;
use std::collections::hash_map::Entry;
use std::time::Instant;
use tokio::sync::mpsc;

/// How many KiB of messages may wait here. Each message counts as at least 1 KiB. Further messages stay in the mpsc channel that the
/// inbox reads. When this channel is full, the tasks that send to it wait.
const MOST_WAITING: usize = 16_384;

/// A room together with its threads.
type RoomGroup = (Platform, String);

/// All inputs that wait.
#[derive(Debug)]
pub(super) struct Inbox {
    channel: mpsc::Receiver<Input>,
    /// Inputs that are not messages, such as notes of the delivery tasks; the oldest first.
    others: VecDeque<Input>,
    /// The groups that have waiting messages, in the order of their turns. These are exactly the keys of `messages`.
    order: VecDeque<RoomGroup>,
    messages: QuickMap<RoomGroup, VecDeque<Box<Event>>>,
    /// Rooms that wait until something has been read in the background. Each has the messages that wait meanwhile.
    held: QuickMap<RoomKey, VecDeque<Box<Event>>>,
    /// The size of the waiting messages, in KiB.
    waiting: usize,
    stop_asked: bool,
    stop_told: bool,
    /// When the service last began to handle an input. The moment is given twice: by the clock (Unix seconds), and as an [`Instant`].
    pub(super) handled_last: Option<(i64, Instant)>,
}

impl Inbox {
    pub(super) fn new(channel: mpsc::Receiver<Input>) -> Self {
        Self {
            channel,
            others: VecDeque::new(),
            order: VecDeque::new(),
            messages: QuickMap::default(),
            held: QuickMap::default(),
            waiting: 0,
            stop_asked: false,
            stop_told: false,
            handled_last: None,
        }
    }

    /// The next input, if one waits.
    pub(super) fn try_next(&mut self) -> Option<Input> {
        while self.waiting < MOST_WAITING
            && let Ok(input) = self.channel.try_recv()
        {
            self.sort(input);
        }
        self.pop()
    }

    /// Waits for the next input. `None` once all handles are dropped. A caller may stop waiting without losing an input.
    pub(super) async fn next(&mut self) -> Option<Input> {
        loop {
            if let Some(input) = self.try_next() {
                return Some(input);
            }
            let input = self.channel.recv().await?;
            self.sort(input);
        }
    }

    /// Adds an input that comes from the service itself.
    pub(super) fn put(&mut self, input: Input) {
        self.sort(input);
    }

    /// Whether the service was asked to stop. New events are then refused. Those that wait already are still handled.
    pub(super) const fn is_stopping(&self) -> bool {
        self.stop_asked
    }

    /// Makes the room's messages wait until [`Inbox::release_room`].
    pub(super) fn hold_room(&mut self, room: &RoomKey) {
        self.held.entry(room.clone()).or_default();
    }

    pub(super) fn release_room(&mut self, room: &RoomKey) {
        let held = self.held.remove(room).unwrap_or_default();
        if held.is_empty() {
            return;
        }
        // The held messages are older than those of the same room that are still in the queue.
        let queue = self.queue(room_group(room));
        held.into_iter().rev().for_each(|one| queue.push_front(one));
    }

    fn sort(&mut self, input: Input) {
        match input {
            Input::Event(event) if self.stop_asked => event.waiter.tell(Outcome::NotStored),
            Input::Event(event) => self.add(event),
            Input::Stop => self.stop_asked = true,
            other => self.others.push_back(other),
        }
    }

    fn add(&mut self, event: Box<Event>) {
        self.waiting += size(&event);
        self.queue(room_group(&event.room)).push_back(event);
    }

    /// The queue of a group. If the queue is new, the group takes turns with the others from now on.
    fn queue(&mut self, group: RoomGroup) -> &mut VecDeque<Box<Event>> {
        match self.messages.entry(group) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(unknown) => {
                self.order.push_back(unknown.key().clone());
                unknown.insert(VecDeque::new())
            }
        }
    }

    /// Takes the next input. Inputs that are not messages come first, then one message of the group whose turn it is. `Stop` comes when
    /// nothing else is left.
    fn pop(&mut self) -> Option<Input> {
        if let Some(other) = self.others.pop_front() {
            return Some(other);
        }
        while let Some(group) = self.order.pop_front() {
            if let Some(event) = self.pop_from(group) {
                self.waiting -= size(&event);
                return Some(Input::Event(event));
            }
        }
        let all_done = self.held.is_empty();
        (self.stop_asked && all_done && !self.stop_told).then(|| {
            self.stop_told = true;
            Input::Stop
        })
    }

    /// Takes the group's first message from a room that is not held. Messages before it, from held rooms, are moved to `held`.
    fn pop_from(&mut self, group: RoomGroup) -> Option<Box<Event>> {
        let Entry::Occupied(mut queue) = self.messages.entry(group) else {
            return None;
        };
        while let Some(event) = queue.get_mut().pop_front() {
            if let Some(held) = self.held.get_mut(&event.room) {
                held.push_back(event);
                continue;
            }
            if queue.get().is_empty() {
                queue.remove();
            } else {
                self.order.push_back(queue.key().clone());
            }
            return Some(event);
        }
        queue.remove();
        None
    }
}

/// The size of an event, in KiB.
fn size(event: &Event) -> usize {
    1 + event.cause.text_len() / 1024
}

fn room_group(room: &RoomKey) -> RoomGroup {
    let id = room.parent.as_ref().unwrap_or(&room.id);
    (room.platform, id.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::service::cause::Cause;
    use crate::service::chat_message::ChatMessage;
    use crate::service::inbound::Inbound;
    use crate::service::receipt::Receipt;
    use crate::session::Identity;

    fn room(id: &str, parent: Option<&str>) -> RoomKey {
        RoomKey {
            platform: Platform::Matrix,
            id: id.to_owned(),
            parent: parent.map(str::to_owned),
        }
    }

    fn message(id: &str, parent: Option<&str>, event: &str) -> Input {
        let anna = Identity {
            platform: Platform::Matrix,
            id: "anna".into(),
            name: "anna".into(),
        };
        let inbound = Inbound {
            room: room(id, parent),
            event: event.to_owned(),
            locale: None,
            cause: Cause::Message(ChatMessage::new(anna, String::new())),
        };
        let (waiter, _) = Receipt::new();
        Input::Event(Box::new(Event::new(inbound, waiter)))
    }

    fn inbox(inputs: impl IntoIterator<Item = Input>) -> Inbox {
        let (handle, channel) = mpsc::channel(100);
        for input in inputs {
            handle.try_send(input).unwrap();
        }
        Inbox::new(channel)
    }

    /// The ids of the events in the order in which they come out, with `.` for any other input.
    fn drained(inbox: &mut Inbox) -> String {
        let inputs = std::iter::from_fn(|| inbox.try_next());
        let name = |input| match input {
            Input::Event(event) => event.id.clone(),
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
    fn a_held_room_waits_and_its_threads_do_not() {
        let messages = [
            message("r", None, "a"),
            message("r", None, "b"),
            message("thread", Some("r"), "t"),
        ];
        let mut inbox = inbox(messages);
        let room = room("r", None);
        inbox.hold_room(&room);
        assert_eq!(drained(&mut inbox), "t");
        inbox.release_room(&room);
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
    fn the_word_to_stop_waits_for_a_held_room() {
        let mut inbox = inbox([
            message("r", None, "a"),
            message("r", None, "b"),
            Input::Stop,
        ]);
        let room = room("r", None);
        assert!(inbox.try_next().is_some());
        inbox.hold_room(&room);
        assert_eq!(drained(&mut inbox), "");
        inbox.release_room(&room);
        assert_eq!(drained(&mut inbox), "b.");
    }
}
