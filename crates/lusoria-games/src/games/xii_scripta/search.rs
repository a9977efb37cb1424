//! The evaluation of XII Scripta for the search: how likely a seat is to win, in units. An even chance is 0 units. The units grow in
//! proportion to the chance. So their mean over all throws stands for the mean chance.

use super::{Ply, Side, XiiScripta};
use crate::engine::{Searchable, Skill, WinProbability, key_of};
use crate::rules::Seat;

/// How many units lie between a certain loss (-10,000) and a certain win (10,000).
const CERTAINTY: f32 = 20_000.0;

impl Searchable for XiiScripta {
    type Evaluation = i32;

    type Tactics = ();

    const WHOLE_TURNS: bool = true;

    const WIN_PROBABILITY: WinProbability = WinProbability::of(CERTAINTY as f64 / 4.0);

    const SKILLS: [Skill; 2] = [Skill::easy(1, 0.08), Skill::hard(1, 0.03)];

    fn key(&self) -> u64 {
        let [first, second] = self.sides.map(|side| side.packed());
        let counts = |side: &Side| [side.waiting, side.captured, side.off];
        let ([a, b, c], [d, e, f]) = (counts(&self.sides[0]), counts(&self.sides[1]));
        let rest = u64::from_le_bytes([a, b, c, d, e, f, self.to_move as u8, 0]);
        let bag = |seat| self.bag(seat).map_or([0; 6], |bag| bag.left());
        let [one, other] = Seat::ALL.map(|seat| {
            let [a, b, c, d, e, f] = bag(seat);
            u64::from_le_bytes([a, b, c, d, e, f, 0, 0])
        });
        key_of(&[
            first as u64,
            (first >> 64) as u64,
            second as u64,
            (second >> 64) as u64,
            rest,
            one,
            other ^ u64::from(self.dice.packed()) << 48,
        ])
    }

    fn evaluation(&self) -> i32 {
        ((self.chance_of(Seat::First) - 0.5) * CERTAINTY) as i32
    }

    fn move_number(m: Ply) -> u16 {
        match m {
            Ply::Pass => 0,
            Ply::Place(die) => die.into(),
            Ply::Move { piece, die } => 8 * u16::from(piece) + u16::from(die),
            Ply::Take(die) => 150 + u16::from(die),
            Ply::Roll(_) => 160,
        }
    }

    fn tactics(&self) {}

    fn leaves_out(&self, m: Ply) -> bool {
        m == Ply::Pass && !self.may_wait()
    }
}
