//! Reads and writes parts of moves and of position texts: pits, numbers, seats. Gabata and Selus share them.

use super::STONES;
use crate::kit::pits::lower;
use crate::rules::Seat;

/// Reads one of the player's own pits, as people type it: a to i in either case, or 1 to 9. Returns its number, counted from 0.
#[must_use]
pub fn read_pit(text: &str) -> Option<u8> {
    match lower(text.trim()).as_bytes() {
        [letter @ b'a'..=b'i'] => Some(letter - b'a'),
        [digit @ b'1'..=b'9'] => Some(digit - b'1'),
        _ => None,
    }
}

/// The letter of one of the player's own pits. `own` is the number of the pit, counted from 0.
#[must_use]
pub const fn pit_letter(own: u8) -> char {
    (b'a' + own) as char
}

/// Reads a number in a position text. `None` for a number in an unusual form, such as `07` or `+7`.
#[must_use]
pub fn read_number<N: std::str::FromStr + ToString>(text: &str) -> Option<N> {
    text.parse()
        .ok()
        .filter(|number: &N| number.to_string() == text)
}

/// Reads a number of stones. `None` if the game does not have so many.
#[must_use]
pub fn read_stones(text: &str) -> Option<u8> {
    read_number(text).filter(|&stones| stones <= STONES)
}

/// Reads the stones of both players, separated by a comma.
#[must_use]
pub fn read_pair(text: &str) -> Option<[u8; 2]> {
    let (first, second) = text.split_once(',')?;
    Some([read_stones(first)?, read_stones(second)?])
}

/// Reads the letter of a player in a position text: `s` for South, `n` for North.
#[must_use]
pub fn read_seat(text: &str) -> Option<Seat> {
    match text {
        "s" => Some(Seat::First),
        "n" => Some(Seat::Second),
        _ => None,
    }
}

/// The letter of a player in a position text: `s` or `n`.
#[must_use]
pub const fn seat_letter(seat: Seat) -> char {
    match seat {
        Seat::First => 's',
        Seat::Second => 'n',
    }
}
