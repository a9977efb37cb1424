//! Takebacks: going back to what a session was after an earlier entry. The log keeps what was taken back. Pure.
//!
//! After a takeback the host makes the same throws again. A throw follows from the seed, the words that the players have added to the
//! seed, the seat, and the number of the throw.

use super::{Ending, Entry, Offer, Session};
use lusoria_games::rules::{Outcome, Seat};

/// No takeback goes back over more entries than this.
pub(super) const LONGEST_TAKEBACK: u32 = 1_000;
/// For this many seconds after a decision, its player may take the decision back without asking the other player. This right ends earlier
/// when the other player moves or a throw is seen.
pub(super) const FREE_TAKEBACK: i64 = 60;

/// The moment before a decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BeforeDecision {
    /// The moment is right after entry `n`, the last one before the decision.
    After {
        /// Whose decision it is.
        seat: Seat,
        /// The number of the last entry before the decision.
        n: u32,
        /// The same, but leaving out takebacks and what was taken back; 0 if there is none. Earlier versions of the program recorded
        /// takebacks with this number instead of `n`.
        standing: u32,
        /// When the decision was made: Unix seconds.
        at: i64,
        /// Whether the player may take the decision back without asking. The time limit (`FREE_TAKEBACK`) is not checked here. A later
        /// move of the other player, a later throw, or a takeback that both agreed to ends this right.
        free: bool,
    },
    /// The player has made fewer decisions than are to be taken back.
    Never,
    /// The session does not remember so far back. Replaying its whole log gives a session that does.
    Forgotten,
}

impl Session {
    /// Whether this is a solitaire without dice or lots that ended by the rules and was not won. Its player may go back to before the end
    /// and play on, which harms nobody. With dice or lots, the player could foresee the next throws, because the seed is told at the end.
    #[must_use]
    pub fn is_lost_solitaire(&self) -> bool {
        let is_lost = matches!(self.ending, Some(Ending::Rule(outcome)) if outcome != Outcome::Win(Seat::First));
        is_lost && self.is_solitaire() && !self.uses_seed()
    }

    /// The moment before a decision of this seat. If `back` is 1, that is the last decision; if it is 2, the last but one.
    #[must_use]
    pub fn before_decision(&self, seat: Seat, back: u32) -> BeforeDecision {
        self.before_decision_of(|mover| mover == seat, back)
    }

    /// Like [`Self::before_decision`], but counts the decisions of both seats. This is for a game in which one person plays both sides.
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

    /// How many decisions of this seat the session remembers. Decisions that were taken back are not counted.
    #[must_use]
    pub(super) fn decisions(&self, seat: Seat) -> u32 {
        let own = self.recent.steps().filter(|one| {
            let is_own = one.step.mover == Some(seat);
            is_own
                && matches!(&one.step.entry, Entry::Ply(ply) if !self.was_forced(one.before, ply))
        });
        u32::try_from(own.count()).unwrap_or(u32::MAX)
    }

    /// The moves that this seat has made since entry `n`, in order. Passes that the host played by itself are not among them.
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

    /// The session as it was after entry `n`. `None` if that entry was taken back or is not remembered.
    pub(super) fn rewound(&self, n: u32) -> Option<Self> {
        let (mut session, recent, steps) = self.recent.up_to(n)?;
        session.recent = recent;
        for step in steps {
            session.entries = step.n - 1;
            session.evolve(&step.entry, step.at).ok()?;
        }
        Some(session)
    }

    /// Sets the session back to how it was after entry `n`, except for this:
    ///
    /// - The room and the levels of computer players stay as they are now.
    /// - Open offers end.
    /// - A game that was put off stays so.
    /// - If `seat` has asked for this takeback and the other player has agreed, both may again offer what they have offered since the last
    ///   move.
    /// - If the other player has agreed, or if the game was put off since entry `n`, the clocks do not count the time since the first
    ///   entry that is taken back.
    ///
    /// `None` if entry `n` is no longer there or too far back, or if a player added a word to the seed after it.
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

    /// Whether the session remembers enough for every takeback that is asked for.
    #[must_use]
    pub fn remembers_asked_takebacks(&self) -> bool {
        let mut asked = self.offers.iter().flatten();
        asked.all(|offer| match offer {
            Offer::Takeback(n) => self.recent.up_to(*n).is_some(),
            _ => true,
        })
    }

    /// Whether no move, throw or takeback has been noted since entry `n`. Other entries, such as an offer, do not matter. False if the
    /// session no longer remembers entry `n`.
    #[must_use]
    pub fn has_same_position_since(&self, n: u32) -> bool {
        self.has_only_since(n, |entry| !matches!(entry, Entry::Ply(_)))
    }

    /// Whether all entries since entry `n` are pauses of the host and vacations. False if the session no longer remembers entry `n`.
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

    /// Two numbers of seconds, added up from the entries after entry `n`: how long the host was away, and how long `seat` was on
    /// vacation.
    #[must_use]
    pub(super) fn absences_after(&self, n: u32, seat: Seat) -> (i64, i64) {
        let since = self.recent.steps().take_while(|one| one.step.n > n);
        since.fold((0, 0), |(away, rested), one| match &one.step.entry {
            Entry::Pause(seconds) => (away + seconds, rested),
            Entry::Vacation(of, seconds) if *of == seat => (away, rested + seconds),
            _ => (away, rested),
        })
    }

    /// What `offered` contains after a takeback by `seat`. The takeback ends an open offer of the other player. That offer and earlier
    /// ones of its kind are left out, so that the other player can make it again at once.
    fn offered_without_dropped(&mut self, seat: Seat) -> [Vec<Offer>; 2] {
        let mut offered = std::mem::take(&mut self.offered);
        if let Some(dropped) = self.offer_of(seat.other()) {
            let others = &mut offered[seat.other().index()];
            others.retain(|one| one.name() != dropped.name());
        }
        offered
    }

    /// The time of the first entry after entry `n`, leaving out entries that were taken back. `None` if the session remembers no entry
    /// after entry `n`.
    fn time_after(&self, n: u32) -> Option<i64> {
        let since = self.recent.steps().take_while(|one| one.step.n > n);
        since.last().map(|one| one.step.at)
    }

    /// Prepares for the replay of these entries: from now on the session remembers enough for all takebacks among them. `first` is the
    /// number of the first entry.
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

/// The entry numbers of all moves and throws that were not taken back. `entries` is the whole log.
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

/// The number of the entry to which this takeback goes back. `None` if the entry is no takeback.
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
