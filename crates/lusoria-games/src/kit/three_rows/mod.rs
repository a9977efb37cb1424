//! The board of three rows on which Gabata and Selus are played: its pits, their owners, columns and names, and how stones are dealt.
//! Each player owns the row at their edge of the board and half of the middle row.
//!
//! Source of the rules: TB-1 and TB-2 of `docs/rules/mancala.md`, and GA-20 of `docs/rules/gabata.md`. Deliberately absent: what a sowing
//! does, because the two games differ in that.

mod laps;
mod notation;
mod place;
mod round;
mod rounds;
mod view;

pub use laps::Laps;
pub use notation::{
    pit_letter, read_number, read_pair, read_pit, read_seat, read_stones, seat_letter,
};
pub use place::{Place, read_place};
pub use round::Round;
pub use rounds::{count, outcome, presumed_owned, read_owned, read_rounds, result, rounds_option};
pub use view::{describe, diagram};

use crate::rules::{Arg, Seat};

/// The number of pits of one player.
pub const SIDE: usize = 9;
/// The number of pits on the board.
pub const PITS: usize = 2 * SIDE;
/// The number of stones in each pit that is filled when a round is dealt.
pub const PER_PIT: u8 = 3;
/// Stones in a game (CM-7).
pub const STONES: u8 = 54;

/// Stones in every pit, in the order of the circuit (TB-1): First's a to i, then Second's.
pub type Pits = [u8; PITS];

/// The column of each pit, counted from the left. A player's own pits a to i come first (TB-2), then the opponent's pits A to I.
const COLUMN: [usize; PITS] = [0, 1, 2, 3, 4, 5, 5, 4, 3, 5, 4, 3, 2, 1, 0, 0, 1, 2];

/// The opponent's pits in each column. The columns are counted from the left. If a column has only one such pit, that pit is named twice.
const OPPOSITE: [[usize; 2]; 6] = [[5, 6], [4, 7], [3, 8], [2, 2], [1, 1], [0, 0]];

/// The index in [`Pits`] of a player's pit. `own` is 0 for pit a, and 8 for pit i.
#[must_use]
#[inline]
pub const fn pit_of(seat: Seat, own: usize) -> usize {
    SIDE * seat.index() + own
}

/// Whose side a pit is on.
#[must_use]
#[inline]
pub const fn owner(pit: usize) -> Seat {
    if pit < SIDE {
        Seat::First
    } else {
        Seat::Second
    }
}

/// The number of a pit as `seat` counts: 0 to 8 are that seat's own pits, 9 to 17 the opponent's.
#[must_use]
#[inline]
pub const fn seen(pit: usize, seat: Seat) -> usize {
    (pit + SIDE * seat.index()) % PITS
}

/// The name of a pit for `seat` (CM-2): that seat's own pits are a to i, the opponent's A to I.
#[must_use]
pub fn letter(pit: usize, seat: Seat) -> char {
    let number = seen(pit, seat);
    let first = if number < SIDE { b'a' } else { b'A' };
    char::from(first + (number % SIDE) as u8)
}

/// The name of a pit as a value of a fact. Each seat reads the name that it uses itself.
#[must_use]
pub fn pit_seen(pit: usize) -> Arg {
    Arg::seen(|reader| letter(pit, reader).to_string())
}

/// The pits of `seat`'s opponent in the column of `pit`: two pits, or one pit twice.
#[must_use]
#[inline]
pub fn opposite(pit: usize, seat: Seat) -> [usize; 2] {
    OPPOSITE[COLUMN[seen(pit, seat)]].map(|own| pit_of(seat.other(), own))
}

/// The stones on a player's side, pit by pit.
#[must_use]
#[inline]
pub fn side(pits: &Pits, seat: Seat) -> &[u8] {
    &pits[pit_of(seat, 0)..][..SIDE]
}

/// The stones in the pits, packed into three numbers of 64 bits. Keys of positions are made from these numbers.
#[must_use]
#[inline]
pub fn pit_words(pits: &Pits) -> [u64; 3] {
    let (words, rest) = pits.as_chunks::<8>();
    let last = [rest[0], rest[1], 0, 0, 0, 0, 0, 0];
    [words[0], words[1], last].map(u64::from_le_bytes)
}

/// How many stones lie on a player's side.
#[must_use]
#[inline]
pub fn on_side(pits: &Pits, seat: Seat) -> u8 {
    side(pits, seat).iter().sum()
}

/// A round as it is dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The stones in every pit.
    pub pits: Pits,
    /// The stones that each seat keeps in its store.
    pub stores: [u8; 2],
    /// The seat that gives stones to the other seat, and how many. They fill up the last pit into which the other seat has put stones.
    /// `None` if that pit is full already.
    pub gift: Option<(Seat, u8)>,
    /// How many stones each seat owns after the deal, when the gift has been given. Passed to [`deal`] again, these numbers give the same
    /// board.
    pub owned: [u8; 2],
}

/// Deals a round (GA-20):
///
/// - The player with fewer stones puts three into each pit, from pit a on, until no stones are left.
/// - If the last of these pits is not full, the other player gives the missing stones.
/// - The other player fills all nine pits, and stores the rest. With `mirror` (GA-A6), both players fill equally many pits.
///
/// # Panics
/// In debug builds, if the totals do not add up to all the stones.
#[must_use]
pub fn deal(totals: [u8; 2], mirror: bool) -> Deal {
    debug_assert_eq!(totals[0] + totals[1], STONES, "no stone is lost");
    let weaker = if totals[0] <= totals[1] {
        Seat::First
    } else {
        Seat::Second
    };
    let fewer = totals[weaker.index()];
    let filled = fewer.div_ceil(PER_PIT);
    let mut counts = [if mirror { filled } else { SIDE as u8 }; 2];
    counts[weaker.index()] = filled;
    let mut owned = [STONES - PER_PIT * filled; 2];
    owned[weaker.index()] = PER_PIT * filled;
    let mut pits = [0; PITS];
    for seat in Seat::ALL {
        pits[pit_of(seat, 0)..][..usize::from(counts[seat.index()])].fill(PER_PIT);
    }
    let gift = PER_PIT * filled - fewer;
    Deal {
        pits,
        stores: [0, 1].map(|n| owned[n] - PER_PIT * counts[n]),
        gift: (gift > 0).then_some((weaker.other(), gift)),
        owned,
    }
}
