//! What waits to be said in one room.

use crate::host::{OutboxId, Say};
use crate::service::{Outgoing, Words};
use std::collections::VecDeque;

/// The waiting line of a room; at most one message of it is being sent.
#[derive(Debug, Default)]
pub(super) struct Queue {
    waiting: VecDeque<Outgoing>,
    busy: bool,
}

impl Queue {
    /// Takes a message in. Where messages can be edited, boards of a partial turn that wait and are overtaken by this one
    /// are dropped; their ids come back.
    pub(super) fn add(&mut self, outgoing: Outgoing, edits: bool) -> Vec<OutboxId> {
        let mut overtaken = Vec::new();
        if edits && is_news(&outgoing) {
            let session = session(&outgoing);
            self.waiting.retain(|old| {
                let stays = !is_partial(old) || self::session(old) != session;
                overtaken.extend(old.id.filter(|_| !stays));
                stays
            });
        }
        self.waiting.push_back(outgoing);
        overtaken
    }

    /// The next message, unless one is on its way.
    pub(super) fn next(&mut self) -> Option<Outgoing> {
        if self.busy {
            return None;
        }
        let next = self.waiting.pop_front();
        self.busy = next.is_some();
        next
    }

    /// The message on its way has arrived.
    pub(super) fn free(&mut self) {
        self.busy = false;
    }

    /// Nothing waits and nothing is on its way.
    pub(super) fn is_idle(&self) -> bool {
        !self.busy && self.waiting.is_empty()
    }
}

fn is_partial(outgoing: &Outgoing) -> bool {
    matches!(&outgoing.words, Words::Say(Say::Partial(_), _))
}

fn is_news(outgoing: &Outgoing) -> bool {
    matches!(
        &outgoing.words,
        Words::Say(Say::Partial(_) | Say::Turn(..) | Say::Over(..), _)
    )
}

fn session(outgoing: &Outgoing) -> Option<crate::host::SessionId> {
    match &outgoing.words {
        Words::Say(say, _) => say.at().map(|at| at.0),
        Words::Body(_) | Words::Nothing => None,
    }
}
