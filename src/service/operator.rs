//! Carries out what the operator orders with `lusoria admin` while the host runs: to end a game, or not to answer a person. Everything
//! else, such as annulling a game that is over, is done by `lusoria admin` itself (`src/cli/admin.rs`).
//!
//! `lusoria admin` is another process, which stores these orders. The service looks for new orders every ten seconds, when
//! `src/app/heartbeat.rs` asks whether the service still answers.

use super::change_draft::ChangeDraft;
use super::service_task::Service;
use crate::session::{AccountId, Entry, Identity, SessionId};
use crate::store::StoreError;
use std::sync::Arc;
use tracing::error;

impl Service {
    /// Reads what the operator has ordered since the last time.
    pub(super) async fn look_for_orders(&mut self) {
        self.due.read_again();
        match self.store.blocked().await {
            Ok(blocked) => self.blocked = blocked.into_iter().collect(),
            Err(why) => error!(%why, "who is blocked cannot be read"),
        }
    }

    /// Whether the operator has ordered that this person is not answered.
    pub(super) fn is_blocked(&self, person: &Identity) -> bool {
        !self.blocked.is_empty() && self.blocked.contains(&(person.platform, person.id.clone()))
    }

    /// Whether the operator has blocked any identity of this account. If so, nobody can play with this person.
    pub(super) async fn is_blocked_by_operator(
        &self,
        account: AccountId,
    ) -> Result<bool, StoreError> {
        if self.blocked.is_empty() {
            return Ok(false);
        }
        let known = self.store.identities(account).await?;
        Ok(known.iter().any(|one| self.is_blocked(one)))
    }

    /// Ends a game that the operator has ordered to end. It counts for nobody.
    pub(super) async fn end_for_operator(
        &mut self,
        id: SessionId,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        self.cache.allow_long_reads(true);
        let session = self.cache.session(id).await;
        self.cache.allow_long_reads(false);
        let Some(session) = session? else {
            return Ok(());
        };
        let mut after = (*session).clone();
        if after.evolve(&Entry::Annul, draft.at()).is_ok() {
            draft.append(&session, Arc::new(after), [Entry::Annul.to_string()]);
        }
        Ok(())
    }
}
