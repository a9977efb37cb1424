//! Lets the networks of XII Scripta play against the evaluation that they replaced, and against random moves. The games come in pairs
//! with the same throws and swapped seats:
//!
//! ```sh
//! cargo run --release -p lusoria-games --example match_xii_scripta -- 15 200
//! ```
//!
//! The arguments are the number of pieces and the number of pairs of games. Up to two files of weights may follow. The first replaces the
//! built-in weights. If there is a second file, a network with its weights is the opponent, and the two usual opponents do not play. All
//! players look at the positions in which the turn can end, and no further.

#![allow(clippy::print_stdout, reason = "this is what it is for")]

#[path = "xii_scripta/by_hand.rs"]
mod by_hand;
#[path = "xii_scripta/mean.rs"]
mod mean;

use by_hand::worth;
use lusoria_games::games::xii_scripta::{Network, XiiScripta};
use lusoria_games::rules::{Outcome, Seat, State, Turn};
use mean::percent;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// How a player plays a turn.
enum Player {
    /// Uses the network with the built-in weights.
    BuiltIn,
    /// Uses a network with other weights.
    Weights(Box<Network>),
    /// Uses a function that rates a position for a seat. The player ends the turn in the position with the highest rating.
    Opinion(Opinion),
}

type Opinion = fn(&XiiScripta, Seat, &mut SmallRng) -> f64;

/// A game is stopped after this many throws and turns, counted together. It then counts as half a win for each player.
const LONGEST: usize = 5_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [pieces, pairs, files @ ..] = words.as_slice() else {
        panic!("say the number of pieces and of pairs of games");
    };
    let [pieces, pairs] = [pieces, pairs].map(|word| word.parse().expect("a number"));
    let mut weights = files
        .iter()
        .map(|file| Player::Weights(Box::new(read(file))));
    let ours = weights.next().unwrap_or(Player::BuiltIn);
    match weights.next() {
        Some(theirs) => report(pieces, pairs, &ours, "the other weights", &theirs),
        None => {
            for (name, opinion) in OPPONENTS {
                report(pieces, pairs, &ours, name, &Player::Opinion(opinion));
            }
        }
    }
}

fn read(file: &str) -> Network {
    let bytes = std::fs::read(file).expect("the file can be read");
    Network::from_bytes(&bytes).expect("these are weights")
}

const OPPONENTS: [(&str, Opinion); 2] = [
    ("random turns", |_, _, random| random.random()),
    ("the evaluation before the networks", |state, seat, _| {
        f64::from(worth(state, seat))
    }),
];

fn report(pieces: u32, pairs: u32, ours: &Player, name: &str, theirs: &Player) {
    let scores: Vec<f64> = (0..pairs)
        .map(|seed| pair(pieces, [ours, theirs], seed))
        .collect();
    let (mean, error) = percent(&scores);
    println!("{pieces} pieces against {name}: {mean:.1} % ± {error:.1} of {pairs} pairs");
}

/// Plays two games, one from each seat. Returns which share of the points the first of the two `players` got, from 0 to 1.
fn pair(pieces: u32, players: [&Player; 2], seed: u32) -> f64 {
    let games = Seat::ALL.map(|seat| play(pieces, seat, players, seed));
    games.iter().sum::<f64>() / 2.0
}

/// Plays one game and returns the points of the player `ours`: 1, 1/2 or 0.
fn play(pieces: u32, our_seat: Seat, [ours, theirs]: [&Player; 2], seed: u32) -> f64 {
    let options = format!("pieces={pieces},dice=plain");
    let mut state = XiiScripta::start(&options.parse().expect("these are options"));
    let mut dice = SmallRng::seed_from_u64(seed.into());
    let mut random = SmallRng::seed_from_u64(u64::from(seed) << 32);
    for _ in 0..LONGEST {
        match state.turn() {
            Turn::Over(outcome) => return f64::from(u8::from(outcome == Outcome::Win(our_seat))),
            Turn::Chance => {
                let throw = state.draw(&mut |n| dice.random_range(0..n));
                state.play(throw, &mut ());
            }
            Turn::Seat(seat) => {
                let player = if seat == our_seat { ours } else { theirs };
                state = player.turn(&state, seat, &mut random);
            }
        }
    }
    0.5
}

impl Player {
    /// The position in which this player ends the turn.
    fn turn(&self, state: &XiiScripta, seat: Seat, random: &mut SmallRng) -> XiiScripta {
        match self {
            Self::BuiltIn => state.best_turn(),
            Self::Weights(network) => network.best_turn(state, false).0,
            Self::Opinion(opinion) => {
                let ends = state.turn_ends().into_iter();
                let valued = ends.map(|end| (opinion(&end, seat, random), end));
                let best = valued.max_by(|one, other| one.0.total_cmp(&other.0));
                best.expect("every turn ends somehow").1
            }
        }
    }
}
