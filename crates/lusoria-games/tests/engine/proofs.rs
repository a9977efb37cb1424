//! Checks the results of the proof-number search against the rules and against the normal search.

use crate::lines::{random, random_line};
use lusoria_games::catalog::{Line, Proof, ThinkOrder, find};
use lusoria_games::engine::{Searchable, Shortcuts, prove, value_at_depth};
use lusoria_games::games::cats_and_mouse::CatsAndMouse;
use lusoria_games::games::murus_gallicus::MurusGallicus;
use lusoria_games::games::selus::Selus;
use lusoria_games::games::tablut::Tablut;
use lusoria_games::kit::TypedLine;
use lusoria_games::rules::{Outcome, Seat, Turn};

const NODES: u64 = 200_000;

fn begin(game: &str, options: &str) -> Box<dyn Line> {
    find(game).unwrap().0.begin(options).unwrap()
}

/// Checks that the moves of a proof lead to the win, and that there are no more of them than the proof says.
fn holds(line: &dyn Line, seat: Seat, proof: &Proof) {
    let Proof::Win { plies, line: moves } = proof else {
        panic!("{proof:?} in {}", line.position());
    };
    assert!(moves.len() as u32 <= *plies);
    let mut line = line.boxed_clone();
    for ply in moves {
        line.play(ply).unwrap();
    }
    assert_eq!(line.turn(), Turn::Over(Outcome::Win(seat)));
}

#[test]
fn a_mouse_that_is_nearly_shut_in_is_lost() {
    let game = find("cats_and_mouse").unwrap().0;
    let line = game.begin_at("", "b3,d3,f3,h3/c2/m").unwrap();
    holds(
        &*line,
        Seat::Second,
        &line.prove(Seat::Second, NODES, &|| false),
    );
    assert_eq!(line.prove(Seat::First, NODES, &|| false), Proof::NoWin);
}

/// Compares the prover with the search of the computer players in positions of random games. If the prover has proved a win in at most
/// four plies, the search must find it. If the prover has proved that there is no win, the search must find no win within three plies.
/// Returns the number of positions with a proved win.
fn agrees_with_search<S: Searchable>(options: &str, plies: u32) -> u32 {
    let start = TypedLine::<S>::new(options.parse().unwrap());
    let mut wins = 0;
    for seed in 0..40 {
        let line = random_line(&start, plies, &mut random(seed));
        let Turn::Seat(seat) = line.turn() else {
            continue;
        };
        let value = |depth| value_at_depth(&line, depth, Shortcuts::NONE, 1 << 20).unwrap();
        let proof = prove(&line, seat, 20_000, &|| false);
        match proof {
            Proof::Win { plies, .. } if plies <= 4 => assert!(value(plies).is_win()),
            Proof::Win { .. } | Proof::Unknown => {}
            Proof::NoWin => assert!(!value(3).is_win(), "{}", line.state()),
        }
        wins += u32::from(matches!(proof, Proof::Win { .. }));
    }
    wins
}

#[test]
fn it_sees_what_a_search_sees() {
    let wins = [
        agrees_with_search::<MurusGallicus>("", 40),
        agrees_with_search::<CatsAndMouse>("", 20),
        agrees_with_search::<Tablut>("king=custodial", 60),
        agrees_with_search::<Selus>("", 60),
    ];
    assert!(wins.iter().sum::<u32>() > 20, "only {wins:?}");
}

#[test]
fn the_puzzle_of_selus_is_won_by_south() {
    let line = begin("selus", "puzzle");
    holds(
        &*line,
        Seat::First,
        &line.prove(Seat::First, NODES, &|| false),
    );
    assert!(!matches!(
        line.prove(Seat::Second, NODES, &|| false),
        Proof::Win { .. }
    ));
}

#[test]
fn a_solitaire_can_be_won_or_not() {
    let line = begin("tchuka_ruma", "");
    holds(
        &*line,
        Seat::First,
        &line.prove(Seat::First, NODES, &|| false),
    );
    let line = begin("tchuka_ruma", "pits=3,stones=3");
    let found = line.think(&ThinkOrder::default(), &|| false).unwrap();
    let proof = line.prove(Seat::First, NODES, &|| false);
    assert_eq!(proof == Proof::NoWin, !found.score.is_win());
}

#[test]
fn a_stop_ends_a_proof_without_a_result() {
    let line = begin("tablut", "");
    assert_eq!(line.prove(Seat::First, u64::MAX, &|| true), Proof::Unknown);
    assert_eq!(line.prove(Seat::First, 100, &|| false), Proof::Unknown);
}
