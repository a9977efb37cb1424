//! Measures random playouts and perft of every game on one core. Compares the playouts with the figures of other programs, which
//! `docs/performance.md` lists as "anchors". To run it for all games, or for one:
//!
//! ```sh
//! cargo bench --bench playouts
//! cargo bench --bench playouts -- tablut
//! ```
//!
//! - Throws do not count as moves.
//! - A pass is played only when nothing else is legal.
//! - Playouts do not notice repetition. A game that would go on for ever is cut off.
//! - Some anchors of mancalas count each lap of a sowing as a move. There, laps are compared.
//! - Perft counts its leaves, without a hash table.
//! - Seconds are processor seconds, as in the figures of the other programs.
//! - Each game is measured in several rounds. The fastest one counts, because other processes may slow a round down.

#![expect(clippy::print_stdout, reason = "a bench prints its figures")]

use lusoria_games::catalog::GAMES;
use lusoria_games::games::afrika::Afrika;
use lusoria_games::games::cats_and_mouse::CatsAndMouse;
use lusoria_games::games::gabata::Gabata;
use lusoria_games::games::murus_gallicus::MurusGallicus;
use lusoria_games::games::ohojitxi::Ohojitxi;
use lusoria_games::games::selus::Selus;
use lusoria_games::games::tablut::Tablut;
use lusoria_games::games::tchuka_ruma::TchukaRuma;
use lusoria_games::games::xii_scripta::XiiScripta;
use lusoria_games::rules::{Arg, Fact, State, Trace, perft, playout};
use nix::time::{ClockId, clock_gettime};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::time::Duration;

const ROUNDS: u64 = 7;
const SLICE: Duration = Duration::from_millis(400);
/// How many playouts are made between two readings of the clock. One reading takes as long as a few moves.
const BETWEEN: u32 = 20;
/// A playout is broken off after this many plies.
const CAP: u32 = 5_000;
/// Perft is counted one ply deeper each time, until one count takes at least this long.
const COUNT: Duration = Duration::from_millis(150);

/// Another program's speed in a game, in moves per second (`moves`), and how many times faster Lusoria has to be (`must`).
struct Anchor {
    moves: f64,
    must: f64,
    unit: Unit,
}

/// What the anchor (the figure of another program) counts as one move: a whole move, or each lap of a sowing.
#[derive(PartialEq, Eq)]
enum Unit {
    Move,
    Lap,
}

fn main() {
    println!(
        "game (options)                       | moves/s, best (slowest) |  games/s | moves/game |  cut"
    );
    game::<XiiScripta>(
        &["", "pieces=3", "dice=plain"],
        anchor(112_853.0, 100.0, Unit::Move),
    );
    game::<CatsAndMouse>(&[""], anchor(1_012_233.0, 50.0, Unit::Move));
    game::<Tablut>(&[""], anchor(124_024.0, 50.0, Unit::Move));
    game::<MurusGallicus>(&[""], anchor(25_249.0, 50.0, Unit::Move));
    game::<TchukaRuma>(&["", "pits=6,stones=4"], None);
    game::<Ohojitxi>(&["", "pits=8"], None);
    game::<Afrika>(&["", "misere=true"], None);
    // The program that the anchor comes from counts a single round as a game.
    game::<Gabata>(&["", "rounds=1"], anchor(157_828.0, 50.0, Unit::Lap));
    game::<Selus>(&["", "rounds=1"], anchor(133_170.0, 50.0, Unit::Lap));
    if asked("tablut") {
        tablut_4();
    }
    assert_eq!(GAMES.len(), 9, "a game of the catalogue is not measured");
}

const fn anchor(moves: f64, must: f64, unit: Unit) -> Option<Anchor> {
    Some(Anchor { moves, must, unit })
}

/// Whether this game is to be measured: it was named as an argument, or no game was named.
fn asked(id: &str) -> bool {
    let mut words = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'));
    words.next().is_none_or(|name| name == id)
}

/// Measures a game with each of these options. Does nothing if the user asked for another game.
fn game<S: State>(options: &[&str], anchor: Option<Anchor>) {
    if !asked(S::INFO.id) {
        return;
    }
    for text in options {
        let start = S::start(&text.parse().expect("the options are right"));
        let name = format!("{}({text})", S::INFO.id);
        let rate = playouts(&name, &start);
        if let Some(anchor) = &anchor {
            anchor.judge(rate, &start);
        }
        counts(&start);
    }
}

impl Anchor {
    /// Prints how many times faster `rate` is than the other program's speed (the anchor), and whether that is enough. `rate` is in moves
    /// per second. If the anchor counts laps, `rate` is first converted into laps per second.
    fn judge<S: State>(&self, mut rate: f64, start: &S) {
        if self.unit == Unit::Lap {
            let each = laps_a_move(start);
            rate *= each;
            println!(
                "    {each:.2} laps a move, {rate:.0} laps/s; a move of the anchor is one lap"
            );
        }
        let times = rate / self.moves;
        let verdict = if times >= self.must {
            "reached"
        } else {
            "MISSED"
        };
        println!(
            "    {times:.0} times the anchor of {} moves/s; must be {}: {verdict}",
            self.moves, self.must
        );
    }
}

/// Counts the laps in the facts about moves.
struct Laps(u64);

impl Trace for Laps {
    fn note(&mut self, fact: impl FnOnce() -> Fact) {
        for (name, value) in fact().args {
            self.0 += match (name.as_ref(), value) {
                // The path has a `>` between any two pits. The last pit is where the last stone fell, so there are as many laps as `>`.
                ("path", Arg::Text(path)) if !path.contains('…') => {
                    path.matches('>').count() as u64
                }
                // A long path is shortened. Then the fact also has the number of laps.
                ("laps", Arg::Number(laps)) => laps.unsigned_abs(),
                _ => 0,
            };
        }
    }
}

/// The mean number of laps per move over a hundred random games.
fn laps_a_move<S: State>(start: &S) -> f64 {
    let mut rng = SmallRng::seed_from_u64(0);
    let (mut buffer, mut laps, mut moves) = (Vec::new(), Laps(0), 0);
    for _ in 0..100 {
        let done = playout(&mut start.clone(), &mut rng, &mut buffer, CAP, &mut laps);
        moves += done.moves;
    }
    laps.0 as f64 / f64::from(moves)
}

/// Plays several rounds of playouts, and returns the moves per second of the fastest round.
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

/// Processor time of this thread. Other processes hardly change it. The figures of the other programs are in processor time, too.
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

/// What was counted in one round of playouts. A round takes [`SLICE`] of processor time.
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
        let (mut buffer, mut round) = (Vec::new(), Self::default());
        let clock = Clock::start();
        while clock.elapsed() < SLICE {
            for _ in 0..BETWEEN {
                let done = playout(&mut start.clone(), &mut rng, &mut buffer, CAP, &mut ());
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

/// Counts perft from the start, one ply deeper each time. Stops when a count takes at least [`COUNT`], or when every game is over before
/// the next depth.
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

/// Counts perft 4 of Tablut, which must take less than a second.
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
