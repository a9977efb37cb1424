//! A bag of lots that are drawn without putting them back, so that luck evens out. It knows which lots are left. Which
//! lot comes next is decided in `dice.rs`.

/// The lots that are left in a bag. A full bag has each lot once, and lots are numbered from 0. A bag is never empty: when the last lot
/// is drawn, it is filled again at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LotBag {
    left: u32,
    of: u8,
}

impl LotBag {
    /// A full bag with this number of lots, 1 to 26.
    #[must_use]
    pub const fn full(of: u8) -> Self {
        Self {
            left: (1 << of) - 1,
            of,
        }
    }

    /// A bag for `of` lots in which `lots` are left. Each lot must be below `of`, and greater than the one before it. `None` if this is
    /// not so, or if `lots` is empty.
    pub fn with(lots: impl IntoIterator<Item = u8>, of: u8) -> Option<Self> {
        let mut left = 0;
        for lot in lots {
            let later = lot < of && left >> lot == 0;
            left |= later.then_some(1 << lot)?;
        }
        (left > 0).then_some(Self { left, of })
    }

    /// What is left, ascending.
    pub fn left(self) -> impl Iterator<Item = u8> {
        (0..self.of).filter(move |lot| self.left >> lot & 1 == 1)
    }

    /// Takes this lot out. After the last lot, the bag is filled again.
    ///
    /// # Panics
    /// If the lot is not in the bag.
    pub fn take(&mut self, lot: u8) {
        assert_eq!(self.left >> lot & 1, 1, "a drawn lot is in the bag");
        self.left &= !(1 << lot);
        if self.left == 0 {
            *self = Self::full(self.of);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_draws_bring_each_lot_once_and_fill_the_bag_again() {
        let mut bag = LotBag::full(9);
        let mut drawn = Vec::new();
        for _ in 0..9 {
            let lot = bag.left().last().unwrap();
            bag.take(lot);
            drawn.push(lot);
        }
        assert_eq!(drawn, [8, 7, 6, 5, 4, 3, 2, 1, 0]);
        assert_eq!(bag, LotBag::full(9));
    }

    #[test]
    fn a_bag_is_made_of_what_is_left_in_order() {
        let bag = LotBag::with([1, 4], 9).unwrap();
        assert!(bag.left().eq([1, 4]));
        assert_eq!(LotBag::with(0..9, 9), Some(LotBag::full(9)));
        for wrong in [&[][..], &[9], &[4, 1], &[4, 4]] {
            assert_eq!(LotBag::with(wrong.iter().copied(), 9), None, "{wrong:?}");
        }
    }
}
