//! The kinds of rows that hardly any batch has, as one JSON object with an array for each kind. The triggers of the view `rarest` in
//! `batch.sql` write these rows.

use super::people_columns::PeopleColumns;
use super::ratings::rating_rows;
use crate::store::batch::{Batch, Change, DeliveryReport, RoomSettings};
use serde::{Serialize, Serializer};
use serde_json::Value;
use std::collections::BTreeMap;

/// The settings of a room as a row: the room, its language, its prefix, and all its other settings with their names.
type SettingsRow<'a> = (
    i64,
    Option<&'a str>,
    Option<&'a str>,
    &'a BTreeMap<String, String>,
);

/// The rows of a batch, each with its columns in the order that `batch.sql` names. Some fields are maps, for the reason that
/// [`RareColumns`](super::rare_columns::RareColumns) gives.
#[derive(Default, PartialEq, Serialize)]
pub(super) struct RarestColumns<'a> {
    #[serde(skip_serializing_if = "BTreeMap::is_empty", serialize_with = "rows")]
    settings: BTreeMap<i64, SettingsRow<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dead: Vec<(i64, &'a str)>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty", serialize_with = "rows")]
    editors: BTreeMap<i64, (i64, &'a str)>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty", serialize_with = "rows")]
    acquaintances: BTreeMap<(i64, i64), (i64, i64, u8, i64)>,
    /// Games that have moved to another room: the room that they left, the room into which they moved, and the number of the game. If
    /// there is no number, all games of the first room have moved.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    moved: Vec<(i64, i64, Option<i64>)>,
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
    /// Account, beginning and end of each vacation; the key is the account and the beginning.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", serialize_with = "rows")]
    vacations: BTreeMap<(i64, i64), (i64, i64, i64)>,
    #[serde(skip_serializing_if = "PeopleColumns::is_unused")]
    people: PeopleColumns<'a>,
}

impl<'a> RarestColumns<'a> {
    pub(super) fn add_change(&mut self, change: &'a Change) {
        if let Some((room, settings)) = &change.settings {
            self.settings.insert(room.0, settings_row(room.0, settings));
        }
        if let Some((account, state)) = &change.editor {
            self.editors.insert(account.0, (account.0, state));
        }
        self.people.add(&change.people, change.at);
        if let Some((account, state, open)) = &change.puzzles {
            let row = (account.0, state.as_str(), u8::from(*open));
            self.puzzles.insert(account.0, row);
        }
        for one in &change.acquaintances {
            let (caller, called) = (one.caller.0, one.called.0);
            let row = (caller, called, one.consent as u8, one.at);
            self.acquaintances.insert((caller, called), row);
        }
        self.add_moved(change);
        self.add_tournaments(change);
        self.add_proposals(change);
        self.vacations.extend(
            change
                .vacations
                .iter()
                .map(|(account, from, until)| ((account.0, *from), (account.0, *from, *until))),
        );
    }

    /// Adds the rows that are not added change by change: the deliveries that can never be sent, and the rows about ratings, which are
    /// made of all changes of the batch together.
    pub(super) fn add_beside_changes(&mut self, batch: &'a Batch) {
        for settled in &batch.settled {
            if let DeliveryReport::Dead(id, cause) = settled {
                self.dead.push((id.0, cause));
            }
        }
        self.ratings = rating_rows(batch.changes.iter().flat_map(|change| &change.ratings));
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

    pub(super) fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

fn settings_row(room: i64, settings: &RoomSettings) -> SettingsRow<'_> {
    let (lang, prefix) = (settings.lang.as_deref(), settings.prefix.as_deref());
    (room, lang, prefix, &settings.others)
}

/// Writes the values of the map, which are the rows, as an array.
pub(super) fn rows<K, V: Serialize, S: Serializer>(
    map: &BTreeMap<K, V>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(map.values())
}
