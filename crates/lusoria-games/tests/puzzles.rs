//! Tests of the puzzles that come with the library. A release build proves every puzzle again, a debug build only some of them. In games
//! where not every position has a known value, the proof is a plain search that shares nothing with the search that found the puzzle.
//! Right and wrong answers have to be judged correctly.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking")]

use lusoria_games::puzzle::{Puzzle, PuzzleAnswer, RECIPES, make, prove, puzzle, puzzles};
use lusoria_games::rules::{Outcome, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;

/// A debug build checks one puzzle in this many; a release build checks all.
const SAMPLE: usize = if cfg!(debug_assertions) { 80 } else { 1 };

/// The longest win, in plies, that is proved again. A debug build leaves out longer wins. Puzzles without a number of plies are always
/// checked.
const LONGEST: u32 = if cfg!(debug_assertions) { 3 } else { 20 };

#[test]
fn there_are_at_least_two_hundred_different_ones_for_each_game() {
    for recipe in RECIPES {
        let positions: HashSet<&str> = puzzles(recipe.game)
            .iter()
            .map(|puzzle| puzzle.game.as_str())
            .collect();
        let count = puzzles(recipe.game).len();
        assert_eq!(positions.len(), count, "{}", recipe.game);
        // Tchuka Ruma has few puzzles, because few of its layouts can be won.
        let least = if recipe.game == "tchuka_ruma" {
            98
        } else {
            200
        };
        assert!(count >= least, "{}: {count}", recipe.game);
    }
}

#[test]
fn they_are_written_as_they_were_read() {
    let line = "murus_gallicus@..b.B.....bwbB..b...w..B....W.bbw..w.wbwwW....ww........B 2 5 B6,SE";
    assert_eq!(line.parse::<Puzzle>().unwrap().to_string(), line);
    for line in ["", "tablut 1 3", "tablut x 3 a1-a2", "tablut 1 y a1-a2"] {
        assert!(line.parse::<Puzzle>().is_err(), "{line}");
    }
}

#[test]
fn exactly_one_move_wins_at_every_turn_of_the_solver() {
    for recipe in RECIPES {
        let all = puzzles(recipe.game).iter();
        let short = all.filter(|puzzle| puzzle.plies.is_none_or(|plies| plies <= LONGEST));
        for puzzle in short.step_by(SAMPLE) {
            assert_eq!(prove(puzzle, recipe), Ok(()), "{puzzle}");
        }
    }
}

#[test]
fn a_move_that_does_not_win_is_no_solution() {
    for recipe in RECIPES {
        let first = puzzle(recipe.game, 1).unwrap();
        let mut legal = first.begin().unwrap().legal_moves();
        legal.retain(|m| *m != first.solution[0]);
        let other = Puzzle {
            solution: vec![legal[0].clone()],
            ..first.clone()
        };
        assert!(prove(&other, recipe).is_err(), "{other}");
    }
}

#[test]
fn the_solution_is_right_to_its_end_and_what_wins_wins() {
    for recipe in RECIPES {
        for puzzle in puzzles(recipe.game).iter().step_by(SAMPLE) {
            let mut right = 0;
            while let Some((_, place)) = puzzle.after(right) {
                let typed = &puzzle.solution[place];
                match puzzle.check_answer(right, typed).unwrap() {
                    PuzzleAnswer::Right { played, .. } | PuzzleAnswer::Solved { played } => {
                        assert_eq!(&played, typed);
                    }
                    other => panic!("{other:?} to {typed} in {puzzle}"),
                }
                right += 1;
            }
            assert_eq!(puzzle.check_answer(right, &puzzle.solution[0]), None);
            assert_eq!(puzzle.answers(), right, "{puzzle}");
            let mut line = puzzle.begin().unwrap();
            for ply in &puzzle.solution {
                line.play(ply).unwrap();
            }
            if let Turn::Over(outcome) = line.turn() {
                assert_eq!(outcome, Outcome::Win(puzzle.solver().unwrap()), "{puzzle}");
            }
        }
    }
}

#[test]
fn a_wrong_answer_gets_a_legal_move_against_it() {
    for recipe in RECIPES {
        for puzzle in puzzles(recipe.game).iter().step_by(4 * SAMPLE) {
            let line = puzzle.begin().unwrap();
            let legal = line.legal_moves();
            let wrong = legal.iter().find(|m| **m != puzzle.solution[0]).unwrap();
            let PuzzleAnswer::Wrong { played } = puzzle.check_answer(0, wrong).unwrap() else {
                panic!("{wrong} is wrong in {puzzle}");
            };
            let refutation = puzzle.refutation(0, &played, &|| false);
            let mut after = line.boxed_clone();
            after.play(&played).unwrap();
            let other = Turn::Seat(puzzle.solver().unwrap().other());
            assert_eq!(refutation.is_some(), after.turn() == other, "{puzzle}");
            if let Some(refutation) = refutation {
                after.play(&refutation).unwrap();
            }
        }
    }
}

#[test]
fn what_is_no_move_is_said_to_be_none() {
    let first = puzzle("tablut", 1).unwrap();
    assert!(matches!(
        first.check_answer(0, "hello"),
        Some(PuzzleAnswer::NoMove(_))
    ));
    assert!(matches!(
        first.check_answer(0, "a1-a9"),
        Some(PuzzleAnswer::Illegal(_) | PuzzleAnswer::NoMove(_))
    ));
    assert_eq!(puzzle("tablut", 0), None);
    assert!(puzzles("gabata").is_empty());
}

#[test]
fn the_same_chance_makes_the_same_puzzles_and_they_are_proved() {
    let recipe = RECIPES
        .iter()
        .find(|recipe| recipe.game == "selus")
        .unwrap();
    let made = || {
        let mut random = SmallRng::seed_from_u64(3);
        (0..60).find_map(|_| make(recipe, &mut |n| random.random_range(0..n)))
    };
    let puzzle = made().unwrap();
    assert_eq!(Some(&puzzle), made().as_ref());
    assert_eq!(prove(&puzzle, recipe), Ok(()));
}
