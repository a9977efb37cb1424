//! The service's memory of what is due: when the next row is due, and which rows wait in the inbox. `carry_out_due.rs` reads the rows.
//!
//! The store has all rows. The service reads a few of them at a time, and reads more only after it has carried these out. So people who
//! are playing do not have to wait when many rows are due after a long outage.
//!
//! The time in memory may be too early, but never too late. There is one exception: rows that `lusoria admin` adds are unknown here until
//! [`DueQueue::read_again`] makes the service ask the store.

use super::clock::Clock;
use crate::session::EventKey;
use crate::store::{Change, DueChange, DueRow, DueTicket};
use std::collections::HashMap;
use std::time::Duration;
use tokio::time::Instant;

/// How many rows are carried out before the next ones are read.
const AT_ONCE: u32 = 16;
/// The longest sleep before the clock is looked at again, so that the service notices if it was set forward.
const LONGEST_SLEEP: Duration = Duration::from_secs(30);
/// If something could not be stored or read, nothing that is due is carried out for this long.
const PAUSE: Duration = Duration::from_secs(5);
/// How long to wait before a row that could not be carried out is tried again. A row that can never be carried out does not hold up the
/// others.
const RETRY: Duration = Duration::from_secs(60);
/// How long to wait before trying again a row that this version of the program cannot carry out.
const UNKNOWN: Duration = Duration::from_secs(3_600);

/// What is known of the rows that are due.
#[derive(Debug)]
pub(super) struct DueQueue {
    /// When the next row is due (Unix seconds). `i64::MIN` if the store has to be asked. `None` if no row is due.
    next: Option<i64>,
    /// The earliest time of the rows that were set and are perhaps not stored yet. `None` if there are no such rows.
    set: Option<i64>,
    /// The rows that wait in the inbox or are being carried out: the key of each row, and the event that has set the row.
    in_hand: HashMap<String, EventKey>,
    /// The rows that could not be carried out, and when they are tried again.
    postponed: HashMap<String, Instant>,
    /// After a failure: when the store may be asked again. `None` if it may be asked at once.
    not_before: Option<Instant>,
    /// A time (Unix seconds) and an instant. Rows that were due before the time wait until the instant.
    held: Option<(i64, Instant)>,
}

impl Default for DueQueue {
    /// A queue that knows nothing: the store has to be asked.
    fn default() -> Self {
        Self {
            next: Some(i64::MIN),
            set: None,
            in_hand: HashMap::new(),
            postponed: HashMap::new(),
            not_before: None,
            held: None,
        }
    }
}

impl DueQueue {
    /// Whether to ask the store, because something may be due now.
    pub(super) fn is_time(&self, clock: &Clock) -> bool {
        if !self.in_hand.is_empty() {
            return false;
        }
        let now = Instant::now();
        let may = self.not_before.is_none_or(|then| then <= now);
        may && (self.next.is_some_and(|at| at <= clock.now())
            || self.retry_at().is_some_and(|at| at <= now))
    }

    /// When to look again whether something is due. `None` if there is nothing to look for until an event is handled or a test sets the
    /// clock.
    pub(super) fn wake_at(&self, clock: &Clock) -> Option<Instant> {
        if !self.in_hand.is_empty() {
            return None;
        }
        let next = self.next.and_then(|at| until(at, clock));
        let earliest = next.into_iter().chain(self.retry_at()).min();
        earliest.map(|then| self.not_before.map_or(then, |pause| pause.max(then)))
    }

    /// For the duration `time`, holds back the rows that were due before `from`. This happens after a long pause of the host, because its
    /// clock may be wrong. Other rows are carried out.
    pub(super) fn hold(&mut self, from: i64, time: Duration) {
        self.held = Some((from, Instant::now() + time));
        self.next = Some(i64::MIN);
    }

    /// Rows that were due before the returned time (Unix seconds) are held back now. If the clock was set back, no row is held back any
    /// longer.
    pub(super) fn from(&mut self, clock: &Clock) -> i64 {
        let holds = |&(from, until): &(i64, Instant)| from <= clock.now() && Instant::now() < until;
        self.held = self.held.filter(holds);
        self.held.map_or(i64::MIN, |(from, _)| from)
    }

    /// How many rows to read from the store: [`AT_ONCE`], and one more for each postponed row, because postponed rows are passed over.
    pub(super) fn how_many(&self) -> u32 {
        u32::try_from(self.postponed.len()).map_or(u32::MAX, |more| more.saturating_add(AT_ONCE))
    }

    /// Takes the rows of `first` whose time has come, except the postponed ones. `first` holds the earliest rows of the store
    /// that are not held back. `all_stored` says whether everything that was decided is stored.
    pub(super) fn take(
        &mut self,
        first: Vec<DueRow>,
        clock: &Clock,
        all_stored: bool,
    ) -> Vec<DueRow> {
        let (now, instant) = (clock.now(), Instant::now());
        let is_all = first.len() < self.how_many() as usize;
        self.postponed.retain(|_, then| *then > instant);
        let later = first.iter().find(|due| due.at > now).map(|due| due.at);
        let unread = (!is_all).then_some(i64::MIN);
        self.next = [later.or(unread), self.set].into_iter().flatten().min();
        if all_stored {
            self.set = None;
        }
        let taken = first.into_iter().filter(|due| due.at <= now);
        let taken = taken.filter(|due| !self.postponed.contains_key(&due.ticket.key));
        let taken: Vec<_> = taken.collect();
        let claims = taken
            .iter()
            .map(|due| (due.ticket.key.clone(), due.ticket.set_by));
        self.in_hand.extend(claims);
        taken
    }

    /// Whether the row of this ticket is still to be carried out. It is not if a later decision has replaced or cancelled the row.
    pub(super) fn holds(&self, ticket: &DueTicket) -> bool {
        self.in_hand.get(&ticket.key) == Some(&ticket.set_by)
    }

    /// Notes which rows this change sets and cancels. The change is not stored yet.
    pub(super) fn remember(&mut self, change: &Change) {
        for due in &change.due {
            let key = match due {
                DueChange::Set { key, at, .. } => {
                    let at = Some(*at);
                    self.next = self.next.min(at).or(at);
                    self.set = self.set.min(at).or(at);
                    key
                }
                DueChange::Cancel { key } => key,
            };
            self.in_hand.remove(key);
        }
    }

    /// Undoes [`Self::remember`], because the change was not stored.
    pub(super) fn forget(&mut self, change: &Change) {
        if let Some(ticket) = &change.carried_out {
            self.in_hand.insert(ticket.key.clone(), ticket.set_by);
        }
        if !change.due.is_empty() {
            self.next = Some(i64::MIN);
        }
    }

    /// Notes that the row of this ticket was carried out, or that there was nothing to do.
    pub(super) fn finish(&mut self, ticket: &DueTicket) {
        if self.holds(ticket) {
            self.in_hand.remove(&ticket.key);
        }
    }

    /// Notes that the row of this ticket could not be carried out now, probably because nothing can be stored.
    pub(super) fn postpone(&mut self, ticket: &DueTicket) {
        self.set_aside_for(RETRY, ticket);
        self.pause();
    }

    /// Notes that this version of the program cannot carry out the row of this ticket.
    pub(super) fn set_aside(&mut self, ticket: &DueTicket) {
        self.set_aside_for(UNKNOWN, ticket);
    }

    fn set_aside_for(&mut self, time: Duration, ticket: &DueTicket) {
        self.finish(ticket);
        self.postponed
            .insert(ticket.key.clone(), Instant::now() + time);
    }

    /// Makes the service ask the store again, because another process may have set something.
    pub(super) fn read_again(&mut self) {
        self.next = Some(i64::MIN);
    }

    /// Makes the service ask the store again, but after a short pause.
    pub(super) fn pause(&mut self) {
        self.not_before = Some(Instant::now() + PAUSE);
        self.next = Some(i64::MIN);
    }

    fn retry_at(&self) -> Option<Instant> {
        let held = self.held.map(|(_, until)| until);
        self.postponed.values().copied().chain(held).min()
    }
}

/// When to look at the clock again, if something is due at the time `at`. `None` if a test sets this clock by hand and `at` has not come:
/// waiting would change nothing.
fn until(at: i64, clock: &Clock) -> Option<Instant> {
    let seconds = u64::try_from(at.saturating_sub(clock.now())).unwrap_or(0);
    let sleep = Duration::from_secs(seconds).min(LONGEST_SLEEP);
    (sleep.is_zero() || !clock.is_manual()).then(|| Instant::now() + sleep)
}
