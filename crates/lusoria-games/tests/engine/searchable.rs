//! Checks what the search relies on in every game: move numbers, winning moves and weighted evaluations.

use crate::lines::{random, random_line};
use lusoria_games::engine::{Evaluation, MOVE_NUMBERS, Searchable};
use lusoria_games::games::afrika::Afrika;
use lusoria_games::games::cats_and_mouse::CatsAndMouse;
use lusoria_games::games::gabata::Gabata;
use lusoria_games::games::murus_gallicus::MurusGallicus;
use lusoria_games::games::ohojitxi::Ohojitxi;
use lusoria_games::games::selus::Selus;
use lusoria_games::games::tablut::Tablut;
use lusoria_games::games::tchuka_ruma::TchukaRuma;
use lusoria_games::games::xii_scripta::XiiScripta;
use lusoria_games::kit::TypedLine;
use lusoria_games::rules::{Outcome, Seat, Turn};
use std::collections::BTreeMap;

/// Checks positions of random games. No two moves have the same number. If a move is found by a number, it is the legal move with that
/// number. If a game says that there is a win in one move, there is one. The value of an evaluation with weights is the sum of its counts,
/// each multiplied by its weight.
fn keeps_its_promises<S: Searchable>(options: &str) {
    let start = TypedLine::<S>::new(options.parse().unwrap());
    for seed in 0..60 {
        let line = random_line(&start, seed as u32, &mut random(seed));
        let state = line.state();
        let Turn::Seat(seat) = line.turn() else {
            continue;
        };
        let evaluation = state.evaluation();
        let units = evaluation.weights().iter().map(|weight| weight.units);
        let sum: i32 = evaluation
            .counts()
            .iter()
            .zip(units)
            .map(|(count, units)| count * units)
            .sum();
        assert!(
            evaluation.weights().is_empty() || evaluation.value_for(Seat::First) == sum,
            "{state}"
        );
        assert_eq!(evaluation.weights().len(), evaluation.counts().len());
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let numbered: BTreeMap<u16, S::Move> =
            moves.iter().map(|&m| (S::move_number(m), m)).collect();
        assert_eq!(numbered.len(), moves.len(), "{state}");
        assert!(
            numbered
                .keys()
                .all(|&number| usize::from(number) < MOVE_NUMBERS)
        );
        for number in 0..MOVE_NUMBERS as u16 {
            let found = state.numbered(number);
            assert!(
                found.is_none_or(|m| numbered.get(&number) == Some(&m)),
                "{state}: {number}"
            );
        }
        let wins = |m: &S::Move| {
            let mut next = state.clone();
            next.play(*m, &mut ());
            next.turn() == Turn::Over(Outcome::Win(seat))
        };
        assert!(!state.wins_at_once() || moves.iter().any(wins), "{state}");
    }
}

#[test]
fn in_every_game() {
    keeps_its_promises::<XiiScripta>("");
    keeps_its_promises::<CatsAndMouse>("");
    keeps_its_promises::<Tablut>("");
    keeps_its_promises::<Tablut>("king=custodial,camp_tips=immune");
    keeps_its_promises::<MurusGallicus>("");
    keeps_its_promises::<MurusGallicus>("escape");
    keeps_its_promises::<Ohojitxi>("");
    keeps_its_promises::<Afrika>("pie");
    keeps_its_promises::<Gabata>("");
    keeps_its_promises::<Selus>("");
    keeps_its_promises::<TchukaRuma>("pits=6,stones=4");
}

/// Tablut and Murus Gallicus can find a move by its number. They find every legal move in this way.
#[test]
fn every_legal_move_is_found_by_its_number() {
    fn finds_all<S: Searchable>() {
        let start = TypedLine::<S>::new(S::Options::default());
        for seed in 0..40 {
            let line = random_line(&start, 2 * seed as u32, &mut random(seed));
            let mut moves = Vec::new();
            line.state().legal_moves(&mut moves);
            for m in moves {
                assert_eq!(line.state().numbered(S::move_number(m)), Some(m));
            }
        }
    }
    finds_all::<Tablut>();
    finds_all::<MurusGallicus>();
}
