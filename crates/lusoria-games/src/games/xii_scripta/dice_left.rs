//! The dice that a player has still to use, packed into sixteen bits.

use std::fmt;

/// Up to three dice. For each face, two bits count how many dice show it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DiceLeft(u16);

impl DiceLeft {
    /// The dice that show these faces, each 1 to 6. The order of the faces does not matter.
    #[must_use]
    #[inline]
    pub fn new(faces: &[u8]) -> Self {
        Self(faces.iter().map(|&face| 1 << (2 * face)).sum())
    }

    /// The dice as a number, for the keys of positions.
    pub(super) const fn packed(self) -> u16 {
        self.0
    }

    /// Whether all dice are used.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether one of the dice shows `face`, which may be any number.
    #[must_use]
    pub fn has(self, face: u8) -> bool {
        face <= 6 && self.0 >> (2 * face) & 3 != 0
    }

    /// Uses one die.
    #[inline]
    pub(super) fn remove(&mut self, face: u8) {
        debug_assert!(self.has(face), "a move uses a die that is there");
        self.0 -= 1 << (2 * face);
    }

    /// The different faces, ascending, each once.
    pub fn faces(self) -> impl Iterator<Item = u8> {
        let mut different = (self.0 | self.0 >> 1) & 0x5555;
        std::iter::from_fn(move || {
            let face = (different != 0).then(|| different.trailing_zeros() as u8 / 2);
            different &= different.wrapping_sub(1);
            face
        })
    }

    /// The faces that [`DiceLeft::faces`] gives, and how many they are. Further entries of the array have no meaning. Playouts call this
    /// at every move, so it is written without a branch.
    #[inline]
    pub(super) fn different(self) -> ([u8; 3], u32) {
        let first = (self.0 | self.0 >> 1) & 0x5555;
        let second = first & first.wrapping_sub(1);
        let third = second & second.wrapping_sub(1);
        let face = |at: u16| at.trailing_zeros() as u8 / 2;
        ([face(first), face(second), face(third)], first.count_ones())
    }

    /// Every die, ascending.
    pub fn each(self) -> impl Iterator<Item = u8> {
        (1..=6).flat_map(move |face| (0..self.0 >> (2 * face) & 3).map(move |_| face))
    }

    /// All dice as a text, with `between` between them. The text is empty if there are no dice.
    #[must_use]
    pub fn joined(self, between: &str) -> String {
        let faces: Vec<String> = self.each().map(|face| face.to_string()).collect();
        faces.join(between)
    }
}

/// Writes the dice as people read them: `1 4 6`.
impl fmt::Display for DiceLeft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.joined(" "))
    }
}
