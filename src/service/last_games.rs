//! The game that ended last, for each room and player.

use crate::session::{AccountId, RoomId, SessionId};

/// The games that ended recently, by room and player.
pub(super) type LastGames = lru::LruCache<(RoomId, AccountId), SessionId>;
