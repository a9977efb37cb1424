//! What a search knows of XII Scripta: how many points the dice have still to show, and which pieces may be hit.

use super::side::{HOME, LAST, flip_mask};
use super::{Ply, Side, XiiScripta};
use crate::engine::{Searchable, Skill, WinProbability, key_of};
use crate::rules::Seat;

/// Units of a point of the dice.
const PIP: i32 = 10;
/// A piece alone where an enemy behind it may hit it, for each step that it would lose.
const BLOT: i32 = 1;
/// A step outside the own home that is shut to the enemy.
const POINT: i32 = 12;
/// A point of the own home from which a die of its own bears off.
const CHOICE: i32 = 20;
/// Points of the dice that bearing a piece off is worth.
const BEARING_OFF: i32 = 9;

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
            let points = (own.many & !HOME).count_ones() as i32;
            let choice = (own.any & HOME).count_ones() as i32;
            POINT * points + CHOICE * choice - PIP * pips(own) - blots(own, enemy)
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

/// How many points a player's dice have still to show to bring every piece home, and something for each that has then to be borne
/// off: that takes a die of its own, and a step further at home is worth nothing.
fn pips(side: &Side) -> i32 {
    let first_at_home = i32::from(LAST) - 5;
    let outside = i32::from(side.waiting + side.captured);
    let to_home: i32 = side
        .steps()
        .map(|step| (first_at_home - i32::from(step)).max(0))
        .sum();
    let left = outside + i32::from(side.on_board());
    outside * first_at_home + to_home + left * BEARING_OFF
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
