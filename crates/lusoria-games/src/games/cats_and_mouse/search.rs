//! The evaluation of Cats and Mouse for the search.

use super::square::{LIGHT, Square, TOP};
use super::{CatsAndMouse, Ply};
use crate::engine::{Searchable, Skill, WinProbability, key_of};

/// What a position is worth to a mouse that has a way to the top row. Each step of the way takes off `STEP`.
const WAY_HOME: i32 = 300;
const STEP: i32 = 20;
/// What a position is worth to a mouse that has no way to the top row. Each square that the mouse can reach adds `SQUARE`.
const SHUT_IN: i32 = -200;
const SQUARE: i32 = 8;

impl Searchable for CatsAndMouse {
    type Evaluation = i32;

    type Tactics = ();

    const WIN_PROBABILITY: WinProbability = WinProbability::of(150.0);

    const SKILLS: [Skill; 2] = [Skill::easy(4, 0.15), Skill::hard(8, 0.04)];

    /// The numbers of the cats decide nothing. So positions that differ only in these numbers have the same key.
    fn key(&self) -> u64 {
        let mouse = self.mouse.map_or(0, Square::bit);
        let mover = self.to_move as u64;
        key_of(&[self.cats_mask(), mouse, mover])
    }

    fn evaluation(&self) -> i32 {
        self.freedom()
    }

    fn move_number(m: Ply) -> u16 {
        match m {
            Ply::Start(square) => 64 + square.bit().trailing_zeros() as u16,
            Ply::Mouse(step) => step as u16,
            Ply::Cat { cat, side } => 16 + u16::from(cat) * 4 + side as u16,
        }
    }

    fn tactics(&self) {}
}

impl CatsAndMouse {
    /// What the position would be worth to the mouse if the cats stood still. If the mouse can get to the top row, the worth depends on
    /// the number of steps. Otherwise it depends on the number of squares that the mouse can reach.
    fn freedom(&self) -> i32 {
        let free = LIGHT & !self.cats_mask();
        let mut reached = self.mouse.map_or(0, Square::bit);
        for steps in 0.. {
            if reached & TOP != 0 {
                return WAY_HOME - STEP * steps;
            }
            let more = (reached << 7 | reached << 9 | reached >> 7 | reached >> 9) & free;
            if more & !reached == 0 {
                break;
            }
            reached |= more;
        }
        SHUT_IN + SQUARE * reached.count_ones() as i32
    }
}
