//! From which side a board is shown in a message that everybody in the room reads. The side for a single reader is in `scene.rs`.

use crate::session::Session;
use lusoria_games::rules::Seat;

/// The side from which the board is shown: that of the player to move, or of the person who plays against the computer. If two computer
/// players play, or if the game of two people is over, it is the side of First.
pub(super) fn side_on_turn(session: &Session) -> Seat {
    side_of_a_person(session, session.decider().unwrap_or(Seat::First))
}

/// This side, or the other side if only that one has a person. People who watch two computer players always see the side of First, so
/// that the board does not turn round with each move.
pub(super) fn side_of_a_person(session: &Session, side: Seat) -> Seat {
    if session.is_between_computers() {
        return Seat::First;
    }
    let people = session.people();
    let is_other = people[side.index()].is_none() && people[side.other().index()].is_some();
    if is_other { side.other() } else { side }
}
