//! Setting up positions: squares as in chess, a cat by its number, the mouse by `m`. There is one of each: whoever is put
//! somewhere leaves the place where it was.

use super::{CatsAndMouse, Options, Square};
use crate::kit::fold;
use crate::rules::{Edit, EditError, Reason, Seat, SetupError, State};

/// Who can stand on a square.
#[derive(Clone, Copy)]
enum Piece {
    /// The cat of this index, counted from 0.
    Cat(usize),
    Mouse,
}

impl Edit for CatsAndMouse {
    const PLACES: &'static str = "a1–h8";
    const CONTENTS: &'static str = ". m 1–4";

    fn cleared(options: &Options) -> Self {
        Self {
            cats: [None; 4],
            mouse: None,
            ..Self::start(options)
        }
    }

    fn read(options: &Options, text: &str) -> Result<Self, SetupError> {
        Self::read_text(options, text.trim()).map_err(SetupError::BadPosition)
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
    /// Whoever stands on this square is taken off the board.
    fn lift(&mut self, square: Square) {
        let all = self.cats.iter_mut().chain([&mut self.mouse]);
        all.filter(|at| **at == Some(square))
            .for_each(|at| *at = None);
    }
}

fn square(place: &str) -> Option<Square> {
    fold(place).parse().ok()
}

/// What people type for a piece, or for nobody; nothing if it is neither.
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
