//! Remembers what a bare yes may be meant for: an offer, if the yes is the first thing that the person has typed in the room since the
//! offer. A bare yes may also be said to other people, so after a start, when this is not known, it is meant for nothing.

use crate::session::{AccountId, EventKey, RoomId, SessionId};
use lru::LruCache;
use lusoria_games::rules::Seat;
use std::num::NonZeroUsize;

/// For how many pairs of a room and a person the last typed line is kept, and for how many games and proposals the last offer.
const KEPT: NonZeroUsize = NonZeroUsize::new(4_096).expect("not zero");

/// An offer: the game and the seat that made it, or a proposed game.
pub(super) type OfferKey = (SessionId, Option<Seat>);

/// The last lines and offers. They are counted, not timed, because several may come in one second.
#[derive(Debug)]
pub(super) struct BareAnswers {
    count: u64,
    typed: LruCache<(RoomId, AccountId), TypedLine>,
    /// The number of entries that the game had after the offer (0 for a proposed game), and when it was made.
    offers: LruCache<OfferKey, (u32, u64)>,
    /// No line of those that are no longer kept came later than this.
    forgotten: u64,
}

/// The last line of a person in a room.
#[derive(Clone, Copy, Debug)]
struct TypedLine {
    event: EventKey,
    at: u64,
    /// When the person had typed something before this message. It counts when the message is decided once more, after a failed write.
    before: u64,
}

impl Default for BareAnswers {
    fn default() -> Self {
        Self {
            count: 0,
            typed: LruCache::new(KEPT),
            offers: LruCache::new(KEPT),
            forgotten: 0,
        }
    }
}

impl BareAnswers {
    /// Notes that this person has typed something in this room.
    pub(super) fn note_line(&mut self, key: (RoomId, AccountId), event: EventKey) {
        let last = self.typed.peek(&key).copied();
        if last.is_some_and(|last| last.event == event) {
            return;
        }
        self.count += 1;
        let line = TypedLine {
            event,
            at: self.count,
            before: last.map_or(self.forgotten, |last| last.at),
        };
        if let Some((pushed_out, old)) = self.typed.push(key, line)
            && pushed_out != key
        {
            self.forgotten = self.forgotten.max(old.at);
        }
    }

    /// Notes an offer, after which its game has this many entries.
    pub(super) fn note_offer(&mut self, offer: OfferKey, entries: u32) {
        self.count += 1;
        self.offers.put(offer, (entries, self.count));
    }

    /// Whether what this person types in this event is the first thing that they have typed in this room since this offer, and nothing else
    /// has happened in its game, which has so many entries.
    pub(super) fn is_first_since(
        &self,
        (offer, entries): (OfferKey, u32),
        key: (RoomId, AccountId),
        event: EventKey,
    ) -> bool {
        let Some((entries_then, made)) = self.offers.peek(&offer) else {
            return false;
        };
        let typed = match self.typed.peek(&key) {
            Some(last) if last.event == event => last.before,
            Some(last) => last.at,
            None => self.forgotten,
        };
        *entries_then == entries && typed < *made
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: RoomId = RoomId(1);
    const BOB: (RoomId, AccountId) = (ROOM, AccountId(2));
    const DRAW: OfferKey = (SessionId(1), Some(Seat::First));

    fn event(n: u8) -> EventKey {
        EventKey([n; 8])
    }

    #[test]
    fn only_the_first_line_after_an_offer_is_meant_for_it_also_when_it_is_decided_again() {
        let mut answers = BareAnswers::default();
        assert!(!answers.is_first_since((DRAW, 4), BOB, event(1)));
        answers.note_line(BOB, event(1));
        answers.note_offer(DRAW, 4);
        for _ in 0..2 {
            assert!(answers.is_first_since((DRAW, 4), BOB, event(2)));
            answers.note_line(BOB, event(2));
        }
        assert!(!answers.is_first_since((DRAW, 5), BOB, event(2)));
        assert!(!answers.is_first_since((DRAW, 4), BOB, event(3)));
    }

    #[test]
    fn a_line_that_is_no_longer_kept_counts_as_typed_since() {
        let mut answers = BareAnswers::default();
        answers.note_offer(DRAW, 4);
        answers.note_line(BOB, event(1));
        for n in 0..5_000 {
            answers.note_line((ROOM, AccountId(100 + n)), event(2));
        }
        assert!(!answers.is_first_since((DRAW, 4), BOB, event(3)));
        answers.note_offer(DRAW, 6);
        assert!(answers.is_first_since((DRAW, 6), BOB, event(3)));
    }
}
