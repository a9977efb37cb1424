//! Snapshots: a session as it stands, so that its log need not be played again from the beginning.

use super::{Corrupt, Session, Story};
use lusoria_games::catalog::LineSnapshot;
use std::sync::Arc;

/// A line that remembers more positions than this is not copied: the copies of a game that shuffles to and fro for ever would be far
/// longer than its log.
pub const MOST_REMEMBERED: usize = 256;

/// A session that goes on as it stands after one of its entries, without the entries before it. Stored as JSON beside the log, so
/// that a long session is not replayed from its beginning; it can always be made anew from the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionSnapshot {
    /// The line of play.
    pub line: LineSnapshot,
    /// How many moves each seat has made.
    pub moves: [u32; 2],
    /// How many turns have begun.
    pub turns: u32,
    /// The last turns as facts, oldest first.
    pub stories: Vec<Story>,
    /// The words that the players have added to the seed, if the dice wait for them.
    pub words: Option<[Option<String>; 2]>,
    /// When the session last changed: Unix seconds, 0 in copies that were stored before this was known.
    pub changed_at: i64,
}

impl Session {
    /// The session as it stands, to be stored; nothing if it is over or remembers too many positions.
    #[must_use]
    pub fn snapshot(&self) -> Option<SessionSnapshot> {
        let is_short = self.line.remembered() <= MOST_REMEMBERED;
        (self.ending.is_none() && is_short).then(|| SessionSnapshot {
            line: self.line.snapshot(),
            moves: self.moves,
            turns: self.turns,
            stories: self.stories.iter().map(|story| (**story).clone()).collect(),
            words: self.words.clone(),
            changed_at: self.changed_at,
        })
    }

    /// Puts a session without entries where it stood after entry `n`, when the snapshot was taken.
    ///
    /// # Errors
    /// [`Corrupt::Snapshot`] if it is not one of this game; the session is then to be thrown away.
    pub fn restore(&mut self, n: u32, snapshot: SessionSnapshot) -> Result<(), Corrupt> {
        let restored = self.line.restore(&snapshot.line);
        restored.map_err(|_| Corrupt::Snapshot)?;
        self.entries = n;
        self.moves = snapshot.moves;
        self.turns = snapshot.turns;
        self.stories = snapshot.stories.into_iter().map(Arc::new).collect();
        self.words = snapshot.words;
        self.changed_at = snapshot.changed_at;
        Ok(())
    }
}
