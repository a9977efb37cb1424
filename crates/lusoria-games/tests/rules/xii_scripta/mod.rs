//! Tests of the rules of XII Scripta, rule by rule. The rule numbers are those of `docs/rules/xii-scripta.md`.

mod board;
mod notation;
mod options;
mod play;
mod vectors;

use crate::facts::{arg, effects, read, refusal};
use lusoria_games::games::xii_scripta::{Options, XiiScripta};
use lusoria_games::rules::{Arg, Seat, State, Viewable};
use lusoria_games::text_board::board_text;

const BAGS: &str = "5.5.5.5.5.5,5.5.5.5.5.5";

/// Checks that no piece is lost or added. A player must have as many pieces as the options say: on the board, waiting, captured and borne
/// off. That number is read from the player's caption, as the sum of the remaining pieces and those borne off.
pub(crate) fn pieces_are_conserved(state: &XiiScripta) {
    let pieces = |seat| {
        let side = state.side(seat);
        side.on_board() + side.waiting + side.captured + side.off
    };
    let [first, second] = Seat::ALL.map(pieces);
    let start = state.diagram().captions.into_iter().rev().take(2);
    for (caption, total) in start.zip([second, first]) {
        let number = |key: &str| match arg(&caption, key) {
            Arg::Number(n) => *n,
            other => panic!("{other:?}"),
        };
        assert_eq!(
            number("remaining") + number("off"),
            i64::from(total),
            "{state}"
        );
    }
}

fn options(text: &str) -> Options {
    text.parse().unwrap()
}

/// A position from `I / II / dice / player`, with both bags of dice full.
fn at(options_text: &str, text: &str) -> XiiScripta {
    let (rest, player) = text.rsplit_once('/').unwrap();
    let options = options(options_text);
    let bag = [options.bag; 6].map(|n| n.to_string()).join(".");
    XiiScripta::from_text(&options, &format!("{rest}/{bag},{bag}/{player}")).unwrap()
}

/// The position after some moves, each legal.
fn after(state: &XiiScripta, moves: &[&str]) -> XiiScripta {
    let mut state = *state;
    for text in moves {
        let m = read(&state, text);
        assert!(
            crate::play::possible(&state).contains(&m),
            "{text}: {:?}",
            state.why_not(m)
        );
        state.play(m, &mut ());
    }
    state
}

fn board(state: &XiiScripta, seat: Seat) -> String {
    board_text(&state.diagram(), seat)
}
