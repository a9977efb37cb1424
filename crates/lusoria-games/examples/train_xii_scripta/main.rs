//! Trains the networks of XII Scripta by games of a network against itself:
//!
//! ```sh
//! cargo run --release -p lusoria-games --example train_xii_scripta -- many 6000 weights.bin
//! ```
//!
//! The arguments are:
//!
//! 1. which games to train for: `many` for 6 to 15 pieces, `few` for 1 to 5,
//! 2. the number of games,
//! 3. the file to write,
//! 4. for `few`, a table made by `lusoria tables scripta`. The weights in the repository were made with the table for three pieces.
//!
//! The same arguments give the same weights on the same machine.
//!
//! The method is temporal differences (R. Sutton, 1988; G. Tesauro, "Temporal Difference Learning and TD-Gammon", 1995). After each game
//! the network learns a value for each position of the game. The value is a mixture of the result and of the network's estimates for the
//! later positions. If the table knows the chance to win in a position, the network learns that chance. In the first games, an evaluation
//! written by hand chooses the moves, and the network only learns. A race (no piece can hit another any more) is not played, because its
//! chances are known.

#![allow(clippy::print_stdout, reason = "this is what it is for")]

#[path = "../xii_scripta/by_hand.rs"]
mod by_hand;

use by_hand::worth;
use lusoria_games::exact::xii_scripta::ChanceTable;
use lusoria_games::games::xii_scripta::{Features, Network, Options, XiiScripta};
use lusoria_games::rules::{State, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::time::Instant;

/// The λ of TD(λ) in the first game and in the last one. For each position, the network learns a weighted mean of two values. One is the
/// network's estimate for the next position, with weight 1 - λ. The other comes from all later positions and the result, with weight λ.
const LAMBDAS: [f32; 2] = [0.9, 0.5];
/// How far one position moves the weights, in the first game and in the last one. In between, the step shrinks by the same factor with
/// every game. With large steps at the end, the network would mostly remember the last games.
const RATES_OF_MANY: [f32; 2] = [0.005, 0.000_02];
const RATES_OF_FEW: [f32; 2] = [0.02, 0.000_1];
/// The last part of the training, as a share of the games. During it, a moving average of each weight is kept. The averages are written
/// to the file.
const MEAN_OF: f32 = 0.3;
/// In this many games at the beginning, both seats play by the old hand-made evaluation, and the network only learns from the games. If
/// an untrained network chose the moves, it would learn to wait (see [`PATIENCE`]).
const LESSONS: u32 = 500;
/// To wait is to end a turn with dice left. In the first `PATIENCE` turns of a game, a player may wait in positions that the table knows.
/// Later nobody may wait, because two players who wait for each other teach nothing.
const PATIENCE: usize = 100;
/// A quarter of the games begin with random turns, so that the network also learns to judge unusual positions. The number of these turns
/// is always below `RANDOM_TURNS`.
const RANDOM_TURNS: u32 = 20;
/// A game with this many turns is stopped, and the network learns nothing from it. Only an untrained network plays such games.
const LONGEST: usize = 2_000;

/// A position before a throw. `chance` is the chance to win as the network estimates it. `known` is the chance to win as the table gives
/// it; `None` if the table lacks the position.
struct Visit {
    features: Features,
    chance: f32,
    known: Option<f32>,
}

/// A game that was played. `last` is the winning chance of the seat that was to throw in the last position.
struct Played {
    visits: Vec<Visit>,
    last: f32,
}

struct Trainer {
    network: Network,
    mean: Network,
    random: SmallRng,
    table: Option<ChanceTable>,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [which, games, file, table @ ..] = words.as_slice() else {
        panic!("say `many` or `few`, the number of games, and the file to write");
    };
    let games: u32 = games.parse().expect("the second word is a number");
    let mut random = SmallRng::seed_from_u64(12);
    let network = Network::untrained(&mut || random.random_range(-0.05..0.05));
    let mut trainer = Trainer {
        mean: network.clone(),
        network,
        random,
        table: table.first().map(|file| read(file)),
    };
    let (began, mut turns) = (Instant::now(), 0);
    for game in 0..games {
        turns += trainer.learn_from_a_game(which == "few", game, games);
        if (game + 1).is_multiple_of(games.div_ceil(100)) {
            println!("{} games, {turns} turns, {:.0?}", game + 1, began.elapsed());
            std::fs::write(file, trainer.mean.to_bytes()).expect("the file can be written");
        }
    }
}

fn read(file: &str) -> ChanceTable {
    let bytes = std::fs::read(file).expect("the file can be read");
    ChanceTable::from_bytes(&bytes).expect("this is a table")
}

impl Trainer {
    fn pieces(&mut self, few: bool) -> u8 {
        let usual = self.random.random_range(0..10);
        match (few, usual) {
            (true, 0..5) => 3,
            (true, 5..7) => 2,
            (true, _) => self.random.random_range(1..=5),
            (false, 0..7) => 15,
            (false, _) => self.random.random_range(6..=15),
        }
    }

    /// Plays a game, and learns from it unless it was stopped. Returns how many turns it had, without the random ones at the beginning.
    fn learn_from_a_game(&mut self, few: bool, game: u32, games: u32) -> usize {
        let pieces = self.pieces(few);
        let Played { visits, last } = self.play(pieces, game < LESSONS);
        if visits.len() == LONGEST {
            return LONGEST;
        }
        let done = game as f32 / games as f32;
        let [first, last_rate] = if few { RATES_OF_FEW } else { RATES_OF_MANY };
        let rate = first * (last_rate / first).powf(done);
        let lambda = LAMBDAS[0] + (LAMBDAS[1] - LAMBDAS[0]) * done;
        let mut target = last;
        for visit in visits.iter().rev() {
            target = visit.known.unwrap_or(target);
            self.network.learn(&visit.features, target, rate);
            target = 1.0 - ((1.0 - lambda) * visit.chance + lambda * target);
        }
        let share = if done > 1.0 - MEAN_OF { 0.001 } else { 1.0 };
        self.mean.approach(&self.network, share);
        visits.len()
    }

    /// Plays a game and returns its positions before the throws. Random turns at the beginning are left out. In the first [`LESSONS`]
    /// games, both seats play what the hand-made evaluation thinks best. Later they play what the network thinks best.
    fn play(&mut self, pieces: u8, is_lesson: bool) -> Played {
        let options: Options = format!("pieces={pieces},dice=plain")
            .parse()
            .expect("these are options");
        let (mut state, mut visits) = (XiiScripta::start(&options), Vec::new());
        let random_turns = match self.random.random_range(0..4) {
            0 => self.random.random_range(0..RANDOM_TURNS),
            _ => 0,
        };
        for _ in 0..random_turns {
            if state.turn() == Turn::Chance {
                state = self.random_turn(state);
            }
        }
        // The seat that threw last has won, unless the game ends as a race.
        let mut last = 1.0;
        while state.turn() == Turn::Chance && visits.len() < LONGEST {
            let visit = self.visit(&state);
            let may_wait = visit.known.is_some() && visits.len() < PATIENCE;
            visits.push(visit);
            if let Some(known) = state.race_chance() {
                last = known;
                break;
            }
            let throw = state.draw(&mut |n| self.random.random_range(0..n));
            state.play(throw, &mut ());
            state = if is_lesson {
                by_hand(&state)
            } else {
                self.network.best_turn(&state, may_wait).0
            };
        }
        Played { visits, last }
    }

    fn visit(&self, state: &XiiScripta) -> Visit {
        let few = self.table.as_ref();
        Visit {
            features: Features::of(state),
            chance: self.network.chance(state),
            known: few.and_then(|table| table.chance(state)),
        }
    }

    fn random_turn(&mut self, mut state: XiiScripta) -> XiiScripta {
        let mut moves = Vec::new();
        let seat = state.to_move();
        while state.to_move() == seat && !matches!(state.turn(), Turn::Over(_)) {
            let mut below = |n| self.random.random_range(0..n);
            let ply = match state.turn() {
                Turn::Chance => state.draw(&mut below),
                _ => state.any_move(&mut moves, &mut below),
            };
            state.play(ply, &mut ());
        }
        state
    }
}

/// The position in which the hand-made evaluation would end the turn.
fn by_hand(state: &XiiScripta) -> XiiScripta {
    let Turn::Seat(seat) = state.turn() else {
        unreachable!("dice were thrown");
    };
    let ends = state.turn_ends().into_iter();
    let best = ends.max_by_key(|end| worth(end, seat));
    best.expect("every turn ends somehow")
}
