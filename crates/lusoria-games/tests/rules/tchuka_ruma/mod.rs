//! Tests of the rules of Tchuka Ruma, rule by rule. The rule numbers are those of `docs/rules/tchuka-ruma.md` and
//! `docs/rules/mancala.md`.

mod layouts;
mod notation;
mod play;
mod vectors;
mod why_not;

use crate::facts::{arg, read};
use crate::play::legal;
use lusoria_games::games::tchuka_ruma::TchukaRuma;
use lusoria_games::rules::{Arg, Fact, State, Viewable};

/// CM-7: the pits and the ruma together always hold all the stones of the layout, `pits` times `stones`.
pub(crate) fn stones_are_conserved(state: &TchukaRuma) {
    let stones: u8 = state.pits().iter().sum::<u8>() + state.ruma();
    let captions = state.diagram().captions;
    assert_eq!(arg(&captions[0], "of"), &Arg::from(stones), "{state}");
}

fn start(options: &str) -> TchukaRuma {
    TchukaRuma::start(&options.parse().unwrap())
}

fn at(options: &str, position: &str) -> TchukaRuma {
    TchukaRuma::from_text(&options.parse().unwrap(), position).unwrap()
}

/// The position after these choices, each a letter and each legal.
fn after(state: &TchukaRuma, letters: &str) -> TchukaRuma {
    let mut state = *state;
    for letter in letters.chars() {
        let choice = read(&state, &letter.to_string());
        assert!(legal(&state).contains(&choice), "{letter} at {state}");
        state.play(choice, &mut ());
    }
    state
}

/// Plays these choices, one letter each. Returns the facts of the last one.
fn effects(state: &TchukaRuma, letters: &str) -> Vec<Fact> {
    let (before, last) = letters.split_at(letters.len() - 1);
    let mut state = after(state, before);
    let mut facts = Vec::new();
    state.play(read(&state, last), &mut facts);
    facts
}
