//! Random lines of play for the tests.

use lusoria_games::kit::TypedLine;
use lusoria_games::rules::{State, Turn};
use rand::rngs::SmallRng;
use rand::{Rng, RngExt, SeedableRng};
use std::path::PathBuf;

/// A random game that takes this many plies counts as endless, and the test fails.
const LONGEST: usize = 20_000;

pub(crate) fn options<S: State>(text: &str) -> S::Options {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub(crate) fn legal<S: State>(state: &S) -> Vec<S::Move> {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    moves
}

pub(crate) fn chances<S: State>(state: &S) -> Vec<(S::Move, u32)> {
    let mut chances = Vec::new();
    state.chances(&mut chances);
    chances
}

/// Every move that may come next, by a seat or by chance.
pub(crate) fn possible<S: State>(state: &S) -> Vec<S::Move> {
    let chances = chances(state).into_iter().map(|(ply, _)| ply);
    legal(state).into_iter().chain(chances).collect()
}

pub(crate) fn below(rng: &mut impl Rng) -> impl FnMut(u32) -> u32 {
    |n| rng.random_range(0..n)
}

/// Plays one random ply; `None` if the game is over. Sometimes the ply is a pass although other moves are legal.
pub(crate) fn ply<S: State>(line: &TypedLine<S>, rng: &mut SmallRng) -> Option<S::Move> {
    let state = line.state();
    match line.turn() {
        Turn::Over(_) => None,
        Turn::Chance => Some(state.draw(&mut below(rng))),
        Turn::Seat(_) => {
            let mut moves = legal(state);
            if rng.random_range(0..20) > 0 && moves.iter().any(|&m| !state.last_resort(m)) {
                moves.retain(|&m| !state.last_resort(m));
            }
            Some(moves[rng.random_range(0..moves.len())])
        }
    }
}

/// A random game to its end.
pub(crate) fn random_line<S: State>(options: S::Options, seed: u64) -> TypedLine<S> {
    let line = played_on(TypedLine::new(options), seed, LONGEST);
    assert!(line.plies().len() < LONGEST, "the game does not end");
    line
}

/// This line, played on at random until the game is over, but for at most `most` plies.
pub(crate) fn played_on<S: State>(mut line: TypedLine<S>, seed: u64, most: usize) -> TypedLine<S> {
    let mut rng = SmallRng::seed_from_u64(seed);
    for _ in 0..most {
        let Some(ply) = ply(&line, &mut rng) else {
            break;
        };
        line.play(ply, &mut ());
    }
    line
}

/// Plays one random game with each of these options. Calls `look` for every state of each game, from the start to the end.
pub(crate) fn walk<S: State>(options_texts: &[&str], mut look: impl FnMut(&TypedLine<S>)) {
    for (seed, text) in (0..).zip(options_texts) {
        let whole = random_line::<S>(options::<S>(text), seed);
        let mut line = TypedLine::<S>::new(options::<S>(text));
        look(&line);
        for &ply in whole.plies() {
            line.play(ply, &mut ());
            look(&line);
        }
    }
}

/// A row of the perft file.
pub(crate) struct PerftRow<S: State> {
    pub(crate) text: String,
    pub(crate) options: S::Options,
    pub(crate) position: S,
    /// Depth and nodes.
    pub(crate) counts: Vec<(u32, u64)>,
}

/// Reads the perft file. A row is `options | position | depth:nodes …`; `-` stands for the default options, `start` for the start position.
pub(crate) fn perft_rows<S: State>() -> Vec<PerftRow<S>> {
    let file = std::fs::read_to_string(folder::<S>().join("perft.txt")).unwrap();
    let rows = file.lines().filter(|row| !row.starts_with('#'));
    rows.map(perft_row).collect()
}

fn perft_row<S: State>(row: &str) -> PerftRow<S> {
    let [given, position, depths] = row.split(" | ").collect::<Vec<_>>()[..] else {
        panic!("not a row: {row}");
    };
    let options = options::<S>(given.trim_matches('-'));
    let counts = depths.split(' ').map(|count| {
        let (depth, nodes) = count.split_once(':').unwrap();
        (depth.parse().unwrap(), nodes.parse().unwrap())
    });
    PerftRow {
        text: row.to_owned(),
        position: match position {
            "start" => S::start(&options),
            text => S::from_text(&options, text).unwrap(),
        },
        counts: counts.collect(),
        options,
    }
}

/// Where the game's golden files are.
pub(crate) fn folder<S: State>() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "src/games", S::INFO.id]
        .iter()
        .collect()
}
