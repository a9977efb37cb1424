//! Helpers of the tests: moves as text, and the facts that a move produces.

use crate::play::legal;
use lusoria_games::rules::{Arg, Fact, Parsed, State};

/// The move that a text means, legal or not. The text must mean exactly one.
pub(crate) fn read<S: State>(state: &S, text: &str) -> S::Move {
    match state.parse_move(text) {
        Ok(Parsed::Move(m)) => m,
        other => panic!("{text}: {other:?}"),
    }
}

/// All legal moves in canonical notation, joined by blanks.
pub(crate) fn moves<S: State>(state: &S) -> String {
    let moves: Vec<String> = legal(state).iter().map(ToString::to_string).collect();
    moves.join(" ")
}

/// The facts that this move produces, even if it is not legal. The position itself is not changed.
pub(crate) fn effects<S: State>(state: &S, text: &str) -> Vec<Fact> {
    let mut facts = Vec::new();
    state.clone().play(read(state, text), &mut facts);
    facts
}

/// Why a move is not legal.
pub(crate) fn refusal<S: State>(state: &S, text: &str) -> Fact {
    let m = read(state, text);
    assert!(!legal(state).contains(&m), "{text} is legal in {state}");
    state.why_not(m)
}

pub(crate) fn ids(facts: &[Fact]) -> Vec<&str> {
    facts.iter().map(|fact| fact.id.as_ref()).collect()
}

pub(crate) fn arg<'a>(fact: &'a Fact, key: &str) -> &'a Arg {
    let found = fact.args.iter().find(|(name, _)| name == key);
    &found.unwrap_or_else(|| panic!("{fact:?} has no {key}")).1
}

pub(crate) fn number(fact: &Fact, key: &str) -> i64 {
    match arg(fact, key) {
        Arg::Number(number) => *number,
        other => panic!("{key} is {other:?}"),
    }
}
