//! The places of one player's pieces that are not borne off yet. These are at most three, so their places fit into a `u32`. The tables
//! also need a number for each way in which pieces can stand.

use crate::kit::choose;

/// The most pieces of a player in these tables.
pub const MOST_PIECES: usize = 3;
/// The place of a captured piece.
pub(super) const CAPTURED: u32 = 0;
/// The place of a piece that has not entered yet.
pub(super) const WAITING: u32 = 1;
/// The place of the last step.
pub(super) const LAST: u32 = 37;
/// The number of places: captured, waiting, and the 36 steps. The place of a step is the step's number plus one.
pub(super) const PLACES: u32 = 38;
/// Stands for a piece that is borne off. It is greater than every place, so that the places stay sorted.
const OFF: u32 = 63;
/// How many bits a place takes.
const BITS: u32 = 6;

/// The places of a player's pieces in ascending order. The lowest place is in the lowest bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Pieces(pub(super) u32);

impl Pieces {
    /// All pieces are borne off.
    pub(super) const NONE: Self = Self(OFF | OFF << BITS | OFF << (2 * BITS));

    /// Pieces on these places, in any order.
    pub(super) fn on(places: &[u32]) -> Self {
        let mut three = [OFF; MOST_PIECES];
        three[..places.len()].copy_from_slice(places);
        three.sort_unstable();
        Self::sorted(three)
    }

    const fn sorted([a, b, c]: [u32; MOST_PIECES]) -> Self {
        Self(a | b << BITS | c << (2 * BITS))
    }

    /// The three places in ascending order, with [`OFF`] for pieces that are borne off.
    pub(super) const fn three(self) -> [u32; MOST_PIECES] {
        let mask = (1 << BITS) - 1;
        [self.0 & mask, self.0 >> BITS & mask, self.0 >> (2 * BITS)]
    }

    /// The places of the pieces that are not borne off, in ascending order.
    pub(super) fn places(self) -> impl Iterator<Item = u32> {
        self.three().into_iter().take_while(|&place| place != OFF)
    }

    /// Whether this place is a step.
    pub(super) const fn is_on_board(place: u32) -> bool {
        place > WAITING
    }

    /// The places of the pieces that are on the board, as a set with one bit for each. `seen` gives the number of the bit for a place.
    pub(super) fn on_board(self, seen: impl Fn(u32) -> u32) -> u64 {
        let places = self.places().filter(|&place| Self::is_on_board(place));
        places.fold(0, |places, place| places | 1 << seen(place))
    }

    /// The sum of the places of these pieces. With equally many pieces left, a greater sum means that they are nearer to the end.
    pub(super) fn progress(self) -> u32 {
        self.places().sum()
    }

    /// How many pieces are not borne off.
    pub(super) fn count(self) -> usize {
        self.places().count()
    }

    /// The pieces after one has moved from one place to another.
    pub(super) fn moved(self, from: u32, to: u32) -> Self {
        let mut three = self.three();
        if let Some(piece) = three.iter_mut().find(|place| **place == from) {
            *piece = to;
        }
        let [a, b, c] = three;
        let (low, high) = (a.min(b), a.max(b));
        Self::sorted([low.min(c), low.max(high.min(c)), high.max(c)])
    }

    /// The pieces after one has been borne off from this place.
    pub(super) fn borne_off(self, from: u32) -> Self {
        self.moved(from, OFF)
    }

    /// The number of the way in which these pieces stand. For each count of pieces, all ways are numbered from 0. The number grows if a
    /// piece moves forward.
    pub(super) fn number(self) -> usize {
        let mut number = 0;
        for (n, place) in (0..).zip(self.places()) {
            number += choose(place + n, n + 1);
        }
        number as usize
    }

    /// The pieces with this [`Pieces::number`].
    pub(super) fn numbered(count: usize, number: usize) -> Self {
        let (mut places, mut left) = (Vec::new(), number as u32);
        for n in (0..count as u32).rev() {
            let fits = |place: &u32| choose(place + n, n + 1) <= left;
            let place = (0..PLACES).rev().find(fits).unwrap_or(0);
            left -= choose(place + n, n + 1);
            places.push(place);
        }
        Self::on(&places)
    }
}

/// The number under which the other player counts this place (A1.3).
pub(super) const fn theirs(place: u32) -> u32 {
    match place - 1 {
        1..=12 => 15 - place,
        13..=24 => place + 12,
        _ => place - 12,
    }
}

/// In how many ways this many pieces can stand.
pub(super) fn ways(count: usize) -> usize {
    choose(PLACES + count as u32 - 1, count as u32) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_ways_to_stand_are_each_others_opposite() {
        for count in 0..=MOST_PIECES {
            for number in 0..ways(count) {
                let pieces = Pieces::numbered(count, number);
                assert_eq!((pieces.count(), pieces.number()), (count, number));
            }
        }
    }
}
