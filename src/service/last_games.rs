//! Memory of the game that ended last, per room and player.

use crate::session::{AccountId, RoomId, SessionId};

/// The games that ended recently, by room and player.
pub(super) type LastGames = lru::LruCache<(RoomId, AccountId), SessionId>;
