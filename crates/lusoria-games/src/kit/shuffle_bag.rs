//! A bag of dice faces that are drawn without putting them back, so that luck evens out. It knows which faces are left, but not which
//! come next.
//!
//! Source: rule A2.5 of XII Scripta (`docs/rules/xii-scripta.md`).

use super::combinations::choose;

/// Three dice, faces ascending.
pub type Faces = [u8; 3];

/// Every throw of three dice, faces ascending, in order.
pub(super) fn all_throws() -> impl Iterator<Item = Faces> {
    (1..=6).flat_map(|a| (a..=6).flat_map(move |b| (b..=6).map(move |c| [a, b, c])))
}

/// The faces that are left in a bag. A full bag has each of the six faces equally often. Every throw draws three faces. A bag is never
/// empty: when the last three faces are drawn, it is filled again at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ShuffleBag {
    /// How many of each face are left, one byte for each. The lowest byte is for the face 1. All are in one number, so that playouts, which
    /// draw often, can look at all faces at once.
    left: u64,
    copies: u8,
}

/// The number 1 in the byte of each face.
const EACH: u64 = 0x0101_0101_0101;

impl ShuffleBag {
    /// A full bag: each face `copies` times.
    #[must_use]
    pub const fn full(copies: u8) -> Self {
        Self {
            left: EACH * copies as u64,
            copies,
        }
    }

    /// A bag in which `left` says how many of each face are left. `None` if draws of three faces from a full bag cannot lead to this.
    #[must_use]
    pub fn with(left: [u8; 6], copies: u8) -> Option<Self> {
        let total: u32 = left.iter().map(|&n| u32::from(n)).sum();
        let sound = total > 0 && total.is_multiple_of(3) && left.iter().all(|&n| n <= copies);
        let [a, b, c, d, e, f] = left;
        let left = u64::from_le_bytes([a, b, c, d, e, f, 0, 0]);
        sound.then_some(Self { left, copies })
    }

    /// The same bag, full again.
    #[must_use]
    pub const fn refilled(self) -> Self {
        Self::full(self.copies)
    }

    /// How many of each face are left, ones first.
    #[must_use]
    pub const fn left(&self) -> [u8; 6] {
        let [a, b, c, d, e, f, ..] = self.left.to_le_bytes();
        [a, b, c, d, e, f]
    }

    /// In how many ways these dice can be drawn. It is 0 if they are not in the bag.
    #[must_use]
    pub fn ways(&self, [a, b, c]: Faces) -> u32 {
        let left = self.left();
        let of = |face: u8, drawn| choose(u32::from(left[usize::from(face) - 1]), drawn);
        match (a == b, b == c) {
            (true, true) => of(a, 3),
            (true, false) => of(a, 2) * of(c, 1),
            (false, true) => of(a, 1) * of(b, 2),
            (false, false) => of(a, 1) * of(b, 1) * of(c, 1),
        }
    }

    /// Every throw that the bag can give, with the number of ways in which its dice can be drawn.
    pub fn throws(&self) -> impl Iterator<Item = (Faces, u32)> {
        all_throws()
            .map(|faces| (faces, self.ways(faces)))
            .filter(|&(_, ways)| ways > 0)
    }

    /// Takes these faces out. After the last faces, the bag is filled again.
    ///
    /// # Panics
    /// If one of them is not in the bag.
    #[inline]
    pub fn take(&mut self, faces: Faces) {
        for face in faces {
            self.remove(face);
        }
        if self.left == 0 {
            *self = self.refilled();
        }
    }

    /// Draws three faces, but leaves them in the bag. `below(n)` returns a random number below `n`, each equally likely.
    #[must_use]
    #[inline]
    pub fn draw(mut self, below: &mut impl FnMut(u32) -> u32) -> Faces {
        let mut total = u32::from(self.left().iter().sum::<u8>());
        let mut faces = [0; 3];
        for face in &mut faces {
            *face = self.token(below(total));
            self.remove(*face);
            total -= 1;
        }
        ascending(faces)
    }

    /// Imagine the faces left in the bag in a row, ones first. This returns the face at the place `number`, counted from 0.
    ///
    /// The multiplication adds to each byte all lower bytes. So the byte of a face says how many faces in the row are this face or a
    /// lower one. After the subtraction, a byte has its highest bit set if it was greater than `number`. The lowest byte with this bit
    /// belongs to the face that is returned.
    #[inline]
    fn token(&self, number: u32) -> u8 {
        const HIGHEST: u64 = 0x80 * EACH;
        let up_to = self.left.wrapping_mul(EACH);
        let more = ((up_to | HIGHEST) - u64::from(number + 1) * EACH) & HIGHEST;
        more.trailing_zeros() as u8 / 8 + 1
    }

    #[inline]
    fn remove(&mut self, face: u8) {
        let at = 8 * (u32::from(face) - 1);
        assert!(self.left >> at & 0xFF > 0, "a drawn face is in the bag");
        self.left -= 1 << at;
    }
}

/// The same faces, lowest first. Unlike sorting, this needs no branch.
#[must_use]
#[inline]
pub fn ascending([a, b, c]: Faces) -> Faces {
    let (low, high) = (a.min(b), a.max(b));
    [low.min(c), low.max(high.min(c)), high.max(c)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a2_5_a_block_of_ten_throws_holds_each_face_five_times() {
        let mut bag = ShuffleBag::full(5);
        let mut seen = [0; 6];
        let mut low = |_| 0;
        for _ in 0..10 {
            let faces = bag.draw(&mut low);
            faces.iter().for_each(|&f| seen[usize::from(f) - 1] += 1);
            bag.take(faces);
        }
        assert_eq!(seen, [5; 6]);
        assert_eq!(bag, ShuffleBag::full(5), "refilled at once");
    }

    #[test]
    fn the_ways_of_all_throws_are_the_ways_to_draw_three() {
        for copies in 1..=10 {
            let bag = ShuffleBag::full(copies);
            let ways: u32 = bag.throws().map(|(_, ways)| ways).sum();
            assert_eq!(ways, choose(6 * u32::from(copies), 3));
        }
        let odd = ShuffleBag::with([0, 1, 0, 2, 0, 3], 5).unwrap();
        assert_eq!(odd.throws().map(|(_, ways)| ways).sum::<u32>(), 20);
        assert_eq!(odd.ways([1, 2, 4]), 0);
        assert_eq!(odd.ways([2, 4, 4]), 1);
    }

    #[test]
    fn a_blind_draw_follows_the_ways() {
        let bag = ShuffleBag::with([0, 1, 0, 2, 0, 3], 5).unwrap();
        let mut drawn = std::collections::HashMap::new();
        for number in 0..6 * 5 * 4 {
            let mut rest = number;
            let faces = bag.draw(&mut |n| {
                let digit = rest % n;
                rest /= n;
                digit
            });
            *drawn.entry(faces).or_insert(0) += 1;
        }
        for (faces, ways) in bag.throws() {
            assert_eq!(drawn.remove(&faces), Some(6 * ways), "{faces:?}");
        }
        assert!(drawn.is_empty(), "nothing else is drawn: {drawn:?}");
    }

    #[test]
    fn a_bag_that_cannot_be_is_refused() {
        assert_eq!(ShuffleBag::with([0; 6], 5), None);
        assert_eq!(ShuffleBag::with([1, 0, 0, 0, 0, 0], 5), None);
        assert_eq!(ShuffleBag::with([6, 0, 0, 0, 0, 0], 5), None);
    }
}
