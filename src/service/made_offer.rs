//! The type [`MadeOffer`]: an offer as `bare_answers.rs` remembers it.

use crate::session::{AccountId, RoomId, SessionId};
use lusoria_games::rules::Seat;

/// The key of an offer. For an offer in a game, it is the session and the seat that made the offer.
///
/// Proposed games, and games that have just begun, are noted like offers, because a player can decline them. Their seat is `None`.
pub(super) type OfferKey = (SessionId, Option<Seat>);

/// Where and when an offer was made, and to whom.
#[derive(Clone, Copy, Debug)]
pub(super) struct MadeOffer {
    /// The number of entries that the game had after the offer; 0 for a game that was proposed or has just begun.
    pub(super) entries: u32,
    /// The room of the game, and the room in which the offer was told. They are one room, or the second is a thread of the first.
    pub(super) rooms: (RoomId, RoomId),
    /// The person to whom the offer was made; `None` if it was made to anybody or to a computer player.
    pub(super) to: Option<AccountId>,
    /// When the offer was made (Unix seconds).
    pub(super) time: i64,
    /// The number of the offer in the order of all typed lines and offers.
    pub(super) at: u64,
    /// Whether the offer was told more than once, and the person who got it may have typed something in between. They may have declined
    /// the offer in their own words.
    pub(super) is_doubted: bool,
}

impl MadeOffer {
    /// An offer to this person, made at this time (Unix seconds). `BareAnswers::note_offer` gives it its number.
    pub(super) const fn new(
        entries: u32,
        rooms: (RoomId, RoomId),
        to: Option<AccountId>,
        time: i64,
    ) -> Self {
        Self {
            entries,
            rooms,
            to,
            time,
            at: 0,
            is_doubted: false,
        }
    }

    /// Whether the offer was told in this place. A place is a room and, if the room is a thread, the room to which it belongs.
    pub(super) fn was_told_in(&self, (room, parent): (RoomId, Option<RoomId>)) -> bool {
        let (of_game, told) = self.rooms;
        // A room that is neither the game's room nor one of its threads shows the game as well, and the offer was told there too.
        let is_beside = room != of_game && parent != Some(of_game);
        room == told || is_beside
    }
}
