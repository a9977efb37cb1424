//! The clock of a session: how entries change it, and what people may do about time. Pure. `docs/clocks.md` has the rules;
//! whether somebody's time is over is computed in `clock/game_clock.rs`.

use super::{Decided, Ending, Entry, GameClock, Refusal, Session};
use lusoria_games::rules::{Fact, Seat};

/// The longest time that one gift of time (`give_time`) may add: 30 days.
const LONGEST_WAIT: i64 = 30 * 86_400;

impl Session {
    /// Applies an entry about time. `None` if the entry is not possible.
    pub(super) fn take_time(&mut self, entry: &Entry, at: i64) -> Option<()> {
        let decider = self.decider();
        if let Entry::Time(control) = entry {
            let may = self.clock.is_none() && self.line.plies() == 0 && !self.is_solitaire();
            if !may {
                return None;
            }
            self.clock = Some(Box::new(GameClock::new(*control, at)));
            return Some(());
        }
        let clock = self.clock.as_mut()?;
        match entry {
            Entry::Pause(seconds) => clock.credit(*seconds, at),
            Entry::GiveTime(seat, seconds)
                if decider == Some(*seat) && *seconds <= LONGEST_WAIT =>
            {
                clock.give(*seat, *seconds, at);
            }
            Entry::Vacation(seat, seconds)
                if decider == Some(*seat)
                    && clock.control.vacation
                    && *seconds <= clock.used_until(at) - clock.rested =>
            {
                clock.rest(*seconds);
            }
            Entry::Flag(seat) if decider == Some(*seat) && clock.is_over(*seat, at) => {
                self.ending = Some(self.ending_on_time(*seat));
            }
            _ => return None,
        }
        Some(())
    }

    /// CL-7: how the game ends if the time of this seat is over. Until both have moved, the game does not count.
    fn ending_on_time(&self, seat: Seat) -> Ending {
        match self.moves.iter().all(|moves| *moves > 0) {
            true => Ending::Flag(seat),
            false => Ending::Abort(seat),
        }
    }

    /// Stops the clock of this seat, whose turn it was when this entry ended the game. The turn was not finished, so no time is added to
    /// the clock for it. If the entry is [`Entry::Flag`], the clock stays as it is, because the time is over.
    pub(super) fn stop_clock_at_end(&mut self, seat: Seat, entry: &Entry, at: i64) {
        if let (Some(clock), false) = (&mut self.clock, matches!(entry, Entry::Flag(_))) {
            clock.stop(seat, at, at);
        }
    }

    /// Ends a turn on the clock after an entry was applied. `before` is the seat that had to act before the entry. If this seat no longer
    /// has to act, its turn ends.
    pub(super) fn press_clock(&mut self, before: Option<Seat>, at: i64) {
        let now = self.decider();
        if let (Some(clock), Some(seat)) = (&mut self.clock, before)
            && now != before
        {
            clock.end_turn(seat, at);
        }
    }

    /// CL-11: the clock after a takeback at the time `at`. `self` is the earlier state of the session, and `undone_at` is the time of the
    /// first entry that is taken back. `None` if there is no clock.
    ///
    /// The player who is on turn again gets the time that they had left at `undone_at`. The time from `undone_at` to `at` counts for
    /// neither player.
    pub(super) fn clock_after_takeback(
        &self,
        undone_at: Option<i64>,
        at: i64,
    ) -> Option<Box<GameClock>> {
        let mut clock = self.clock.clone()?;
        if let Some(seat) = self.decider() {
            let undone_at = undone_at.unwrap_or(self.changed_at);
            clock.left[seat.index()] = clock.left_on_turn(seat, undone_at).max(0);
        }
        clock.begin_turn(at);
        Some(clock)
    }

    /// The seat that has to act, if its time is over at this time. The time of a computer player is never over (CL-8).
    #[must_use]
    pub fn late_seat(&self, at: i64) -> Option<Seat> {
        let (seat, clock) = (self.decider()?, self.clock.as_deref()?);
        let is_late = self.computer_at(seat).is_none() && clock.is_over(seat, at);
        is_late.then_some(seat)
    }

    /// CL-9: the seat that is told when the time of the seat `late` is over. That is the other seat. If a computer plays the other seat,
    /// `late` itself is told.
    #[must_use]
    pub fn told_of_flag(&self, late: Seat) -> Seat {
        match self.computer_at(late.other()) {
            Some(_) => late,
            None => late.other(),
        }
    }

    /// CL-9: the entry that ends the game, if its time control has `hard=on` and the time of the player on turn is over.
    pub(super) fn hard_flag(&self, at: i64) -> Option<Entry> {
        let is_hard = self
            .clock
            .as_deref()
            .is_some_and(|clock| clock.control.hard);
        self.late_seat(at).filter(|_| is_hard).map(Entry::Flag)
    }
}

fn about(fact: Fact, session: &Session) -> Fact {
    fact.with("session", session.id.0)
}

/// Decides the command `!claim` (CL-7): ends the game if the other player's time is over.
pub(super) fn claim(session: &Session, seat: Seat, at: i64) -> Result<Decided, Refusal> {
    let Some(clock) = session.clock.as_deref() else {
        return Err(about(Fact::new("no-clock"), session).into());
    };
    match session.late_seat(at) {
        Some(late) if late != seat => Ok(Decided::by_one_entry(session, Entry::Flag(late), at)),
        Some(_) => Err(about(Fact::new("claim-own-time"), session).into()),
        None => match session.decider() {
            Some(decider) if decider != seat => {
                let left = clock.left_on_turn(decider, at).max(0);
                Err(about(Fact::new("claim-too-early"), session)
                    .with("player", decider)
                    .with("seconds", left)
                    .into())
            }
            _ => Err(about(Fact::new("claim-own-turn"), session).into()),
        },
    }
}

/// Decides a gift of time to the other player, whose turn it is.
pub(super) fn give_time(
    session: &Session,
    seat: Seat,
    seconds: i64,
    at: i64,
) -> Result<Decided, Refusal> {
    if session.clock.is_none() {
        return Err(about(Fact::new("no-clock"), session).into());
    }
    if !(1..=LONGEST_WAIT).contains(&seconds) {
        return Err(about(Fact::new("wait-how-long"), session).into());
    }
    match session.decider() {
        Some(decider) if decider != seat => {
            let entry = Entry::GiveTime(decider, seconds);
            Ok(Decided::by_one_entry(session, entry, at))
        }
        _ => Err(about(Fact::new("wait-own-turn"), session).into()),
    }
}
