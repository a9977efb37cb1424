//! Remembers in which order lines were typed, offers were made and questions were asked. From this order the service finds out whether a
//! bare yes can be meant for an offer or a question.
//!
//! - An offer can be meant only if nobody has typed anything in the room since the offer.
//! - A question can be meant only if nobody but the person who was asked has typed anything since.
//!
//! After a start the order is not known. Then a bare yes accepts no offer. If a question is open in the room, a bare yes makes the bot
//! ask it again.
//!
//! `answer_offer.rs` decides whether a bare yes accepts an offer, and `unclear_answer.rs` decides whether it answers a question.

use super::made_offer::{MadeOffer, OfferKey};
use super::speakers::Speakers;
use super::talk::Talk;
use crate::session::{AccountId, EventKey, RoomId, SessionId};
use lru::LruCache;
use std::num::NonZeroUsize;

/// How many rows each of the maps in [`BareAnswers`] keeps.
const KEPT: NonZeroUsize = NonZeroUsize::new(4_096).expect("not zero");

const HOUR: i64 = 3_600;

/// The last lines and offers. Each has a number instead of a time, because several may come in one second. Later ones have higher
/// numbers. In the comments below, "when" means this number. A person who was refused something counts as asked.
#[derive(Debug)]
pub(super) struct BareAnswers {
    count: u64,
    typed: LruCache<(RoomId, AccountId), LastLine>,
    offers: LruCache<OfferKey, MadeOffer>,
    /// The events whose authors are noted as speakers already. An event that waits for a thought is decided twice, but its author is
    /// noted only once.
    heard: LruCache<EventKey, ()>,
    speakers: LruCache<RoomId, Speakers>,
    /// The last people in each room who may have talked to others. `speakers` has the last people who have typed anything there.
    talkers: LruCache<RoomId, Speakers>,
    /// The last people in each room who may have asked others something.
    askers: LruCache<RoomId, Speakers>,
    /// The time (Unix seconds) at which a person was last asked a question again, because something had come between it and the answer.
    asked_again: LruCache<(RoomId, AccountId), i64>,
    /// Lines and offers are numbered in their order. This is the highest number of a line that was dropped from `typed`; 0 if none was
    /// dropped.
    forgotten: u64,
}

/// The last line of a person in a room.
#[derive(Clone, Copy, Debug)]
struct LastLine {
    event: EventKey,
    at: u64,
    /// When the person was last refused or asked something here; `None` if that is not known.
    asked: Option<u64>,
    /// The fields `at` and `asked` as they were before this message. If this message is decided again after a failed write, the older
    /// values are used.
    before: (u64, Option<u64>),
}

impl Default for BareAnswers {
    fn default() -> Self {
        Self {
            count: 0,
            typed: LruCache::new(KEPT),
            offers: LruCache::new(KEPT),
            heard: LruCache::new(KEPT),
            speakers: LruCache::new(KEPT),
            talkers: LruCache::new(KEPT),
            askers: LruCache::new(KEPT),
            asked_again: LruCache::new(KEPT),
            forgotten: 0,
        }
    }
}

impl BareAnswers {
    /// Notes that this person has typed something in this room. `is_asked` says whether the person was refused or asked
    /// something.
    pub(super) fn note_line(
        &mut self,
        key: (RoomId, AccountId),
        event: EventKey,
        (talk, is_asked): (Talk, bool),
    ) {
        let last = self.typed.peek(&key).copied();
        if last.is_some_and(|last| last.event == event) {
            return;
        }
        self.count += 1;
        self.note_talk(key, talk);
        let asked = last.and_then(|last| last.asked);
        let line = LastLine {
            event,
            at: self.count,
            asked: if is_asked { Some(self.count) } else { asked },
            before: (last.map_or(self.forgotten, |last| last.at), asked),
        };
        if let Some((pushed_out, old)) = self.typed.push(key, line)
            && pushed_out != key
        {
            self.forgotten = self.forgotten.max(old.at);
        }
    }

    /// Notes that somebody has written something in this room, and whether it may be talk with other people. Messages that the bot
    /// ignores are noted, too. Each event is noted only once.
    pub(super) fn note_event(&mut self, key: (RoomId, AccountId), event: EventKey, talk: Talk) {
        if self.heard.put(event, ()).is_some() {
            return;
        }
        self.note_speaker(key);
        self.note_talk(key, talk);
    }

    /// Notes that somebody has written something in this room.
    pub(super) fn note_speaker(&mut self, key: (RoomId, AccountId)) {
        self.count += 1;
        add_speaker(&mut self.speakers, key, self.count);
    }

    /// Notes what somebody has written in this room, if it may be talk.
    pub(super) fn note_talk(&mut self, key: (RoomId, AccountId), talk: Talk) {
        if talk == Talk::No {
            return;
        }
        self.count += 1;
        add_speaker(&mut self.talkers, key, self.count);
        if talk == Talk::Question {
            add_speaker(&mut self.askers, key, self.count);
        }
    }

    /// Notes an offer.
    pub(super) fn note_offer(&mut self, key: OfferKey, offer: MadeOffer) {
        self.count += 1;
        let at = self.count;
        self.offers.put(key, MadeOffer { at, ..offer });
    }

    /// Notes that an offer is told once more.
    pub(super) fn note_offer_again(&mut self, key: OfferKey, offer: MadeOffer) {
        let has_typed = |before: &MadeOffer| {
            let typed = before.to.map(|to| (before.rooms.1, to));
            let typed = typed.and_then(|key| self.typed.peek(&key));
            before.is_doubted || typed.is_some_and(|typed| typed.at > before.at)
        };
        let is_doubted = self.offers.peek(&key).is_none_or(has_typed);
        self.note_offer(
            key,
            MadeOffer {
                is_doubted,
                ..offer
            },
        );
    }

    /// Whether this offer was told more than once, and the person who got it may have typed something in between, such as a no in words.
    pub(super) fn is_doubted(&self, offer: OfferKey) -> bool {
        self.offers.peek(&offer).is_some_and(|made| made.is_doubted)
    }

    /// The sessions that belong to the parent room of the thread `room`, and have an offer that was told in the thread.
    pub(super) fn told_in(&self, room: RoomId) -> impl Iterator<Item = SessionId> {
        let in_thread = move |made: &MadeOffer| made.rooms.0 != room && made.rooms.1 == room;
        let told = self.offers.iter().filter(move |(_, made)| in_thread(made));
        told.map(|((id, _), _)| *id)
    }

    /// Whether this offer is remembered. Offers from before the start of the program are not.
    pub(super) fn knows(&self, offer: OfferKey) -> bool {
        self.offers.contains(&offer)
    }

    /// Whether this offer was told in this place: a room and, if the room is a thread, the room to which it belongs.
    pub(super) fn was_told_in(&self, offer: OfferKey, place: (RoomId, Option<RoomId>)) -> bool {
        let made = self.offers.peek(&offer);
        made.is_some_and(|made| made.was_told_in(place))
    }

    /// Whether something was offered in this place after this offer, either to this person or as an open seat to everybody. The later
    /// offer need not be open any more.
    pub(super) fn has_later_offer(
        &self,
        offer: OfferKey,
        person: AccountId,
        place: (RoomId, Option<RoomId>),
    ) -> bool {
        let Some(made) = self.offers.peek(&offer) else {
            return false;
        };
        let mut offers = self.offers.iter();
        offers.any(|(key, other)| {
            let is_for_anybody = other.to.is_none() && key.1.is_none();
            let is_for_them = is_for_anybody || other.to == Some(person);
            other.at > made.at && is_for_them && other.was_told_in(place)
        })
    }

    /// Whether something was offered to this person in this place in another game, in the last hour before this offer. The earlier offer
    /// need not be open any more.
    pub(super) fn has_earlier_offer(
        &self,
        offer: OfferKey,
        person: AccountId,
        place: (RoomId, Option<RoomId>),
    ) -> bool {
        let Some(made) = self.offers.peek(&offer) else {
            return false;
        };
        let mut offers = self.offers.iter();
        offers.any(|(key, other)| {
            let is_before = other.at < made.at && other.time > made.time - HOUR;
            let is_in_game = key.1.is_some() && key.0 != offer.0;
            is_before && is_in_game && other.to == Some(person) && other.was_told_in(place)
        })
    }

    /// Whether nothing has happened in the game of this offer since it was made. `entries` is the number of entries that the game has
    /// now.
    pub(super) fn is_unchanged_since(&self, offer: OfferKey, entries: u32) -> bool {
        let made = self.offers.peek(&offer);
        made.is_some_and(|made| made.entries == entries)
    }

    /// Whether this event is the first in which this person has typed something in this room since the offer.
    pub(super) fn is_first_since(
        &self,
        offer: OfferKey,
        key: (RoomId, AccountId),
        event: EventKey,
    ) -> bool {
        let Some(made) = self.offers.peek(&offer) else {
            return false;
        };
        let typed = self.typed_before(key, event).unwrap_or(self.forgotten);
        typed < made.at
    }

    /// Whether anybody but this person may have typed something in this room since this offer.
    pub(super) fn have_others_typed_since(
        &self,
        offer: OfferKey,
        key: (RoomId, AccountId),
    ) -> bool {
        let made = self.offers.peek(&offer);
        made.is_none_or(|made| self.others_typed_after(made.at, key))
    }

    /// Whether anybody but this person may have typed something in this room since this person was last asked something. Only questions
    /// from before this event count.
    pub(super) fn have_others_typed(&self, key: (RoomId, AccountId), event: EventKey) -> bool {
        let asked = self.asked_before(key, event);
        asked.is_none_or(|asked| self.others_typed_after(asked, key))
    }

    /// Whether this person has typed something in this room since they were last asked something. Lines of this event are ignored.
    pub(super) fn has_typed_since_asked(&self, key: (RoomId, AccountId), event: EventKey) -> bool {
        let asked = self.asked_before(key, event);
        asked.is_some_and(|asked| self.typed_before(key, event) > Some(asked))
    }

    /// Whether something may have been offered to this person since they were last asked something. Offers that are not open any more are
    /// included. Only questions from before this event count. After a start of the program it is not known when the person was last
    /// asked. Then the result is true.
    pub(super) fn may_be_offered_since_asked(
        &self,
        key: (RoomId, AccountId),
        event: EventKey,
    ) -> bool {
        let Some(asked) = self.asked_before(key, event) else {
            return true;
        };
        let mut offers = self.offers.iter();
        offers.any(|(_, made)| made.to == Some(key.1) && made.at > asked)
    }

    /// Notes that a question is asked again at this time (Unix seconds).
    pub(super) fn note_asked_again(&mut self, key: (RoomId, AccountId), at: i64) {
        self.asked_again.put(key, at);
    }

    /// Whether a question was asked again after this time (Unix seconds).
    pub(super) fn was_asked_again_since(&self, key: (RoomId, AccountId), since: i64) -> bool {
        self.asked_again.peek(&key).is_some_and(|at| *at > since)
    }

    /// Whether anybody but this person may have talked in this room since this person was last asked something. Only questions from
    /// before this event count.
    pub(super) fn have_others_talked(&self, key: (RoomId, AccountId), event: EventKey) -> bool {
        let asked = self.asked_before(key, event);
        asked.is_none_or(|asked| self.others_talked_after(asked, key))
    }

    /// Whether anybody but this person may have talked in this room since this person's last line before this event. Also true if that
    /// line is not known.
    pub(super) fn may_be_spoken_to(&self, key: (RoomId, AccountId), event: EventKey) -> bool {
        let typed = self.typed_before(key, event);
        typed.is_none_or(|typed| self.others_talked_after(typed, key))
    }

    /// Whether anybody but this person has talked in this room since this person's last line before this event. False if that is not
    /// known.
    pub(super) fn is_spoken_to(&self, key: (RoomId, AccountId), event: EventKey) -> bool {
        let typed = self.typed_before(key, event).unwrap_or(self.forgotten);
        self.others_talked_after(typed, key)
    }

    /// Whether anybody but this person has typed something in this room that may be a question, since this person's last line before this
    /// event. False if that is not known.
    pub(super) fn may_be_asked(&self, key: (RoomId, AccountId), event: EventKey) -> bool {
        let typed = self.typed_before(key, event).unwrap_or(self.forgotten);
        let askers = self.askers.peek(&key.0);
        askers.is_some_and(|askers| askers.others_after(typed, key.1))
    }

    fn others_talked_after(&self, count: u64, (room, person): (RoomId, AccountId)) -> bool {
        let talkers = self.talkers.peek(&room);
        talkers.is_some_and(|talkers| talkers.others_after(count, person))
    }

    fn others_typed_after(&self, count: u64, (room, person): (RoomId, AccountId)) -> bool {
        let speakers = self.speakers.peek(&room);
        speakers.is_none_or(|speakers| speakers.others_after(count, person))
    }

    /// When this person last typed something in this room before this event; `None` if that is not known.
    fn typed_before(&self, key: (RoomId, AccountId), event: EventKey) -> Option<u64> {
        let last = self.typed.peek(&key)?;
        match last.event == event {
            true => Some(last.before.0),
            false => Some(last.at),
        }
    }

    /// When this person was last asked something in this room before this event; `None` if that is not known.
    fn asked_before(&self, key: (RoomId, AccountId), event: EventKey) -> Option<u64> {
        let last = self.typed.peek(&key)?;
        match last.event == event {
            true => last.before.1,
            false => last.asked,
        }
    }
}

/// Adds this person to the last speakers of a room. `count` tells when they wrote: it is the value that the counter has now.
fn add_speaker(
    last: &mut LruCache<RoomId, Speakers>,
    (room, person): (RoomId, AccountId),
    count: u64,
) {
    let now = Speakers::and_now(last.peek(&room), person, count);
    last.put(room, now);
}

#[cfg(test)]
mod tests {
    use super::*;
    use lusoria_games::rules::Seat;

    const ROOM: RoomId = RoomId(1);
    const BOB: (RoomId, AccountId) = (ROOM, AccountId(2));
    const DRAW: OfferKey = (SessionId(1), Some(Seat::First));

    fn event(n: u8) -> EventKey {
        EventKey([n; 8])
    }

    #[test]
    fn only_the_first_line_after_an_offer_is_meant_for_it_also_when_it_is_decided_again() {
        let mut answers = BareAnswers::default();
        assert!(!answers.is_first_since(DRAW, BOB, event(1)));
        answers.note_line(BOB, event(1), (Talk::Statement, false));
        answers.note_offer(DRAW, MadeOffer::new(4, (ROOM, ROOM), None, 0));
        for _ in 0..2 {
            assert!(answers.is_first_since(DRAW, BOB, event(2)));
            answers.note_line(BOB, event(2), (Talk::Statement, false));
        }
        assert!(answers.is_unchanged_since(DRAW, 4) && !answers.is_unchanged_since(DRAW, 5));
        assert!(!answers.is_first_since(DRAW, BOB, event(3)));
    }

    #[test]
    fn a_line_that_is_no_longer_kept_counts_as_typed_since() {
        let mut answers = BareAnswers::default();
        answers.note_offer(DRAW, MadeOffer::new(4, (ROOM, ROOM), None, 0));
        answers.note_line(BOB, event(1), (Talk::Statement, false));
        for n in 0..5_000 {
            answers.note_line(
                (ROOM, AccountId(100 + n)),
                event(2),
                (Talk::Statement, false),
            );
        }
        assert!(!answers.is_first_since(DRAW, BOB, event(3)));
        answers.note_offer(DRAW, MadeOffer::new(6, (ROOM, ROOM), None, 0));
        assert!(answers.is_first_since(DRAW, BOB, event(3)));
    }
}
