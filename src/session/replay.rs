//! Replay: turns a stored log into a live session, by applying its entries one after the other. There is no other way to load a
//! session.

use super::{Corrupt, Ending, Entry, Promise, Session, SessionLog};

impl SessionLog<'_> {
    /// The session after the last of these entries.
    ///
    /// # Errors
    /// [`Corrupt`] if the log cannot be replayed or the snapshot cannot be used.
    pub fn replay(mut self) -> Result<Session, Corrupt> {
        let mut session = self.session_before_any_entry()?;
        if let Some((n, snapshot)) = self.snapshot.take() {
            session.restore(n, snapshot)?;
        }
        session.replay(self.entries.iter().map(|(text, at)| (text.as_str(), *at)))?;
        let is_whole = session.entries == self.length;
        if is_whole && self.ended == Some(&Ending::Imported.to_string()) {
            session.ending = Some(Ending::Imported);
        }
        Ok(session)
    }

    fn session_before_any_entry(&self) -> Result<Session, Corrupt> {
        let mut session = Session::begin_under(
            self.rules_version,
            self.id,
            self.room,
            self.game,
            self.seed,
            self.seats,
        )?;
        session.promise = Promise::numbered(self.promise).ok_or(Corrupt::Promise(self.promise))?;
        session.changed_at = self.opened_at;
        Ok(session)
    }
}

impl Session {
    /// Applies stored entries, each with the time at which it was made (Unix seconds).
    ///
    /// # Errors
    /// [`Corrupt::Entry`] names the first entry that is not possible.
    pub fn replay<'a>(
        &mut self,
        entries: impl IntoIterator<Item = (&'a str, i64)>,
    ) -> Result<(), Corrupt> {
        for (text, at) in entries {
            let unreadable = Corrupt::Entry(self.entries + 1);
            let entry: Entry = text.parse().map_err(|_| unreadable)?;
            self.evolve(&entry, at)?;
        }
        Ok(())
    }
}
