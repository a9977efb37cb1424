//! The numbers that the service gives to sessions and deliveries.

use crate::session::{OutboxId, SessionId};

/// NextIds this process hands out; it is the only one that writes.
#[derive(Debug)]
pub(super) struct NextIds {
    session: SessionId,
    outbox: OutboxId,
}

impl NextIds {
    pub(super) fn after((session, outbox): (SessionId, OutboxId)) -> Self {
        Self { session, outbox }
    }

    pub(super) fn take_session(&mut self) -> SessionId {
        self.session.0 += 1;
        self.session
    }

    pub(super) fn take_outbox(&mut self) -> OutboxId {
        self.outbox.0 += 1;
        self.outbox
    }

    /// The number that was given last.
    pub(super) const fn last_outbox(&self) -> OutboxId {
        self.outbox
    }
}
