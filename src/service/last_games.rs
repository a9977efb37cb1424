//! Which game ended last, for each room and player.

use crate::session::{AccountId, RoomId, SessionId};

/// The games that ended lately, by room and player.
pub(super) type LastGames = lru::LruCache<(RoomId, AccountId), SessionId>;
