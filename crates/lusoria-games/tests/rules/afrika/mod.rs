//! Tests of the rules of Afrika, rule by rule. The rule numbers are those of `docs/rules/afrika.md`.

mod edit;
mod ending;
mod notation;
mod options;
mod play;
mod vectors;
mod view;
mod why_not;

use crate::facts::{arg, ids, moves, number, refusal};
use crate::play::legal;
use lusoria_games::games::afrika::{Afrika, Board, Options, Side};
use lusoria_games::rules::{Arg, Fact, Parsed, SetupError, State};

/// CM-7: there are always 128 stones, in the pits and the stores together.
pub(crate) fn stones_are_conserved(state: &Afrika) {
    let stores = Side::BOTH.map(|side| u16::from(state.board().store(side)));
    let all = state.board().left() + stores[0] + stores[1];
    assert_eq!(all, Board::STONES, "{state}");
}

fn options(text: &str) -> Options {
    text.parse().unwrap()
}

fn at(options: &str, position: &str) -> Afrika {
    let state = Afrika::from_text(&self::options(options), position);
    state.unwrap_or_else(|error| panic!("{position}: {error}"))
}

fn start(options: &str) -> Afrika {
    Afrika::start(&self::options(options))
}

/// Plays moves as typed, each of them legal, and returns their facts.
fn play(state: &mut Afrika, texts: &str) -> Vec<Fact> {
    let mut facts = Vec::new();
    for text in texts.split(' ') {
        let Ok(Parsed::Move(m)) = state.parse_move(text) else {
            panic!("{text} is no move");
        };
        assert!(legal(state).contains(&m), "{text} in {state}");
        state.play(m, &mut facts);
    }
    facts
}

/// The position after some moves.
fn after(state: &Afrika, texts: &str) -> Afrika {
    let mut state = *state;
    play(&mut state, texts);
    state
}

fn text<'a>(fact: &'a Fact, key: &str) -> &'a str {
    match arg(fact, key) {
        Arg::Text(text) => text,
        other => panic!("{key} is {other:?}"),
    }
}

fn flaw(options: &str, position: &str) -> SetupError {
    Afrika::from_text(&self::options(options), position).unwrap_err()
}
