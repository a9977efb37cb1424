//! Test helpers for Gabata and Selus, the two games on the board of three rows.

use crate::facts::arg;
use lusoria_games::rules::{Arg, Edit, Fact, Seat};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

const PLACES: [&str; 19] = [
    "a", "b", "c", "d", "e", "f", "g", "h", "i", "A", "B", "C", "D", "E", "F", "G", "H", "I",
    "STORE",
];

/// Makes positions as somebody might make them in the position editor. Only some of them can be played from. Random places are filled one
/// after the other, first on an empty board, then on the start board. After each of these steps, South's store is set so that there are
/// 54 stones in all. If the other places hold more than 54, the store is empty.
pub(crate) fn set_up_at_random<S: Edit>(options: &S::Options, contents: &[&str]) -> Vec<S> {
    let mut rng = SmallRng::seed_from_u64(54);
    let mut positions = Vec::new();
    for mut edited in [S::cleared(options), S::start(options)] {
        for _ in 0..500 {
            let place = PLACES.choose(&mut rng).unwrap();
            edited.put(place, contents.choose(&mut rng).unwrap()).ok();
            if rng.random_bool(0.2) {
                edited.give_turn(*Seat::ALL.choose(&mut rng).unwrap());
            }
            let stones: u32 = PLACES.iter().map(|place| stones(&edited, place)).sum();
            let missing = 54_u32.saturating_sub(stones).to_string();
            edited.put("store", &missing).unwrap();
            positions.push(edited.clone());
        }
    }
    positions
}

fn stones<S: Edit>(edited: &S, place: &str) -> u32 {
    let content = edited.content(place).unwrap();
    content.trim_end_matches(['s', 'n']).parse().unwrap()
}

/// A text value of a fact. If the text differs by reader, the mover's version is returned.
pub(crate) fn text<'a>(fact: &'a Fact, key: &str) -> &'a str {
    match arg(fact, key) {
        Arg::Text(text) => text,
        Arg::Seen([_, second]) if fact.args[0].1 == Arg::Seat(Seat::Second) => second,
        Arg::Seen([first, _]) => first,
        other => panic!("{other:?}"),
    }
}
