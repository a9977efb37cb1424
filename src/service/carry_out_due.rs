//! Carries out what is due: reads rows of the table `due` once their time has come, puts each row into the inbox as an event of its room,
//! and decides these events.
//!
//! To add something that can be due, add a variant of [`Due`], its stored form in `store/json/due.rs`, and its handler in
//! [`Service::decide_due`]. The code that drafts a change calls [`ChangeDraft::set_due`]. The row is then stored with the change.

use super::cause::{Cause, DueItem};
use super::change_draft::ChangeDraft;
use super::decide_event::Decision;
use super::event::Event;
use super::input::Input;
use super::round::Pending;
use super::service_task::Service;
use crate::session::{Due, DuePlace, RoomKey};
use crate::store::json::StoredAsJson;
use crate::store::{DueRow, StoreError};
use tracing::error;

impl Service {
    /// Hands in what is due now, a few rows at a time. `all_stored` says whether everything that was decided is in the store.
    pub(super) async fn hand_in_due(&mut self, all_stored: bool) {
        if self.inbox.is_stopping() || !self.due.is_time(&self.config.clock) {
            return;
        }
        let from = self.due.from(&self.config.clock);
        match self.store.first_due(from, self.due.how_many()).await {
            Ok(first) => {
                for due in self.due.take(first, &self.config.clock, all_stored) {
                    self.hand_in(due).await;
                }
            }
            Err(why) => {
                error!(%why, "what is due cannot be read");
                self.database_fault.suspect();
                self.due.pause();
            }
        }
    }

    /// Hands in one row as an event. A row that cannot be read was written by a newer version of the program, and is kept for that
    /// version. A row whose room is not found is kept as well.
    async fn hand_in(&mut self, due: DueRow) {
        let room = match Due::from_json(&due.what) {
            Some(what) => self
                .room_of_due(what.place())
                .await
                .map(|room| (what, room)),
            None => None,
        };
        let Some((what, room)) = room else {
            error!(
                key = due.ticket.key,
                what = due.what,
                "what is due cannot be carried out"
            );
            return self.due.set_aside(&due.ticket);
        };
        let item = DueItem {
            ticket: due.ticket,
            at: due.at,
            what,
        };
        self.inbox
            .put(Input::Event(Box::new(Event::due(item, room))));
    }

    /// What is stored as due under this key; `None` if nothing is, or if it cannot be read.
    pub(super) async fn stored_due(&self, key: &str) -> Result<Option<Due>, StoreError> {
        let stored = self.store.due_under(key).await?;
        Ok(stored.as_deref().and_then(Due::from_json))
    }

    async fn room_of_due(&self, place: DuePlace) -> Option<RoomKey> {
        let found = match place {
            DuePlace::Session(session) => self.store.room_of_session(session).await,
            DuePlace::Room(room) => self.store.room_key(room).await,
        };
        found
            .inspect_err(|why| error!(%why, "the room of something that is due cannot be read"))
            .ok()
            .flatten()
    }

    /// Decides something that is due. Does nothing if the row was cancelled or replaced since it was read. The decided change deletes the
    /// row, even if there is nothing else to change.
    pub(super) async fn decide_due(
        &mut self,
        event: &Event,
        item: &DueItem,
        mut draft: Box<ChangeDraft>,
    ) -> Result<Decision, StoreError> {
        if !self.due.holds(&item.ticket) {
            return Ok(Decision::Nothing);
        }
        draft.mark_carried_out(item.ticket.clone());
        let (room, change) = (&event.room, &mut *draft);
        match item.what.clone() {
            Due::Waiting(id, looked) => {
                self.send_reminder_if_due((id, looked), room, change)
                    .await?
            }
            Due::Tournament(id, _) => self.step_tournament(id, change).await?,
            Due::DailyPuzzle(daily) => {
                let quiet = self.is_quiet(room).await?;
                self.show_daily_puzzle(&daily, item.at, quiet, change);
            }
            Due::Forget(person, room, erased) => {
                self.forget_person(person, (room, erased), change).await?
            }
            Due::EndGame(id) => self.end_for_operator(id, change).await?,
            Due::Proposal(id, _) => self.lapse(id, change).await?,
            Due::Digest(person, _) => self.send_digest(person, item.at, event, change).await?,
            Due::PutOffOver(id, until) => self.end_put_off((id, until), room, change).await?,
            Due::Clock(id, warned) => self.act_on_clock((id, warned), room, change).await?,
        }
        self.finish_unasked(event, draft).await
    }

    /// Notes that an event was handled, if something that was due caused it.
    pub(super) fn finish_due(&mut self, cause: &Cause) {
        if let Cause::Due(item) = cause {
            self.due.finish(&item.ticket);
        }
    }

    /// Whether another process has carried out, cancelled or replaced the row that was due. Asked after the store has refused a change
    /// because another process had stored something first.
    pub(super) async fn was_carried_out(&mut self, one: &Pending) -> bool {
        let Some(ticket) = &one.decided.change.carried_out else {
            return false;
        };
        let is_gone = matches!(self.store.is_due(ticket).await, Ok(false));
        if is_gone {
            self.due.finish(ticket);
        }
        is_gone
    }
}
