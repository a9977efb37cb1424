//! Keeps the notes of the delivery tasks until they are written. The notes say which messages were sent or will not be sent.
//!
//! Many notes touch the same few pages of the database, and nobody waits for them. So they are held back for a moment and written
//! together. The moment is short, because a kill loses the notes, and then their messages are sent again.

use crate::session::{OutboxId, RoomId, SessionId};
use crate::store::DeliveryReport;
use std::mem::take;
use std::time::Duration;
use tokio::time::Instant;

/// How long a note is held back.
const PAUSE: Duration = Duration::from_millis(5);
/// How long to wait before the next try while the database cannot be written.
const RETRY: Duration = Duration::from_secs(1);

/// The notes, oldest first. They are written in this order, so of two messages that show the same turn, the store remembers the later
/// one.
#[derive(Debug, Default)]
pub(super) struct DeliveryNotes {
    notes: Vec<DeliveryReport>,
    /// How many of the oldest notes are being written.
    taken: usize,
    due: Option<Instant>,
    /// Notes about deliveries with an id up to this one are ignored. They belong to a database that was replaced.
    floor: Option<OutboxId>,
}

impl DeliveryNotes {
    pub(super) fn add(&mut self, note: DeliveryReport) {
        if self.floor.is_some_and(|floor| note.id() <= floor) {
            return;
        }
        self.notes.push(note);
        self.due.get_or_insert_with(|| Instant::now() + PAUSE);
    }

    /// Removes all notes. From now on ignores notes about deliveries with an id up to this one, because they belong to a database that
    /// was replaced.
    pub(super) fn begin_after(&mut self, floor: OutboxId) {
        *self = Self {
            floor: Some(floor),
            ..Self::default()
        };
    }

    /// When the notes are to be written; `None` if there are no notes.
    pub(super) const fn due(&self) -> Option<Instant> {
        self.due
    }

    /// Returns copies of all notes if the oldest note is due, and otherwise an empty list. The notes stay here until it is known whether
    /// they were written.
    pub(super) fn take_due(&mut self) -> Vec<DeliveryReport> {
        match self.due {
            Some(due) if due <= Instant::now() => self.take_all(),
            _ => Vec::new(),
        }
    }

    pub(super) fn take_all(&mut self) -> Vec<DeliveryReport> {
        self.due = None;
        self.taken = self.notes.len();
        self.notes.clone()
    }

    /// Called after the taken notes were written. Removes them.
    pub(super) fn note_written(&mut self) {
        self.notes.drain(..take(&mut self.taken));
    }

    /// Keeps the taken notes, because the write of this round has failed. They are written at the next try. If `down` is true, the
    /// database cannot be written at all. If it is false, another change of the round has made the write fail, and the next try comes
    /// sooner.
    pub(super) fn not_written(&mut self, down: bool) {
        if take(&mut self.taken) > 0 {
            let wait = if down { RETRY } else { PAUSE };
            self.due = Some(Instant::now() + wait);
        }
    }

    /// The session that this message shows, according to a note that is not in the store yet. `None` if there is no such note.
    pub(super) fn shown_session(&self, room: RoomId, message: &str) -> Option<SessionId> {
        let mut shown = self.notes.iter().filter_map(DeliveryReport::shown);
        let found = shown.find(|(at, id, _)| (*at, id.as_str()) == (room, message));
        found.map(|(_, _, session)| *session)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(n: i64) -> DeliveryReport {
        DeliveryReport::Superseded(OutboxId(n))
    }

    #[tokio::test(start_paused = true)]
    async fn notes_wait_for_the_oldest_to_be_due_and_go_together() {
        let mut settling = DeliveryNotes::default();
        assert_eq!(settling.due(), None);
        settling.add(note(1));
        tokio::time::advance(PAUSE / 2).await;
        settling.add(note(2));
        assert_eq!(settling.take_due(), []);
        tokio::time::advance(PAUSE / 2).await;
        assert_eq!(settling.take_due(), [note(1), note(2)]);
        assert_eq!(settling.due(), None);
    }

    #[tokio::test(start_paused = true)]
    async fn what_was_not_written_goes_before_what_came_since() {
        let mut settling = DeliveryNotes::default();
        settling.add(note(1));
        assert_eq!(settling.take_all(), [note(1)]);
        settling.add(note(2));
        settling.not_written(false);
        tokio::time::advance(PAUSE).await;
        assert_eq!(settling.take_due(), [note(1), note(2)]);
        settling.add(note(3));
        settling.note_written();
        assert_eq!(settling.take_all(), [note(3)]);
    }

    #[tokio::test(start_paused = true)]
    async fn while_nothing_can_be_written_they_are_not_tried_all_the_time() {
        let mut settling = DeliveryNotes::default();
        settling.add(note(1));
        assert_eq!(settling.take_all(), [note(1)]);
        settling.not_written(true);
        tokio::time::advance(PAUSE).await;
        assert_eq!(settling.take_due(), []);
        tokio::time::advance(RETRY).await;
        assert_eq!(settling.take_due(), [note(1)]);
    }

    #[tokio::test]
    async fn a_reply_finds_its_board_until_the_store_knows_it() {
        let mut settling = DeliveryNotes::default();
        let shown = |room, message: &str| Some((RoomId(room), message.to_owned(), SessionId(7)));
        let sent = DeliveryReport::Sent {
            id: OutboxId(1),
            shown: shown(1, "a board"),
        };
        settling.add(sent);
        let found = |settling: &DeliveryNotes| {
            ["a board", "another"].map(|message| settling.shown_session(RoomId(1), message))
        };
        assert_eq!(found(&settling), [Some(SessionId(7)), None]);
        assert_eq!(settling.shown_session(RoomId(2), "a board"), None);
        let _being_written = settling.take_all();
        assert_eq!(found(&settling), [Some(SessionId(7)), None]);
        settling.note_written();
        assert_eq!(found(&settling), [None, None]);
    }
}
