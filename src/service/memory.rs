//! What the service draws from outside the rules: fresh seeds and tokens, the time, and which events it saw lately.

use super::Inbound;
use crate::session::{EventKey, OutboxId, SessionId};
use jiff::Timestamp;
use lru::LruCache;
use sha2::{Digest, Sha256};
use std::num::NonZeroUsize;

/// Where the seeds of sessions come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Seeds {
    /// The operating system's random numbers.
    #[default]
    Random,
    /// A number given by the operator, so that a demonstration can be repeated. Whoever knows it knows the dice.
    Fixed(u64),
}

impl Seeds {
    /// The seed of the session with this number.
    #[must_use]
    pub fn seed(self, session: SessionId) -> [u8; 32] {
        match self {
            Self::Random => rand::random(),
            Self::Fixed(number) => {
                let digest = Sha256::new()
                    .chain_update(number.to_be_bytes())
                    .chain_update(session.0.to_be_bytes());
                digest.finalize().into()
            }
        }
    }
}

/// The fingerprint of an event.
pub(super) fn event_key(inbound: &Inbound) -> EventKey {
    let mut digest = Sha256::new();
    digest.update([inbound.room.platform as u8]);
    for part in [&inbound.room.id, &inbound.event] {
        digest.update((part.len() as u64).to_be_bytes());
        digest.update(part);
    }
    let digest: [u8; 32] = digest.finalize().into();
    EventKey(digest[..8].try_into().expect("8 of 32 bytes"))
}

/// Unix seconds.
pub(super) fn now() -> i64 {
    Timestamp::now().as_second()
}

/// Numbers this process hands out; it is the only one that writes.
#[derive(Debug)]
pub(super) struct Numbers {
    session: SessionId,
    outbox: OutboxId,
}

impl Numbers {
    pub(super) fn after((session, outbox): (SessionId, OutboxId)) -> Self {
        Self { session, outbox }
    }

    pub(super) fn session(&mut self) -> SessionId {
        self.session.0 += 1;
        self.session
    }

    pub(super) fn outbox(&mut self) -> OutboxId {
        self.outbox.0 += 1;
        self.outbox
    }

    /// The number that was given last.
    pub(super) const fn last_outbox(&self) -> OutboxId {
        self.outbox
    }
}

/// The events handled lately. The store knows them all; this spares it most questions.
#[derive(Debug)]
pub(super) struct Seen(LruCache<EventKey, ()>);

/// How many events are remembered: about 5 MB.
const REMEMBERED: usize = 65_536;

impl Seen {
    /// How many recent events are worth reading at the start.
    pub(super) const WORTH_READING: u32 = REMEMBERED as u32;

    pub(super) fn new(recent: Vec<EventKey>) -> Self {
        let mut seen = Self(LruCache::new(
            NonZeroUsize::new(REMEMBERED).expect("not zero"),
        ));
        recent.into_iter().for_each(|event| seen.add(event));
        seen
    }

    pub(super) fn add(&mut self, event: EventKey) {
        self.0.put(event, ());
    }

    pub(super) fn forget(&mut self, event: EventKey) {
        self.0.pop(&event);
    }

    pub(super) fn contains(&self, event: EventKey) -> bool {
        self.0.contains(&event)
    }
}
