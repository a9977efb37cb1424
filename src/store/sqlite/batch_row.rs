//! Turns a batch into rows of the view `batch` in `batch.sql`. What most batches contain is in plain columns. Everything else is JSON in
//! the last column.

use super::events::{day_of, event_number};
use super::rare_columns::RareColumns;
use crate::store::batch::{Batch, Change, Delivery, DeliveryReport, NewEntry};
use serde::{Serialize, Serializer};
use std::iter;

/// How many columns a row has.
pub(super) const COLUMNS: usize = 19;

/// A value of a column.
#[derive(Clone, Copy, Default, Serialize)]
#[serde(untagged)]
pub(super) enum Value<'a> {
    #[default]
    Null,
    Number(i64),
    Text(&'a str),
    /// Bytes. If the rows are given as JSON, the bytes are written as hexadecimal digits.
    #[serde(serialize_with = "hexadecimal")]
    Blob(&'a [u8]),
}

/// A row of the view. Its fields need not belong together. The first row has the first change of the batch, the first entries, the first
/// delivery and the first report. The second row has the second of each, and so on.
#[derive(Default)]
pub(super) struct BatchRow<'a> {
    change: Option<&'a Change>,
    entries: Option<Entries<'a>>,
    delivery: Option<&'a Delivery>,
    settled: Option<&'a DeliveryReport>,
    rare: Option<String>,
}

/// One entry of a session, or two that follow each other, such as a move and the throw after it.
struct Entries<'a> {
    at: i64,
    first: &'a NewEntry,
    second: Option<&'a NewEntry>,
}

impl<'a> BatchRow<'a> {
    /// The rows of a batch; none if it is empty.
    pub(super) fn of(batch: &'a Batch) -> Vec<BatchRow<'a>> {
        let changes = batch.changes.iter().map(|change| &**change);
        let mut rows = Vec::with_capacity(changes.len().max(batch.settled.len()));
        fill(&mut rows, changes.clone(), |row, change| {
            row.change = Some(change)
        });
        let entries = changes.clone().flat_map(entries);
        fill(&mut rows, entries, |row, two| row.entries = Some(two));
        let deliveries = changes.flat_map(|change| &change.deliveries);
        fill(&mut rows, deliveries, |row, one| row.delivery = Some(one));
        let settled = batch.settled.iter().filter(|one| is_gone(one));
        fill(&mut rows, settled, |row, one| row.settled = Some(one));
        let rare = RareColumns::of(batch).to_json();
        fill(&mut rows, rare, |row, json| row.rare = Some(json));
        rows
    }

    /// The columns, in the order of the view.
    pub(super) fn columns(&self) -> [Value<'_>; COLUMNS] {
        let [key, day] = self.event();
        let [at, session, n, text, second_text] = self.entries();
        let [delivery, room, token, say, reply_to, path] = self.delivery();
        let [gone, shown_in, message, shown_session, is_latest] = self.settled();
        let rare = self.rare.as_deref().map_or(Value::Null, Value::Text);
        [
            key,
            day,
            at,
            session,
            n,
            text,
            second_text,
            delivery,
            room,
            token,
            say,
            reply_to,
            path,
            gone,
            shown_in,
            message,
            shown_session,
            is_latest,
            rare,
        ]
    }

    fn event(&self) -> [Value<'_>; 2] {
        let Some(change) = self.change else {
            return Default::default();
        };
        [event_number(change.event), day_of(change.at)].map(Value::Number)
    }

    fn entries(&self) -> [Value<'_>; 5] {
        let Some(Entries { at, first, second }) = &self.entries else {
            return Default::default();
        };
        [
            Value::Number(*at),
            Value::Number(first.session.0),
            Value::Number(i64::from(first.n)),
            Value::Text(&first.text),
            second.map_or(Value::Null, |entry| Value::Text(&entry.text)),
        ]
    }

    fn delivery(&self) -> [Value<'_>; 6] {
        let Some(one) = self.delivery else {
            return Default::default();
        };
        [
            Value::Number(one.id.0),
            Value::Number(one.room.0),
            Value::Blob(&one.token),
            Value::Text(&one.say),
            one.reply_to.as_deref().map_or(Value::Null, Value::Text),
            one.path.as_deref().map_or(Value::Null, Value::Text),
        ]
    }

    fn settled(&self) -> [Value<'_>; 5] {
        let Some(report) = self.settled else {
            return Default::default();
        };
        let gone = Value::Number(report.id().0);
        let Some((room, message, session)) = report.shown() else {
            return [gone, Value::Null, Value::Null, Value::Null, Value::Null];
        };
        let is_latest = matches!(report, DeliveryReport::Sent { .. });
        [
            gone,
            Value::Number(room.0),
            Value::Text(message),
            Value::Number(session.0),
            Value::Number(i64::from(is_latest)),
        ]
    }
}

/// Gives the first value to the first row, the second to the second row, and so on. Adds rows if there are more values than rows.
fn fill<'a, T>(
    rows: &mut Vec<BatchRow<'a>>,
    values: impl IntoIterator<Item = T>,
    set: impl Fn(&mut BatchRow<'a>, T),
) {
    for (i, value) in values.into_iter().enumerate() {
        if i == rows.len() {
            rows.push(BatchRow::default());
        }
        set(&mut rows[i], value);
    }
}

/// The entries of a change, in pairs where possible. The second entry of a pair follows the first in the same log. An entry without such
/// a follower is alone.
fn entries(change: &Change) -> impl Iterator<Item = Entries<'_>> {
    let mut rest = change.entries.as_slice();
    iter::from_fn(move || {
        let (first, others) = rest.split_first()?;
        let follows = |next: &&NewEntry| (next.session, next.n) == (first.session, first.n + 1);
        let second = others.first().filter(follows);
        rest = &others[usize::from(second.is_some())..];
        let at = change.at;
        Some(Entries { at, first, second })
    })
}

/// Whether the message is to be deleted from the outbox. A message that can never be sent stays there, with the cause.
const fn is_gone(report: &DeliveryReport) -> bool {
    !matches!(report, DeliveryReport::Dead(..))
}

fn hexadecimal<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&hex::encode(bytes))
}
