//! Tests of the rules of Selus, rule by rule. The rule numbers are those of `docs/rules/selus.md`.

mod edit;
mod notation;
mod options;
mod play;
mod rounds;
mod vectors;
mod view;

use crate::facts::{arg, ids, moves, number, read};
use crate::play::legal;
use crate::three_rows::text;
use lusoria_games::games::selus::{Options, Ply, Selus};
use lusoria_games::rules::{Fact, Reason, State};

/// A position in which a single stone of South goes round South's pits (SE-18).
const CIRCLE: &str = "1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0/30,23/s/11";

/// A position in the first turn, in which no wegue can be made. The sowing from `b` never ends. The position is from Gabata’s test vectors.
/// It serves for Selus, too, because the sowing captures nothing.
pub(crate) const ENDLESS: &str = "1,7,1,0,3,0,1,2,1/0,3,0,1,0,1,0,1,0/16,16/s/00/n/6";

/// CM-7: there are 54 stones, or eight with the option `puzzle`.
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

/// Plays moves, each legal, and returns the facts of the last one.
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

fn refusal(state: &Selus, m: Ply) -> Reason {
    assert!(!legal(state).contains(&m), "{m} is legal");
    state.why_not(m)
}
