//! Selus rule by rule; the numbers are those of `docs/rules/selus.md`.

mod edit;
mod notation;
mod options;
mod play;
mod rounds;
mod vectors;
mod view;

use crate::play::legal;
use lusoria_games::games::selus::{Options, Ply, Selus};
use lusoria_games::rules::{Arg, Fact, Parsed, Reason, State};

/// A lone stone of each player runs round the board (SE-18).
const CIRCLE: &str = "1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0/30,23/s/11";

/// In the first turn, when a wegue cannot be made, this `b` never ends (from Gabata’s vectors: nothing is captured on its way).
pub(crate) const ENDLESS: &str = "1,7,1,0,3,0,1,2,1/0,3,0,1,0,1,0,1,0/16,16/s/00/n/6";

/// CM-7; the puzzle has only eight.
pub(crate) fn stones_are_conserved(state: &Selus) {
    let stores = state.stores();
    let stones = state.pits().iter().chain(&stores);
    let total: u32 = stones.map(|&n| u32::from(n)).sum();
    assert!(total == 54 || total == 8, "{state}");
}

fn options(text: &str) -> Options {
    text.parse().unwrap()
}

fn at(options_text: &str, text: &str) -> Selus {
    Selus::from_text(&options(options_text), text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn arg<'a>(fact: &'a Fact, key: &str) -> &'a Arg {
    let found = fact.args.iter().find(|(name, _)| name == key);
    &found.unwrap_or_else(|| panic!("{fact:?} has no {key}")).1
}

fn read(state: &Selus, text: &str) -> Ply {
    match state.parse_move(text) {
        Ok(Parsed::Move(m)) => m,
        other => panic!("{text}: {other:?}"),
    }
}

fn moves(state: &Selus) -> String {
    let list: Vec<String> = legal(state).iter().map(ToString::to_string).collect();
    list.join(" ")
}

/// Plays moves, each legal, and gives the facts of the last one.
fn play(state: &mut Selus, moves: &[&str]) -> Vec<Fact> {
    let mut facts = Vec::new();
    for text in moves {
        let m = read(state, text);
        assert!(legal(state).contains(&m), "{text}: {:?}", state.why_not(m));
        facts.clear();
        state.play(m, &mut facts);
        stones_are_conserved(state);
    }
    facts
}

fn after(state: &Selus, moves: &[&str]) -> Selus {
    let mut state = *state;
    play(&mut state, moves);
    state
}

fn effects(state: &Selus, text: &str) -> Vec<Fact> {
    play(&mut state.clone(), &[text])
}

fn ids(facts: &[Fact]) -> Vec<&str> {
    facts.iter().map(|fact| fact.id.as_ref()).collect()
}

fn text<'a>(fact: &'a Fact, key: &str) -> &'a str {
    match arg(fact, key) {
        Arg::Text(text) => text,
        // As the mover reads it.
        Arg::Seen([_, second])
            if fact.args[0].1 == Arg::Seat(lusoria_games::rules::Seat::Second) =>
        {
            second
        }
        Arg::Seen([first, _]) => first,
        other => panic!("{other:?}"),
    }
}

fn number(fact: &Fact, key: &str) -> i64 {
    match arg(fact, key) {
        Arg::Number(number) => *number,
        other => panic!("{other:?}"),
    }
}

fn refusal(state: &Selus, m: Ply) -> Reason {
    assert!(!legal(state).contains(&m), "{m} is legal");
    state.why_not(m)
}
