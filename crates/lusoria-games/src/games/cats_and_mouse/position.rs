//! The position as text, such as `a8,c8,e8,g8/d1/m`: cats 1 to 4, the mouse, and who is to move (`state.rs` has the type). A position is
//! read only in its canonical spelling.
//!
//! A piece may stand on any square or on none here, because the position editor may hold a position that breaks a law. `broken_law` says
//! whether a game can begin from a position.

use super::{CatsAndMouse, Options, Square};
use crate::rules::{Flaw, Seat};
use std::fmt;

impl CatsAndMouse {
    /// Reads a position, whether or not it can be played from.
    pub(super) fn read_position(options: &Options, text: &str) -> Result<Self, Flaw> {
        let parts: Vec<&str> = text.split('/').collect();
        let &[cats, mouse, to_move] = parts.as_slice() else {
            return Err("three parts divided by / are needed: cats, mouse, who is to move");
        };
        Ok(Self {
            options: *options,
            cats: read_cats(cats)?,
            mouse: square(mouse)?,
            to_move: match to_move {
                "m" => Seat::First,
                "c" => Seat::Second,
                _ => return Err("the last part says who is to move, m (mouse) or c (cats)"),
            },
        })
    }
}

fn read_cats(text: &str) -> Result<[Option<Square>; 4], Flaw> {
    let cats: Vec<Option<Square>> = text.split(',').map(square).collect::<Result<_, Flaw>>()?;
    cats.try_into()
        .map_err(|_| "four cats divided by , are needed")
}

/// Reads a square; `-` means that the piece is on no square.
fn square(text: &str) -> Result<Option<Square>, Flaw> {
    match text {
        "-" => Ok(None),
        at => at.parse().map(Some).map_err(|()| "a square is a1 to h8"),
    }
}

/// Writes a square; the opposite of `square`.
pub(super) fn name(at: Option<Square>) -> String {
    at.map_or("-".to_owned(), |at| at.to_string())
}

impl fmt::Display for CatsAndMouse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cats = self.cats.map(name).join(",");
        let mouse = name(self.mouse);
        let to_move = match self.to_move {
            Seat::First => 'm',
            Seat::Second => 'c',
        };
        write!(f, "{cats}/{mouse}/{to_move}")
    }
}
