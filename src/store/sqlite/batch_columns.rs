//! A batch as the columns of the view in `batch.sql`: one JSON array of rows for each kind of row, and a blob of long texts.

use super::events::{day_of, event_number};
use super::people_columns::PeopleColumns;
use super::ratings::rating_rows;
use crate::session::Player;
use crate::store::batch::{
    Batch, Change, DeliveryReport, DueChange, NewSession, NewSnapshot, RatingRow, RoomSettings,
};
use serde::Serialize;
use std::collections::BTreeMap;

/// A row of the table `session`, in the order that `batch.sql` names.
type SessionRow<'a> = (i64, i64, &'a str, u32, String, i64, u32, Option<&'a str>);

/// A row of the table `outbox`, in the order that `batch.sql` names.
type DeliveryRow<'a> = (
    i64,
    i64,
    String,
    usize,
    usize,
    Option<&'a str>,
    Option<&'a str>,
);

/// A row for a seat: session, 1 or 2, the person's account, the computer player's strength.
type SeatRow = (i64, usize, Option<i64>, Option<u8>);

/// A row of settings: room, language, prefix, others.
type SettingsRow<'a> = (
    i64,
    &'a Option<String>,
    &'a Option<String>,
    &'a BTreeMap<String, String>,
);

/// When something is due and what it is, if it still is, and the event that set it.
type DueColumns<'a> = (Option<(i64, &'a str)>, i64);

/// The rows of a batch, each with its columns in the order that `batch.sql` names. Blobs are hexadecimal.
#[derive(Default)]
pub(super) struct BatchColumns<'a> {
    /// The keys of events for each day.
    seen: BTreeMap<i64, Vec<i64>>,
    sessions: Vec<SessionRow<'a>>,
    seats: Vec<SeatRow>,
    entries: Vec<(i64, u32, i64, &'a str)>,
    ended: Vec<(i64, &'a str, i64)>,
    /// This and some others are maps because a batch may set the same thing twice. The later value counts, and SQLite promises no
    /// order within an UPDATE.
    settings: BTreeMap<i64, &'a RoomSettings>,
    deliveries: Vec<DeliveryRow<'a>>,
    /// What is to be said, one delivery after the other.
    texts: String,
    gone: Vec<i64>,
    shown: Vec<(i64, &'a str, i64)>,
    latest: BTreeMap<(i64, i64), &'a str>,
    dead: Vec<(i64, &'a str)>,
    refused: BTreeMap<(i64, i64), &'a str>,
    editors: BTreeMap<i64, &'a str>,
    puzzles: BTreeMap<i64, (i64, &'a str, u8)>,
    tournaments: BTreeMap<i64, (i64, Vec<i64>, u8, &'a str)>,
    ratings: Vec<&'a RatingRow>,
    proposals: BTreeMap<i64, (i64, i64, i64, u8, &'a str)>,
    plans: BTreeMap<(i64, i64), Option<&'a str>>,
    /// By account and beginning: account, from, until.
    vacations: BTreeMap<(i64, i64), (i64, i64, i64)>,
    people: PeopleColumns<'a>,
    snapshots: Vec<(i64, u32, &'a str)>,
    acquaintances: BTreeMap<(i64, i64), (u8, i64)>,
    /// From a room to another; all games, or the one with this number.
    moved: Vec<(i64, i64, Option<i64>)>,
    carried_out: Vec<(&'a str, i64)>,
    due: BTreeMap<&'a str, DueColumns<'a>>,
}

impl<'a> BatchColumns<'a> {
    pub(super) fn of(batch: &'a Batch) -> BatchColumns<'a> {
        let mut columns = BatchColumns::default();
        for change in &batch.changes {
            columns.add_change(change);
        }
        for settled in &batch.settled {
            columns.add_settled(settled);
        }
        columns.add_snapshots(&batch.snapshots);
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
        let of_day = self.seen.entry(day_of(at)).or_default();
        of_day.push(event_number(change.event));
        if let Some(opened) = &change.opened {
            self.add_session(opened, at);
        }
        let entries = change.entries.iter();
        self.entries
            .extend(entries.map(|e| (e.session.0, e.n, at, e.text.as_str())));
        self.add_snapshots(&change.snapshots);
        let ended = change.ended.iter();
        self.ended
            .extend(ended.map(|(session, ending)| (session.0, ending.as_str(), at)));
        if let Some((room, settings)) = &change.settings {
            self.settings.insert(room.0, settings);
        }
        if let Some((account, state)) = &change.editor {
            self.editors.insert(account.0, state);
        }
        self.ratings.extend(&change.ratings);
        self.people.add(&change.people, at);
        if let Some((account, state, open)) = &change.puzzles {
            let row = (account.0, state.as_str(), u8::from(*open));
            self.puzzles.insert(account.0, row);
        }
        let people = change.acquaintances.iter();
        self.acquaintances
            .extend(people.map(|a| ((a.caller.0, a.called.0), (a.consent as u8, a.at))));
        if let Some((room, account, said)) = &change.refused {
            self.refused.insert((room.0, account.0), said);
        }
        self.add_moved(change);
        self.add_due(change);
        self.add_tournaments(change);
        self.add_proposals(change);
        self.add_deliveries(change);
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
        self.plans
            .extend(plans.map(|one| ((one.session.0, one.owner.0), one.state.as_deref())));
    }

    fn add_deliveries(&mut self, change: &'a Change) {
        for d in &change.deliveries {
            let first_byte = self.texts.len() + 1;
            self.texts.push_str(&d.say);
            self.deliveries.push((
                d.id.0,
                d.room.0,
                hex::encode(d.token),
                first_byte,
                d.say.len(),
                d.reply_to.as_deref(),
                d.path.as_deref(),
            ));
        }
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
        self.due.extend(change.due.iter().map(|due| match due {
            DueChange::Set { key, at, what } => {
                (key.as_str(), (Some((*at, what.as_str())), set_by))
            }
            DueChange::Cancel { key } => (key.as_str(), (None, set_by)),
        }));
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

    fn add_settled(&mut self, settled: &'a DeliveryReport) {
        match settled {
            DeliveryReport::Sent { id, .. }
            | DeliveryReport::Answered { id, .. }
            | DeliveryReport::Superseded(id) => {
                self.gone.push(id.0);
            }
            DeliveryReport::Dead(id, cause) => self.dead.push((id.0, cause)),
        }
        let Some((room, message, session)) = settled.shown() else {
            return;
        };
        self.shown.push((room.0, message, session.0));
        if let DeliveryReport::Sent { .. } = settled {
            self.latest.insert((session.0, room.0), message);
        }
    }

    /// The JSON columns of the view, in its order; `None` for a column that has no rows.
    pub(super) fn to_json(&self) -> [Option<String>; 25] {
        let refused: Vec<_> = self
            .refused
            .iter()
            .map(|((room, account), said)| (room, account, said))
            .collect();
        let acquaintances = self.acquaintances.iter();
        let acquaintances: Vec<_> = acquaintances
            .map(|((a, b), (c, at))| (a, b, c, at))
            .collect();
        [
            array(&self.seen.iter().collect::<Vec<_>>()),
            array(&self.sessions),
            array(&self.seats),
            array(&self.entries),
            array(&self.ended),
            array(&self.settings_rows()),
            array(&self.deliveries),
            array(&self.gone),
            array(&self.shown),
            array(&self.latest_rows()),
            array(&self.dead),
            array(&refused),
            array(&self.editors.iter().collect::<Vec<_>>()),
            array(&self.snapshots),
            array(&acquaintances),
            array(&self.moved),
            array(&self.carried_out),
            array(&self.due_rows()),
            array(&self.puzzles.values().collect::<Vec<_>>()),
            array(&self.tournaments.values().collect::<Vec<_>>()),
            rating_rows(self.ratings.iter().copied()),
            array(&self.proposals.values().collect::<Vec<_>>()),
            array(&self.plan_rows()),
            array(&self.vacations.values().collect::<Vec<_>>()),
            self.people.to_json(),
        ]
    }
}

impl BatchColumns<'_> {
    /// The last column of the view; `None` if nothing is to be said.
    pub(super) fn into_texts(self) -> Option<Vec<u8>> {
        (!self.deliveries.is_empty()).then(|| self.texts.into_bytes())
    }

    /// The settings: room, language, prefix, others.
    fn settings_rows(&self) -> Vec<SettingsRow<'_>> {
        let rows = self.settings.iter();
        rows.map(|(room, one)| (*room, &one.lang, &one.prefix, &one.others))
            .collect()
    }

    /// The messages that show the latest turn: session, room, message.
    fn latest_rows(&self) -> Vec<(i64, i64, &str)> {
        let rows = self.latest.iter();
        rows.map(|((session, room), message)| (*session, *room, *message))
            .collect()
    }

    /// The rows of moves in advance: session, account, state.
    fn plan_rows(&self) -> Vec<(i64, i64, Option<&str>)> {
        let rows = self.plans.iter();
        rows.map(|((session, account), state)| (*session, *account, *state))
            .collect()
    }

    /// The rows of what is due: key, time, what, set by.
    fn due_rows(&self) -> Vec<(&str, Option<i64>, Option<&str>, i64)> {
        let due = self.due.iter();
        due.map(|(key, (due, set_by))| (*key, due.map(|due| due.0), due.map(|due| due.1), *set_by))
            .collect()
    }
}

fn seat_row(session: i64, seat: usize, player: Player) -> SeatRow {
    match player {
        Player::Person(account) => (session, seat, Some(account.0), None),
        Player::Computer(computer) => (session, seat, None, Some(computer.strength)),
    }
}

fn array<T: Serialize>(rows: &[T]) -> Option<String> {
    let json = || serde_json::to_string(rows).expect("numbers and strings are JSON");
    (!rows.is_empty()).then(json)
}
