//! Gives numbers to new sessions and deliveries.

use crate::session::{OutboxId, SessionId};

/// The last numbers that were given. Only one process at a time hosts on a database, so the numbers can be counted in memory.
#[derive(Debug)]
pub(super) struct NextIds {
    session: SessionId,
    outbox: OutboxId,
}

impl NextIds {
    pub(super) fn following((session, outbox): (SessionId, OutboxId)) -> Self {
        Self { session, outbox }
    }

    /// Continues after these numbers. They come from a database that took the place of the former one, or were given by another process.
    /// While this process runs, the numbers of deliveries never become smaller. Otherwise a new delivery could be taken for one of the
    /// former database.
    pub(super) fn continue_after(&mut self, (session, outbox): (SessionId, OutboxId)) {
        self.session = session;
        self.outbox = self.outbox.max(outbox);
    }

    pub(super) fn take_session(&mut self) -> SessionId {
        self.session.0 += 1;
        self.session
    }

    pub(super) fn take_outbox(&mut self) -> OutboxId {
        self.outbox.0 += 1;
        self.outbox
    }

    /// The number of the last delivery.
    pub(super) const fn last_outbox(&self) -> OutboxId {
        self.outbox
    }
}
