//! The inputs of the network: numbers that describe the pieces of both players. Most of them are zero.
//!
//! For each step of a player's own course (A1), four numbers describe the player's pieces there, as in G. Tesauro's TD-Gammon. The
//! other numbers are not about one step. They say, for example, how far the player has come.

use super::side::{LAST, flip, flip_mask};
use super::{Side, XiiScripta};

/// How many numbers describe a player's pieces on one step. The first three pieces have a number each. All further pieces share one.
const OF_A_STEP: usize = 4;
/// How many other numbers describe a player's pieces.
pub(super) const OTHERS: usize = 12;
const OF_ALL_STEPS: usize = OF_A_STEP * LAST as usize;
/// How many numbers describe the pieces of one player.
const OF_A_SIDE: usize = OF_ALL_STEPS + OTHERS;
/// How many numbers describe a position.
pub(super) const INPUTS: usize = 2 * OF_A_SIDE;

/// The steps on which pieces enter.
const ENTRY: u64 = 0b111_1110;

/// The inputs that describe a player as a whole, and not one step.
pub(super) type Others = [f32; OTHERS];

/// A position as a network sees it. Each entry is the index of an input and a value. If several entries have the same index, their
/// values are added. Inputs that are zero are left out.
#[derive(Clone, Debug, Default)]
pub struct Features(pub(super) Vec<(u16, f32)>);

impl Features {
    /// The position as the seat to move sees it.
    #[must_use]
    pub fn of(state: &XiiScripta) -> Self {
        let mut features = Vec::with_capacity(96);
        each_input(state, |input, value| features.push((input as u16, value)));
        Self(features)
    }
}

/// Calls `see` with the index and a value of each input that is not zero. If an index comes several times, its values are to be added.
/// The inputs of the seat to move come first.
#[inline]
pub(super) fn each_input(state: &XiiScripta, mut see: impl FnMut(usize, f32)) {
    let sides = [state.to_move, state.to_move.other()].map(|seat| state.side(seat));
    for (half, side) in sides.into_iter().enumerate() {
        let (mut last, mut before) = (0, 0);
        for step in side.steps() {
            before = if step == last { before + 1 } else { 0 };
            last = step;
            let (input, value) = piece_input(half, step, before);
            see(input, value);
        }
        let others = others(side, sides[1 - half]);
        for (n, value) in others.into_iter().enumerate() {
            if value != 0.0 {
                see(other_input(half, n), value);
            }
        }
    }
}

/// To which input a piece on this step adds, and how much. `others` counts the player's pieces that are on the step already.
#[inline]
pub(super) fn piece_input(half: usize, step: u8, others: u8) -> (usize, f32) {
    let begin = half * OF_A_SIDE + OF_A_STEP * (usize::from(step) - 1);
    if others < 3 {
        (begin + usize::from(others), 1.0)
    } else {
        (begin + 3, 0.5)
    }
}

/// The index of an input that describes a player as a whole, and not one step. `number` is its place among these inputs.
#[inline]
pub(super) const fn other_input(half: usize, number: usize) -> usize {
    half * OF_A_SIDE + OF_ALL_STEPS + number
}

/// Computes the inputs that describe a player as a whole, and not one step.
pub(super) fn others(own: &Side, enemy: &Side) -> Others {
    let outside = own.waiting + own.captured;
    let away = own.away_from_home();
    let on_board = own.steps().map(|step| u32::from(LAST + 1 - step));
    let pips = on_board.sum::<u32>() + u32::from(LAST + 1) * u32::from(outside);
    let yes = |holds: bool| f32::from(u8::from(holds));
    let [loss, hit, far_loss] = danger(own, enemy);
    [
        f32::from(own.waiting) / 15.0,
        yes(own.waiting > 0),
        yes(own.captured > 0),
        f32::from(own.captured) / 4.0,
        pips as f32 / 300.0,
        f32::from(away) / 15.0,
        yes(away == 0),
        f32::from(own.on_board() + outside) / 15.0,
        loss,
        hit,
        far_loss,
        shut_out(own, enemy),
    ]
}

/// Three numbers that say how dangerous the enemy's next throw is for lone pieces:
///
/// - the distance that these pieces together lose on average to hits with one die, as a fraction of the course,
/// - the chance that any piece is hit with one die,
/// - a rough measure of the danger from hits with two dice.
fn danger(own: &Side, enemy: &Side) -> [f32; 3] {
    let mut alone = flip_mask(own.any & !own.many);
    let entering = u64::from(enemy.waiting + enemy.captured > 0);
    // Bit n + 12 is set if an enemy piece stands on step n of the enemy's course. Step 0 stands for pieces that still have to enter.
    let enemies = (enemy.any | entering) << 12;
    let (mut loss, mut safe, mut far_loss) = (0.0, 1.0, 0.0);
    while alone != 0 {
        let step = alone.trailing_zeros();
        alone &= alone - 1;
        let behind = enemies >> step & 0xFFF;
        let (near, far) = ((behind >> 6).count_ones(), (behind & 63).count_ones());
        let (way, hit) = (f32::from(flip(step as u8)) / 36.0, SHOWN[near as usize]);
        loss += hit * way;
        safe *= 1.0 - hit;
        far_loss += far as f32 * way / 10.0;
    }
    [loss, 1.0 - safe, far_loss]
}

/// `SHOWN[n]` is the chance that at least one of three dice shows one of `n` given faces.
const SHOWN: [f32; 7] = {
    let (mut shown, mut numbers) = ([0.0; 7], 0);
    while numbers <= 6 {
        let others = (6 - numbers) as f32 / 6.0;
        shown[numbers] = 1.0 - others * others * others;
        numbers += 1;
    }
    shown
};

/// The chance that a captured piece cannot enter with the next throw. It is 0 if no piece is captured.
fn shut_out(own: &Side, enemy: &Side) -> f32 {
    if own.captured == 0 {
        return 0.0;
    }
    let closed = flip_mask(enemy.many) & ENTRY;
    1.0 - SHOWN[6 - closed.count_ones() as usize]
}

#[cfg(test)]
mod tests {
    use super::super::Options;
    use super::*;
    use crate::rules::State;

    fn others_of(position: &str) -> [Others; 2] {
        let options: Options = "pieces=3,dice=plain".parse().unwrap();
        let state = XiiScripta::from_text(&options, position).unwrap();
        let [first, second] = &state.sides;
        [others(first, second), others(second, first)]
    }

    #[test]
    fn a3_11_a_lone_piece_before_an_enemy_is_in_danger() {
        // Step 12 of player I is step 1 of player II, where the waiting pieces enter with a 1.
        let [first, second] = others_of("12=1;2;0;0/-;3;0;0/-/-/I");
        let hit = 91.0 / 216.0;
        assert!((first[8] - hit / 3.0).abs() < 1e-6, "{first:?}");
        assert!((first[9] - hit).abs() < 1e-6, "{first:?}");
        assert_eq!(second[8..], [0.0; 4]);
        let [first, _] = others_of("12=2;1;0;0/-;3;0;0/-/-/I");
        assert_eq!(first[8..], [0.0; 4]);
    }

    #[test]
    fn a3_10_closed_points_shut_captured_pieces_out() {
        let [first, _] = others_of("-;2;1;0/12=3;0;0;0/-/-/I");
        let out = 1.0 / 216.0;
        assert!((first[11] - out).abs() < 1e-6, "{first:?}");
    }

    #[test]
    fn a_stack_is_seen_as_its_pieces_one_by_one() {
        let options: Options = "pieces=5,dice=plain".parse().unwrap();
        let state = XiiScripta::from_text(&options, "2=5;0;0;0/-;5;0;0/-/-/I").unwrap();
        let mut numbers = [0.0; INPUTS];
        each_input(&state, |input, value| numbers[input] += value);
        assert_eq!(numbers[4..8], [1.0, 1.0, 1.0, 1.0]);
        assert_eq!(numbers[..4], [0.0; 4]);
    }
}
