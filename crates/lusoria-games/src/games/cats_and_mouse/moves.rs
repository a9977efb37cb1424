//! The plies of the game, and which of them are legal. Nothing else decides what is legal.

use super::square::{LIGHT, shifted};
use super::{CatsAndMouse, Square};
use crate::rules::Seat;

/// A step of the mouse (B2.1). The number of a step is its key on a numeric keypad, with the mouse on 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// 1: down, towards file a.
    DownLeft = 1,
    /// 3: down, towards file h.
    DownRight = 3,
    /// 7: up, towards file a.
    UpLeft = 7,
    /// 9: up, towards file h.
    UpRight = 9,
}

impl Step {
    /// All steps, in the order in which moves are listed.
    pub const ALL: [Self; 4] = [Self::DownLeft, Self::DownRight, Self::UpLeft, Self::UpRight];

    pub(super) const fn squares(self) -> i8 {
        match self {
            Self::DownLeft => -9,
            Self::DownRight => -7,
            Self::UpLeft => 7,
            Self::UpRight => 9,
        }
    }
}

/// A step of a cat. It always goes down the board (B2.2). Left is towards file a for both players (B3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Down, towards file a.
    Left = 1,
    /// Down, towards file h.
    Right = 2,
}

impl Side {
    /// All steps, in the order in which moves are listed.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    pub(super) const fn squares(self) -> i8 {
        match self {
            Self::Left => Step::DownLeft.squares(),
            Self::Right => Step::DownRight.squares(),
        }
    }
}

/// A ply. `legal_moves` lists plies in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ply {
    /// The mouse is put on one of its four start squares.
    Start(Square),
    /// The mouse steps.
    Mouse(Step),
    /// The cat with this number, 1 to 4, steps. A cat keeps its number (B3.2).
    Cat {
        /// The number of the cat.
        cat: u8,
        /// The side to which the cat steps.
        side: Side,
    },
}

impl CatsAndMouse {
    /// The squares on which cats stand.
    #[inline]
    pub(super) fn cats_mask(&self) -> u64 {
        self.cats
            .iter()
            .flatten()
            .fold(0, |mask, cat| mask | cat.bit())
    }

    /// All squares on which something stands.
    #[inline]
    pub(super) fn occupied(&self) -> u64 {
        self.cats_mask() | self.mouse.map_or(0, Square::bit)
    }

    /// The squares to which the mouse could step.
    #[inline]
    pub(super) fn mouse_exits(&self) -> u64 {
        let mouse = self.mouse.map_or(0, Square::bit);
        (mouse << 7 | mouse << 9 | mouse >> 7 | mouse >> 9) & LIGHT & !self.occupied()
    }

    /// The squares to which some cat could step.
    #[inline]
    pub(super) fn cats_exits(&self) -> u64 {
        let cats = self.cats_mask();
        (cats >> 7 | cats >> 9) & LIGHT & !self.occupied()
    }

    #[inline]
    pub(super) fn list_moves(&self, out: &mut Vec<Ply>) {
        if self.ending().is_some() {
            return;
        }
        match (self.to_move, self.mouse) {
            (Seat::First, None) => out.extend(Square::MOUSE.map(Ply::Start)),
            (Seat::First, Some(mouse)) => out.extend(self.mouse_moves(mouse).map(mouse_ply)),
            (Seat::Second, _) => out.extend(self.cat_moves().map(cat_ply)),
        }
    }

    /// Chooses a legal move at random, without listing the moves. All moves are equally likely. `below(n)` returns a random number below
    /// `n`.
    #[inline]
    pub(super) fn choose(&self, below: &mut impl FnMut(u32) -> u32) -> Ply {
        match (self.to_move, self.mouse) {
            (Seat::First, None) => Ply::Start(Square::MOUSE[below(4) as usize]),
            (Seat::First, Some(mouse)) => mouse_ply(self.mouse_moves(mouse).any(below)),
            (Seat::Second, _) => cat_ply(self.cat_moves().any(below)),
        }
    }

    /// Which of [`Step::ALL`] the mouse can make.
    #[inline]
    fn mouse_moves(&self, mouse: Square) -> OpenSteps {
        let exits = self.mouse_exits();
        OpenSteps::of(Step::ALL.map(|step| (mouse.bit(), before(exits, step.squares()))))
    }

    /// The steps that the cats can make, two bits for each cat in turn. A cat that is on no square has no steps.
    #[inline]
    fn cat_moves(&self) -> OpenSteps {
        let cats = self.cats.map(|at| at.map_or(0, Square::bit));
        let exits = self.cats_exits();
        let open = Side::ALL.map(|side| before(exits, side.squares()));
        OpenSteps::of(std::array::from_fn::<_, 8, _>(|n| {
            (cats[n / 2], open[n % 2])
        }))
    }
}

/// The squares from which a piece can step to one of `exits`. The step adds `by` to the number of the piece's square.
#[inline]
fn before(exits: u64, by: i8) -> u64 {
    shifted(exits, -by)
}

#[inline]
fn mouse_ply(n: u8) -> Ply {
    Ply::Mouse(Step::ALL[usize::from(n % 4)])
}

#[inline]
fn cat_ply(n: u8) -> Ply {
    Ply::Cat {
        cat: n / 2 + 1,
        side: Side::ALL[usize::from(n % 2)],
    }
}

/// Which of at most eight steps are possible, one bit for each step. Steps are counted and chosen without a branch, because this is the
/// innermost loop of playouts.
#[derive(Clone, Copy)]
struct OpenSteps(u8);

/// Of the bits that are 1 in `set`, `NTH[set][n]` tells which one is the n-th. Bits and n are counted from 0: `NTH[0b101][1]` is 2.
static NTH: [[u8; 8]; 256] = {
    let mut nth = [[0; 8]; 256];
    let mut bits = 0;
    while bits < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if bits >> bit & 1 == 1 {
                nth[bits][n] = bit as u8;
                n += 1;
            }
            bit += 1;
        }
        bits += 1;
    }
    nth
};

impl OpenSteps {
    /// Finds out which of these steps are possible. A step is given by two sets of squares. The first has only the
    /// square of the piece, or nothing if the piece is not on the board. The second has the squares from which the step is possible.
    #[inline]
    fn of<const N: usize>(steps: [(u64, u64); N]) -> Self {
        let open = |(piece, squares)| u8::from(piece & squares != 0);
        let bits = (0..).zip(steps).map(|(n, step)| open(step) << n);
        Self(bits.fold(0, |all, bit| all | bit))
    }

    #[inline]
    fn any(self, below: &mut impl FnMut(u32) -> u32) -> u8 {
        debug_assert!(self.0 > 0, "a seat that decides has a move");
        NTH[usize::from(self.0)][below(self.0.count_ones()) as usize & 7]
    }

    fn map(self, ply: fn(u8) -> Ply) -> impl Iterator<Item = Ply> {
        let numbers = NTH[usize::from(self.0)].into_iter();
        numbers.take(self.0.count_ones() as usize).map(ply)
    }
}
