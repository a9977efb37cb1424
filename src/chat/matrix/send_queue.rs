//! Decides which message is sent next where the homeserver allows only few messages at a time. The queue knows when each room and each
//! person was last served. For each message that waits, the later of these two times counts: that of its room and that of its person. The
//! message with the earliest time is sent next. A thread is treated as a part of its room.
//!
//! So however much one room or one person has asked for, a reply to another person in another room waits for a message or two at most.

use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// How many rooms and people are remembered. For each, the queue knows when it was last served. Times are counted in messages here: how
/// many messages had been sent by then.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(8_192).expect("not zero");

/// The room and the person of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Recipient {
    /// The room, without the thread.
    room: String,
    person: Option<String>,
}

impl Recipient {
    pub(super) fn of(room: &str, person: Option<&str>) -> Self {
        Self {
            room: room.to_owned(),
            person: person.map(str::to_owned),
        }
    }
}

/// All messages that wait.
#[derive(Debug)]
pub(super) struct SendQueue {
    waiting: Mutex<QueueState>,
    /// Held by the one task that waits for the budget on behalf of all others.
    budget_lock: tokio::sync::Mutex<()>,
}

#[derive(Debug)]
struct QueueState {
    next: u64,
    queued: Vec<QueuedMessage>,
    served: u64,
    /// When each room (`!…`) and each person (`@…`) was last served: the value that `served` had after the message was sent.
    last: LruCache<String, u64>,
}

#[derive(Debug)]
struct QueuedMessage {
    number: u64,
    recipient: Recipient,
    called: oneshot::Sender<()>,
}

impl Default for SendQueue {
    fn default() -> Self {
        Self {
            waiting: Mutex::new(QueueState {
                next: 0,
                queued: Vec::new(),
                served: 0,
                last: LruCache::new(REMEMBERED),
            }),
            budget_lock: tokio::sync::Mutex::default(),
        }
    }
}

impl SendQueue {
    /// Waits for the turn of this message. `open` completes when one more message may be sent. Only then does the queue choose one of the
    /// waiting messages.
    pub(super) async fn turn<F: Future<Output = ()>>(
        &self,
        recipient: Recipient,
        open: impl Fn() -> F,
    ) {
        let (called, mut call) = oneshot::channel();
        let number = self.waiting().join(recipient, called);
        let _remove_on_drop = RemoveOnDrop {
            queue: self,
            number,
        };
        loop {
            tokio::select! {
                biased;
                Ok(()) = &mut call => return,
                _guard = self.budget_lock.lock() => {
                    // Another task has called this task while it waited for the lock.
                    if call.try_recv().is_ok() {
                        return;
                    }
                    open().await;
                    self.waiting().call_next();
                    if call.try_recv().is_ok() {
                        return;
                    }
                }
            }
        }
    }

    /// Locks the queue. A panic in another task does no harm, because every call leaves the queue consistent.
    fn waiting(&self) -> MutexGuard<'_, QueueState> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl QueueState {
    fn join(&mut self, recipient: Recipient, called: oneshot::Sender<()>) -> u64 {
        self.next += 1;
        self.queued.push(QueuedMessage {
            number: self.next,
            recipient,
            called,
        });
        self.next
    }

    /// Wakes the task of the message that is next to be sent. Tasks that no longer wait are skipped.
    fn call_next(&mut self) {
        while let Some(at) = self.next_in_turn() {
            let message = self.queued.swap_remove(at);
            if message.called.send(()).is_ok() {
                self.served += 1;
                self.last.put(message.recipient.room, self.served);
                if let Some(person) = message.recipient.person {
                    self.last.put(person, self.served);
                }
                return;
            }
        }
    }

    fn next_in_turn(&self) -> Option<usize> {
        let queued = self.queued.iter().enumerate();
        let first =
            queued.min_by_key(|(_, message)| (self.since(&message.recipient), message.number))?;
        Some(first.0)
    }

    /// The key by which the next message is chosen. The message with the smallest key goes first. The key is the two times when the
    /// message's room and its person were last served, the later time first.
    fn since(&self, recipient: &Recipient) -> (u64, u64) {
        let last = |key: &String| self.last.peek(key).copied().unwrap_or(0);
        let room = last(&recipient.room);
        // A message for no single person is ordered by its room only.
        let person = recipient.person.as_ref().map_or(room, last);
        (room.max(person), room.min(person))
    }
}

/// Removes a message from the queue when the task of the message no longer waits.
struct RemoveOnDrop<'a> {
    queue: &'a SendQueue,
    number: u64,
}

impl Drop for RemoveOnDrop<'_> {
    fn drop(&mut self) {
        let mut waiting = self.queue.waiting();
        waiting
            .queued
            .retain(|message| message.number != self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::{Recipient, SendQueue};
    use std::sync::{Arc, Mutex};
    use std::time::Duration;
    use tokio::task::yield_now;
    use tokio::time::{advance, sleep};

    const PACE: Duration = Duration::from_secs(5);

    /// Queues the messages `early` in this order, and queues `late` once one of them has been served. Returns the order in which all were
    /// sent.
    async fn order(early: &[(&str, &str)], late: (&str, &str)) -> Vec<String> {
        let (queue, said) = (
            Arc::new(SendQueue::default()),
            Arc::new(Mutex::new(Vec::new())),
        );
        let wait = |(room, person): (&str, &str)| {
            let (queue, said) = (queue.clone(), said.clone());
            let (recipient, name) = (
                Recipient::of(room, Some(person)),
                format!("{room} {person}"),
            );
            tokio::spawn(async move {
                queue.turn(recipient, || sleep(PACE)).await;
                said.lock().unwrap().push(name);
            })
        };
        let mut all = Vec::new();
        for recipient in early {
            all.push(wait(*recipient));
            yield_now().await;
        }
        advance(PACE).await;
        yield_now().await;
        all.push(wait(late));
        for one in all {
            one.await.unwrap();
        }
        let said = said.lock().unwrap();
        said.clone()
    }

    fn message(said: &[String], recipient: &str) -> usize {
        said.iter().position(|one| one == recipient).unwrap()
    }

    #[tokio::test(start_paused = true)]
    async fn a_hundred_threads_of_one_room_keep_no_other_room_waiting() {
        let people: Vec<String> = (0..100).map(|n| format!("@p{n}:e.org")).collect();
        let flood: Vec<_> = people
            .iter()
            .map(|one| ("!flood:e.org", one.as_str()))
            .collect();
        let said = order(&flood, ("!quiet:e.org", "@anna:e.org")).await;
        assert_eq!(said.len(), 101);
        assert!(message(&said, "!quiet:e.org @anna:e.org") <= 2, "{said:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn one_person_in_a_hundred_rooms_keeps_nobody_else_waiting() {
        let rooms: Vec<String> = (0..100).map(|n| format!("!r{n}:e.org")).collect();
        let flood: Vec<_> = rooms
            .iter()
            .map(|one| (one.as_str(), "@flood:e.org"))
            .collect();
        let said = order(&flood, ("!r99:e.org", "@anna:e.org")).await;
        assert!(message(&said, "!r99:e.org @anna:e.org") <= 2, "{said:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn equals_are_served_in_the_order_in_which_they_came() {
        let same = [
            ("!a:e.org", "@a:e.org"),
            ("!b:e.org", "@b:e.org"),
            ("!c:e.org", "@c:e.org"),
        ];
        let said = order(&same, ("!d:e.org", "@d:e.org")).await;
        assert_eq!(
            said,
            [
                "!a:e.org @a:e.org",
                "!b:e.org @b:e.org",
                "!c:e.org @c:e.org",
                "!d:e.org @d:e.org"
            ]
        );
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_leaves_the_line_holds_nobody_up() {
        let queue = Arc::new(SendQueue::default());
        let recipient = |name| Recipient::of("!a:e.org", Some(name));
        let at_the_door = tokio::spawn({
            let queue = queue.clone();
            async move { queue.turn(recipient("@a:e.org"), || sleep(PACE)).await }
        });
        yield_now().await;
        let next = tokio::spawn({
            let queue = queue.clone();
            async move { queue.turn(recipient("@b:e.org"), || sleep(PACE)).await }
        });
        yield_now().await;
        at_the_door.abort();
        next.await.unwrap();
    }
}
