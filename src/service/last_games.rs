//! The service's memory of the game that ended last, for each room and player.

use crate::session::{AccountId, RoomId, SessionId};

/// For each room and player, the game that ended last. If there are too many entries, the one that
/// was not used for the longest time is dropped; the store has these games.
pub(super) type LastGames = lru::LruCache<(RoomId, AccountId), SessionId>;
