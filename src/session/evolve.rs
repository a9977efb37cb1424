//! How entries change a session: `evolve`. Pure: the time of an entry comes with it.

use super::{Corrupt, Ending, Entry, Session, Story};
use lusoria_games::rules::{Fact, Reason, Turn};
use std::sync::Arc;

/// How many turns are remembered in words.
const REMEMBERED_TURNS: usize = 6;

/// How many facts of a solitaire are remembered: its turn has no end, and several choices may come in one message.
const REMEMBERED_ALONE: usize = 4;

impl Session {
    /// Applies one entry of the log, which was made at this time (Unix seconds).
    ///
    /// # Errors
    /// [`Corrupt::Entry`] if it is not possible in this session, which is then unchanged.
    pub fn evolve(&mut self, entry: &Entry, at: i64) -> Result<(), Corrupt> {
        let corrupt = Corrupt::Entry(self.entries + 1);
        if self.ending.is_some() {
            return Err(corrupt);
        }
        match entry {
            Entry::Ply(_) if self.missing_word().is_some() => return Err(corrupt),
            Entry::Ply(text) => return self.play(text, at).map_err(|_| corrupt),
            Entry::Words | Entry::Word(..) => self.take_words(entry).ok_or(corrupt)?,
            Entry::Resign(seat) => self.ending = Some(Ending::Resign(*seat)),
            Entry::Abort(seat) => self.ending = Some(Ending::Abort(*seat)),
        }
        self.entries += 1;
        self.changed_at = at;
        Ok(())
    }

    /// Takes the entry of a ply in a session that goes on.
    ///
    /// # Errors
    /// Why it is not legal; the session is then unchanged.
    pub(super) fn play(&mut self, canonical: &str, at: i64) -> Result<(), Reason> {
        let before = self.decider();
        let by_chance = self.line.throw().is_some();
        let facts = self.line.play(canonical)?;
        self.tell(facts);
        if let (false, Some(seat)) = (by_chance, before) {
            self.moves[seat.index()] += 1;
        }
        if let Turn::Over(outcome) = self.line.turn() {
            self.ending = Some(Ending::Rule(outcome));
        } else if self.decider() != before {
            self.open_turn();
        }
        self.entries += 1;
        self.changed_at = at;
        Ok(())
    }

    /// Adds to the story of the turn being played.
    fn tell(&mut self, facts: Vec<Fact>) {
        let most = if self.is_solitaire() {
            REMEMBERED_ALONE
        } else {
            usize::MAX
        };
        if let Some(story) = self.stories.last_mut() {
            let story = Arc::make_mut(story);
            story.facts.extend(facts);
            let forgotten = story.facts.len().saturating_sub(most);
            story.facts.drain(..forgotten);
        }
    }

    pub(super) fn open_turn(&mut self) {
        let Some(seat) = self.decider() else { return };
        if self.stories.len() == REMEMBERED_TURNS {
            self.stories.remove(0);
        }
        self.stories.push(Arc::new(Story {
            seat,
            facts: Vec::new(),
        }));
        self.turns += 1;
    }
}
