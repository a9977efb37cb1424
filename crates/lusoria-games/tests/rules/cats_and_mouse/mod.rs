//! Tests of the rules of Cats and Mouse, rule by rule. The rule numbers are those of `docs/rules/cats-and-mouse.md`.

mod edit;
mod notation;
mod play;
mod solved;
mod vectors;
mod view;
mod why_not;

use crate::facts::{arg, effects, moves, read, refusal};
use crate::play::legal;
use lusoria_games::games::cats_and_mouse::{CatsAndMouse, Options, Square};
use lusoria_games::rules::{Seat, State, Viewable};
use lusoria_games::text_board::board_text;

/// Checks that all pieces stand on different light squares: the four cats, and the mouse once it has started.
pub(crate) fn pieces_are_conserved(state: &CatsAndMouse) {
    let mut squares: Vec<String> = cats(state).iter().map(ToString::to_string).collect();
    squares.extend(state.mouse().map(|at| at.to_string()));
    let light = |at: &String| at.bytes().map(u32::from).sum::<u32>() % 2 == 1;
    assert!(squares.iter().all(light), "{state}");
    squares.sort();
    squares.dedup();
    let expected = 4 + usize::from(state.mouse().is_some());
    assert_eq!(squares.len(), expected, "{state}");
}

/// The squares of the cats. During play all four are on the board.
fn cats(state: &CatsAndMouse) -> [Square; 4] {
    state.cats().map(|at| at.unwrap())
}

fn options(text: &str) -> Options {
    text.parse().unwrap()
}

fn start(options_text: &str) -> CatsAndMouse {
    CatsAndMouse::start(&options(options_text))
}

fn at(text: &str) -> CatsAndMouse {
    with("", text)
}

fn with(options_text: &str, text: &str) -> CatsAndMouse {
    CatsAndMouse::from_text(&options(options_text), text).unwrap()
}

/// The position after some moves, each legal.
fn after(state: &CatsAndMouse, moves: &str) -> CatsAndMouse {
    let mut state = *state;
    for text in moves.split(' ') {
        let m = read(&state, text);
        assert!(legal(&state).contains(&m), "{text}: {:?}", state.why_not(m));
        state.play(m, &mut ());
    }
    state
}

fn board(state: &CatsAndMouse, seat: Seat) -> String {
    board_text(&state.diagram(), seat)
}
