//! The service's memory of the game that ended last, for each room and player.

use crate::session::{AccountId, RoomId, SessionId};

/// For each room and player, the game that ended last. If there are too many entries, the one that was not used for the longest time is
/// dropped. When the dropped game is needed, its number is read from the store.
pub(super) type LastGames = lru::LruCache<(RoomId, AccountId), SessionId>;
