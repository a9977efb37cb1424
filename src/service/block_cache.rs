//! The service's memory of whom people have blocked. A block is kept under the platform's ids of the blocked person, so it still holds
//! after that person has linked or separated accounts, or has been forgotten.

use crate::session::{AccountId, Identity};
use crate::store::{Blocks, PeopleChange, PlatformId, Store, StoreError};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::Arc;

const PEOPLE: NonZeroUsize = NonZeroUsize::new(32_768).expect("not zero");

/// Whom people have blocked.
#[derive(Debug)]
pub(super) struct BlockCache {
    store: Arc<Store>,
    blocked: LruCache<AccountId, Blocks>,
}

impl BlockCache {
    pub(super) fn new(store: Arc<Store>) -> Self {
        Self {
            store,
            blocked: LruCache::new(PEOPLE),
        }
    }

    /// Whom this person has blocked.
    pub(super) async fn of(&mut self, account: AccountId) -> Result<&Blocks, StoreError> {
        if !self.blocked.contains(&account) {
            let blocked = self.store.blocks_of(account).await?;
            self.blocked.put(account, blocked);
        }
        Ok(self.blocked.get(&account).expect("just put there"))
    }

    /// Whether this person has blocked the other one.
    pub(super) async fn has_blocked(
        &mut self,
        account: AccountId,
        other: AccountId,
    ) -> Result<bool, StoreError> {
        if self.of(account).await?.all().next().is_none() {
            return Ok(false);
        }
        let other = self.store.identities(other).await?;
        let blocked = self.of(account).await?;
        Ok(blocked
            .all()
            .any(|id| other.iter().any(|other| is_id_of(id, other))))
    }

    /// Remembers a change that is going to be stored.
    pub(super) fn remember(&mut self, change: &PeopleChange) {
        if let Some((account, blocked)) = &change.blocks {
            let before = self.blocked.pop(account).unwrap_or_default();
            let still = |same: &(PlatformId, PlatformId)| blocked.contains(&same.1);
            let same = before.same.into_iter().filter(still).collect();
            let named = blocked.clone();
            self.blocked.put(*account, Blocks { named, same });
        }
    }

    /// Forgets all lists of blocked people, so that they are read again. Called after an identity was separated from its account, or a
    /// person was forgotten. From then on, a list must have all ids of a blocked person. The stored lists have them, but a list in
    /// memory may have only the id that was named.
    pub(super) fn forget_all(&mut self) {
        self.blocked.clear();
    }

    /// Forgets whom this person has blocked. The list is read again when it is needed.
    pub(super) fn forget(&mut self, account: AccountId) {
        self.blocked.pop(&account);
    }
}

/// Whether this is the id of this identity.
pub(super) fn is_id_of((platform, id): &PlatformId, identity: &Identity) -> bool {
    *platform == identity.platform && *id == identity.id
}
