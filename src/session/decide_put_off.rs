//! Putting a game off for some days (CL-17, CL-18 in `docs/clocks.md`): how it is decided, and what it does to the clock. Pure.
//!
//! Deliberately absent: telling people that the days are over (`service/put_off_games.rs`). For how many days a game can be
//! put off at most is in `clock/put_off.rs`.

use super::clock::MOST_DAYS_PUT_OFF;
use super::decide_offers::{decline, offer, refuse};
use super::{Decided, Entry, Offer, PutOff, Refusal, Session};
use lusoria_games::rules::{Fact, Seat};

const DAY: i64 = 86_400;

impl Session {
    /// Until when the game is put off; `None` if it is not put off at this time.
    #[must_use]
    pub fn put_off_until(&self, at: i64) -> Option<i64> {
        let put_off = self.put_off.filter(|_| self.ending.is_none())?;
        (at < put_off.until).then_some(put_off.until)
    }

    /// For how many seconds the game is still put off; 0 if it is not.
    #[must_use]
    pub fn put_off_for(&self, at: i64) -> i64 {
        self.put_off_until(at).map_or(0, |until| until - at)
    }

    /// Since when the player on turn is waited for: Unix seconds. Days for which the game was put off do not count.
    #[must_use]
    pub fn waits_since(&self) -> i64 {
        self.after_put_off(self.played_at)
    }

    /// The time (Unix seconds) since which pauses of the host may be missing in the log. Earlier pauses are in the log, or need no entry.
    /// This is the time of the last entry, or the end of the days for which the game was put off, if that is later.
    #[must_use]
    pub fn recorded_until(&self) -> i64 {
        self.after_put_off(self.changed_at)
    }

    /// Whether the last move has ended the days for which the game was put off, because now both have moved.
    #[must_use]
    pub fn goes_on_by_last_move(&self) -> bool {
        let ended = |put_off: PutOff| put_off.moved == [true; 2] && put_off.until == self.played_at;
        if !self.put_off.is_some_and(ended) {
            return false;
        }
        let mut remembered = self.recent.steps().peekable();
        // A takeback is not remembered as a step. So if the last entry is a takeback, the last remembered step has a lower number.
        let was_taken_back = remembered
            .peek()
            .is_some_and(|last| last.step.n < self.entries);
        let last_move = remembered.find(|one| matches!(one.step.entry, Entry::Ply(_)));
        // Several moves may have been made in that second, so the time alone does not show which of them ended the days.
        let before = last_move.and_then(|last| self.rewound(last.before));
        let was_put_off =
            before.is_some_and(|before| before.put_off_until(self.played_at).is_some());
        was_put_off && !was_taken_back
    }

    /// This time, or the end of the days for which the game was put off, if that is later.
    fn after_put_off(&self, at: i64) -> i64 {
        self.put_off.map_or(at, |put_off| at.max(put_off.until))
    }

    /// Applies an entry that puts a game off or lets it go on. The other player must have offered that, and only a game that is put off
    /// can go on. `None` if the entry is not possible, or is of another kind.
    pub(super) fn take_put_off(&mut self, entry: &Entry, at: i64) -> Option<()> {
        let (seat, agreed) = match *entry {
            Entry::PutOff(seat, days) => (seat, Offer::PutOff(days)),
            Entry::GoOn(seat) => (seat, Offer::GoOn),
            _ => return None,
        };
        (self.offer_of(seat.other()) == Some(agreed)).then_some(())?;
        match agreed {
            Offer::PutOff(days) => self.begin_put_off(days, at),
            _ => {
                self.put_off_until(at)?;
                self.end_put_off(at);
            }
        }
        for open in &mut self.offers {
            *open = open.filter(|one| !matches!(one, Offer::PutOff(_) | Offer::GoOn));
        }
        // An offer that the other player has agreed to has bothered nobody, so the same can be offered again at once.
        for offered in &mut self.offered {
            offered.retain(|one| !matches!(one, Offer::PutOff(_) | Offer::GoOn));
        }
        Some(())
    }

    fn begin_put_off(&mut self, days: u32, at: i64) {
        let until = at + i64::from(days) * DAY;
        self.put_off = Some(PutOff {
            begun: at,
            until,
            moved: [false; 2],
        });
        self.stop_clock(at, until);
    }

    /// Stops the clock from `at` to `until`.
    fn stop_clock(&mut self, at: i64, until: i64) {
        let on_turn = self.decider();
        if let (Some(clock), Some(seat)) = (&mut self.clock, on_turn) {
            clock.stop(seat, at, until);
        }
    }

    fn end_put_off(&mut self, at: i64) {
        if let Some(put_off) = &mut self.put_off {
            // The days may have been agreed on while the system clock was ahead.
            (put_off.begun, put_off.until) = (put_off.begun.min(at), at);
            if let Some(clock) = &mut self.clock {
                clock.begin_turn_at(put_off.until);
            }
        }
    }

    /// CL-18: notes that this seat has moved. Once both have moved, the game goes on.
    pub(super) fn note_move_while_put_off(&mut self, seat: Seat, at: i64) {
        if self.put_off_until(at).is_some()
            && let Some(put_off) = &mut self.put_off
        {
            put_off.moved[seat.index()] = true;
            if put_off.moved == [true; 2] {
                self.end_put_off(at);
            }
        }
    }

    /// Whether, since this earlier state of the session, the players have agreed to put the game off.
    pub(super) fn was_put_off_since(&self, earlier: &Self) -> bool {
        let begun = |session: &Self| session.put_off.map(|put_off| put_off.begun);
        begun(self).is_some() && begun(self) != begun(earlier)
    }

    /// CL-18: keeps `later`, the last agreement to put the game off or to go on, because a takeback does not undo it. The clock stands
    /// still until `later.until`, or until `free_until` if that is later. If the time between the first entry that is taken back and the
    /// takeback counts for neither player, `free_until` is the time of the takeback. Otherwise it is `None`.
    pub(super) fn keep_put_off(&mut self, later: Option<PutOff>, free_until: Option<i64>) {
        let Some(later) = later.filter(|later| self.put_off != Some(*later)) else {
            return;
        };
        self.put_off = Some(later);
        let until = free_until.map_or(later.until, |at| at.max(later.until));
        self.stop_clock(later.begun, until);
    }
}

/// Decides the offer to put the game off for this many days.
pub(super) fn put_off(
    session: &Session,
    seat: Seat,
    days: u32,
    at: i64,
) -> Result<Decided, Refusal> {
    let has_clock = session.clock.is_some();
    if session.allows_hints() && !(session.has_computer() && has_clock) {
        return refuse(session, Fact::new("pause-alone"));
    }
    if !(1..=MOST_DAYS_PUT_OFF).contains(&days) {
        return refuse(session, Fact::new("pause-how-long"));
    }
    let offered = offer(session, seat, Offer::PutOff(days), at)?;
    Ok(match session.has_computer() {
        true => offered.followed_by(Entry::PutOff(seat.other(), days), at),
        false => offered,
    })
}

/// Decides the wish to go on. If an offer to put the game off is not answered yet, it is declined or withdrawn. Otherwise the player
/// offers to go on before the days are over.
pub(super) fn go_on(session: &Session, seat: Seat, at: i64) -> Result<Decided, Refusal> {
    let is_asked = |seat| matches!(session.offer_of(seat), Some(Offer::PutOff(_)));
    if is_asked(seat.other()) || is_asked(seat) && session.offer_of(seat.other()).is_none() {
        return decline(session, seat, at);
    }
    if session.put_off_until(at).is_none() {
        return refuse(session, Fact::new("pause-none"));
    }
    let offered = offer(session, seat, Offer::GoOn, at)?;
    Ok(match session.has_computer() {
        true => offered.followed_by(Entry::GoOn(seat.other()), at),
        false => offered,
    })
}
