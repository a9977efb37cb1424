//! What waits to be said in one room.

use crate::host::{OutboxId, SessionId};
use crate::service::Outgoing;
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::sync::Notify;

/// The waiting line of a room; at most one message of it is being sent.
#[derive(Debug, Default)]
pub(super) struct Queue {
    waiting: VecDeque<Outgoing>,
    busy: Option<Busy>,
}

/// The message that is being sent.
#[derive(Debug)]
struct Busy {
    /// The session whose partial turn it shows, if it does.
    partial: Option<SessionId>,
    overtaken: Arc<Notify>,
}

impl Queue {
    /// Takes a message in. Where messages can be edited, boards of a partial turn that wait and are overtaken by this one
    /// are dropped; their ids come back. One that is on its way is told, and gives up if the platform has not taken it yet.
    pub(super) fn add(&mut self, outgoing: Outgoing) -> Vec<OutboxId> {
        let mut overtaken = Vec::new();
        if let Some(session) = outgoing.moves_on() {
            self.waiting.retain(|old| {
                let stays = old.partial() != Some(session);
                overtaken.extend(old.id.filter(|_| !stays));
                stays
            });
            let busy = self.busy.iter();
            busy.filter(|busy| busy.partial == Some(session))
                .for_each(|busy| busy.overtaken.notify_one());
        }
        self.waiting.push_back(outgoing);
        overtaken
    }

    /// The next message, unless one is on its way, and what tells it that it was overtaken.
    pub(super) fn next(&mut self) -> Option<(Outgoing, Arc<Notify>)> {
        if self.busy.is_some() {
            return None;
        }
        let next = self.waiting.pop_front()?;
        let overtaken = Arc::new(Notify::new());
        self.busy = Some(Busy {
            partial: next.partial(),
            overtaken: overtaken.clone(),
        });
        Some((next, overtaken))
    }

    /// The message on its way has arrived.
    pub(super) fn free(&mut self) {
        self.busy = None;
    }

    /// Nothing waits and nothing is on its way.
    pub(super) fn is_idle(&self) -> bool {
        self.busy.is_none() && self.waiting.is_empty()
    }
}
