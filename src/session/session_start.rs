//! Opens a session: decides who sits where. Pure. Who sits where in a rematch: `service/begin_again.rs`.

use super::{Player, Refusal, RefusalKind, RoomId, SeatChoice, Session, SessionId};
use lusoria_games::kit::dice;
use lusoria_games::rules::Seat;

/// Everything that is needed to open a session.
#[derive(Clone, Debug)]
pub struct SessionStart {
    /// The number that is reserved for the session.
    pub id: SessionId,
    /// The room in which the session is shown.
    pub room: RoomId,
    /// The game string.
    pub game: String,
    /// The secret from which the dice are dealt. If the seats are left to chance, they follow from this secret, too.
    pub seed: [u8; 32],
    /// The player who asked for the game.
    pub challenger: Player,
    /// The other player. If one person plays both sides, this is the challenger again. `None` in a solitaire.
    pub friend: Option<Player>,
    /// When the session is opened: Unix seconds.
    pub at: i64,
    /// Which seat the challenger gets.
    pub seat: SeatChoice,
}

/// A new session without entries.
///
/// # Errors
/// `unknown-game` if the catalogue has no such game, or the game does not have these options.
pub fn open(opening: SessionStart) -> Result<Session, Refusal> {
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
    session.begin_at(opening.at);
    Ok(session)
}
