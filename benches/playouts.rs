//! Random playouts and perft of every game on one core against the anchors of `perf.md` section 3:
//! `cargo bench --bench playouts`, or `cargo bench --bench playouts -- tablut` for one game.
//!
//! Moves are plies by players; passes are played only when forced. Playouts know no repetition: where only that would end a
//! game, they are cut. Nodes are the leaves of a plain perft without a hash table. Seconds are processor seconds, as in the
//! anchors. The best of several rounds counts, as caches are shared with others; the slowest is printed beside it.

#![expect(clippy::print_stdout, reason = "a bench prints its figures")]

use lusoria::catalog::GAMES;
use lusoria::games::afrika::Afrika;
use lusoria::games::cats_and_mouse::CatsAndMouse;
use lusoria::games::gabata::Gabata;
use lusoria::games::murus_gallicus::MurusGallicus;
use lusoria::games::ohojitxi::Ohojitxi;
use lusoria::games::selus::Selus;
use lusoria::games::tablut::Tablut;
use lusoria::games::tchuka_ruma::TchukaRuma;
use lusoria::games::xii_scripta::XiiScripta;
use lusoria::rules::{State, perft, playout};
use nix::time::{ClockId, clock_gettime};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::time::Duration;

const ROUNDS: u64 = 7;
const SLICE: Duration = Duration::from_millis(400);
/// Playouts between two looks at the clock, which takes as long as many a move.
const BETWEEN: u32 = 20;
/// Plies after which a playout is cut.
const CAP: u32 = 5_000;
/// Counts go so deep that they take at least this long.
const COUNT: Duration = Duration::from_millis(150);

/// What a general game system reaches in the same game, and how many times that we have to.
struct Anchor {
    moves: f64,
    must: f64,
}

fn main() {
    println!(
        "game (options)                       | moves/s, best (slowest) |  games/s | moves/game |  cut"
    );
    game::<XiiScripta>(&["", "pieces=3", "dice=plain"], anchor(112_853.0, 100.0));
    game::<CatsAndMouse>(&[""], anchor(1_012_233.0, 50.0));
    game::<Tablut>(&[""], anchor(124_024.0, 50.0));
    game::<MurusGallicus>(&[""], anchor(25_249.0, 50.0));
    game::<TchukaRuma>(&["", "pits=6,stones=4"], None);
    game::<Ohojitxi>(&["", "pits=8"], None);
    game::<Afrika>(&["", "misere=true"], None);
    // A move there is one lap; a round of theirs is a game.
    game::<Gabata>(&["", "rounds=1"], anchor(157_828.0, 50.0));
    game::<Selus>(&["", "rounds=1"], anchor(133_170.0, 50.0));
    if asked("tablut") {
        tablut_4();
    }
    assert_eq!(GAMES.len(), 9, "a game of the catalogue is not measured");
}

const fn anchor(moves: f64, must: f64) -> Option<Anchor> {
    Some(Anchor { moves, must })
}

/// Whether this game is to be measured.
fn asked(id: &str) -> bool {
    let mut words = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'));
    words.next().is_none_or(|name| name == id)
}

/// Measures a game with each of these options, if it was asked for.
fn game<S: State>(options: &[&str], anchor: Option<Anchor>) {
    if !asked(S::INFO.id) {
        return;
    }
    for text in options {
        let start = S::start(&text.parse().expect("the options are right"));
        let name = format!("{}({text})", S::INFO.id);
        let rate = playouts(&name, &start);
        if let Some(Anchor { moves, must }) = &anchor {
            let times = rate / moves;
            let verdict = if times >= *must { "reached" } else { "MISSED" };
            println!(
                "    {times:.0} times the anchor of {moves} moves/s; must be {must}: {verdict}"
            );
        }
        counts(&start);
    }
}

/// Several rounds of playouts; gives moves a second in the best one.
fn playouts<S: State>(name: &str, start: &S) -> f64 {
    let mut rounds: Vec<Round> = (0..ROUNDS).map(|seed| Round::play(start, seed)).collect();
    rounds.sort_by(|a, b| a.rate().total_cmp(&b.rate()));
    let (slowest, best) = (&rounds[0], &rounds[rounds.len() - 1]);
    println!(
        "{name:36} | {:11.0} ({:9.0}) | {:8.0} | {:10.1} | {:4}",
        best.rate(),
        slowest.rate(),
        f64::from(best.games) / best.seconds,
        best.moves as f64 / f64::from(best.games),
        best.cut,
    );
    best.rate()
}

/// Processor time of this thread: the anchors are counted so, and it does not matter who else works.
struct Clock(Duration);

impl Clock {
    fn start() -> Self {
        Self(Self::now())
    }

    fn now() -> Duration {
        let now = clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID);
        now.expect("Linux has this clock").into()
    }

    fn elapsed(&self) -> Duration {
        Self::now() - self.0
    }
}

/// Playouts for the length of a slice.
#[derive(Default)]
struct Round {
    moves: u64,
    games: u32,
    cut: u32,
    seconds: f64,
}

impl Round {
    fn play<S: State>(start: &S, seed: u64) -> Self {
        let mut rng = SmallRng::seed_from_u64(seed);
        let (mut room, mut round) = (Vec::new(), Self::default());
        let clock = Clock::start();
        while clock.elapsed() < SLICE {
            for _ in 0..BETWEEN {
                let done = playout(&mut start.clone(), &mut rng, &mut room, CAP);
                round.moves += u64::from(done.moves);
                round.cut += u32::from(done.outcome.is_none());
            }
            round.games += BETWEEN;
        }
        round.seconds = clock.elapsed().as_secs_f64();
        round
    }

    fn rate(&self) -> f64 {
        self.moves as f64 / self.seconds
    }
}

/// Perft from the start, a ply deeper until it takes long enough, or to the depth where all is over.
fn counts<S: State>(start: &S) {
    let (mut depth, mut done) = (1, count(start, 1));
    while done.1 < COUNT {
        let deeper = count(start, depth + 1);
        if deeper.0 == 0 {
            break;
        }
        (depth, done) = (depth + 1, deeper);
    }
    let (nodes, taken) = done;
    let rate = nodes as f64 / taken.as_secs_f64();
    println!("    perft {depth}: {nodes} nodes in {taken:.3?}, {rate:.0} nodes/s\n");
}

/// The count that is held to a second.
fn tablut_4() {
    let start = Tablut::start(&Default::default());
    let best = (0..3)
        .map(|_| count(&start, 4))
        .min_by_key(|(_, taken)| *taken);
    let (nodes, taken) = best.expect("it was counted three times");
    assert_eq!(
        nodes, 19_159_224,
        "tablut has that many ways to play four plies"
    );
    let verdict = if taken < Duration::from_secs(1) {
        "reached"
    } else {
        "MISSED"
    };
    println!("tablut, perft 4: {nodes} nodes in {taken:.3?}; must be under 1 s: {verdict}");
}

fn count<S: State>(start: &S, depth: u32) -> (u64, Duration) {
    let clock = Clock::start();
    (perft(start, depth), clock.elapsed())
}
