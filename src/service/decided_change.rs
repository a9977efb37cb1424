//! A change that is decided and not yet stored.

use super::draft_plan::DraftPlan;
use crate::session::{Proposal, RoomTournament, Say, Session};
use crate::store::{Change, Delivery};
use std::sync::Arc;

/// A change that is ready to be stored, the messages about it, and the sessions in their new state.
#[derive(Debug)]
pub(super) struct DecidedChange {
    pub(super) change: Arc<Change>,
    pub(super) says: Vec<Say>,
    pub(super) sessions: Vec<Arc<Session>>,
    /// The tournaments that the change alters, as they are after it.
    pub(super) tournaments: Vec<RoomTournament>,
    /// The proposals that the change alters, as they are after it.
    pub(super) proposals: Vec<Proposal>,
    /// The plans of moves in advance that the change alters, as they are after it.
    pub(super) plans: Vec<DraftPlan>,
}

impl DecidedChange {
    /// The sessions that were over before this change and are open again after it.
    pub(super) fn resumed(&self) -> impl Iterator<Item = &Arc<Session>> {
        let sessions = self.sessions.iter();
        sessions.filter(|session| self.change.resumed.contains(&session.id))
    }

    /// Each stored delivery with the say that it was made from.
    pub(super) fn deliveries(&self) -> impl Iterator<Item = (&Delivery, &Say)> {
        self.change.deliveries.iter().zip(&self.says)
    }
}
