//! Lets the search play games against itself, and fits the weights of an evaluation to the results. Also fits the curve that turns units
//! into winning chances. Then compares the new weights with the old ones in pairs of games:
//!
//! `cargo run --release -p lusoria-games --example tune -- 'tablut(king=custodial)' games=2000 nodes=1000 pairs=200 seed=1`
//!
//! With `rounds=0` and `weights=0,-100` it fits nothing, and compares these weights with the ones in the code.
//!
//! The same arguments give the same result on every machine. `docs/engines.md` has the results. Deliberately absent: writing the new
//! weights into `search.rs`. A person does that if the last printed line shows that they are better.

#![expect(clippy::print_stdout, reason = "a tool prints what it finds")]

mod fit;
mod self_play;

use fit::{Sample, fit_curve, fit_weights};
use lusoria_games::catalog::{Game, Level, Score, ThinkOrder, parse_game_string};
use lusoria_games::contest::{Contestant, Tally, play_pair, random_opening};
use lusoria_games::rules::Seat;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;
use self_play::{GameData, play_against_itself};

/// The request on the command line.
struct Request {
    game: &'static Game,
    options: String,
    games: u64,
    nodes: u64,
    pairs: u64,
    /// The number of rounds. In each round, games are played, and then the weights are fitted to them.
    rounds: u64,
    seed: u64,
    /// The weights before the first round; `None` means the weights in the code.
    weights: Option<&'static [i32]>,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let game = words.first().and_then(|word| parse_game_string(word));
    let (game, options) = game.expect("the first word is a game: tablut(king=custodial)");
    let number = |key: &str, usual| {
        let of_key = |word: &String| word.strip_prefix(key)?.strip_prefix('=')?.parse().ok();
        words.iter().find_map(of_key).unwrap_or(usual)
    };
    tune(&Request {
        game,
        options,
        games: number("games", 1_000),
        nodes: number("nodes", 1_000),
        pairs: number("pairs", 200),
        rounds: number("rounds", 2),
        seed: number("seed", 1),
        weights: words.iter().find_map(|word| weights(word)),
    });
}

/// The weights in a word such as `weights=0,-100`; `None` if the word does not begin with `weights=`.
fn weights(word: &str) -> Option<&'static [i32]> {
    let list = word.strip_prefix("weights=")?.split(',');
    let units = list.map(|units| units.parse().expect("weights are numbers"));
    Some(Box::leak(units.collect()))
}

fn tune(request: &Request) {
    let line = request
        .game
        .begin(&request.options)
        .expect("there are such options");
    let old: Vec<f64> = line
        .weights()
        .iter()
        .map(|weight| f64::from(weight.units))
        .collect();
    assert!(!old.is_empty(), "this evaluation is no weighted sum");
    let slope = units_of_the_curve(request);
    let mut units = request.weights;
    for round in 0..request.rounds {
        let records = play_all(request, units, round);
        report_curve(&records);
        let samples: Vec<Sample> = records
            .iter()
            .flat_map(|record| record.samples.clone())
            .collect();
        let prior: Vec<f64> = old.iter().map(|weight| weight / slope).collect();
        let fitted = fit_weights(&samples, &prior);
        let rounded = fitted.iter().map(|weight| (weight * slope).round() as i32);
        units = Some(Box::leak(rounded.collect()));
        let won: f64 = records.iter().map(|record| record.points).sum();
        println!(
            "round {}: {} positions of {} games, of which First has won {:.1} %",
            round + 1,
            samples.len(),
            records.len(),
            won / records.len() as f64 * 100.0
        );
        for (weight, units) in line.weights().iter().zip(units.into_iter().flatten()) {
            println!("{:40} {:5} -> {units:5}", weight.name, weight.units);
        }
    }
    let tally = hold_against_old(request, units);
    println!("new weights against old ones: {}", told(&tally));
}

/// An advantage of this many units multiplies First's odds of winning by e (2.718…), as the game's constant `WIN_PROBABILITY` says.
fn units_of_the_curve(request: &Request) -> f64 {
    let mut below = |_| 0;
    let line = random_opening(request.game, &request.options, 0, &mut below);
    let line = line.expect("the options are right");
    let chance = line.winning_chance(Score::of_units(100));
    let chance = chance.expect("a seat is to move");
    100.0 / (chance / (1.0 - chance)).ln()
}

fn order(request: &Request, weights: Option<&'static [i32]>) -> ThinkOrder {
    ThinkOrder {
        level: Level::Ruthless,
        nodes: Some(request.nodes),
        hash_bytes: 1 << 18,
        weights,
        ..ThinkOrder::default()
    }
}

/// The random number generator for the game with this number.
fn chance_of(request: &Request, round: u64, number: u64) -> SmallRng {
    SmallRng::seed_from_u64(request.seed << 40 | round << 32 | number)
}

fn play_all(request: &Request, weights: Option<&'static [i32]>, round: u64) -> Vec<GameData> {
    let order = order(request, weights);
    let games = (0..request.games).into_par_iter();
    let play = |number| {
        let mut rng = chance_of(request, round, number);
        let plies = 2 + (number % 7) as u32;
        let mut below = |many| rng.random_range(0..many);
        let opening = random_opening(request.game, &request.options, plies, &mut below);
        play_against_itself(opening.expect("the options are right"), order, &mut below)
    };
    games.map(play).collect()
}

/// Prints for each seat how many units of advantage made its odds of winning e times better (e = 2.718…) in these games.
fn report_curve(records: &[GameData]) {
    for seat in Seat::ALL {
        let scores: Vec<(f64, f64)> = records
            .iter()
            .flat_map(|record| &record.scores)
            .filter(|(mover, ..)| *mover == seat)
            .map(|&(_, units, points)| (units, points))
            .collect();
        let units = fit_curve(&scores);
        println!("{seat:?}: {units:.0} units make the odds e times as good");
    }
}

fn hold_against_old(request: &Request, weights: Option<&'static [i32]>) -> Tally {
    let new = Contestant::Computer(order(request, weights));
    let old = Contestant::Computer(order(request, None));
    let pairs = (0..request.pairs).into_par_iter().map(|number| {
        let mut rng = chance_of(request, request.rounds, number);
        let mut below = |many| rng.random_range(0..many);
        let opening = random_opening(request.game, &request.options, 4, &mut below);
        let opening = opening.expect("the options are right");
        play_pair(&*opening, [&new, &old], &mut below)
    });
    let tallies: Vec<Tally> = pairs.collect();
    tallies
        .into_iter()
        .fold(Tally::default(), |mut sum, tally| {
            sum += tally;
            sum
        })
}

fn told(tally: &Tally) -> String {
    let score = tally.score();
    let seats = Seat::ALL.map(|seat| tally.score_on(seat).share * 100.0);
    format!(
        "{:.1} % ({:.1} to {:.1}) of {} games; on seat First {:.1} %, on seat Second {:.1} %",
        score.share * 100.0,
        score.low * 100.0,
        score.high * 100.0,
        tally.games(),
        seats[0],
        seats[1],
    )
}
