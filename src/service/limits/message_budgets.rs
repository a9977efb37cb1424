//! Messages and records a minute, an hour or a day. Whoever asks for more is told so once and then not heard for a while.
//!
//! Deliberately absent: anything stored. After a start all budgets are full.

use super::message_cost::Asks;
use super::rate::{Budget, Uptime};
use super::room_with_threads::WholeRoom;
use super::silences::{Kind, Person, Silences, Verdict, Whose};
use super::table::Limits;
use crate::session::{EventKey, Identity};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::time::Duration;

const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

/// More than two rounds have: an event may be decided anew after a write that failed.
const VERDICTS: NonZeroUsize = NonZeroUsize::new(4_096).expect("not zero");

/// The budgets, and who is not heard now.
#[derive(Debug)]
pub(in crate::service) struct Messages {
    persons: Budget<Person>,
    rooms: Budget<WholeRoom>,
    host: Budget<()>,
    person_imports: Budget<Person>,
    person_kilobytes: Budget<Person>,
    room_imports: Budget<WholeRoom>,
    host_imports: Budget<()>,
    silences: Silences,
    /// What became of the events that were counted lately: one that is decided anew is not counted again.
    verdicts: LruCache<EventKey, Verdict>,
}

impl Messages {
    pub(in crate::service) fn new(limits: &Limits) -> Self {
        let clock = Uptime::begin();
        let (a, b, c) = (
            limits.person_imports,
            limits.room_imports,
            limits.host_imports,
        );
        let kilobytes = limits.person_import_kilobytes;
        Self {
            persons: Budget::new(clock, limits.person_messages, MINUTE, limits.person_burst),
            rooms: Budget::new(clock, limits.room_messages, MINUTE, limits.room_burst),
            host: Budget::new(clock, limits.host_messages, MINUTE, limits.host_burst),
            person_imports: Budget::new(clock, a, HOUR, a),
            person_kilobytes: Budget::new(clock, kilobytes, DAY, kilobytes),
            room_imports: Budget::new(clock, b, HOUR, b),
            host_imports: Budget::new(clock, c, HOUR, c),
            silences: Silences::new(clock),
            verdicts: LruCache::new(VERDICTS),
        }
    }

    /// Whether this event need not be looked at: its author has been told to wait. An event that was let through before
    /// comes again when its write has failed.
    pub(in crate::service) fn is_silenced(&self, author: &Identity, event: EventKey) -> bool {
        !self.silences.is_empty()
            && self
                .silences
                .left(Kind::Messages, &Whose::Person(person(author)))
                .is_some()
            && !self.verdicts.contains(&event)
    }

    /// Counts a message, once.
    pub(in crate::service) fn verdict(
        &mut self,
        event: EventKey,
        author: &Identity,
        room: &WholeRoom,
        asks: Asks,
    ) -> Verdict {
        if let Some(verdict) = self.verdicts.get(&event) {
            return verdict.clone();
        }
        let verdict = match self.count(&person(author), room, asks) {
            Ok(()) => Verdict::Answer,
            Err(verdict) => verdict,
        };
        if verdict != Verdict::Silence {
            self.verdicts.put(event, verdict.clone());
        }
        verdict
    }

    /// # Errors
    /// The verdict, if something is exceeded.
    fn count(&mut self, person: &Person, room: &WholeRoom, asks: Asks) -> Result<(), Verdict> {
        let silences = &mut self.silences;
        let (me, here) = (Whose::Person(person.clone()), Whose::Room(room.clone()));
        silences.spend(Kind::Messages, &me, room, || {
            self.persons.take(person, asks.cost)
        })?;
        if asks.moves_only {
            return Ok(());
        }
        silences.spend(Kind::Messages, &here, room, || {
            self.rooms.take(room, asks.cost)
        })?;
        silences.spend(Kind::Messages, &Whose::Host, room, || {
            self.host.take(&(), asks.cost)
        })?;
        if asks.imports == 0 {
            return Ok(());
        }
        silences.spend(Kind::Imports, &me, room, || {
            self.person_imports.take(person, asks.imports)?;
            self.person_kilobytes.take(person, asks.kilobytes)
        })?;
        silences.spend(Kind::Imports, &here, room, || {
            self.room_imports.take(room, asks.imports)
        })?;
        silences.spend(Kind::Imports, &Whose::Host, room, || {
            self.host_imports.take(&(), asks.imports)
        })
    }
}

fn person(identity: &Identity) -> Person {
    (identity.platform, identity.id.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::service::limits::silences::PAUSE;
    use crate::session::Platform;
    use tokio::time::advance;

    const COMMAND: Asks = Asks {
        cost: 1,
        moves_only: false,
        imports: 0,
        kilobytes: 0,
    };

    fn whole(id: &str) -> WholeRoom {
        WholeRoom(Platform::Discord, id.into())
    }

    fn who(id: &str) -> Identity {
        let name = id.to_owned();
        Identity {
            platform: Platform::Discord,
            id: name.clone(),
            name,
        }
    }

    /// Messages that come one after the other, each an event of its own.
    struct Stream(Messages, u64);

    impl Stream {
        fn new(limits: &Limits) -> Self {
            Self(Messages::new(limits), 0)
        }

        fn hear(&mut self, from: &str, room: &str, asks: Asks) -> &'static str {
            self.1 += 1;
            let event = EventKey(self.1.to_be_bytes());
            if self.0.is_silenced(&who(from), event) {
                return "not looked at";
            }
            match self.0.verdict(event, &who(from), &whole(room), asks) {
                Verdict::Answer => "answered",
                Verdict::Tell(_) => "told",
                Verdict::Silence => "silence",
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_asks_for_too_much_is_told_once_and_heard_again_after_a_minute() {
        let limits = Limits {
            person_messages: 60,
            person_burst: 3,
            ..Limits::none()
        };
        let mut stream = Stream::new(&limits);
        for _ in 0..3 {
            assert_eq!(stream.hear("anna", "hall", COMMAND), "answered");
        }
        assert_eq!(stream.hear("anna", "hall", COMMAND), "told");
        assert_eq!(stream.hear("anna", "cellar", COMMAND), "not looked at");
        assert_eq!(stream.hear("bob", "hall", COMMAND), "answered");
        advance(PAUSE - Duration::from_millis(1)).await;
        assert_eq!(stream.hear("anna", "hall", Asks::MOVE), "not looked at");
        advance(Duration::from_millis(1)).await;
        assert_eq!(stream.hear("anna", "hall", COMMAND), "answered");
    }

    #[tokio::test(start_paused = true)]
    async fn a_room_that_asks_too_much_plays_on_and_no_other_room_notices() {
        let limits = Limits {
            room_messages: 60,
            room_burst: 2,
            ..Limits::none()
        };
        let mut stream = Stream::new(&limits);
        for (from, expected) in [
            ("anna", "answered"),
            ("bob", "answered"),
            ("cyril", "told"),
            ("anna", "silence"),
        ] {
            assert_eq!(stream.hear(from, "hall", COMMAND), expected);
        }
        assert_eq!(stream.hear("anna", "hall", Asks::MOVE), "answered");
        assert_eq!(stream.hear("anna", "cellar", COMMAND), "answered");
        advance(PAUSE).await;
        assert_eq!(stream.hear("anna", "hall", COMMAND), "answered");
    }

    #[tokio::test(start_paused = true)]
    async fn each_room_is_told_once_that_all_together_ask_too_much() {
        let limits = Limits {
            host_messages: 60,
            host_burst: 1,
            ..Limits::none()
        };
        let mut stream = Stream::new(&limits);
        let heard: Vec<_> = ["hall", "hall", "hall", "cellar", "cellar"]
            .map(|room| stream.hear("anna", room, COMMAND))
            .into();
        assert_eq!(heard, ["answered", "told", "silence", "told", "silence"]);
    }

    #[tokio::test(start_paused = true)]
    async fn records_have_a_budget_of_their_own_for_number_and_size() {
        let limits = Limits {
            person_imports: 2,
            person_import_kilobytes: 100,
            ..Limits::none()
        };
        let import = |kilobytes| Asks {
            imports: 1,
            kilobytes,
            ..COMMAND
        };
        let mut stream = Stream::new(&limits);
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
        let limits = Limits {
            person_messages: 60,
            person_burst: 1,
            ..Limits::none()
        };
        let mut messages = Messages::new(&limits);
        let (event, anna, hall) = (EventKey([1; 8]), who("anna"), whole("hall"));
        for _ in 0..3 {
            assert_eq!(
                messages.verdict(event, &anna, &hall, COMMAND),
                Verdict::Answer
            );
        }
        let told = messages.verdict(EventKey([2; 8]), &anna, &hall, COMMAND);
        assert!(matches!(told, Verdict::Tell(_)));
        assert!(messages.is_silenced(&anna, EventKey([3; 8])));
        assert!(!messages.is_silenced(&anna, event));
        assert_eq!(
            messages.verdict(EventKey([2; 8]), &anna, &hall, COMMAND),
            told
        );
    }
}
