//! Squares of a chessboard and one diagonal step between them (B1.1).

use std::fmt;
use std::str::FromStr;

/// The squares the game is played on, one bit each: a1 is bit 0, b1 bit 1, a2 bit 8. A step over the left or right edge of
/// the board ends on a dark square, so this mask is all that edges need.
pub(super) const LIGHT: u64 = 0x55AA_55AA_55AA_55AA;

/// B2.3: where the cats start and the mouse is home.
pub(super) const TOP: u64 = 0xFF << 56;

/// One of the 64 squares; the game is played on the light ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// B1.2: where cats 1 to 4 start.
    pub const CATS: [Self; 4] = [Self(56), Self(58), Self(60), Self(62)];
    /// B1.3: where the mouse may start: b1, d1, f1, h1.
    pub const MOUSE: [Self; 4] = [Self(1), Self(3), Self(5), Self(7)];
    /// Where it starts if nobody says otherwise: d1.
    pub const USUAL: Self = Self::MOUSE[1];

    /// The square of this file and rank, both counted from 0.
    pub(super) const fn at(file: usize, rank: usize) -> Self {
        Self((file + 8 * rank) as u8)
    }

    /// The only bit of this square.
    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Whether the game is played on it.
    pub(super) const fn is_light(self) -> bool {
        LIGHT & self.bit() != 0
    }

    /// All squares of the ranks above.
    pub(super) const fn higher_ranks(self) -> u64 {
        match self.0 / 8 {
            7 => 0,
            rank => !0 << (8 * (rank + 1)),
        }
    }

    /// From a light square, the one that lies so many squares further; nothing beyond an edge.
    pub(super) fn step(self, by: i8) -> Option<Self> {
        let to = self.0.checked_add_signed(by).filter(|to| *to < 64)?;
        Some(Self(to)).filter(|to| to.is_light())
    }
}

/// The names of these squares, divided by commas.
pub(super) fn names(squares: u64) -> String {
    let all = (0..64).map(Square);
    let names: Vec<String> = all
        .filter(|square| squares & square.bit() != 0)
        .map(|square| square.to_string())
        .collect();
    names.join(", ")
}

/// As in chess, lower case.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = char::from(b'a' + self.0 % 8);
        write!(f, "{file}{}", 1 + self.0 / 8)
    }
}

/// The opposite of `Display`, and nothing else.
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
        for (from, at) in (0..64).map(|n| (Square(n), [i32::from(n) % 8, i32::from(n) / 8])) {
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
