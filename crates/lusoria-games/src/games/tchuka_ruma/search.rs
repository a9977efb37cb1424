//! The evaluation of Tchuka Ruma for the search: the stones in the ruma. They count even if the game is lost.

use super::{Ply, TchukaRuma};
use crate::engine::{Searchable, Skill, WinProbability, key_of};

/// How many units a stone is worth.
const STONE: i32 = 100;

impl Searchable for TchukaRuma {
    type Evaluation = i32;

    type Tactics = ();

    const WIN_PROBABILITY: WinProbability = WinProbability::of(300.0);

    const SKILLS: [Skill; 2] = [Skill::easy(2, 0.15), Skill::hard(6, 0.02)];

    fn key(&self) -> u64 {
        let [a, b, c, d, e, f, g, h, rest @ ..] = self.ring;
        let [i, j, k] = rest;
        let (first, rest) = (
            [a, b, c, d, e, f, g, h],
            [i, j, k, self.lost.into(), 0, 0, 0, 0],
        );
        key_of(&[u64::from_le_bytes(first), u64::from_le_bytes(rest)])
    }

    fn evaluation(&self) -> i32 {
        i32::from(self.ruma()) * STONE
    }

    fn move_number(m: Ply) -> u16 {
        m.0.into()
    }

    fn tactics(&self) {}

    fn consolation(&self) -> Option<i32> {
        Some(self.evaluation())
    }
}
