//! Counts messages and imported records against budgets per minute, hour or day. Each person, each room and the whole host have budgets.
//! If a person exceeds a budget, the bot says so once, and then ignores the person for a while. It treats a room or the whole host in the
//! same way. Messages that only continue or end games count against the budget of the person alone.
//!
//! Nothing of this is stored. After a start, all budgets are full.

use super::message_cost::MessageCost;
use super::rate::{RateBudget, Uptime};
use super::room_with_threads::RoomWithThreads;
use super::silences::{Admission, BudgetKind, Person, Scope, Silences};
use super::table::Limits;
use crate::session::{EventKey, Identity};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::time::Duration;

const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

/// Whether an event was admitted is remembered for this many events. Two rounds of the service never have so many, and an event that is
/// decided again after a failed write comes back within two rounds.
const ADMISSIONS: NonZeroUsize = NonZeroUsize::new(4_096).expect("not zero");

/// The budgets, and who is ignored at present.
#[derive(Debug)]
pub(in crate::service) struct MessageBudgets {
    persons: RateBudget<Person>,
    rooms: RateBudget<RoomWithThreads>,
    host: RateBudget<()>,
    person_imports: RateBudget<Person>,
    person_kilobytes: RateBudget<Person>,
    room_imports: RateBudget<RoomWithThreads>,
    host_imports: RateBudget<()>,
    silences: Silences,
    /// The results of recently counted events, so that an event that is decided again is not counted twice.
    admissions: LruCache<EventKey, Admission>,
}

impl MessageBudgets {
    pub(in crate::service) fn new(limits: &Limits) -> Self {
        let clock = Uptime::begin();
        let (a, b, c) = (
            limits.person_imports,
            limits.room_imports,
            limits.host_imports,
        );
        let kilobytes = limits.person_import_kilobytes;
        Self {
            persons: RateBudget::new(clock, limits.person_messages, MINUTE, limits.person_burst),
            rooms: RateBudget::new(clock, limits.room_messages, MINUTE, limits.room_burst),
            host: RateBudget::new(clock, limits.host_messages, MINUTE, limits.host_burst),
            person_imports: RateBudget::new(clock, a, HOUR, a),
            person_kilobytes: RateBudget::new(clock, kilobytes, DAY, kilobytes),
            room_imports: RateBudget::new(clock, b, HOUR, b),
            host_imports: RateBudget::new(clock, c, HOUR, c),
            silences: Silences::new(clock),
            admissions: LruCache::new(ADMISSIONS),
        }
    }

    /// Whether this event can be dropped, because its author was told to wait. An event that was admitted before, and comes
    /// again after a failed write, is not dropped.
    pub(in crate::service) fn is_silenced(&self, author: &Identity, event: EventKey) -> bool {
        !self.silences.is_empty()
            && self
                .silences
                .left(BudgetKind::Messages, &Scope::Person(person(author)))
                .is_some()
            && !self.admissions.contains(&event)
    }

    /// Says whether a message is answered. A message that was not counted before is counted.
    pub(in crate::service) fn admit(
        &mut self,
        event: EventKey,
        author: &Identity,
        room: &RoomWithThreads,
        cost: MessageCost,
    ) -> Admission {
        if let Some(known) = self.admissions.get(&event) {
            return known.clone();
        }
        let admission = match self.count(&person(author), room, cost) {
            Ok(()) => Admission::Answer,
            Err(admission) => admission,
        };
        if admission != Admission::Silence {
            self.admissions.put(event, admission.clone());
        }
        admission
    }

    /// Takes the cost of a message from the budgets.
    ///
    /// # Errors
    /// What to do with the message if it exceeds a budget.
    fn count(
        &mut self,
        person: &Person,
        room: &RoomWithThreads,
        cost: MessageCost,
    ) -> Result<(), Admission> {
        let silences = &mut self.silences;
        let (me, here) = (Scope::Person(person.clone()), Scope::Room(room.clone()));
        silences.spend(BudgetKind::Messages, &me, room, || {
            self.persons.take(person, cost.messages)
        })?;
        if cost.moves_only {
            return Ok(());
        }
        silences.spend(BudgetKind::Messages, &here, room, || {
            self.rooms.take(room, cost.messages)
        })?;
        silences.spend(BudgetKind::Messages, &Scope::Host, room, || {
            self.host.take(&(), cost.messages)
        })?;
        if cost.imports == 0 {
            return Ok(());
        }
        silences.spend(BudgetKind::Imports, &me, room, || {
            self.person_imports.take(person, cost.imports)?;
            self.person_kilobytes.take(person, cost.kilobytes)
        })?;
        silences.spend(BudgetKind::Imports, &here, room, || {
            self.room_imports.take(room, cost.imports)
        })?;
        silences.spend(BudgetKind::Imports, &Scope::Host, room, || {
            self.host_imports.take(&(), cost.imports)
        })
    }
}

fn person(identity: &Identity) -> Person {
    (identity.platform, identity.id.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::service::limits::silences::SHORTEST_SILENCE;
    use crate::session::Platform;
    use tokio::time::advance;

    const COMMAND: MessageCost = MessageCost {
        messages: 1,
        moves_only: false,
        imports: 0,
        kilobytes: 0,
    };

    fn whole(id: &str) -> RoomWithThreads {
        RoomWithThreads(Platform::Discord, id.into())
    }

    fn who(id: &str) -> Identity {
        let name = id.to_owned();
        Identity {
            platform: Platform::Discord,
            id: name.clone().into(),
            name: name.into(),
        }
    }

    /// Messages that come one after the other, each with an event id of its own.
    struct Stream(MessageBudgets, u64);

    impl Stream {
        /// A stream that has only the limits that `set` sets.
        fn with(set: impl FnOnce(&mut Limits)) -> Self {
            let mut limits = Limits::none();
            set(&mut limits);
            Self(MessageBudgets::new(&limits), 0)
        }

        fn hear(&mut self, from: &str, room: &str, cost: MessageCost) -> &'static str {
            self.1 += 1;
            let event = EventKey(self.1.to_be_bytes());
            if self.0.is_silenced(&who(from), event) {
                return "not looked at";
            }
            match self.0.admit(event, &who(from), &whole(room), cost) {
                Admission::Answer => "answered",
                Admission::Tell(_) => "told",
                Admission::Silence => "silence",
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_asks_for_too_much_is_told_once_and_heard_again_after_a_minute() {
        let mut stream = Stream::with(|limits| {
            limits.person_messages = 60;
            limits.person_burst = 3;
        });
        for _ in 0..3 {
            assert_eq!(stream.hear("anna", "hall", COMMAND), "answered");
        }
        assert_eq!(stream.hear("anna", "hall", COMMAND), "told");
        assert_eq!(stream.hear("anna", "cellar", COMMAND), "not looked at");
        assert_eq!(stream.hear("bob", "hall", COMMAND), "answered");
        advance(SHORTEST_SILENCE - Duration::from_millis(1)).await;
        assert_eq!(
            stream.hear("anna", "hall", MessageCost::MOVE),
            "not looked at"
        );
        advance(Duration::from_millis(1)).await;
        assert_eq!(stream.hear("anna", "hall", COMMAND), "answered");
    }

    #[tokio::test(start_paused = true)]
    async fn a_room_that_asks_too_much_plays_on_and_no_other_room_notices() {
        let mut stream = Stream::with(|limits| {
            limits.room_messages = 60;
            limits.room_burst = 2;
        });
        for (from, expected) in [
            ("anna", "answered"),
            ("bob", "answered"),
            ("cyril", "told"),
            ("anna", "silence"),
        ] {
            assert_eq!(stream.hear(from, "hall", COMMAND), expected);
        }
        assert_eq!(stream.hear("anna", "hall", MessageCost::MOVE), "answered");
        assert_eq!(stream.hear("anna", "cellar", COMMAND), "answered");
        advance(SHORTEST_SILENCE).await;
        assert_eq!(stream.hear("anna", "hall", COMMAND), "answered");
    }

    #[tokio::test(start_paused = true)]
    async fn each_room_is_told_once_that_all_together_ask_too_much() {
        let mut stream = Stream::with(|limits| {
            limits.host_messages = 60;
            limits.host_burst = 1;
        });
        let heard: Vec<_> = ["hall", "hall", "hall", "cellar", "cellar"]
            .map(|room| stream.hear("anna", room, COMMAND))
            .into();
        assert_eq!(heard, ["answered", "told", "silence", "told", "silence"]);
    }

    #[tokio::test(start_paused = true)]
    async fn records_have_a_budget_of_their_own_for_number_and_size() {
        let mut stream = Stream::with(|limits| {
            limits.person_imports = 2;
            limits.person_import_kilobytes = 100;
        });
        let import = |kilobytes| MessageCost {
            imports: 1,
            kilobytes,
            ..COMMAND
        };
        assert_eq!(stream.hear("anna", "hall", import(10)), "answered");
        assert_eq!(stream.hear("anna", "hall", import(95)), "told");
        assert_eq!(stream.hear("anna", "hall", import(1)), "silence");
        assert_eq!(stream.hear("anna", "hall", COMMAND), "answered");
        for expected in ["answered", "answered", "told"] {
            assert_eq!(stream.hear("bob", "hall", import(1)), expected);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn an_event_that_is_decided_anew_counts_once() {
        let Stream(mut messages, _) = Stream::with(|limits| {
            limits.person_messages = 60;
            limits.person_burst = 1;
        });
        let (event, anna, hall) = (EventKey([1; 8]), who("anna"), whole("hall"));
        for _ in 0..3 {
            assert_eq!(
                messages.admit(event, &anna, &hall, COMMAND),
                Admission::Answer
            );
        }
        let told = messages.admit(EventKey([2; 8]), &anna, &hall, COMMAND);
        assert!(matches!(told, Admission::Tell(_)));
        assert!(messages.is_silenced(&anna, EventKey([3; 8])));
        assert!(!messages.is_silenced(&anna, event));
        assert_eq!(
            messages.admit(EventKey([2; 8]), &anna, &hall, COMMAND),
            told
        );
    }
}
