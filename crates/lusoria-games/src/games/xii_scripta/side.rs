//! One player's pieces on that player's own course of 36 steps (A1). Sets of steps are kept as bits, so that moves are found quickly.

/// The last step; there is no step 0.
pub(super) const LAST: u8 = 36;
/// Steps 31 to 36, the home points I to VI, as bits.
pub(super) const HOME: u64 = 0b11_1111 << 31;
const ROW: u64 = 0xFFF;

/// Both players have their own numbers for the points of the board (A1.3). This turns one player's number (1 to 36) into the other's. It
/// looks the number up in a table, which in playouts is faster than branches.
#[must_use]
#[inline]
pub const fn flip(step: u8) -> u8 {
    FLIPPED[(step & 63) as usize]
}

const FLIPPED: [u8; 64] = {
    let mut flipped = [0; 64];
    let mut step = 1;
    while step <= LAST {
        flipped[step as usize] = match step {
            0..=12 => 13 - step,
            13..=24 => step + 12,
            _ => step - 12,
        };
        step += 1;
    }
    flipped
};

/// [`flip`] for a whole set of steps: the middle row is reversed, and the two other rows change places.
pub(super) const fn flip_mask(steps: u64) -> u64 {
    let (middle, second, third) = (steps >> 1 & ROW, steps >> 13 & ROW, steps >> 25 & ROW);
    (middle.reverse_bits() >> 51) | third << 13 | second << 25
}

/// The number 1 in every byte. It serves to change all bytes at once.
const EACH: u128 = u128::from_le_bytes([1; 16]);
/// Stands for no piece. It is greater than every step, so it comes last when bytes are sorted.
const NONE: u128 = 0x7F;

/// The pieces of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Side {
    /// The steps of all pieces on the board, in ascending order. Byte k-1 (from the lowest byte) has the step of the k-th piece (A3.4).
    steps: u128,
    /// Bit s is set if at least one piece is on step s.
    pub(super) any: u64,
    /// Bit s is set if at least two pieces are on step s. The opponent cannot land there.
    pub(super) many: u64,
    /// Pieces that have never entered.
    pub waiting: u8,
    /// Pieces that were hit and must enter again.
    pub captured: u8,
    /// Pieces that have been borne off.
    pub off: u8,
    board: u8,
}

impl Side {
    /// The side of a player at the start. All pieces are waiting.
    #[must_use]
    pub const fn new(pieces: u8) -> Self {
        Self {
            steps: NONE * EACH,
            any: 0,
            many: 0,
            waiting: pieces,
            captured: 0,
            off: 0,
            board: 0,
        }
    }

    /// Pieces on a step (1 to 36).
    #[must_use]
    pub const fn on(&self, step: u8) -> u8 {
        ((self.bits_before(step + 1) - self.bits_before(step)) / 8) as u8
    }

    /// The occupied steps in the order of the course, each with the number of pieces on it.
    pub fn points(&self) -> impl Iterator<Item = (u8, u8)> {
        (1..=LAST)
            .map(|step| (step, self.on(step)))
            .filter(|&(_, count)| count > 0)
    }

    /// The step of every piece on the board, in the order of the course.
    pub fn steps(&self) -> impl Iterator<Item = u8> {
        let bytes = self.steps.to_le_bytes();
        bytes.into_iter().take(usize::from(self.board))
    }

    /// Pieces on the board.
    #[must_use]
    #[inline]
    pub const fn on_board(&self) -> u8 {
        self.board
    }

    /// The step of the piece with the number `k` (A3.4). Pieces are counted from 1, from the start of the course. Each piece of a stack
    /// has a number of its own. `None` if there is no such piece.
    #[must_use]
    #[inline]
    pub fn step_of(&self, k: u8) -> Option<u8> {
        let there = (1..=self.board).contains(&k);
        there.then(|| (self.steps >> (8 * (k - 1))) as u8)
    }

    /// How many pieces are neither home nor borne off (A5.3). Waiting pieces count if `with_waiting` is true.
    #[must_use]
    pub fn not_home(&self, with_waiting: bool) -> u8 {
        let outside = self.steps().filter(|&step| HOME >> step & 1 == 0);
        let waiting = if with_waiting { self.waiting } else { 0 };
        self.captured + waiting + outside.count() as u8
    }

    /// How many pieces have not reached home, including waiting and captured pieces. The result is that of
    /// [`Side::not_home`] with waiting pieces, but is found faster, because evaluations need it often.
    pub(super) const fn away_from_home(&self) -> u8 {
        (self.bits_before(LAST - 5) / 8) as u8 + self.waiting + self.captured
    }

    /// The steps of all pieces as one number. It is a part of the key of a position.
    pub(super) const fn packed(&self) -> u128 {
        self.steps
    }

    /// Puts a piece on a step. Before that, at most 14 of the player's pieces may be on the board.
    #[inline]
    pub(super) fn add(&mut self, step: u8) {
        let at = self.bits_before(step);
        let rest = self.steps >> at << at;
        self.steps = (self.steps ^ rest) | rest << 8 | u128::from(step) << at;
        self.board += 1;
        self.many |= self.any & 1 << step;
        self.any |= 1 << step;
    }

    /// Takes one piece from a step on which there is one.
    #[inline]
    pub(super) fn remove(&mut self, step: u8) {
        debug_assert!(
            self.any >> step & 1 == 1,
            "a piece is taken from where one is"
        );
        let at = self.bits_before(step);
        let rest = self.steps >> at << at;
        // The steps are sorted. So the next two pieces show whether at least one piece, and at least two, are left on this step.
        let [_, second, third, _] = ((self.steps >> at) as u32).to_le_bytes();
        self.steps = (self.steps ^ rest) | (rest - (u128::from(step) << at)) >> 8 | NONE << 120;
        self.board -= 1;
        self.any &= !(u64::from(second != step) << step);
        self.many &= !(u64::from(third != step) << step);
    }

    /// How many bits of `self.steps` belong to pieces before this step. `self.steps` has one byte for each piece: its step, in ascending
    /// order. All bytes are compared with `step` at once: the highest bit of every byte is set, then `step` is subtracted from every
    /// byte. The highest bit stays set in the bytes that are at least `step`. All bits before the first of these bytes are counted.
    #[inline]
    const fn bits_before(&self, step: u8) -> u32 {
        const HIGHEST: u128 = 0x80 * EACH;
        let reached = ((self.steps | HIGHEST) - step as u128 * EACH) & HIGHEST;
        reached.trailing_zeros() - 7
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a1_3_flip_twice_is_the_same_point() {
        for step in 1..=LAST {
            assert_eq!(flip(flip(step)), step);
            assert_eq!(flip_mask(1 << step), 1 << flip(step), "step {step}");
        }
    }
}
