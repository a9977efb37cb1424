//! What few batches have, as one JSON object: an array of rows for each kind of row, which the view `rare` in `batch.sql` writes.

use super::events::event_number;
use super::people_columns::PeopleColumns;
use super::ratings::rating_rows;
use crate::session::Player;
use crate::store::batch::{
    Batch, Change, DeliveryReport, DueChange, NewSession, NewSnapshot, RoomSettings,
};
use serde::{Serialize, Serializer};
use serde_json::Value;
use std::collections::BTreeMap;

/// A row of the table `session`, in the order that `batch.sql` names.
type SessionRow<'a> = (i64, i64, &'a str, u32, String, i64, u32, Option<&'a str>);

/// A row for a seat: session, 1 or 2, the person's account, the computer player's strength.
type SeatRow = (i64, usize, Option<i64>, Option<u8>);

/// A row of settings: room, language, prefix, others.
type SettingsRow<'a> = (
    i64,
    Option<&'a str>,
    Option<&'a str>,
    &'a BTreeMap<String, String>,
);

/// A row of `due`: key, time, what, set by; without a time and what it is it is not due any more.
type DueRow<'a> = (&'a str, Option<i64>, Option<&'a str>, i64);

/// The rows of a batch, each with its columns in the order that `batch.sql` names. Blobs are hexadecimal.
///
/// Some kinds are maps because a batch may set the same thing twice. The later value counts, and SQLite promises no order within an
/// UPDATE.
#[derive(Default, Serialize)]
pub(super) struct RareColumns<'a> {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sessions: Vec<SessionRow<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    seats: Vec<SeatRow>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ended: Vec<(i64, &'a str, i64)>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty", serialize_with = "rows")]
    settings: BTreeMap<i64, SettingsRow<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dead: Vec<(i64, &'a str)>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty", serialize_with = "rows")]
    refused: BTreeMap<(i64, i64), (i64, i64, &'a str)>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty", serialize_with = "rows")]
    editors: BTreeMap<i64, (i64, &'a str)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    snapshots: Vec<(i64, u32, &'a str)>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty", serialize_with = "rows")]
    acquaintances: BTreeMap<(i64, i64), (i64, i64, u8, i64)>,
    /// From a room to another; all games, or the one with this number.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    moved: Vec<(i64, i64, Option<i64>)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    carried_out: Vec<(&'a str, i64)>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty", serialize_with = "rows")]
    due: BTreeMap<&'a str, DueRow<'a>>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty", serialize_with = "rows")]
    puzzles: BTreeMap<i64, (i64, &'a str, u8)>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty", serialize_with = "rows")]
    tournaments: BTreeMap<i64, (i64, Vec<i64>, u8, &'a str)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ratings: Option<Value>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty", serialize_with = "rows")]
    proposals: BTreeMap<i64, (i64, i64, i64, u8, &'a str)>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty", serialize_with = "rows")]
    plans: BTreeMap<(i64, i64), (i64, i64, Option<&'a str>)>,
    /// Account, from, until; by account and beginning.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", serialize_with = "rows")]
    vacations: BTreeMap<(i64, i64), (i64, i64, i64)>,
    #[serde(skip_serializing_if = "PeopleColumns::is_unused")]
    people: PeopleColumns<'a>,
}

impl<'a> RareColumns<'a> {
    pub(super) fn of(batch: &'a Batch) -> RareColumns<'a> {
        let mut columns = RareColumns::default();
        for change in &batch.changes {
            columns.add_change(change);
        }
        for settled in &batch.settled {
            if let DeliveryReport::Dead(id, cause) = settled {
                columns.dead.push((id.0, cause));
            }
        }
        columns.add_snapshots(&batch.snapshots);
        columns.ratings = rating_rows(batch.changes.iter().flat_map(|change| &change.ratings));
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
        self.ended
            .extend(ended.map(|(session, ending)| (session.0, ending.as_str(), at)));
        if let Some((room, settings)) = &change.settings {
            self.settings.insert(room.0, settings_row(room.0, settings));
        }
        if let Some((account, state)) = &change.editor {
            self.editors.insert(account.0, (account.0, state));
        }
        self.people.add(&change.people, at);
        if let Some((account, state, open)) = &change.puzzles {
            let row = (account.0, state.as_str(), u8::from(*open));
            self.puzzles.insert(account.0, row);
        }
        for one in &change.acquaintances {
            let (caller, called) = (one.caller.0, one.called.0);
            let row = (caller, called, one.consent as u8, one.at);
            self.acquaintances.insert((caller, called), row);
        }
        if let Some((room, account, said)) = &change.refused {
            self.refused
                .insert((room.0, account.0), (room.0, account.0, said));
        }
        self.add_moved(change);
        self.add_due(change);
        self.add_tournaments(change);
        self.add_proposals(change);
    }

    fn add_moved(&mut self, change: &Change) {
        let all = change.moved.iter();
        self.moved
            .extend(all.map(|(from, to)| (from.0, to.0, None)));
        let some = change.moved_sessions.iter();
        self.moved
            .extend(some.map(|(session, from, to)| (from.0, to.0, Some(session.0))));
    }

    fn add_tournaments(&mut self, change: &'a Change) {
        let rows = change.tournaments.iter();
        self.tournaments.extend(rows.map(|one| {
            let rooms = one.rooms.iter().map(|room| room.0).collect();
            let row = (one.id.0, rooms, u8::from(one.live), one.state.as_str());
            (one.id.0, row)
        }));
    }

    fn add_proposals(&mut self, change: &'a Change) {
        let rows = change.proposals.iter();
        self.proposals.extend(rows.map(|one| {
            let (id, live) = (one.id.0, u8::from(one.live));
            let row = (id, one.room.0, one.proposer.0, live, one.state.as_str());
            (id, row)
        }));
        let plans = change.plans.iter();
        self.plans.extend(plans.map(|one| {
            let (session, owner) = (one.session.0, one.owner.0);
            ((session, owner), (session, owner, one.state.as_deref()))
        }));
    }

    fn add_due(&mut self, change: &'a Change) {
        let vacations = change.vacations.iter();
        self.vacations.extend(
            vacations
                .map(|(account, from, until)| ((account.0, *from), (account.0, *from, *until))),
        );
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

    /// The object; `None` if it is empty.
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

fn settings_row(room: i64, settings: &RoomSettings) -> SettingsRow<'_> {
    let (lang, prefix) = (settings.lang.as_deref(), settings.prefix.as_deref());
    (room, lang, prefix, &settings.others)
}

/// Writes the rows of a kind that is a map.
fn rows<K, V: Serialize, S: Serializer>(
    map: &BTreeMap<K, V>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(map.values())
}
