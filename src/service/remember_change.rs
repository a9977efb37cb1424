//! Puts a decided change into memory before it is stored, so that the next events are decided on top of it. If storing the change fails,
//! `write_round.rs` removes it from memory again.

use super::decided_change::DecidedChange;
use super::service_task::Service;
use crate::session::{RoomKey, people};
use crate::store::LiveSession;

impl Service {
    /// Puts a change into memory before it is stored.
    pub(super) fn remember(&mut self, here: &RoomKey, decided: &DecidedChange) {
        self.limits.remember(here, decided);
        self.due.remember(&decided.change);
        self.remember_vacations(&decided.change);
        if let Some(opened) = &decided.change.opened {
            let live = LiveSession {
                id: opened.id,
                people: people(opened.seats),
            };
            self.cache.add_live_session(opened.room, live);
        }
        if let Some((room, settings)) = &decided.change.settings {
            self.cache.put_settings(*room, settings);
        }
        if let Some(rooms) = decided.change.moved {
            self.remember_replaced_room(rooms, &decided.sessions);
        }
        for moved in &decided.change.moved_sessions {
            self.remember_moved_session(*moved, &decided.sessions);
        }
        for session in &decided.sessions {
            self.cache.put_session(session.clone());
            if session.ending.is_some() {
                self.cache.remove_live_session(session);
                for room in self.shown.rooms_beside(session.id, session.room) {
                    self.cache.remove_live_from(room, session.id);
                }
                self.note_ended(session);
            }
        }
        self.note_resumed(decided);
        if let Some((room, account, said)) = &decided.change.refused {
            self.cache.put_last_refusal(*room, *account, Some(said));
        }
        if let Some((account, state)) = &decided.change.editor {
            self.cache.put_editor(*account, state.clone());
        }
        self.remember_beside_games(decided);
    }

    /// Puts into memory what a change does to people, puzzles, tournaments, moves in advance and proposals.
    fn remember_beside_games(&mut self, decided: &DecidedChange) {
        self.remember_people(&decided.change.people);
        if let Some((account, state, open)) = &decided.change.puzzles {
            self.puzzles.put(*account, state.clone(), *open);
        }
        for tournament in &decided.tournaments {
            self.tournaments.put(tournament);
        }
        for proposal in &decided.proposals {
            self.proposals.put(proposal);
        }
        for (delivery, say) in decided.deliveries() {
            self.proposals.told.add(delivery.id, delivery.room, say);
        }
        for one in &decided.plans {
            self.cache.plans.put(one.session, one.owner, &one.plan);
        }
    }
}
