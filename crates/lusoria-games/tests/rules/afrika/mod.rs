//! Afrika rule by rule; the numbers are those of `docs/rules/afrika.md`.

mod course;
mod edit;
mod ending;
mod notation;
mod refusals;
mod variants;
mod vectors;
mod view;

use crate::play::legal;
use lusoria_games::games::afrika::{Afrika, Board, Options, Side};
use lusoria_games::rules::{Arg, Fact, Parsed, Reason, SetupError, State};

/// CM-7.
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

/// What can be played, joined by blanks.
fn moves(state: &Afrika) -> String {
    let moves: Vec<_> = legal(state).iter().map(ToString::to_string).collect();
    moves.join(" ")
}

/// Plays moves as typed, each of them legal, and says what they did.
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

fn ids(facts: &[Fact]) -> Vec<&str> {
    facts.iter().map(|fact| fact.id.as_ref()).collect()
}

fn arg<'a>(fact: &'a Fact, key: &str) -> &'a Arg {
    let found = fact.args.iter().find(|(name, _)| name == key);
    &found.unwrap_or_else(|| panic!("{fact:?} has no {key}")).1
}

fn number(fact: &Fact, key: &str) -> i64 {
    match arg(fact, key) {
        Arg::Number(n) => *n,
        other => panic!("{key} is {other:?}"),
    }
}

fn text<'a>(fact: &'a Fact, key: &str) -> &'a str {
    match arg(fact, key) {
        Arg::Text(text) => text,
        other => panic!("{key} is {other:?}"),
    }
}

/// Why a well-formed move is not legal.
fn refusal(state: &Afrika, text: &str) -> Reason {
    let Ok(Parsed::Move(m)) = state.parse_move(text) else {
        panic!("{text} is no move");
    };
    assert!(!legal(state).contains(&m), "{text} is legal in {state}");
    state.why_not(m)
}

fn flaw(options: &str, position: &str) -> SetupError {
    Afrika::from_text(&self::options(options), position).unwrap_err()
}
