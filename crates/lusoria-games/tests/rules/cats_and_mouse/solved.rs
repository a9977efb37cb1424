//! Solves the game from every start square (B5), and checks every value of `tests/data/cats.jsonl`.
//!
//! This solver is independent of the library's: it remembers every position that it has seen, which is possible because the game is
//! small. It does not distinguish the four cats: only their squares count.

use super::vectors::{position, positions, strings};
use super::{after, at, start};
use crate::play::legal;
use lusoria_games::exact::{SeatResult, Solved};
use lusoria_games::games::cats_and_mouse::{CatsAndMouse, Square};
use lusoria_games::rules::{Outcome, Seat, State, Turn};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A position with the cats in the order of their squares.
type Key = ([Square; 4], Option<Square>, Turn);

/// Who wins with best play, and after how many half-moves if the winner plays the fastest win and the loser the slowest loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Value {
    winner: Seat,
    plies: u32,
}

/// Positions are counted by three things: whose turn it is or who has won, whether the mouse is home, and who wins with best play.
type Kind = (Turn, bool, Seat);

#[derive(Default)]
struct Solver {
    known: HashMap<Key, Value, BuildHasherDefault<Fnv>>,
    tally: HashMap<Kind, u32>,
}

/// A fast hash function. The standard one would take half of the time of this test.
#[derive(Default)]
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

fn key(state: &CatsAndMouse) -> Key {
    let mut cats = super::cats(state);
    cats.sort_unstable();
    (cats, state.mouse(), state.turn())
}

fn children(state: &CatsAndMouse) -> impl Iterator<Item = CatsAndMouse> {
    legal(state).into_iter().map(|m| {
        let mut next = *state;
        next.play(m, &mut ());
        next
    })
}

impl Solver {
    fn value(&mut self, state: &CatsAndMouse) -> Value {
        let key = key(state);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let value = match key.2 {
            Turn::Over(Outcome::Win(winner)) => Value { winner, plies: 0 },
            Turn::Seat(seat) => self.best(state, seat),
            other => panic!("{other:?}"),
        };
        compare(state, value);
        self.known.insert(key, value);
        let home = state.mouse().unwrap().to_string().ends_with('8');
        *self.tally.entry((key.2, home, value.winner)).or_default() += 1;
        value
    }

    fn best(&mut self, state: &CatsAndMouse, seat: Seat) -> Value {
        let next = children(state).map(|next| self.value(&next));
        let best = next.max_by_key(|value| worth(*value, seat)).unwrap();
        Value {
            plies: best.plies + 1,
            ..best
        }
    }
}

fn worth(value: Value, seat: Seat) -> i64 {
    if value.winner == seat {
        1_000 - i64::from(value.plies)
    } else {
        i64::from(value.plies)
    }
}

/// Checks that the library's table has the same value for this position.
fn compare(state: &CatsAndMouse, value: Value) {
    let exact = state.exact(Seat::First, 0).unwrap();
    let result = match value.winner {
        Seat::First => SeatResult::Win,
        Seat::Second => SeatResult::Loss,
    };
    assert_eq!(
        (exact.result, exact.plies),
        (result, Some(value.plies)),
        "{state}"
    );
}

/// Checks the figures of B5, then every value of the file. Both need the same search, so they are one test.
#[test]
fn b5_the_cats_win_from_every_start_square_in_44_half_moves() {
    let mut solver = Solver::default();
    for square in ["b1", "d1", "f1", "h1"] {
        let expected = Value {
            winner: Seat::Second,
            plies: 44,
        };
        assert_eq!(
            solver.value(&start(&format!("start={square}"))),
            expected,
            "{square}"
        );
    }
    let [mouse, cats] = Seat::ALL;
    let won = |winner| Turn::Over(Outcome::Win(winner));
    let tally = [
        ((won(mouse), true, mouse), 58_034),
        ((won(mouse), false, mouse), 185),
        ((won(cats), false, cats), 3_726),
        ((Turn::Seat(mouse), false, mouse), 400_711),
        ((Turn::Seat(mouse), false, cats), 20_849 - 3_726),
        ((Turn::Seat(cats), false, cats), 38_319),
        ((Turn::Seat(cats), false, mouse), 435_484 - 58_034 - 185),
    ];
    assert_eq!(solver.tally, HashMap::from(tally));
    assert_eq!(solver.known.len(), 895_363);
    for row in positions() {
        check(&mut solver, &row);
    }
}

fn check(solver: &mut Solver, row: &serde_json::Value) {
    let state = at(&position(row));
    let value = solver.value(&state);
    let winner = if value.winner == Seat::First {
        "mouse"
    } else {
        "cats"
    };
    assert_eq!(row["winner"], winner, "{row}");
    assert_eq!(row["plies"], value.plies, "{row}");
    let good = |solver: &mut Solver, fits: &dyn Fn(Value) -> bool| -> Vec<String> {
        let next = legal(&state).into_iter().zip(children(&state));
        let kept = next.filter(|(_, next)| fits(solver.value(next)));
        kept.map(|(m, _)| m.to_string()).collect()
    };
    let to_win = row["value"] == "win";
    let winning = good(solver, &|next| to_win && next.winner == value.winner);
    assert_eq!(winning, strings(&row["winning"]), "{row}");
    let best = good(solver, &|next| {
        next.winner == value.winner && next.plies + 1 == value.plies
    });
    assert_eq!(best, strings(&row["best"]), "{row}");
}

#[test]
fn b5_one_perfect_game() {
    let game = "7 12 1 12 7 12 3 12 7 21 3 21 7 31 9 31 3 41 3 41 9 42 1 22 9 22 1 21 7 11 3 32 9 32 3 12 9 21 1 32 9 42 1 32";
    let end = after(&start("start=d1"), game);
    assert_eq!(game.split(' ').count(), 44);
    assert_eq!(end.turn(), Turn::Over(Outcome::Win(Seat::Second)));
}
