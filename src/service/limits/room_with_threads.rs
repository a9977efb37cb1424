//! A room with all its threads, which share their limits.

use crate::session::{Platform, RoomKey};
use std::sync::Arc;

/// A room with all its threads: the platform, and the platform's id of the room.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::service) struct RoomWithThreads(pub(super) Platform, pub(super) Arc<str>);

impl RoomWithThreads {
    pub(super) fn of(key: &RoomKey) -> Self {
        let whole = key.parent.as_ref().unwrap_or(&key.id);
        Self(key.platform, whole.as_str().into())
    }
}
