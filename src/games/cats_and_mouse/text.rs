//! Position text: `cats 1-4 / mouse / to move`, as in `a8,c8,e8,g8/d1/m`. Only the one canonical spelling is read.

use super::{CatsAndMouse, Options, Square};
use crate::rules::Seat;
use std::fmt;

type Flaw = &'static str;

impl CatsAndMouse {
    /// What the text describes, whether or not it may be played from.
    pub(super) fn read(options: &Options, text: &str) -> Result<Self, Flaw> {
        let parts: Vec<&str> = text.split('/').collect();
        let &[cats, mouse, to_move] = parts.as_slice() else {
            return Err("three parts divided by / are needed: cats, mouse, who is to move");
        };
        Ok(Self {
            options: *options,
            cats: read_cats(cats)?,
            mouse: match mouse {
                "-" => None,
                at => Some(square(at)?),
            },
            to_move: match to_move {
                "m" => Seat::First,
                "c" => Seat::Second,
                _ => return Err("the last part says who is to move, m (mouse) or c (cats)"),
            },
        })
    }

    /// Whether it may be played from.
    pub(super) fn check(&self) -> Result<(), Flaw> {
        let mut all = self.cats.iter().chain(&self.mouse);
        if !all.all(|at| at.is_light()) {
            return Err("only the light squares are used: those of a8 and h1");
        }
        let pieces = 4 + u32::from(self.mouse.is_some());
        if self.occupied().count_ones() != pieces {
            return Err("two pieces on one square");
        }
        let fresh = self.cats == Square::CATS && self.to_move == Seat::First;
        if self.mouse.is_none() && !fresh {
            return Err("the mouse is missing, and the game has begun");
        }
        Ok(())
    }
}

fn read_cats(text: &str) -> Result<[Square; 4], Flaw> {
    let cats: Vec<Square> = text.split(',').map(square).collect::<Result<_, Flaw>>()?;
    cats.try_into()
        .map_err(|_| "four cats divided by , are needed")
}

fn square(text: &str) -> Result<Square, Flaw> {
    text.parse().map_err(|()| "a square is a1 to h8")
}

impl fmt::Display for CatsAndMouse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cats = self.cats.map(|at| at.to_string()).join(",");
        let mouse = self.mouse.map_or("-".to_owned(), |at| at.to_string());
        let to_move = match self.to_move {
            Seat::First => 'm',
            Seat::Second => 'c',
        };
        write!(f, "{cats}/{mouse}/{to_move}")
    }
}
