//! The laws a position keeps if it can be played from (B1). An editor may hold one that breaks them.

use super::square::{LIGHT, names};
use super::{CatsAndMouse, Square};
use crate::rules::{Fact, Reason, Seat};

/// A law that is broken, with the squares or the cats it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Law {
    /// B1.1: somebody stands on dark squares.
    Dark(u64),
    /// B1.1: more than one stand on the same square.
    Shared(u64),
    /// B1.2: these of the four cats are on no square.
    CatsMissing([bool; 4]),
    /// B1.3: the mouse is on no square, though the game has begun.
    MouseMissing,
}

impl Law {
    /// For whoever reads a position text.
    pub(super) const fn english(self) -> &'static str {
        match self {
            Self::Dark(_) => "only the light squares are used: those of a8 and h1",
            Self::Shared(_) => "two pieces on one square",
            Self::CatsMissing(_) => "all four cats are needed",
            Self::MouseMissing => "the mouse is missing, and the game has begun",
        }
    }

    /// For people.
    pub(super) fn reason(self) -> Reason {
        match self {
            Self::Dark(squares) => Fact::new("law-dark").with("squares", names(squares)),
            Self::Shared(squares) => Fact::new("law-shared").with("squares", names(squares)),
            Self::CatsMissing(missing) => cats_missing(missing),
            Self::MouseMissing => Fact::new("law-mouse-missing"),
        }
    }
}

fn cats_missing(missing: [bool; 4]) -> Reason {
    let numbers: Vec<String> = (1..=4)
        .zip(missing)
        .filter(|(_, missing)| *missing)
        .map(|(number, _)| number.to_string())
        .collect();
    Fact::new("law-cats-missing")
        .with("count", u32::try_from(numbers.len()).unwrap_or(u32::MAX))
        .with("cats", numbers.join(", "))
}

impl CatsAndMouse {
    /// The first law that is broken. A finished position breaks none.
    pub(super) fn broken_law(&self) -> Option<Law> {
        let dark = self.occupied() & !LIGHT;
        let shared = self.shared();
        let missing = self.cats.map(|at| at.is_none());
        if dark != 0 {
            Some(Law::Dark(dark))
        } else if shared != 0 {
            Some(Law::Shared(shared))
        } else if missing.contains(&true) {
            Some(Law::CatsMissing(missing))
        } else if self.mouse.is_none() && !self.is_fresh() {
            Some(Law::MouseMissing)
        } else {
            None
        }
    }

    /// Before the first move, when the mouse may still choose its square.
    pub(super) fn is_fresh(&self) -> bool {
        let cats_at_home = self.cats == Square::CATS.map(Some);
        self.mouse.is_none() && cats_at_home && self.to_move == Seat::First
    }

    /// The squares on which more than one stand.
    fn shared(&self) -> u64 {
        let (mut seen, mut shared) = (0, 0);
        for at in self.cats.into_iter().chain([self.mouse]).flatten() {
            shared |= seen & at.bit();
            seen |= at.bit();
        }
        shared
    }
}
