//! `Store`'s methods about proposed games.

use super::{Store, StoreError};
use crate::session::{AccountId, SessionId};

impl Store {
    /// The proposals that can be accepted, as JSON of [`Proposal`](crate::session::Proposal).
    pub async fn live_proposals(&self) -> Result<Vec<String>, StoreError> {
        self.database.live_proposals().await
    }

    /// The proposal with this number, as JSON, whatever has become of it.
    pub async fn proposal(&self, id: SessionId) -> Result<Option<String>, StoreError> {
        self.database.proposal(id).await
    }

    /// All moves in advance. Each row has the session, the person who planned the moves, and JSON of [`Plan`](crate::session::Plan).
    pub async fn plans(&self) -> Result<Vec<(SessionId, AccountId, String)>, StoreError> {
        self.database.plans().await
    }
}
