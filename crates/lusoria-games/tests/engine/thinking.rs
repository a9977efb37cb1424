//! Tests of thoughts of computer players: the same order gives the same thought, the expected line is legal, and the time limit is kept.

use crate::lines::{random, random_erased};
use lusoria_games::catalog::{GAMES, Level, Line, SearchMemory, ThinkOrder, Thought};
use lusoria_games::rules::Turn;
use std::cell::Cell;
use std::time::{Duration, Instant};

fn nodes(nodes: u64) -> ThinkOrder {
    ThinkOrder {
        nodes: Some(nodes),
        hash_bytes: 1 << 20,
        ..ThinkOrder::default()
    }
}

fn positions() -> impl Iterator<Item = Box<dyn Line>> {
    GAMES
        .iter()
        .flat_map(|game| (0..4).map(|seed| random_erased(game, "", &mut random(seed))))
}

#[test]
fn one_thread_and_so_many_nodes_give_the_same_every_time() {
    for line in positions() {
        for level in Level::ALL {
            let order = ThinkOrder {
                level,
                seed: 5,
                ..nodes(3_000)
            };
            let thought = line.think(&order, &|| false);
            assert_eq!(
                thought,
                line.think(&order, &|| false),
                "{}",
                line.position()
            );
            assert!(thought.is_none_or(|thought| thought.nodes <= 3_001));
        }
    }
}

#[test]
fn the_line_of_a_thought_can_be_played() {
    for line in positions() {
        let Some(thought) = line.think(&nodes(20_000), &|| false) else {
            continue;
        };
        assert_eq!(thought.line[0], thought.ply);
        let mut line = line.clone();
        for ply in &thought.line {
            line.play(ply).unwrap();
        }
    }
}

#[test]
fn every_ply_deeper_is_reported() {
    let line = GAMES[2].begin("").unwrap();
    let order = ThinkOrder {
        depth: Some(3),
        ..ThinkOrder::default()
    };
    let mut depths = Vec::new();
    let mut memory = SearchMemory::default();
    let mut report = |thought: &Thought| depths.push(thought.depth);
    let found = line.think_aloud(&order, &mut memory, &|| false, &mut report);
    assert_eq!((depths, found.unwrap().depth), (vec![1, 2, 3], 3));
}

/// The table of positions distinguishes searches by a number, and numbers are reused after 63 searches.
#[test]
fn a_search_finds_the_same_whatever_was_searched_before() {
    let mut line = GAMES[2].begin("").unwrap();
    // The table is so small that new entries replace others.
    let order = ThinkOrder {
        hash_bytes: 1 << 12,
        ..nodes(300)
    };
    let mut memory = SearchMemory::default();
    for turn in 0..150 {
        let found = line.think_aloud(&order, &mut memory, &|| false, &mut |_| {});
        assert_eq!(found, line.think(&order, &|| false), "turn {turn}");
        line = match found {
            Some(thought) if turn % 40 < 39 => {
                line.play(&thought.ply).unwrap();
                line
            }
            _ => GAMES[2].begin("").unwrap(),
        };
    }
}

#[test]
fn nobody_thinks_when_no_seat_is_to_move() {
    let line = GAMES[0].begin("").unwrap();
    assert_eq!(line.turn(), Turn::Chance);
    assert_eq!(line.think(&ThinkOrder::default(), &|| false), None);
}

#[test]
fn a_stop_is_obeyed_and_there_is_a_move_all_the_same() {
    for line in positions() {
        let asked = Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() > 3
        };
        let thought = line.think(&ThinkOrder::default(), &stop);
        let legal = line.legal_moves();
        assert!(thought.is_none_or(|thought| legal.contains(&thought.ply)));
        assert!(
            line.think(&ThinkOrder::default(), &|| true)
                .is_none_or(|thought| legal.contains(&thought.ply))
        );
    }
}

#[test]
fn the_time_is_kept_also_on_several_threads() {
    for line in positions() {
        let order = ThinkOrder {
            time: Some(Duration::from_millis(20)),
            threads: 3,
            hash_bytes: 1 << 20,
            ..ThinkOrder::default()
        };
        let began = Instant::now();
        let thought = line.think(&order, &|| false);
        assert!(
            began.elapsed() < Duration::from_secs(5),
            "without a limit it would think for ever"
        );
        assert!(thought.is_none_or(|thought| line.legal_moves().contains(&thought.ply)));
    }
}

/// The search of this position is stopped after 10 nodes, then in another attempt after 17, after 24 and so on. So some of the searches are
/// stopped when all moves that they have examined lose, while other moves are not examined yet.
#[test]
fn a_search_that_is_stopped_never_claims_a_loss_that_it_has_not_proved() {
    let position =
        "BOOBBBOOOOOBOOOOOOBOOOOWOBOOOOOOOBOOOOOWTWOBOBOBOOOKOOOBOOOWOOOOOBOOOOOWOOOBOOOBOB";
    let line = GAMES[2].begin_at("", position).unwrap();
    let opponent = match line.turn() {
        Turn::Seat(seat) => seat.other(),
        turn => panic!("{turn:?}"),
    };
    for most in (10..4_000).step_by(7) {
        let thought = line.think(&nodes(most), &|| false).unwrap();
        if thought.score.is_loss() {
            let plies = thought.score.plies_to_end().unwrap().unsigned_abs();
            let proved = line.wins_within(opponent, plies, u64::MAX);
            assert_eq!(proved, Some(true), "after {most} nodes: {thought:?}");
        }
    }
}
