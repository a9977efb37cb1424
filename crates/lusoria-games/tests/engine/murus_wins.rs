//! Checks that the search of Murus Gallicus finds known wins: 200 positions in which the player to move wins within nine plies, made
//! by the example `make_murus_wins`. Debug builds are slow and try a few of the shorter ones. Release builds try all of them:
//! `cargo test --release -p lusoria-games --test engine murus_wins`.

use lusoria_games::catalog::{ThinkOrder, find};

const SUITE: &str = include_str!("../data/murus_wins.txt");
/// How many positions one thread has to search in a second, by `docs/engines.md`.
const ONE_SECOND: u64 = 3_000_000;

/// The positions, each with the number of plies that its win takes.
fn suite() -> Vec<(&'static str, i32)> {
    let read = |line: &'static str| {
        let (position, plies) = line.split_once(' ').unwrap();
        (position, plies.parse().unwrap())
    };
    SUITE.lines().map(read).collect()
}

#[test]
fn every_win_within_nine_plies_is_found() {
    let all = suite();
    let tried: Vec<_> = if cfg!(debug_assertions) {
        all.into_iter()
            .filter(|(_, plies)| *plies <= 5)
            .step_by(7)
            .collect()
    } else {
        all
    };
    let (game, _) = find("murus_gallicus").unwrap();
    for (position, plies) in tried {
        let line = game.begin_at("max_moves=off", position).unwrap();
        let order = ThinkOrder {
            nodes: Some(ONE_SECOND),
            hash_bytes: 64 << 20,
            depth: Some(plies as u32 + 4),
            ..ThinkOrder::default()
        };
        let thought = line.think(&order, &|| false).unwrap();
        let found = thought.score.plies_to_end();
        assert!(
            found.is_some_and(|found| (plies..=9).contains(&found)),
            "{position}: a win in {plies}, found {:?}",
            thought.score
        );
    }
}

#[test]
fn the_suite_has_wins_of_every_length() {
    let count = |length| suite().iter().filter(|(_, plies)| *plies == length).count();
    assert_eq!([3, 5, 7, 9].map(count), [20, 50, 60, 70]);
}
