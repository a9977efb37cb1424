//! The service's memory of the game that ended last, for each room and player.

use crate::session::{AccountId, RoomId, SessionId};

/// For each room and player, the game that ended last. Entries that were not used for a long time are dropped; the store has these games.
pub(super) type LastGames = lru::LruCache<(RoomId, AccountId), SessionId>;
