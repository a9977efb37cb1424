//! Trains the networks of XII Scripta by games of a network against itself:
//!
//! ```sh
//! cargo run --release -p lusoria-games --example train_xii_scripta -- many 6000 weights.bin
//! ```
//!
//! The first argument says for which games: `many` for 6 to 15 pieces, `few` for 1 to 5. Then come the number of games and the file to
//! write; a fourth argument names a file of weights to begin with instead of small random ones. The same arguments give the same weights on
//! the same machine. Method: temporal differences (R. Sutton, 1988; G. Tesauro, "Temporal Difference Learning and TD-Gammon", 1995): after
//! each game every position learns a mixture of what the network thought of the positions after it and of the result.

#![allow(clippy::print_stdout, reason = "this is what it is for")]

use lusoria_games::games::xii_scripta::{Features, Network, Options, XiiScripta};
use lusoria_games::rules::{State, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::time::Instant;

/// The share with which the estimate of a later position counts at each step back.
const LAMBDA: f32 = 0.7;
/// How far the weights move at first, and at the end.
const RATES: [f32; 2] = [0.02, 0.001];
/// After this many turns the weights move half as far as at the beginning, after twice as many a third as far.
const TURNS: f32 = 100_000.0;
/// A game that is longer is thrown away. Only an untrained network plays such games.
const LONGEST: usize = 2_000;

/// A position before a throw, and what the network thought of it.
struct Visit {
    features: Features,
    chance: f32,
}

struct Trainer {
    network: Network,
    random: SmallRng,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [which, games, file, begin @ ..] = words.as_slice() else {
        panic!("say `many` or `few`, the number of games, and the file to write");
    };
    let games: u32 = games.parse().expect("the second word is a number");
    let mut random = SmallRng::seed_from_u64(12);
    let network = match begin.first() {
        Some(begin) => read(begin),
        None => Network::untrained(&mut || random.random_range(-0.05..0.05)),
    };
    let mut trainer = Trainer { network, random };
    let (began, mut turns) = (Instant::now(), 0);
    for game in 0..games {
        let rate = (RATES[0] / (1.0 + turns as f32 / TURNS)).max(RATES[1]);
        let pieces = trainer.pieces(which == "few");
        turns += trainer.learn_from_a_game(pieces, rate);
        if (game + 1).is_multiple_of(games.div_ceil(100)) {
            println!("{} games, {turns} turns, {:.0?}", game + 1, began.elapsed());
            std::fs::write(file, trainer.network.to_bytes()).expect("the file can be written");
        }
    }
}

fn read(file: &str) -> Network {
    let bytes = std::fs::read(file).expect("the file can be read");
    Network::from_bytes(&bytes).expect("these are weights")
}

impl Trainer {
    fn pieces(&mut self, few: bool) -> u8 {
        let usual = self.random.random_range(0..10) < 7;
        match (few, usual) {
            (true, true) => 3,
            (true, false) => self.random.random_range(1..=5),
            (false, true) => 15,
            (false, false) => self.random.random_range(6..=15),
        }
    }

    /// How many turns it had.
    fn learn_from_a_game(&mut self, pieces: u8, rate: f32) -> usize {
        let visits = self.play(pieces);
        if visits.len() == LONGEST {
            return LONGEST;
        }
        // Whoever threw last has won.
        let mut target = 1.0;
        for visit in visits.iter().rev() {
            self.network.learn(&visit.features, target, rate);
            target = 1.0 - ((1.0 - LAMBDA) * visit.chance + LAMBDA * target);
        }
        visits.len()
    }

    /// The positions before each throw of a game in which both seats play what the network thinks best.
    fn play(&mut self, pieces: u8) -> Vec<Visit> {
        let options: Options = format!("pieces={pieces},dice=plain")
            .parse()
            .expect("these are options");
        let (mut state, mut visits) = (XiiScripta::start(&options), Vec::new());
        while state.turn() == Turn::Chance && visits.len() < LONGEST {
            let features = Features::of(&state);
            let chance = self.network.chance(&features);
            visits.push(Visit { features, chance });
            let throw = state.draw(&mut |n| self.random.random_range(0..n));
            state.play(throw, &mut ());
            state = self.best_end(&state);
        }
        visits
    }

    fn best_end(&self, state: &XiiScripta) -> XiiScripta {
        let Turn::Seat(seat) = state.turn() else {
            unreachable!("dice were thrown");
        };
        let chance = |end: &XiiScripta| match end.turn() {
            Turn::Over(_) => 1.0,
            _ if end.to_move() == seat => unreachable!("the turn has ended"),
            _ => 1.0 - self.network.chance(&Features::of(end)),
        };
        let ends = state.turn_ends().into_iter();
        let best = ends
            .map(|end| (chance(&end), end))
            .max_by(|one, other| one.0.total_cmp(&other.0));
        best.expect("every turn ends somehow").1
    }
}
