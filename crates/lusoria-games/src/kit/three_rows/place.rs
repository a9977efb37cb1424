//! The names of places in the position editors of Gabata and Selus.

use super::pit_of;
use crate::rules::Seat;

/// Where stones can lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A pit, by its number on the circuit.
    Pit(usize),
    /// The store in which a player keeps what has been captured.
    Store(Seat),
}

/// Reads the name of a place. South's pits are `a` to `i`, and South's store is `store`. North's names have capitals: `A` to `I`,
/// `STORE`.
#[must_use]
pub fn read_place(text: &str) -> Option<Place> {
    let pit = |seat, own: u8| Some(Place::Pit(pit_of(seat, own.into())));
    match text.as_bytes() {
        b"store" => Some(Place::Store(Seat::First)),
        b"STORE" => Some(Place::Store(Seat::Second)),
        [letter @ b'a'..=b'i'] => pit(Seat::First, letter - b'a'),
        [letter @ b'A'..=b'I'] => pit(Seat::Second, letter - b'A'),
        _ => None,
    }
}
