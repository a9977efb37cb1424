//! Beginning a session: who sits where. Pure.

use super::{Player, Refusal, RefusalKind, RoomId, SeatChoice, Session, SessionId};
use lusoria_games::kit::dice;
use lusoria_games::rules::Seat;

/// What is known when a session is opened.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Its reserved number.
    pub id: SessionId,
    /// Where.
    pub room: RoomId,
    /// Game string.
    pub game: String,
    /// The secret its dice and, if asked for, its seats are drawn from.
    pub seed: [u8; 32],
    /// Who asked.
    pub challenger: Player,
    /// Who was asked; nobody for a solitaire.
    pub friend: Option<Player>,
    /// When: Unix seconds.
    pub at: i64,
    /// Where the challenger sits.
    pub seat: SeatChoice,
}

/// The new session, without entries.
///
/// # Errors
/// `yourself` if both are one person.
pub fn open(opening: Opening) -> Result<Session, Refusal> {
    let is_person = opening.challenger.person().is_some();
    if is_person && Some(opening.challenger) == opening.friend {
        return Err(Refusal::host("yourself"));
    }
    let seat = match opening.seat {
        _ if opening.friend.is_none() => Seat::First,
        SeatChoice::First => Seat::First,
        SeatChoice::Second => Seat::Second,
        SeatChoice::Random => dice::proposer_seat(&opening.seed),
    };
    let mut seats = [opening.friend; 2];
    seats[seat.index()] = Some(opening.challenger);
    let session = Session::begin(opening.id, opening.room, &opening.game, opening.seed, seats);
    let mut session = session.map_err(|_| RefusalKind::UnknownGame)?;
    session.changed_at = opening.at;
    Ok(session)
}
