//! One player's pieces on their private course of 36 steps (A1), with the bitmasks that make moves cheap to find.

/// The last step; there is no step 0.
pub(super) const LAST: u8 = 36;
/// Steps 31 to 36 as a mask: home points I to VI.
pub(super) const HOME: u64 = 0b11_1111 << 31;
const ROW: u64 = 0xFFF;

/// A1.3: the same point as the other player numbers it; 1 to 36.
#[must_use]
pub const fn flip(step: u8) -> u8 {
    match step {
        0..=12 => 13 - step,
        13..=24 => step + 12,
        _ => step - 12,
    }
}

/// [`flip`] for a whole mask: the middle row is reversed, the two others change places.
pub(super) const fn flip_mask(steps: u64) -> u64 {
    let (middle, second, third) = (steps >> 1 & ROW, steps >> 13 & ROW, steps >> 25 & ROW);
    (middle.reverse_bits() >> 51) | third << 13 | second << 25
}

/// Where one player's pieces are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Side {
    /// Pieces that have never entered.
    pub waiting: u8,
    /// Pieces that were hit and must enter again.
    pub captured: u8,
    /// Pieces borne off.
    pub off: u8,
    /// Pieces on each step; place 0 is not used.
    count: [u8; LAST as usize + 1],
    /// Bit s: at least one piece on step s.
    pub(super) any: u64,
    /// Bit s: at least two, so that the opponent cannot land there.
    pub(super) many: u64,
}

impl Side {
    /// All pieces waiting.
    #[must_use]
    pub const fn new(pieces: u8) -> Self {
        Self {
            waiting: pieces,
            captured: 0,
            off: 0,
            count: [0; LAST as usize + 1],
            any: 0,
            many: 0,
        }
    }

    /// Pieces on a step (1 to 36).
    #[must_use]
    pub const fn on(&self, step: u8) -> u8 {
        self.count[step as usize]
    }

    /// Occupied steps from the start of the course, with their pieces.
    pub fn points(&self) -> impl Iterator<Item = (u8, u8)> {
        let mut rest = self.any;
        let count = &self.count;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let step = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                (step, count[usize::from(step)])
            })
        })
    }

    /// Pieces on the board.
    #[must_use]
    pub fn on_board(&self) -> u8 {
        self.points().map(|(_, count)| count).sum()
    }

    /// A3.4: the step of the `k`-th piece counted from the start of the course, every piece of a stack counting one.
    #[must_use]
    pub fn step_of(&self, k: u8) -> Option<u8> {
        let mut before = k.checked_sub(1)?;
        for (step, count) in self.points() {
            match before.checked_sub(count) {
                None => return Some(step),
                Some(rest) => before = rest,
            }
        }
        None
    }

    /// Pieces that are neither home nor borne off, the waiting ones counted only if asked for (A5.3).
    #[must_use]
    pub fn not_home(&self, with_waiting: bool) -> u8 {
        let outside = self.points().filter(|&(step, _)| HOME >> step & 1 == 0);
        let waiting = if with_waiting { self.waiting } else { 0 };
        self.captured + waiting + outside.map(|(_, count)| count).sum::<u8>()
    }

    /// Puts `pieces` more on a step.
    pub(super) fn add(&mut self, step: u8, pieces: u8) {
        let count = &mut self.count[usize::from(step)];
        *count += pieces;
        let many = *count > 1;
        self.any |= 1 << step;
        self.many |= u64::from(many) << step;
    }

    /// Takes one piece from a step.
    pub(super) fn remove(&mut self, step: u8) {
        let count = &mut self.count[usize::from(step)];
        debug_assert!(*count > 0, "a piece is taken from where one is");
        *count -= 1;
        let (any, many) = (*count > 0, *count > 1);
        self.any &= !(u64::from(!any) << step);
        self.many &= !(u64::from(!many) << step);
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
