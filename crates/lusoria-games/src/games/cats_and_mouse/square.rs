//! Squares of a chessboard and one diagonal step between them (B1.1).

use std::fmt::{self, Write as _};
use std::num::NonZeroU64;
use std::str::FromStr;

/// The light squares, on which the game is played. Each square is one bit: a1 is bit 0, b1 bit 1, a2 bit 8. A step over the left or right
/// edge ends on a dark square, so this mask also excludes such steps.
pub(super) const LIGHT: u64 = 0x55AA_55AA_55AA_55AA;

/// The top row. The cats start there, and the mouse has to reach it (B2.3).
pub(super) const TOP: u64 = 0xFF << 56;

/// One of the 64 squares, stored as its bit. The `None` of an `Option<Square>` is stored as 0. So several `Option<Square>` can be
/// combined into a set without a branch, which makes playouts fast.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(NonZeroU64);

impl Square {
    /// B1.2: where cats 1 to 4 start.
    pub const CATS: [Self; 4] = [Self::nth(56), Self::nth(58), Self::nth(60), Self::nth(62)];
    /// B1.3: where the mouse may start: b1, d1, f1, h1.
    pub const MOUSE: [Self; 4] = [Self::nth(1), Self::nth(3), Self::nth(5), Self::nth(7)];
    /// The usual start square: d1.
    pub const USUAL: Self = Self::MOUSE[1];

    /// The square with this number, from 0 to 63.
    const fn nth(number: u32) -> Self {
        Self(NonZeroU64::new(1 << number).expect("one bit is not nothing"))
    }

    /// The number of the square: 0 for a1, 1 for b1, and so on to 63 for h8.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0.trailing_zeros()
    }

    /// The square of this file and rank, both counted from 0.
    pub(super) const fn at(file: usize, rank: usize) -> Self {
        Self::nth((file + 8 * rank) as u32)
    }

    /// The set that contains only this square.
    #[inline]
    pub(super) const fn bit(self) -> u64 {
        self.0.get()
    }

    /// Whether the game is played on this square.
    pub(super) const fn is_light(self) -> bool {
        LIGHT & self.bit() != 0
    }

    /// All squares of the ranks above the rank of this square.
    #[inline]
    pub(super) const fn higher_ranks(self) -> u64 {
        match self.number() / 8 {
            7 => 0,
            rank => !0 << (8 * (rank + 1)),
        }
    }

    /// The square to which a diagonal step leads from this light square. The step adds `by` to the number of the square. `None` if the
    /// step goes over an edge of the board.
    #[inline]
    pub(super) fn step(self, by: i8) -> Option<Self> {
        let to = shifted(self.bit(), by) & LIGHT;
        NonZeroU64::new(to).map(Self)
    }
}

/// The squares to which a diagonal step leads from these squares. The step adds `by` to the number of a square. Steps beyond the top or
/// the bottom are left out. Steps over the left or right edge are kept. Such a step from a light square ends on a dark square.
///
/// The set is shifted to the left and to the right. One of these shifts is by 0, so that no branch is needed.
#[inline]
pub(super) fn shifted(squares: u64, by: i8) -> u64 {
    squares << by.max(0) >> (-by).max(0)
}

/// The names of these squares, separated by commas.
pub(super) fn names(squares: u64) -> String {
    let all = (0..64).map(Square::nth);
    let names: Vec<String> = all
        .filter(|square| squares & square.bit() != 0)
        .map(|square| square.to_string())
        .collect();
    names.join(", ")
}

/// Writes the name of the square in chess, in lower case.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.number();
        let file = char::from(b'a' + (number % 8) as u8);
        f.write_char(file)?;
        f.write_char(char::from(b'1' + (number / 8) as u8))
    }
}

/// Reads what `Display` writes, and nothing else.
impl FromStr for Square {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match *text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
                Ok(Self::at(usize::from(file - b'a'), usize::from(rank - b'1')))
            }
            _ => Err(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Square;

    #[test]
    fn a_square_is_read_as_it_is_printed() {
        for rank in 0..8 {
            for file in 0..8 {
                let square = Square::at(file, rank);
                assert_eq!(square.to_string().parse(), Ok(square));
                assert_eq!(square.is_light(), (file + rank) % 2 == 1, "{square}");
            }
        }
        for text in ["", "a", "a9", "i1", "A1", "a1 ", "11", "á1"] {
            assert_eq!(text.parse::<Square>(), Err(()), "{text}");
        }
    }

    #[test]
    fn a_step_never_leaves_the_board_or_the_neighbourhood() {
        for (from, at) in (0..64).map(|n| (Square::nth(n), [n as i32 % 8, n as i32 / 8])) {
            for (by, way) in [(7, [-1, 1]), (9, [1, 1]), (-9, [-1, -1]), (-7, [1, -1])] {
                let [file, rank] = [at[0] + way[0], at[1] + way[1]];
                let inside = (0..8).contains(&file) && (0..8).contains(&rank);
                let to = inside.then(|| Square::at(file as usize, rank as usize));
                if from.is_light() {
                    assert_eq!(from.step(by), to, "{from} {by}");
                }
            }
        }
    }
}
