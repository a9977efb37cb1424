//! Replay: makes a live session of a stored log by applying its entries one after the other. If there is a snapshot, the replay begins
//! there, unless a takeback needs earlier entries. There is no other way to load a session.

use super::{Ending, Entry, Promise, ReplayError, Session, SessionLog};
use lusoria_games::rules::Diagram;

impl SessionLog<'_> {
    /// The session after the last entry of this log.
    ///
    /// # Errors
    /// [`ReplayError`] if the log cannot be replayed or the snapshot cannot be used.
    pub fn replay(mut self) -> Result<Session, ReplayError> {
        let mut session = self.session_before_any_entry()?;
        if let Some((n, snapshot)) = self.snapshot.take() {
            session.restore(n, snapshot)?;
        }
        let texts = self.entries.iter().map(|(text, _)| text.as_str());
        session.remember_for(session.entries + 1, texts);
        let (head, before) = (self.imported.as_ref(), session.entries as usize);
        // The entries of an imported record were stored when it was imported; the record itself may say when they were made.
        let entries = self.entries.iter().enumerate().map(|(n, (text, at))| {
            let told = head.and_then(|head| head.time(before + n));
            (text.as_str(), told.unwrap_or(*at))
        });
        session.replay(entries)?;
        let is_whole = session.entries == self.length;
        if is_whole && self.ended == Some(&Ending::Imported.to_string()) {
            session.ending = Some(Ending::Imported);
        }
        Ok(session)
    }

    /// Like [`SessionLog::replay`], for a log without a snapshot. The session remembers enough for every takeback that is allowed.
    ///
    /// # Errors
    /// [`ReplayError`] if the log cannot be replayed.
    pub fn replay_for_takeback(&self) -> Result<Session, ReplayError> {
        let mut session = self.session_before_any_entry()?;
        session.remember_all();
        session.replay(self.entries.iter().map(|(text, at)| (text.as_str(), *at)))?;
        Ok(session)
    }

    /// The position in which the turn with this number began. `None` if that turn has not begun yet, or had begun before the log's
    /// snapshot.
    ///
    /// # Errors
    /// [`ReplayError`] as for [`SessionLog::replay`].
    pub fn position_before_turn(mut self, turn: u32) -> Result<Option<Diagram>, ReplayError> {
        let mut session = self.session_before_any_entry()?;
        if let Some((n, snapshot)) = self.snapshot.take() {
            session.restore(n, snapshot)?;
            if session.turns >= turn {
                return Ok(None);
            }
        }
        for (text, at) in self.entries {
            if session.turns >= turn {
                break;
            }
            session.replay([(text.as_str(), *at)])?;
        }
        Ok((session.turns >= turn).then(|| session.line.diagram()))
    }

    pub(super) fn session_before_any_entry(&self) -> Result<Session, ReplayError> {
        let mut session = Session::begin_under(
            self.rules_version,
            self.id,
            self.room,
            self.game,
            self.seed,
            self.seats,
        )?;
        session.promise =
            Promise::numbered(self.promise).ok_or(ReplayError::Promise(self.promise))?;
        session.begin_at(self.opened_at);
        Ok(session)
    }
}

impl Session {
    /// Applies stored entries, each with the time at which it was made (Unix seconds).
    ///
    /// # Errors
    /// [`ReplayError::Entry`] names the first entry that is not possible.
    pub fn replay<'a>(
        &mut self,
        entries: impl IntoIterator<Item = (&'a str, i64)>,
    ) -> Result<(), ReplayError> {
        for (text, at) in entries {
            let unreadable = ReplayError::Entry(self.entries + 1);
            let entry: Entry = text.parse().map_err(|_| unreadable)?;
            self.evolve(&entry, at)?;
        }
        Ok(())
    }
}
