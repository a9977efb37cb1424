//! The kinds of rows that few batches have, as one JSON object with an array for each kind. The triggers of the view `rare` in
//! `batch.sql` write these rows.

use super::events::event_number;
use super::rarest_columns::{RarestColumns, rows};
use crate::session::Player;
use crate::store::batch::{Batch, Change, DueChange, NewSession, NewSnapshot};
use serde::Serialize;
use std::collections::BTreeMap;

/// A row of the table `session`, in the order that `batch.sql` names.
type SessionRow<'a> = (i64, i64, &'a str, u32, String, i64, u32, Option<&'a str>);

/// A row for a seat: the session, the number of the seat (1 or 2), the account of the person, the strength of the computer player.
type SeatRow = (i64, usize, Option<i64>, Option<u8>);

/// A row for a session whose ending changes: its number, the ending, the time of the ending. If the session goes on again after a
/// takeback, the ending and the time are missing.
type EndedRow<'a> = (i64, Option<&'a str>, Option<i64>);

/// A row of `due`: key, time, what is to be done, and the event that sets the row. If time and task are missing, the row with this key is
/// deleted.
type DueRow<'a> = (&'a str, Option<i64>, Option<&'a str>, i64);

/// The rows of a batch, each with its columns in the order that `batch.sql` names. Blobs are hexadecimal.
///
/// Some fields are maps, because a batch may set the same thing twice. A map keeps only the later value. If both values were written,
/// either could win, because SQLite does not promise in which order an UPDATE applies two values for the same row.
#[derive(Default, Serialize)]
pub(super) struct RareColumns<'a> {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sessions: Vec<SessionRow<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    seats: Vec<SeatRow>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty", serialize_with = "rows")]
    ended: BTreeMap<i64, EndedRow<'a>>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty", serialize_with = "rows")]
    refused: BTreeMap<(i64, i64), (i64, i64, &'a str)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    snapshots: Vec<(i64, u32, &'a str)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    carried_out: Vec<(&'a str, i64)>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty", serialize_with = "rows")]
    due: BTreeMap<&'a str, DueRow<'a>>,
    #[serde(skip_serializing_if = "RarestColumns::is_empty")]
    rarest: RarestColumns<'a>,
}

impl<'a> RareColumns<'a> {
    pub(super) fn of(batch: &'a Batch) -> RareColumns<'a> {
        let mut columns = RareColumns::default();
        for change in &batch.changes {
            columns.add_change(change);
        }
        columns.add_snapshots(&batch.snapshots);
        columns.rarest.add_beside_changes(batch);
        columns
    }

    fn add_snapshots(&mut self, snapshots: &'a [NewSnapshot]) {
        let rows = snapshots
            .iter()
            .map(|s| (s.session.0, s.n, s.state.as_str()));
        self.snapshots.extend(rows);
    }

    fn add_change(&mut self, change: &'a Change) {
        let at = change.at;
        if let Some(opened) = &change.opened {
            self.add_session(opened, at);
        }
        self.add_snapshots(&change.snapshots);
        let ended = change.ended.iter();
        let ended = ended.map(|(id, ending)| (id.0, (id.0, Some(ending.as_str()), Some(at))));
        self.ended.extend(ended);
        let resumed = change.resumed.iter();
        self.ended
            .extend(resumed.map(|id| (id.0, (id.0, None, None))));
        if let Some((room, account, said)) = &change.refused {
            self.refused
                .insert((room.0, account.0), (room.0, account.0, said));
        }
        self.add_due(change);
        self.rarest.add_change(change);
    }

    fn add_due(&mut self, change: &'a Change) {
        let set_by = event_number(change.event);
        let claims = change.carried_out.iter();
        self.carried_out
            .extend(claims.map(|claim| (claim.key.as_str(), event_number(claim.set_by))));
        for due in &change.due {
            let (key, at, what) = match due {
                DueChange::Set { key, at, what } => (key, Some(*at), Some(what.as_str())),
                DueChange::Cancel { key } => (key, None, None),
            };
            self.due.insert(key, (key, at, what, set_by));
        }
    }

    fn add_session(&mut self, s: &'a NewSession, at: i64) {
        self.sessions.push((
            s.id.0,
            s.room.0,
            &s.game,
            s.rules_version,
            hex::encode(s.seed),
            at,
            s.promise,
            s.imported.as_deref(),
        ));
        let seats = s.seats.iter().zip(1..);
        self.seats
            .extend(seats.filter_map(|(player, seat)| Some(seat_row(s.id.0, seat, (*player)?))));
    }

    /// The rows as one JSON object; `None` if there are no rows.
    pub(super) fn to_json(&self) -> Option<String> {
        let json = serde_json::to_string(self).expect("numbers and strings are JSON");
        (json != "{}").then_some(json)
    }
}

fn seat_row(session: i64, seat: usize, player: Player) -> SeatRow {
    match player {
        Player::Person(account) => (session, seat, Some(account.0), None),
        Player::Computer(computer) => (session, seat, None, Some(computer.strength)),
    }
}
