//! Notes regularly in the store that the host is running, so that its pauses can be found (CL-5). After a start, reads the stored pauses
//! and who is on vacation.

use super::host_pauses::HostPauses;
use super::service_task::Service;
use super::vacations::{REMEMBERED, Vacations};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tracing::{debug, error, warn};

/// If the host is held up for at least this many seconds, that time counts as a pause.
const STALL: i64 = 2;
/// After a pause of more than this many seconds, the clock may be wrong.
const LONG_PAUSE: i64 = 86_400;
/// After a long pause, the host waits this many seconds before it carries out what became due before the end of the pause. Most clocks
/// that are wrong at a start are set right within this time.
const HELD_FOR: i64 = 600;

impl Service {
    /// Reads who is on vacation.
    pub(super) async fn read_vacations(&mut self) {
        // If the clock is ahead now, the time of the last note may still be right.
        let now = self.config.clock.now();
        let alive = self.store.host_alive().await.ok().flatten();
        let since = alive.map_or(now, |alive| alive.min(now)) - REMEMBERED;
        match self.store.vacations(since).await {
            Ok(stored) => self.vacations = Arc::new(Vacations::new(stored)),
            Err(why) => error!(%why, "who is on vacation cannot be read"),
        }
    }

    /// After a start, reads when the host was away and who is on vacation.
    pub(super) async fn read_pauses(&mut self) {
        self.read_vacations().await;
        let stored = match self.store.host_pauses().await {
            Ok(pauses) => pauses,
            Err(why) => return error!(%why, "when the host was away cannot be read"),
        };
        self.pauses = Arc::new(HostPauses::new(stored));
        let alive = self.store.host_alive().await.ok().flatten();
        self.note_host(alive).await;
    }

    /// Notes that the host is running. This is done
    ///
    /// - once a minute,
    /// - more often while refused changes are still in the log of the database (`overwrite_refused.rs`),
    /// - before something due is carried out (`before_due`).
    ///
    /// Something due may be a message that tells people how much time they have. If the program is killed right after that, the time
    /// since the last note counts as a pause. Without a new note, people would then have more time than they were told.
    pub(super) async fn note_that_host_is_there(&mut self, before_due: bool) {
        let now = self.config.clock.now();
        if self.pauses.is_time(now)
            || before_due && self.pauses.is_noted_before(now) && self.pauses.fault(now).is_none()
            || self.database_fault.is_time_to_overwrite()
        {
            Arc::make_mut(&mut self.pauses).note_active(self.inbox.handled_last);
            self.note_host(None).await;
        }
        self.inbox.handled_last = Some((self.config.clock.now(), Instant::now()));
    }

    /// Notes that the host is running. During a fault of the database, waits until the note is on the disk. Only then is it certain that
    /// games can be stored again.
    pub(super) async fn note_host(&mut self, stored: Option<i64>) {
        let clock = &self.config.clock;
        let (now, stands) = (clock.now(), clock.is_manual());
        let fault = self.pauses.fault(now);
        let is_set_back = self.pauses.is_set_back(now, stored);
        let pauses = Arc::make_mut(&mut self.pauses);
        let pause = pauses.note(now, stored, stands).or(fault);
        // A pause that was stored counts as well, because a restart directly after a long pause does not make the clock right.
        let doubtful = pauses.end_of_pause_longer_than(LONG_PAUSE, (now - HELD_FOR, now));
        let is_new = !stands && (pause.is_some() || stored.is_some());
        if let Some(ended) = doubtful.filter(|_| is_new) {
            warn!(
                "the host was away for more than a day, or its clock is wrong: what was due waits for ten minutes"
            );
            let rest = Duration::from_secs((ended + HELD_FOR - now).unsigned_abs());
            self.due.hold(ended, rest);
        }
        let durable = fault.is_some() || self.database_fault.overwrite_at.is_some();
        match self.store.note_host(now, pause, durable).await {
            Ok(()) => {
                pauses.end_fault(now);
                self.database_fault.overwrite_at = None;
            }
            Err(why) => {
                debug!(%why, "that the host is there could not be noted");
                pauses.begin_fault(now);
                self.database_fault.postpone_overwriting();
            }
        }
        if is_set_back {
            self.read_vacations().await;
        }
        let held = Duration::from_secs(HELD_FOR.unsigned_abs());
        if Arc::make_mut(&mut self.pauses).has_stayed_back_for(held) {
            self.look_soon_at_what_is_due(now).await;
        }
    }

    /// Called when the clock was set back by more than a day and has stayed so. While the clock was ahead, some things were made due at
    /// times that are now far away. The service looks at them soon.
    async fn look_soon_at_what_is_due(&mut self, now: i64) {
        if let Err(why) = self.store.bring_due_nearer(now).await {
            error!(%why, "what was made due while the clock was ahead cannot be brought nearer");
        }
        self.due.read_again();
    }

    /// CL-5: notes that the host has been held up for this time, because the disk was slow or the database was locked. A time below
    /// [`STALL`] is no pause. The pause is stored later, because storing it may have to wait as well.
    pub(super) fn note_stall(&mut self, time: Duration) {
        let time = i64::try_from(time.as_secs()).unwrap_or_default();
        let now = self.config.clock.now();
        if time < STALL || self.pauses.between(now - time, now) >= time {
            return;
        }
        let pause = (now - time, now);
        Arc::make_mut(&mut self.pauses).note_pause(pause);
    }

    /// Stores the times during which the host was held up.
    pub(super) async fn store_stalls(&mut self) {
        if !self.pauses.has_unstored() {
            return;
        }
        for pause in Arc::make_mut(&mut self.pauses).take_unstored() {
            let now = self.config.clock.now();
            if let Err(why) = self.store.note_host(now, Some(pause), false).await {
                debug!(%why, "that the host was held up could not be noted");
            }
        }
    }

    /// CL-5: notes that something that was decided at this time could not be stored.
    pub(super) fn begin_fault(&mut self, decided_at: i64) {
        Arc::make_mut(&mut self.pauses).begin_fault(decided_at);
    }

    /// CL-5: notes that something has been stored, if that was not possible before.
    pub(super) async fn end_fault(&mut self) {
        if self.pauses.fault(0).is_some() || self.database_fault.overwrite_at.is_some() {
            self.note_host(None).await;
        }
    }
}
