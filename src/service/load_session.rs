//! Turns a stored session into a live one. `session/replay.rs` replays its log from the latest snapshot. This file also decides when a
//! new snapshot is made.

use crate::session::{
    RecordHead, ReplayError, Session, SessionId, SessionLog, SessionSnapshot, takeback_target,
};
use crate::store::json::StoredAsJson;
use crate::store::{NewSnapshot, Store, StoreError, StoredSession};
use tracing::warn;

/// How many entries lie between two snapshots of a live session.
pub(super) const SNAPSHOT_EVERY: u32 = 64;

/// The log of a stored session.
///
/// # Errors
/// [`ReplayError::Snapshot`] if its snapshot cannot be read.
pub(super) fn log_of(stored: &StoredSession) -> Result<SessionLog<'_>, ReplayError> {
    let opened = &stored.opened;
    let snapshot = match &stored.snapshot {
        Some((n, state)) => Some((
            *n,
            SessionSnapshot::from_json(state).ok_or(ReplayError::Snapshot)?,
        )),
        None => None,
    };
    Ok(SessionLog {
        id: opened.id,
        room: opened.room,
        game: &opened.game,
        rules_version: opened.rules_version,
        seed: opened.seed,
        promise: opened.promise,
        imported: opened.imported.as_deref().and_then(RecordHead::from_json),
        seats: opened.seats,
        opened_at: stored.opened_at,
        snapshot,
        entries: &stored.entries,
        length: stored.length,
        ended: stored.ended.as_deref(),
    })
}

/// Turns a stored session into a live one, beginning with its snapshot. The whole log is replayed in two cases: if the snapshot cannot be
/// used, or if takebacks need entries from before the snapshot. The outer error comes from the store. The inner one says what is wrong
/// with the session.
pub(super) async fn restore(
    store: &Store,
    stored: &StoredSession,
) -> Result<Result<Session, ReplayError>, StoreError> {
    if goes_back_before_snapshot(stored)
        && let Some(whole) = store.session(stored.opened.id).await?
    {
        return Ok(log_of(&whole).and_then(SessionLog::replay));
    }
    let restored = log_of(stored).and_then(SessionLog::replay);
    let id = stored.opened.id;
    let is_complete = |session: &Session| session.remembers_asked_takebacks();
    if restored.as_ref().is_ok_and(|session| !is_complete(session))
        && let Some(whole) = store.session(id).await?
    {
        return Ok(log_of(&whole).and_then(|log| log.replay_for_takeback()));
    }
    if stored.snapshot.is_none() || restored.is_ok() {
        return Ok(restored);
    }
    warn!(
        session = id.0,
        "a snapshot cannot be used; the whole log is replayed"
    );
    let whole = store.session(id).await?;
    Ok(whole.map_or(restored, |stored| {
        log_of(&stored).and_then(SessionLog::replay)
    }))
}

/// Whether the session takes back entries from before its snapshot, so that the whole log is needed.
pub(super) fn goes_back_before_snapshot(stored: &StoredSession) -> bool {
    let Some((begin, _)) = &stored.snapshot else {
        return false;
    };
    let mut targets = stored
        .entries
        .iter()
        .filter_map(|(text, _)| takeback_target(text));
    targets.any(|n| n < *begin)
}

/// The snapshot to store with a change to this session. The session had `before` entries before the change. `None` if no snapshot is due,
/// or if none can be made ([`snapshot`]).
pub(super) fn due_snapshot(before: u32, session: &Session) -> Option<NewSnapshot> {
    let is_due = session.entries / SNAPSHOT_EVERY != before / SNAPSHOT_EVERY;
    is_due.then(|| snapshot(session)).flatten()
}

/// The snapshot to store after this session was read. `replayed` is the number of entries that were replayed. `None` if so few entries
/// were replayed that no snapshot is needed, or if none can be made ([`snapshot`]).
pub(super) fn missing_snapshot(replayed: usize, session: &Session) -> Option<NewSnapshot> {
    let is_due = replayed > SNAPSHOT_EVERY as usize;
    is_due.then(|| snapshot(session)).flatten()
}

/// The snapshot of this session; `None` if the session is over or remembers too many positions.
pub(super) fn snapshot(session: &Session) -> Option<NewSnapshot> {
    let snapshot = session.snapshot()?;
    Some(stored_snapshot(session.id, session.entries, &snapshot))
}

/// A snapshot in the form in which it is stored.
pub(super) fn stored_snapshot(
    session: SessionId,
    n: u32,
    snapshot: &SessionSnapshot,
) -> NewSnapshot {
    NewSnapshot {
        session,
        n,
        state: snapshot.to_json(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{
        Action, Actor, Computer, EventKey, MOST_REMEMBERED, Platform, Player, RoomId, RoomKey,
        decide,
    };
    use crate::store::{Batch, Change, NewEntry, NewSession};
    use lusoria_games::rules::Turn;

    /// Plays a move that does not end the game. Prefers a move after which the line remembers more positions than before.
    fn play_quiet_move(session: &mut Session) {
        let after = |text: &String| {
            let mut line = session.line.clone();
            line.play(text).unwrap();
            line
        };
        let mut moves = session.line.legal_moves();
        moves.retain(|text| !matches!(after(text).turn(), Turn::Over(_)));
        let (quiet, others): (Vec<_>, Vec<_>) = moves
            .into_iter()
            .partition(|text| after(text).remembered() > session.line.remembered());
        let moves = if quiet.is_empty() { others } else { quiet };
        let text = &moves[session.entries as usize * 7 % moves.len()];
        session.replay([(text.as_str(), 0)]).unwrap();
    }

    #[test]
    fn a_game_that_shuffles_to_and_fro_for_ever_is_not_copied_again_and_again() {
        let begun = Session::begin(SessionId(1), RoomId(1), "tablut", [0; 32], [None; 2]);
        let mut session = begun.unwrap();
        while session.line.remembered() <= MOST_REMEMBERED {
            let copy = due_snapshot(session.entries.wrapping_sub(SNAPSHOT_EVERY), &session);
            assert!(copy.is_some());
            play_quiet_move(&mut session);
        }
        assert_eq!(
            due_snapshot(session.entries - SNAPSHOT_EVERY, &session),
            None
        );
    }

    #[tokio::test]
    async fn a_game_of_two_computers_is_read_back_as_it_was_played() {
        let (mut session, opened) = two_computers();
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("games.db").display());
        let store = Store::open(&url).await.unwrap();
        assert_eq!(store.room(&room_key()).await.unwrap().id, session.room);
        let mut change = Change::new(EventKey([0; 8]), 100);
        change.opened = Some(opened);
        commit(&store, change).await;
        // A player who always makes the first move of the list soon loses.
        while let Some(seat) = session.decider() {
            let n = session.entries + 1;
            let text = session.line.legal_moves().remove(0);
            let at = 100 + i64::from(n) * 7;
            let action = Action::Play(text.clone());
            session = decide(&session, Actor::Computer(seat), &action, at)
                .unwrap()
                .after;
            let mut change = Change::new(EventKey([n as u8; 8]), at);
            let session = session.id;
            change.entries = vec![NewEntry { session, n, text }];
            commit(&store, change).await;
        }
        let stored = store.session(session.id).await.unwrap().unwrap();
        let again = log_of(&stored).unwrap().replay().unwrap();
        assert_eq!(format!("{again:?}"), format!("{session:?}"));
    }

    fn two_computers() -> (Session, NewSession) {
        let seats = [1, 2].map(|strength| Some(Player::Computer(Computer { strength })));
        let (id, room, seed) = (SessionId(1), RoomId(1), [7; 32]);
        let mut session = Session::begin(id, room, "tablut", seed, seats).unwrap();
        session.begin_at(100);
        let opened = NewSession {
            id,
            room,
            game: session.line.game_string(),
            rules_version: session.rules_version,
            seed,
            promise: session.promise.number(),
            imported: None,
            seats,
        };
        (session, opened)
    }

    fn room_key() -> RoomKey {
        RoomKey {
            platform: Platform::Console,
            id: "r".to_owned(),
            parent: None,
        }
    }

    async fn commit(store: &Store, change: Change) {
        let changes = vec![change.into()];
        let batch = Batch {
            changes,
            ..Batch::default()
        };
        store.commit(&batch).await.unwrap();
    }
}
