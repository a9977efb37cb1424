//! From what is stored of a session to the session, and the copies that make that short.
//!
//! Deliberately absent: how entries change a session (the host).

use crate::host::{Corrupt, Ending, Promise, Session};
use crate::store::{NewSnapshot, StoredSession};

/// A live session is copied beside its log when it has so many entries more.
const SNAPSHOT_EVERY: u32 = 64;

/// The session after the entries that were read, from its snapshot on if there is one.
///
/// # Errors
/// [`Corrupt`] if the log does not replay or the snapshot cannot be used.
pub(super) fn replay(stored: &StoredSession) -> Result<Session, Corrupt> {
    let opened = &stored.opened;
    let mut session = Session::begin_under(
        opened.rules_version,
        opened.id,
        opened.room,
        &opened.game,
        opened.seed,
        opened.seats,
    )?;
    session.promise = Promise::numbered(opened.promise).ok_or(Corrupt::Promise(opened.promise))?;
    if let Some((n, state)) = &stored.snapshot {
        let snapshot = serde_json::from_str(state).map_err(|_| Corrupt::Snapshot)?;
        session.restore(*n, snapshot)?;
    }
    session.replay(stored.entries.iter().map(|(text, _)| text.as_str()))?;
    let is_whole = session.entries == stored.length;
    if is_whole && stored.ended.as_deref() == Some(&Ending::Imported.to_string()) {
        session.ending = Some(Ending::Imported);
    }
    Ok(session)
}

/// The copy that is due when a session has gone on since entry `before`.
pub(super) fn due_snapshot(before: u32, session: &Session) -> Option<NewSnapshot> {
    let is_due = session.entries / SNAPSHOT_EVERY != before / SNAPSHOT_EVERY;
    is_due.then(|| snapshot(session)).flatten()
}

/// The copy that was missed when a session of an earlier version had to be replayed from far back.
pub(super) fn late_snapshot(replayed: usize, session: &Session) -> Option<NewSnapshot> {
    let is_due = replayed > 2 * SNAPSHOT_EVERY as usize;
    is_due.then(|| snapshot(session)).flatten()
}

fn snapshot(session: &Session) -> Option<NewSnapshot> {
    let snapshot = session.snapshot()?;
    Some(NewSnapshot {
        session: session.id,
        n: session.entries,
        state: serde_json::to_string(&snapshot).expect("a snapshot is numbers and texts"),
    })
}
