//! `evolve`: applies an entry to a session. Pure: the time of the entry is an argument. What some entries do is in other files:
//! `takeback.rs`, `clock_rules.rs`, `open_offers.rs`, `decide_put_off.rs`, and `session_seed.rs` (words that players add to the seed).

use super::{Computer, Ending, Entry, Player, ReplayError, Session, TurnFacts};
use lusoria_games::engine::Level;
use lusoria_games::rules::{Fact, Reason, Seat, Turn};
use std::sync::Arc;

/// The facts of this many last turns are kept, so that a later message can tell them again.
const REMEMBERED_TURNS: usize = 6;

/// In a solitaire, only this many facts are kept, the last ones. A solitaire is one long turn, so the number of turns does not limit its
/// facts.
const REMEMBERED_ALONE: usize = 4;

impl Session {
    /// Applies an entry that was made at the time `at` (Unix seconds).
    ///
    /// # Errors
    /// [`ReplayError::Entry`] if the entry is not possible in this session, which then stays unchanged. Once a session is over, the only
    /// possible entry is a takeback in a solitaire that was lost.
    pub fn evolve(&mut self, entry: &Entry, at: i64) -> Result<(), ReplayError> {
        let corrupt = ReplayError::Entry(self.entries + 1);
        if self.ending.is_some() && !self.goes_on_by(entry) {
            return Err(corrupt);
        }
        let before = self.decider();
        match entry {
            Entry::Ply(_) if self.missing_word().is_some() => return Err(corrupt),
            Entry::Ply(text) => return self.play(text, at).map_err(|_| corrupt),
            Entry::Takeback(seat, n) => return self.go_back(*seat, *n, at).ok_or(corrupt),
            _ if self.recent.is_stretch_full() => {
                self.begin_stretch(false);
                return self.evolve(entry, at);
            }
            Entry::Words | Entry::Word(..) => self.take_words(entry).ok_or(corrupt)?,
            Entry::Level(seat, level) => self.set_level(*seat, *level).ok_or(corrupt)?,
            Entry::Hint(seat) => self.take_hint(*seat).ok_or(corrupt)?,
            Entry::Offer(..) | Entry::Decline(_) | Entry::Withdraw(_) | Entry::Draw(_) => {
                self.take_offer(entry).ok_or(corrupt)?;
            }
            Entry::PutOff(..) | Entry::GoOn(_) => {
                self.take_put_off(entry, at).ok_or(corrupt)?;
            }
            Entry::Time(_)
            | Entry::Pause(_)
            | Entry::GiveTime(..)
            | Entry::Vacation(..)
            | Entry::Flag(_) => {
                self.take_time(entry, at).ok_or(corrupt)?;
            }
            Entry::Resign(seat) => self.ending = Some(Ending::Resign(*seat)),
            Entry::Abort(seat) => self.ending = Some(Ending::Abort(*seat)),
            Entry::Annul => self.ending = Some(Ending::Annulled),
        }
        self.note_entry(entry, before, at);
        Ok(())
    }

    /// Notes an entry that was just applied and is neither a ply nor a takeback. `before` is the seat that had to act before the entry.
    fn note_entry(&mut self, entry: &Entry, before: Option<Seat>, at: i64) {
        self.entries += 1;
        self.changed_at = at;
        if self.decider() != before {
            self.played_at = at;
        }
        match before.filter(|_| self.ending.is_some()) {
            Some(seat) => self.stop_clock_at_end(seat, entry, at),
            None => self.press_clock(before, at),
        }
        self.recent.add(entry.clone(), self.entries, at, None);
    }

    /// Whether this entry lets the session, which is over, go on.
    fn goes_on_by(&self, entry: &Entry) -> bool {
        matches!(entry, Entry::Takeback(..)) && self.is_lost_solitaire()
    }

    /// Begins a stretch (`recent_entries.rs`) of entries that are remembered for takebacks. `agreed` says whether the last entry is a
    /// takeback that both agreed to.
    pub(super) fn begin_stretch(&mut self, agreed: bool) {
        let recent = std::mem::take(&mut self.recent);
        let copy = self.clone();
        self.recent = recent;
        self.recent.begin_stretch(copy, self.entries, agreed);
    }

    /// Applies a ply to a session that is not over.
    ///
    /// # Errors
    /// The reason why the ply is not legal; the session then stays unchanged.
    pub(super) fn play(&mut self, canonical: &str, at: i64) -> Result<(), Reason> {
        let before = self.decider();
        let by_chance = self.line.throw().is_some();
        if self.recent.is_stretch_full() {
            self.begin_stretch(false);
        }
        let is_chosen = !by_chance && self.line.forced_pass().as_deref() != Some(canonical);
        let facts = self.line.play(canonical)?;
        self.hinted = false;
        self.tell(facts, is_chosen);
        if let (false, Some(seat)) = (by_chance, before) {
            self.moves[seat.index()] += 1;
            self.offered[seat.other().index()].clear();
            if is_chosen {
                self.overtake_offers(seat);
            }
        }
        if let Turn::Over(outcome) = self.line.turn() {
            self.ending = Some(Ending::Rule(outcome));
        } else if self.decider() != before {
            self.open_turn();
        }
        self.entries += 1;
        (self.changed_at, self.played_at) = (at, at);
        self.press_clock(before, at);
        if let (false, Some(seat)) = (by_chance, before) {
            self.note_move_while_put_off(seat, at);
        }
        let (entry, mover) = (
            Entry::Ply(canonical.to_owned()),
            before.filter(|_| !by_chance),
        );
        self.recent.add(entry, self.entries, at, mover);
        Ok(())
    }

    /// Changes the level of a computer player. In a session that is made from a record, nobody holds the seats, so nothing changes.
    /// `None` if a person holds the seat.
    fn set_level(&mut self, seat: Seat, level: Level) -> Option<()> {
        match &mut self.seats[seat.index()] {
            None => Some(()),
            Some(Player::Computer(computer)) => {
                *computer = Computer::of(level);
                Some(())
            }
            Some(Player::Person(_)) => None,
        }
    }

    /// Notes that the holder of this seat has been given a hint. `None` if this seat cannot move now.
    fn take_hint(&mut self, seat: Seat) -> Option<()> {
        let can_move = self.missing_word().is_none() && self.line.turn() == Turn::Seat(seat);
        self.hinted |= can_move;
        can_move.then_some(())
    }

    /// Adds these facts to the current turn. `is_chosen` says whether the facts tell of a move that a player has chosen.
    fn tell(&mut self, mut facts: Vec<Fact>, is_chosen: bool) {
        // Facts take most of the memory of a session, and vectors that grew take twice as much as they need.
        for fact in &mut facts {
            fact.args.shrink_to_fit();
        }
        let most = if self.is_solitaire() {
            REMEMBERED_ALONE
        } else {
            usize::MAX
        };
        if let Some(turn) = self.last_turns.last_mut() {
            let turn = Arc::make_mut(turn);
            turn.has_moved |= is_chosen;
            turn.facts.reserve_exact(facts.len());
            turn.facts.extend(facts);
            let forgotten = turn.facts.len().saturating_sub(most);
            turn.facts.drain(..forgotten);
        }
    }

    pub(super) fn open_turn(&mut self) {
        let Some(seat) = self.decider() else { return };
        if self.last_turns.len() == REMEMBERED_TURNS {
            self.last_turns.remove(0);
        }
        self.last_turns.push(Arc::new(TurnFacts {
            seat,
            facts: Vec::new(),
            has_moved: false,
        }));
        self.turns += 1;
    }
}
