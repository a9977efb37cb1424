//! Stores how far the rooms were read: the sync token up to which everything is handled, and the last handled event of each room. These
//! values are kept with the login, and advance only after the service has stored the events. After a restart, events that were received
//! but not handled come again. If the service has already handled one of them, it recognizes the event by its id.
//!
//! matrix-sdk keeps a token of its own, which advances as soon as it has parsed a response. At the start that token is set back to ours.
//! Otherwise the library would drop the repeated response as one that is already known.

use matrix_sdk::ruma::{EventId, RoomId};
use matrix_sdk::store::{StateStoreDataKey, StateStoreDataValue};
use matrix_sdk::{Client, StoreError};
use sha2::{Digest, Sha256};

const HANDLED: &[u8] = b"lusoria.handled";

/// The progress, kept in the library's store.
#[derive(Clone, Debug)]
pub(super) struct Progress(Client);

impl Progress {
    pub(super) fn of(client: &Client) -> Self {
        Self(client.clone())
    }

    /// The token up to which everything is handled. `None` before the first sync.
    pub(super) async fn handled_token(&self) -> Result<Option<String>, StoreError> {
        self.text(HANDLED).await
    }

    /// Sets the library's token back to ours. Call it before the login is restored, because the library reads its token when it restores
    /// the login.
    pub(super) async fn set_back(&self) -> Result<(), StoreError> {
        let store = self.0.state_store();
        match self.handled_token().await? {
            Some(token) => {
                let value = StateStoreDataValue::SyncToken(token);
                store.set_kv_data(StateStoreDataKey::SyncToken, value).await
            }
            None => store.remove_kv_data(StateStoreDataKey::SyncToken).await,
        }
    }

    /// Notes that everything up to this token is handled.
    pub(super) async fn put_handled(&self, token: &str) -> Result<(), StoreError> {
        self.put(HANDLED, token).await
    }

    /// The last handled event of a room. `None` if no event of the room was handled.
    pub(super) async fn last_event(&self, room: &RoomId) -> Result<Option<String>, StoreError> {
        self.text(last_event_key(room).as_bytes()).await
    }

    /// Notes that everything in the room up to this event is handled.
    pub(super) async fn put_last(&self, room: &RoomId, event: &EventId) -> Result<(), StoreError> {
        self.put(last_event_key(room).as_bytes(), event.as_str())
            .await
    }

    /// Whether [`Self::mark`] has stored this mark. A mark says that something was done that must be done only once.
    pub(super) async fn is_marked(&self, mark: &str) -> Result<bool, StoreError> {
        Ok(self.text(mark_key(mark).as_bytes()).await?.is_some())
    }

    /// Stores this mark. From then on [`Self::is_marked`] returns true for it, also after a restart.
    pub(super) async fn mark(&self, mark: &str) -> Result<(), StoreError> {
        self.put(mark_key(mark).as_bytes(), "").await
    }

    /// Reads the value that is stored under this key, if there is one.
    pub(super) async fn text(&self, key: &[u8]) -> Result<Option<String>, StoreError> {
        let value = self.0.state_store().get_custom_value(key).await?;
        Ok(value.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()))
    }

    /// Stores a value under this key.
    pub(super) async fn put(&self, key: &[u8], text: &str) -> Result<(), StoreError> {
        let store = self.0.state_store();
        store
            .set_custom_value_no_read(key, text.as_bytes().to_vec())
            .await
    }
}

fn last_event_key(room: &RoomId) -> String {
    format!("lusoria.last.{room}")
}

fn mark_key(mark: &str) -> String {
    format!("lusoria.mark.{}", hex::encode(Sha256::digest(mark)))
}
