//! What a search knows of XII Scripta: how many points the dice have still to show, and which pieces may be hit.

use super::side::{LAST, flip_mask};
use super::{Ply, Side, XiiScripta};
use crate::engine::{Searchable, Skill, WinProbability, key_of};
use crate::rules::Seat;

/// Units of a point of the dice.
const PIP: i32 = 10;
/// A piece alone where an enemy behind it may hit it, for each step that it would lose.
const BLOT: i32 = 1;
/// A step that is shut to the enemy.
const POINT: i32 = 12;

impl Searchable for XiiScripta {
    type Tactics = ();

    const WHOLE_TURNS: bool = true;

    const WIN_PROBABILITY: WinProbability = WinProbability::of(350.0);

    const SKILLS: [Skill; 2] = [Skill::easy(1, 0.05), Skill::hard(1, 0.01)];

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

    fn evaluate(&self, seat: Seat) -> i32 {
        let worth = |seat: Seat| {
            let (own, enemy) = (self.side(seat), self.side(seat.other()));
            POINT * own.many.count_ones() as i32 - PIP * pips(own) - blots(own, enemy)
        };
        worth(seat) - worth(seat.other())
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
}

/// How many points a player's dice have still to show.
fn pips(side: &Side) -> i32 {
    let end = i32::from(LAST) + 1;
    let outside = i32::from(side.waiting + side.captured) * end;
    let on_board: i32 = side.steps().map(|step| end - i32::from(step)).sum();
    outside + on_board
}

/// What a player stands to lose: the steps of lone pieces that an enemy piece has not passed yet.
fn blots(own: &Side, enemy: &Side) -> i32 {
    let mut alone = own.any & !own.many;
    let behind = flip_mask(enemy.any);
    let entering = enemy.waiting + enemy.captured > 0;
    let mut lost = 0;
    while alone != 0 {
        let step = alone.trailing_zeros();
        if entering || behind != 0 {
            lost += step as i32 * BLOT;
        }
        alone &= alone - 1;
    }
    lost
}
