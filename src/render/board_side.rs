//! Decides from which side a board is shown to everybody in a room, onlookers included. The side for a single reader is in `scene.rs`.

use crate::session::Session;
use lusoria_games::rules::Seat;

/// The side from which a board is shown:
///
/// - in a game against the computer, that of the person,
/// - between two computer players, that of First,
/// - between two people, that of the player to move, or that of First once the game is over.
pub(super) fn side_on_turn(session: &Session) -> Seat {
    side_of_a_person(session, session.decider().unwrap_or(Seat::First))
}

/// If only one side has a person, returns that side. Between two computer players, returns First, so that the board does not turn round
/// with each move. In all other cases, returns `side`.
pub(super) fn side_of_a_person(session: &Session, side: Seat) -> Seat {
    if session.is_between_computers() {
        return Seat::First;
    }
    let people = session.people();
    let is_other = people[side.index()].is_none() && people[side.other().index()].is_some();
    if is_other { side.other() } else { side }
}
