//! The turns of a game as people count them, and the positions after them.

use super::{Entry, ReplayError, Session, SessionLog};
use lusoria_games::rules::{Diagram, Turn};

/// Counts the turns of a game, from 1, while the game is replayed. A turn begins with its first move, so a turn that was nothing but a
/// throw does not count. In a solitaire each move is a turn, although the session counts the whole solitaire as one turn.
#[derive(Default, Debug)]
pub struct TurnCount {
    /// The moves that were not taken back.
    moves: Vec<CountedMove>,
}

#[derive(Debug)]
struct CountedMove {
    /// The number of the entry.
    entry: u32,
    turn: u32,
    /// The number of the turn as the session counts turns. The session counts turns that are nothing but a throw, too.
    session_turn: u32,
}

/// The position after a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionAfterTurn {
    /// The number of the turn; 0 is the beginning.
    pub turn: u32,
    /// The board.
    pub diagram: Diagram,
    /// Whose turn comes next, or how the game ended.
    pub to_move: Turn,
}

impl TurnCount {
    /// Counts an entry that is about to be applied to this session. Only moves and takebacks change the count.
    pub fn count(&mut self, entry: &Entry, session: &Session) {
        match entry {
            Entry::Takeback(_, n) => self.moves.retain(|one| one.entry <= *n),
            Entry::Ply(_) if matches!(session.line.turn(), Turn::Seat(_)) => {
                self.moves.push(self.next_move(session));
            }
            _ => {}
        }
    }

    /// The number of the last turn; 0 if there is none yet.
    #[must_use]
    pub fn turns(&self) -> u32 {
        self.moves.last().map_or(0, |one| one.turn)
    }

    fn next_move(&self, session: &Session) -> CountedMove {
        let last = self.moves.last();
        let goes_on = last.is_some_and(|one| one.session_turn == session.turns);
        let begins = session.is_solitaire() || !goes_on;
        CountedMove {
            entry: session.entries + 1,
            turn: self.turns() + u32::from(begins),
            session_turn: session.turns,
        }
    }

    /// The number of the entry that ended this turn. The beginning is turn 0 and entry 0.
    fn end_of(&self, turn: u32) -> u32 {
        let later = self.moves.partition_point(|one| one.turn <= turn);
        later.checked_sub(1).map_or(0, |n| self.moves[n].entry)
    }
}

impl SessionLog<'_> {
    /// Positions after turns, evenly spread from the beginning of the game to its last entry. There are at most `most` of them; `most`
    /// must be at least 2. The log must reach back to the beginning. Turns that were taken back are left out.
    ///
    /// # Errors
    /// [`ReplayError`] as for [`SessionLog::replay`].
    pub fn positions_after_turns(&self, most: u32) -> Result<Vec<PositionAfterTurn>, ReplayError> {
        let count = self.turn_count()?;
        let mut session = self.session_before_any_entry()?;
        session.remember_all();
        let mut entries = self.entries.iter();
        let mut positions = Vec::new();
        for turn in evenly_spread(count.turns(), most) {
            let missing = match turn == count.turns() {
                true => usize::MAX,
                false => count.end_of(turn).saturating_sub(session.entries) as usize,
            };
            let played = entries.by_ref().take(missing);
            session.replay(played.map(|(text, at)| (text.as_str(), *at)))?;
            positions.push(PositionAfterTurn {
                turn,
                diagram: session.line.diagram(),
                to_move: session.turn(),
            });
        }
        Ok(positions)
    }

    fn turn_count(&self) -> Result<TurnCount, ReplayError> {
        let mut session = self.session_before_any_entry()?;
        session.remember_all();
        let mut count = TurnCount::default();
        for (text, at) in self.entries {
            let unreadable = ReplayError::Entry(session.entries + 1);
            let entry: Entry = text.parse().map_err(|_| unreadable)?;
            count.count(&entry, &session);
            session.evolve(&entry, *at)?;
        }
        Ok(count)
    }
}

/// At most `most` numbers from 0 to `last`, evenly spread. Both 0 and `last` are among them if `most` is at least 2.
fn evenly_spread(last: u32, most: u32) -> Vec<u32> {
    let steps = last.min(most.saturating_sub(1));
    let number = |n| u64::from(last) * u64::from(n) / u64::from(steps.max(1));
    (0..=steps).map(|n| number(n) as u32).collect()
}

#[cfg(test)]
mod tests {
    use super::evenly_spread;

    #[test]
    fn of_a_game_however_long_a_few_positions_are_taken() {
        assert_eq!(evenly_spread(0, 12), [0]);
        assert_eq!(evenly_spread(2, 12), [0, 1, 2]);
        let of_many = evenly_spread(100, 12);
        assert_eq!((of_many.len(), of_many[0], of_many[11]), (12, 0, 100));
        assert_eq!(evenly_spread(u32::MAX, 12).len(), 12);
    }
}
