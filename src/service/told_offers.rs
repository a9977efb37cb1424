//! Remembers which messages about offers and proposals are not delivered yet, and when the last ones were delivered. `changed_offers.rs`
//! says why this is needed. In a busy room a message may wait for many seconds. After a restart nothing is known of messages that were
//! delivered before the restart.

use super::quick_map::QuickMap;
use crate::session::{OutboxId, RoomId, Say, SessionId, tells_offer};
use crate::store::Delivery;
use lru::LruCache;
use std::num::NonZeroUsize;

/// For how many pairs of a game and a room the time of the last delivered message is kept.
const KEPT: NonZeroUsize = NonZeroUsize::new(1_024).expect("not zero");

/// The messages about offers and proposals.
#[derive(Debug)]
pub(super) struct ToldOffers {
    waiting: QuickMap<OutboxId, (SessionId, RoomId)>,
    /// When the last message about an offer in this game was delivered in this room (Unix seconds).
    told: LruCache<(SessionId, RoomId), i64>,
}

impl Default for ToldOffers {
    fn default() -> Self {
        Self {
            waiting: QuickMap::default(),
            told: LruCache::new(KEPT),
        }
    }
}

impl ToldOffers {
    /// Notes a message that is to be delivered, if it tells of an offer.
    pub(super) fn add(&mut self, id: OutboxId, room: RoomId, say: &Say) {
        if let Some(session) = session_of_offer(say) {
            self.waiting.insert(id, (session, room));
        }
    }

    /// Removes the message of a change that could not be stored.
    pub(super) fn remove(&mut self, delivery: &Delivery) {
        self.waiting.remove(&delivery.id);
    }

    /// Notes that a message was delivered at this time, or never will be.
    pub(super) fn note_settled(&mut self, id: OutboxId, at: i64) {
        if let Some(told) = self.waiting.remove(&id) {
            self.told.put(told, at);
        }
    }

    /// Whether a message about an offer in this game is still to be delivered in this room, or was delivered after this time.
    pub(super) fn is_unread(&self, session: SessionId, room: RoomId, since: i64) -> bool {
        let key = (session, room);
        let is_waiting = self.waiting.values().any(|one| *one == key);
        is_waiting || self.told.peek(&key).is_some_and(|at| *at > since)
    }
}

/// The number of the game that the offer or the proposal is about, if this message tells of one. `None` for any other message.
fn session_of_offer(say: &Say) -> Option<SessionId> {
    match say {
        Say::News { at, fact, .. } if tells_offer(fact) => Some(at.0),
        Say::Proposal(told, _) => Some(told.proposal.id),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{ShownEntry, news_fact};

    #[test]
    fn an_offer_is_unread_until_it_was_delivered_and_for_a_moment_after_that() {
        let (game, room, other) = (SessionId(7), RoomId(1), RoomId(2));
        let at = ShownEntry(game, 4);
        let told = |id: &'static str| Say::News {
            at,
            fact: news_fact(id),
            board: false,
        };
        let mut offers = ToldOffers::default();
        assert!(!offers.is_unread(game, room, 97), "nothing is known");
        offers.add(OutboxId(1), room, &told("offer"));
        offers.add(OutboxId(2), other, &told("declined"));
        assert!(offers.is_unread(game, room, 97));
        assert!(!offers.is_unread(game, other, 97));
        offers.note_settled(OutboxId(1), 100);
        assert!(offers.is_unread(game, room, 97));
        assert!(!offers.is_unread(game, room, 100));
    }
}
