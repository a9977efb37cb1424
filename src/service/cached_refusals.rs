//! The service's memory of what each person was refused last in each room.

use super::cache::Cache;
use crate::session::{AccountId, LastRefusal, RoomId};
use crate::store::StoreError;
use crate::store::json::StoredAsJson;
use std::sync::Arc;

impl Cache {
    /// The last refusal that this person was given in this room.
    pub(super) async fn last_refusal(
        &mut self,
        room: RoomId,
        account: AccountId,
    ) -> Result<Option<Arc<LastRefusal>>, StoreError> {
        if let Some(known) = self.refused.get(&(room, account)) {
            return Ok(known.clone());
        }
        let said = self.store.last_refusal(room, account).await?;
        Ok(self.put_last_refusal(room, account, said.as_deref()))
    }

    /// Remembers what this person was refused last. A row of an older version that can no longer be read is treated as no refusal.
    pub(super) fn put_last_refusal(
        &mut self,
        room: RoomId,
        account: AccountId,
        said: Option<&str>,
    ) -> Option<Arc<LastRefusal>> {
        let refused = said.and_then(LastRefusal::from_json).map(Arc::new);
        self.refused.put((room, account), refused.clone());
        refused
    }

    pub(super) fn forget_last_refusal(&mut self, room: RoomId, account: AccountId) {
        self.refused.pop(&(room, account));
    }
}
