//! The plies of the game and which of them are legal: the only statement of legality.

use super::square::{LIGHT, shifted};
use super::{CatsAndMouse, Square};
use crate::rules::Seat;

/// Where the mouse steps (B2.1); the numbers are those of a numeric keypad with the mouse on 5.
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
    /// In the order in which moves are listed.
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

/// Where a cat steps, always down the board (B2.2). Left is towards file a, for both players (B3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Down, towards file a.
    Left = 1,
    /// Down, towards file h.
    Right = 2,
}

impl Side {
    /// In the order in which moves are listed.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    pub(super) const fn squares(self) -> i8 {
        match self {
            Self::Left => Step::DownLeft.squares(),
            Self::Right => Step::DownRight.squares(),
        }
    }
}

/// A ply; the order is the order in which moves are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ply {
    /// The mouse is put on one of its four start squares.
    Start(Square),
    /// The mouse steps.
    Mouse(Step),
    /// The cat with this number, 1 to 4, steps. The number stays with the cat (B3.2).
    Cat {
        /// Which cat.
        cat: u8,
        /// Where to.
        side: Side,
    },
}

impl CatsAndMouse {
    /// Where the cats stand.
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
            (Seat::First, Some(mouse)) => out.extend(self.mouse_moves(mouse).iter()),
            (Seat::Second, _) => out.extend(self.cat_moves().iter()),
        }
    }

    /// One of the moves that are listed, each equally likely, without a list.
    #[inline]
    pub(super) fn choose(&self, below: &mut impl FnMut(u32) -> u32) -> Ply {
        match (self.to_move, self.mouse) {
            (Seat::First, None) => Ply::Start(Square::MOUSE[below(4) as usize]),
            (Seat::First, Some(mouse)) => self.mouse_moves(mouse).choose(below),
            (Seat::Second, _) => self.cat_moves().choose(below),
        }
    }

    #[inline]
    fn mouse_moves(&self, mouse: Square) -> Open<4> {
        let steps = Step::ALL.map(|step| (Ply::Mouse(step), mouse.bit(), step.squares()));
        Open::of(steps, self.mouse_exits())
    }

    #[inline]
    fn cat_moves(&self) -> Open<8> {
        Open::of(self.steps_of_cats(), self.cats_exits())
    }

    /// Every step of every cat, with the square it begins on: none for a cat that is not there.
    #[inline]
    fn steps_of_cats(&self) -> [(Ply, u64, i8); 8] {
        let cats = self.cats.map(|at| at.map_or(0, Square::bit));
        std::array::from_fn(|n| {
            let (cat, side) = (n / 2, Side::ALL[n % 2]);
            let ply = Ply::Cat {
                cat: cat as u8 + 1,
                side,
            };
            (ply, cats[cat], side.squares())
        })
    }
}

/// Plies that are open, of at most N.
struct Open<const N: usize> {
    plies: [Ply; N],
    count: usize,
}

impl<const N: usize> Open<N> {
    /// The plies whose piece, so many squares further, comes to one of the exits. A ply is written before it is known to be
    /// legal: no branch is left to guess, and this is the innermost loop of playouts.
    #[inline]
    fn of(steps: [(Ply, u64, i8); N], exits: u64) -> Self {
        let mut open = Self {
            plies: [steps[0].0; N],
            count: 0,
        };
        for (ply, from, by) in steps {
            open.plies[open.count] = ply;
            open.count += usize::from(shifted(from, by) & exits != 0);
        }
        open
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = Ply> {
        self.plies.into_iter().take(self.count)
    }

    #[inline]
    fn choose(&self, below: &mut impl FnMut(u32) -> u32) -> Ply {
        debug_assert!(self.count > 0, "a seat that decides has a move");
        self.plies[below(self.count as u32) as usize]
    }
}
