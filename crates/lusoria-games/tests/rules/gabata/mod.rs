//! Tests of the rules of Gabata, rule by rule. The rule numbers are those of `docs/rules/gabata.md`.

mod edit;
mod mancala;
mod notation;
mod options;
mod play;
mod rounds;
mod vectors;
mod view;

use crate::facts::{arg, ids, moves, number, read};
use crate::play::{legal, possible};
use crate::three_rows::text;
use lusoria_games::catalog;
use lusoria_games::games::gabata::{Gabata, Options, Ply};
use lusoria_games::rules::{Arg, Fact, Reason, State};

/// A position in which the sowing from `b` never ends. It comes from the test vectors, where it has the tag `endless`.
pub(crate) const ENDLESS: &str = "1,7,1,0,3,0,1,2,1/0,3,0,1,0,1,0,1,0/16,16/s/n/6/d,b";

/// A position in which three single stones go round the board and capture nothing.
const CIRCLE: &str = "1,1,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0/30,21/s/s/1/a,a";

/// Moves after which the position [`CIRCLE`] has come back twice.
const CIRCLE_TWICE: &str = "a a c b f c e d g e f f h g g h i i h a i a a c b f c e d g e f f h g g h i i h a i a a c b f c e d g e f f h g g h i i h a i a a c b f c e d g e f f h g g h i i h a i";

/// CM-7: there are always 54 stones, in the pits and the stores together.
pub(crate) fn stones_are_conserved(state: &Gabata) {
    let stores = state.stores();
    let stones = state.pits().iter().chain(&stores);
    let total: u32 = stones.map(|&n| u32::from(n)).sum();
    assert_eq!(total, 54, "{state}");
}

/// The worked example of `docs/rules/gabata.md`.
fn worked() -> Gabata {
    at("", "1,0,0,2,0,0,0,0,0/1,0,0,0,2,0,0,3,4/20,21/s/s/1/a,a")
}

fn options(text: &str) -> Options {
    text.parse().unwrap()
}

fn at(options_text: &str, text: &str) -> Gabata {
    Gabata::from_text(&options(options_text), text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Plays moves and lots, checks that each of them is possible, and returns the facts of the last one.
fn play(state: &mut Gabata, moves: &[&str]) -> Vec<Fact> {
    let mut facts = Vec::new();
    for text in moves {
        let m = read(state, text);
        assert!(
            possible(state).contains(&m),
            "{text}: {:?}",
            state.why_not(m)
        );
        facts.clear();
        state.play(m, &mut facts);
        stones_are_conserved(state);
    }
    facts
}

fn after(state: &Gabata, moves: &[&str]) -> Gabata {
    let mut state = *state;
    play(&mut state, moves);
    state
}

fn effects(state: &Gabata, text: &str) -> Vec<Fact> {
    play(&mut state.clone(), &[text])
}

fn refusal(state: &Gabata, m: Ply) -> Reason {
    assert!(!legal(state).contains(&m), "{m} is legal");
    state.why_not(m)
}

/// A sowing in this game seems never to end. Rules version 1 stopped it after 100,000 laps, version 2 stops it after 3,000.
#[test]
fn ga_17_a_stored_game_sows_as_long_as_the_rules_it_was_begun_with_said() {
    let laps = |version| {
        let mut line =
            catalog::begin_under(version, "gabata(zero=none,capture=own_pit,serial=off)").unwrap();
        let facts = "dehfb"
            .chars()
            .flat_map(|pit| line.play(&pit.to_string()).unwrap());
        let laps = facts
            .flat_map(|fact| fact.args)
            .filter_map(|(name, value)| match value {
                Arg::Number(laps) if name == "laps" => Some(laps),
                _ => None,
            });
        laps.max().unwrap()
    };
    assert_eq!((laps(1), laps(2)), (100_000, 3_000));
    assert!(catalog::begin_under(3, "gabata").is_err());
}
