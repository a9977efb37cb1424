//! Tests of the rules of Ohojitxi, rule by rule. The rule numbers are those of `docs/rules/ohojitxi.md` and `docs/rules/mancala.md`.

mod edit;
mod ending;
mod notation;
mod play;
mod vectors;
mod why_not;

use crate::facts::{arg, effects, read};
use crate::play::legal;
use lusoria_games::games::ohojitxi::{Ohojitxi, Options};
use lusoria_games::rules::{Arg, Seat, State, Turn};

/// CM-7: there are 48 or 64 stones until the game is over. After that, the stones of the winner's last capture are in no pit (OH-9).
pub(crate) fn stones_are_conserved(state: &Ohojitxi) {
    let all = 8 * state.pits(Seat::First).len() as u32;
    let [first, second] = Seat::ALL.map(|seat| state.stones(seat));
    let stones = first + second;
    match state.turn() {
        Turn::Over(_) => assert!(stones < all && (all - stones).is_multiple_of(4), "{state}"),
        _ => assert_eq!(stones, all, "{state}"),
    }
}

/// Pits of South as each player reads them: South's `e, d` is `5, 4` for North.
fn of_south(letters: &str) -> Arg {
    let number = |c: char| match c {
        'a'..='h' => char::from(b'1' + (c as u8 - b'a')),
        other => other,
    };
    Arg::Seen([letters.to_owned(), letters.chars().map(number).collect()])
}

fn options(text: &str) -> Options {
    text.parse().unwrap()
}

fn start(options_text: &str) -> Ohojitxi {
    Ohojitxi::start(&options(options_text))
}

/// A position with South to move and nothing captured yet. South has `pits`; all other stones are in North's last pit.
fn south(options_text: &str, pits: &str) -> Ohojitxi {
    let options = options(options_text);
    let held: u32 = pits
        .split(',')
        .map(|held| held.parse::<u32>().unwrap())
        .sum();
    let rest = 8 * u32::from(options.pits) - held;
    let north = "0,".repeat(usize::from(options.pits) - 1);
    at(options_text, &format!("{pits}/{north}{rest}/s/-,-"))
}

fn at(options_text: &str, position: &str) -> Ohojitxi {
    Ohojitxi::from_text(&options(options_text), position).unwrap()
}

/// The position after some moves, each legal.
fn after(state: &Ohojitxi, moves: &[&str]) -> Ohojitxi {
    let mut state = *state;
    for text in moves {
        let m = read(&state, text);
        assert!(
            legal(&state).contains(&m),
            "{text} at {state}: {:?}",
            state.why_not(m)
        );
        state.play(m, &mut ());
    }
    state
}

fn moves(state: &Ohojitxi) -> Vec<String> {
    legal(state).iter().map(ToString::to_string).collect()
}
