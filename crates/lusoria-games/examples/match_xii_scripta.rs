//! Compares the networks of XII Scripta with the evaluation that they replaced, and with random moves, in pairs of games with the same
//! throws and swapped seats:
//!
//! ```sh
//! cargo run --release -p lusoria-games --example match_xii_scripta -- 15 200
//! ```
//!
//! The arguments are the number of pieces and the number of pairs. Both players look at the positions in which the turn can end, and no
//! further.

#![allow(clippy::print_stdout, reason = "this is what it is for")]

use lusoria_games::games::xii_scripta::{Side, XiiScripta};
use lusoria_games::rules::{Outcome, Seat, State, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// What a player thinks of a position in which its turn may end.
type Opinion = fn(&XiiScripta, Seat, &mut SmallRng) -> f64;

const OPPONENTS: [(&str, Opinion); 2] = [
    ("random turns", |_, _, random| random.random()),
    ("the evaluation before the networks", |state, seat, _| {
        f64::from(worth(state, seat) - worth(state, seat.other()))
    }),
];

/// A game that is longer counts as half a win for each.
const LONGEST: usize = 5_000;

fn main() {
    let words: Vec<u32> = std::env::args()
        .skip(1)
        .map(|word| word.parse().expect("two numbers"))
        .collect();
    let [pieces, pairs] = words.as_slice() else {
        panic!("say the number of pieces and of pairs of games");
    };
    for (name, opinion) in OPPONENTS {
        let scores: Vec<f64> = (0..*pairs)
            .map(|seed| pair(*pieces, opinion, seed))
            .collect();
        let count = f64::from(*pairs);
        let mean = scores.iter().sum::<f64>() / count;
        let variance = scores
            .iter()
            .map(|score| (score - mean).powi(2))
            .sum::<f64>()
            / count;
        let error = 1.96 * (variance / count).sqrt();
        println!(
            "{pieces} pieces against {name}: {:.1} % ± {:.1} of {pairs} pairs",
            100.0 * mean,
            100.0 * error
        );
    }
}

/// The networks' share of two games.
fn pair(pieces: u32, opponent: Opinion, seed: u32) -> f64 {
    let games = Seat::ALL.map(|seat| play(pieces, seat, opponent, seed));
    games.iter().sum::<f64>() / 2.0
}

/// The share of the networks, which sit on this seat.
fn play(pieces: u32, networks: Seat, opponent: Opinion, seed: u32) -> f64 {
    let options = format!("pieces={pieces},dice=plain");
    let mut state = XiiScripta::start(&options.parse().expect("these are options"));
    let mut dice = SmallRng::seed_from_u64(seed.into());
    let mut random = SmallRng::seed_from_u64(u64::from(seed) << 32);
    for _ in 0..LONGEST {
        match state.turn() {
            Turn::Over(outcome) => return f64::from(u8::from(outcome == Outcome::Win(networks))),
            Turn::Chance => {
                let throw = state.draw(&mut |n| dice.random_range(0..n));
                state.play(throw, &mut ());
            }
            Turn::Seat(seat) => {
                let opinion: Opinion = if seat == networks {
                    |state, seat, _| state.chance_of(seat).into()
                } else {
                    opponent
                };
                let ends = state.turn_ends().into_iter();
                let valued = ends.map(|end| (opinion(&end, seat, &mut random), end));
                let best = valued.max_by(|one, other| one.0.total_cmp(&other.0));
                state = best.expect("every turn ends somehow").1;
            }
        }
    }
    0.5
}

/// How good a player's position is by the hand-made evaluation that was used before there were networks.
fn worth(state: &XiiScripta, seat: Seat) -> i32 {
    let (own, enemy) = (state.side(seat), state.side(seat.other()));
    let points = own
        .points()
        .filter(|&(step, count)| step <= 30 && count > 1);
    let choice = own.points().filter(|&(step, _)| step > 30);
    12 * points.count() as i32 + 20 * choice.count() as i32 - 10 * pips(own) - blots(own, enemy)
}

fn pips(side: &Side) -> i32 {
    let outside = i32::from(side.waiting + side.captured);
    let to_home: i32 = side.steps().map(|step| (31 - i32::from(step)).max(0)).sum();
    outside * 31 + to_home + 9 * (outside + i32::from(side.on_board()))
}

fn blots(own: &Side, enemy: &Side) -> i32 {
    if enemy.on_board() + enemy.waiting + enemy.captured == 0 {
        return 0;
    }
    let alone = own.points().filter(|&(_, count)| count == 1);
    alone.map(|(step, _)| i32::from(step)).sum()
}
