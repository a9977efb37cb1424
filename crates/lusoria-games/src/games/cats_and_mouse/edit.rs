//! Setting up positions. Squares are named as in chess, cats by their numbers, the mouse by `M`. Each piece exists once, so a piece that
//! is put on a square leaves its old square.
//!
//! An editor may hold a position that breaks a law. A game begins only from a position that keeps all laws (B1).

use super::square::{LIGHT, names};
use super::{CatsAndMouse, Options, Square};
use crate::kit::fold;
use crate::rules::{Edit, EditError, Fact, Reason, Seat, SetupError, State};

/// A piece that can stand on a square.
#[derive(Clone, Copy)]
enum Piece {
    /// The cat with this number, counted from 0.
    Cat(usize),
    Mouse,
}

impl Edit for CatsAndMouse {
    const PLACES: &'static str = "a1–h8";
    const CONTENTS: &'static str = ". M 1–4";

    fn cleared(options: &Options) -> Self {
        Self {
            cats: [None; 4],
            mouse: None,
            ..Self::start(options)
        }
    }

    fn read(options: &Options, text: &str) -> Result<Self, SetupError> {
        Self::read_position(options, text.trim()).map_err(SetupError::BadPosition)
    }

    fn content(&self, place: &str) -> Option<String> {
        let square = Some(square(place)?);
        let cat = (1..).zip(self.cats).find(|(_, at)| *at == square);
        Some(match cat {
            Some((number, _)) => number.to_string(),
            None if self.mouse == square => "m".to_owned(),
            None => Self::NOTHING.to_owned(),
        })
    }

    fn put(&mut self, place: &str, content: &str) -> Result<(), EditError> {
        let square = square(place).ok_or(EditError::NoPlace)?;
        let piece = piece(content).ok_or(EditError::NoContent)?;
        self.lift(square);
        match piece {
            Some(Piece::Cat(index)) => self.cats[index] = Some(square),
            Some(Piece::Mouse) => self.mouse = Some(square),
            None => {}
        }
        Ok(())
    }

    fn give_turn(&mut self, seat: Seat) {
        self.to_move = seat;
    }

    fn check(&self) -> Result<(), Reason> {
        self.broken_law().map_or(Ok(()), |law| Err(law.reason()))
    }
}

impl CatsAndMouse {
    /// Takes the piece on this square off the board.
    fn lift(&mut self, square: Square) {
        let all = self.cats.iter_mut().chain([&mut self.mouse]);
        all.filter(|at| **at == Some(square))
            .for_each(|at| *at = None);
    }
}

fn square(place: &str) -> Option<Square> {
    fold(place).parse().ok()
}

/// Reads what people type for a piece. `Some(None)` is an empty square. `None` if the text means neither a piece nor an empty square.
fn piece(content: &str) -> Option<Option<Piece>> {
    Some(match content {
        "." => None,
        "m" | "M" => Some(Piece::Mouse),
        "1" => Some(Piece::Cat(0)),
        "2" => Some(Piece::Cat(1)),
        "3" => Some(Piece::Cat(2)),
        "4" => Some(Piece::Cat(3)),
        _ => return None,
    })
}

/// A law that is broken, with the squares or the cats concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BrokenLaw {
    /// Pieces stand on these dark squares (B1.1).
    Dark(u64),
    /// More than one piece stands on each of these squares (B1.1).
    Shared(u64),
    /// Some cats are on no square (B1.2). For each of the four cats: whether it is missing.
    CatsMissing([bool; 4]),
    /// The game has begun, but the mouse is on no square (B1.3).
    MouseMissing,
}

impl BrokenLaw {
    /// The law as an English sentence, for an error about a position text.
    pub(super) const fn english(self) -> &'static str {
        match self {
            Self::Dark(_) => "only the light squares are used: those of a8 and h1",
            Self::Shared(_) => "two pieces on one square",
            Self::CatsMissing(_) => "all four cats are needed",
            Self::MouseMissing => "the mouse is missing, and the game has begun",
        }
    }

    /// The broken law as a fact. `render` turns it into a sentence for people.
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
    /// The first law that the position breaks. `None` if the position keeps all laws, even if the game is over.
    pub(super) fn broken_law(&self) -> Option<BrokenLaw> {
        let dark = self.occupied() & !LIGHT;
        let shared = self.shared_squares();
        let missing = self.cats.map(|at| at.is_none());
        if dark != 0 {
            Some(BrokenLaw::Dark(dark))
        } else if shared != 0 {
            Some(BrokenLaw::Shared(shared))
        } else if missing.contains(&true) {
            Some(BrokenLaw::CatsMissing(missing))
        } else if self.mouse.is_none() && !self.is_fresh() {
            Some(BrokenLaw::MouseMissing)
        } else {
            None
        }
    }

    /// Whether this is the position before the first move, in which the mouse has no square yet.
    pub(super) fn is_fresh(&self) -> bool {
        let cats_at_home = self.cats == Square::CATS.map(Some);
        self.mouse.is_none() && cats_at_home && self.to_move == Seat::First
    }

    /// The squares on which more than one piece stands.
    fn shared_squares(&self) -> u64 {
        let (mut seen, mut shared) = (0, 0);
        for at in self.cats.into_iter().chain([self.mouse]).flatten() {
            shared |= seen & at.bit();
            seen |= at.bit();
        }
        shared
    }
}
