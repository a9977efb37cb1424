//! Copies of a session as it stands, so that its log need not be played again from the beginning.

use super::{Corrupt, Session, Story};
use lusoria_games::catalog::LineSnapshot;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A line that remembers more positions than this is not copied: the copies of a game that shuffles to and fro for ever would be far
/// longer than its log.
pub const MOST_REMEMBERED: usize = 256;

/// A session that goes on as it stands after one of its entries, without the entries before it. Stored as JSON beside the log, so
/// that a long session is not replayed from its beginning; it can always be made anew from the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SessionSnapshot {
    line: LineSnapshot,
    moves: [u32; 2],
    turns: u32,
    stories: Vec<Story>,
    words: Option<[Option<String>; 2]>,
    /// Copies from before this was written know no time.
    #[serde(default)]
    changed_at: i64,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{RoomId, SessionId};

    #[test]
    fn a_copy_from_before_times_were_kept_is_still_read() {
        let begun = Session::begin(SessionId(1), RoomId(1), "tablut", [0; 32], [None; 2]);
        let mut session = begun.unwrap();
        session.changed_at = 7;
        let mut state = serde_json::to_value(session.snapshot()).unwrap();
        let known = state.as_object_mut().unwrap().remove("changed_at");
        assert_eq!(known, Some(7.into()));
        let old = serde_json::from_value(state).unwrap();
        session.restore(0, old).unwrap();
        assert_eq!(session.changed_at, 0);
    }
}
