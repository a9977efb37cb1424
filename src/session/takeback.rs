//! Takebacks: going back to what a session was after an earlier entry. The log keeps what was taken back. Pure.
//!
//! After a takeback the host makes the same throws again, because a throw follows from the seed, the words that the players have
//! added to it, the seat, and the number of the throw.

use super::{Ending, Entry, Offer, Session};
use lusoria_games::rules::{Outcome, Seat};

/// No takeback goes back over more entries than this.
pub(super) const LONGEST_TAKEBACK: u32 = 1_000;
/// For how many seconds after a decision its player may take it back without asking, if the other player has not moved and no throw has
/// been seen since.
pub(super) const FREE_TAKEBACK: i64 = 60;

/// The moment before a decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BeforeDecision {
    /// The moment after the entry with the number `n`. `at` is when the decision was made. `free` says that since then the other player
    /// has not moved, no throw has been seen, and the two have not agreed to a takeback.
    After {
        /// Whose decision it is.
        seat: Seat,
        /// The number of the entry.
        n: u32,
        /// The number of the last entry before the decision that is no takeback and was not taken back; 0 if there is none. It differs
        /// from `n` only if the entry `n` is a takeback. Takebacks that earlier versions of the program recorded name this number.
        standing: u32,
        /// When the decision was made: Unix seconds.
        at: i64,
        /// Whether the player may still take the decision back alone, if not too much time has passed.
        free: bool,
    },
    /// There is no such moment: the player has made fewer decisions than are to be taken back.
    Never,
    /// The session does not remember so far back; a session that was replayed from the whole log does.
    Forgotten,
}

impl Session {
    /// Whether this is a solitaire that was lost by its moves. Whoever plays it may go back to before the end, and the game goes on: that
    /// harms nobody. False if dice or lots come from the seed: the seed was told at the end, so the player could foresee the next ones.
    #[must_use]
    pub fn is_lost_solitaire(&self) -> bool {
        let is_lost = matches!(self.ending, Some(Ending::Rule(outcome)) if outcome != Outcome::Win(Seat::First));
        is_lost && self.is_solitaire() && !self.uses_seed()
    }

    /// The moment before the last decision of this seat, or before an earlier one: before the last but one if `back` is 2.
    #[must_use]
    pub fn before_decision(&self, seat: Seat, back: u32) -> BeforeDecision {
        self.before_decision_of(|mover| mover == seat, back)
    }

    /// Like [`Self::before_decision`], but for the decisions of both seats: for a game in which one person plays both sides.
    #[must_use]
    pub(super) fn before_decision_of_either(&self, back: u32) -> BeforeDecision {
        self.before_decision_of(|_| true, back)
    }

    fn before_decision_of(&self, is_meant: impl Fn(Seat) -> bool, back: u32) -> BeforeDecision {
        let mut left = back.max(1);
        let mut free = !self.recent.ends_with_agreed_takeback();
        for one in self.recent.steps() {
            let (step, n, standing) = (one.step, one.before, one.standing);
            if let Entry::Ply(ply) = &step.entry {
                let own = step.mover.filter(|mover| is_meant(*mover));
                if own.is_some() && !self.was_forced(n, ply) {
                    left -= 1;
                }
                if let (0, Some(seat)) = (left, own) {
                    let at = step.at;
                    return BeforeDecision::After {
                        seat,
                        n,
                        standing,
                        at,
                        free,
                    };
                }
                free &= own.is_some();
            }
            free &= !one.after_agreed;
        }
        match self.recent.reaches_the_beginning() || self.entries == 0 {
            true => BeforeDecision::Never,
            false => BeforeDecision::Forgotten,
        }
    }

    /// How many decisions of this seat the session remembers and could take back.
    #[must_use]
    pub(super) fn decisions(&self, seat: Seat) -> u32 {
        let own = self.recent.steps().filter(|one| {
            let is_own = one.step.mover == Some(seat);
            is_own
                && matches!(&one.step.entry, Entry::Ply(ply) if !self.was_forced(one.before, ply))
        });
        u32::try_from(own.count()).unwrap_or(u32::MAX)
    }

    /// The moves that this seat has made since entry `n`, in order. Forced passes are not among them.
    #[must_use]
    pub(super) fn moves_after(&self, n: u32, seat: Seat) -> Vec<&str> {
        let since = self.recent.steps().take_while(|one| one.before >= n);
        let mut moves: Vec<_> = since
            .filter(|one| one.step.mover == Some(seat))
            .filter_map(|one| match &one.step.entry {
                Entry::Ply(ply) if !self.was_forced(one.before, ply) => Some(ply.as_str()),
                _ => None,
            })
            .collect();
        moves.reverse();
        moves
    }

    /// Whether this ply, played right after entry `n`, was a pass that the host has played by itself.
    fn was_forced(&self, n: u32, ply: &str) -> bool {
        let earlier = self.rewound(n);
        earlier.is_some_and(|earlier| earlier.line.forced_pass().as_deref() == Some(ply))
    }

    /// The session as it was after entry `n`, if that is remembered and was not taken back.
    pub(super) fn rewound(&self, n: u32) -> Option<Self> {
        let (mut session, recent, steps) = self.recent.up_to(n)?;
        session.recent = recent;
        for step in steps {
            session.entries = step.n - 1;
            session.evolve(&step.entry, step.at).ok()?;
        }
        Some(session)
    }

    /// Goes back to what the session was after entry `n`, except for its room and the levels of computer players. Open offers end. A game
    /// that was put off stays so. If the other player has agreed to this takeback by `seat`, all offers since the last move (`offered`)
    /// are forgotten. If so, or if the game was put off since entry `n`, the clocks do not count the time since the first entry that is
    /// taken back. `None` if there is no such entry any more, if it is too far back, or if a word for the seed came after it.
    pub(super) fn go_back(&mut self, seat: Seat, n: u32, at: i64) -> Option<()> {
        let is_near = n < self.entries && self.entries - n <= LONGEST_TAKEBACK;
        let earlier = is_near.then(|| self.rewound(n)).flatten()?;
        if earlier.words != self.words {
            return None;
        }
        let agreed = self.offer_of(seat) == Some(Offer::Takeback(n));
        // The entries that are taken back may say which part of the time before the game was put off does not count. After the takeback
        // this is not known any more, so the time since the first of these entries is not counted.
        let is_free = agreed || self.was_put_off_since(&earlier);
        let undone_at = is_free.then(|| self.time_after(n)).flatten();
        let entries = self.entries + 1;
        let offered = match agreed {
            true => [Vec::new(), Vec::new()],
            false => self.offered_without_dropped(seat),
        };
        let clock = match is_free {
            true => earlier.clock_after_takeback(undone_at, at),
            false => earlier.clock.clone(),
        };
        let later = self.put_off;
        *self = Self {
            both_have_moved: self.all_have_moved(),
            clock,
            room: self.room,
            seats: self.seats,
            offers: [None; 2],
            offered,
            changed_at: at,
            played_at: at,
            entries,
            taken_back_at: entries,
            ..earlier
        };
        self.keep_put_off(later, is_free.then_some(at));
        self.begin_stretch(agreed);
        Some(())
    }

    /// Whether every takeback that is asked for can be carried out with what the session remembers.
    #[must_use]
    pub fn remembers_asked_takebacks(&self) -> bool {
        let mut asked = self.offers.iter().flatten();
        asked.all(|offer| match offer {
            Offer::Takeback(n) => self.recent.up_to(*n).is_some(),
            _ => true,
        })
    }

    /// Whether the position is still the one after entry `n`, whatever else has been noted since, such as an offer. False if so much has
    /// been noted that entry `n` is no longer remembered.
    #[must_use]
    pub fn has_same_position_since(&self, n: u32) -> bool {
        self.has_only_since(n, |entry| !matches!(entry, Entry::Ply(_)))
    }

    /// Whether nothing has been noted since entry `n` but pauses of the host and vacations. False if so much has been noted that entry
    /// `n` is no longer remembered.
    #[must_use]
    pub fn has_only_absences_since(&self, n: u32) -> bool {
        let is_absence = |entry: &Entry| matches!(entry, Entry::Pause(_) | Entry::Vacation(..));
        self.has_only_since(n, is_absence)
    }

    fn has_only_since(&self, n: u32, is_allowed: impl Fn(&Entry) -> bool) -> bool {
        let since = self.recent.steps().take_while(|one| one.step.n > n);
        let allowed = since.filter(|one| is_allowed(&one.step.entry)).count();
        self.taken_back_at <= n && self.entries.checked_sub(n) == u32::try_from(allowed).ok()
    }

    /// For how many seconds after entry `n` the host was away, and for how many `seat` was on vacation, as far as entries say so.
    #[must_use]
    pub(super) fn absences_after(&self, n: u32, seat: Seat) -> (i64, i64) {
        let since = self.recent.steps().take_while(|one| one.step.n > n);
        since.fold((0, 0), |(away, rested), one| match &one.step.entry {
            Entry::Pause(seconds) => (away + seconds, rested),
            Entry::Vacation(of, seconds) if *of == seat => (away, rested + seconds),
            _ => (away, rested),
        })
    }

    /// What was offered since the last move. An open offer of the other player, which ends unanswered when this seat goes back, is left
    /// out, so that it can be made again at once.
    fn offered_without_dropped(&mut self, seat: Seat) -> [Vec<Offer>; 2] {
        let mut offered = std::mem::take(&mut self.offered);
        if let Some(dropped) = self.offer_of(seat.other()) {
            let others = &mut offered[seat.other().index()];
            others.retain(|one| one.name() != dropped.name());
        }
        offered
    }

    /// The time of the first entry after entry `n` that was not taken back, if the session remembers that entry.
    fn time_after(&self, n: u32) -> Option<i64> {
        let since = self.recent.steps().take_while(|one| one.step.n > n);
        since.last().map(|one| one.step.at)
    }

    /// Prepares for the replay of these entries, of which the first has the number `first`: from now on the session remembers enough for
    /// all takebacks among them.
    pub(super) fn remember_for<'a>(&mut self, first: u32, entries: impl Iterator<Item = &'a str>) {
        for (number, text) in (first..).zip(entries) {
            if let Some(n) = takeback_target(text) {
                let reach = number.saturating_sub(n).min(LONGEST_TAKEBACK);
                self.recent.remember_at_least(reach);
            }
        }
    }

    /// Remembers as much as any takeback may need.
    pub(super) fn remember_all(&mut self) {
        self.recent.remember_at_least(LONGEST_TAKEBACK);
    }
}

/// The numbers of those entries of a whole log that are moves or throws and were not taken back.
#[must_use]
pub fn plies_that_stand<'a>(entries: impl Iterator<Item = &'a str>) -> Vec<u32> {
    let mut plies = Vec::new();
    for (n, text) in (1..).zip(entries) {
        match takeback_target(text) {
            Some(earlier) => plies.retain(|ply| *ply <= earlier),
            None if text.starts_with('=') => {}
            None => plies.push(n),
        }
    }
    plies
}

/// The entry to which this entry goes back, if it is a takeback.
#[must_use]
pub fn takeback_target(text: &str) -> Option<u32> {
    if !text.starts_with("=takeback") {
        return None;
    }
    match text.parse() {
        Ok(Entry::Takeback(_, n)) => Some(n),
        _ => None,
    }
}
