//! A room with all its threads, for which limits hold together.

use crate::session::{Platform, RoomKey};
use std::sync::Arc;

/// A room with all its threads, by its platform and the name of the room to which the threads belong.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::service) struct RoomWithThreads(pub(super) Platform, pub(super) Arc<str>);

impl RoomWithThreads {
    pub(super) fn of(key: &RoomKey) -> Self {
        let whole = key.parent.as_ref().unwrap_or(&key.id);
        Self(key.platform, whole.as_str().into())
    }
}
