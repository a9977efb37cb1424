//! The positions after a zero sowing (GA-3) in a game with the usual options (only the option `zero` may differ), and their values by the
//! table [`OPENINGS`] in `games/gabata/openings.rs`.

use crate::exact::{Exact, SeatResult};
use crate::games::gabata::{Gabata, OPENINGS, Options, Ply, Zero};
use crate::rules::{Seat, State, Turn};
use std::sync::OnceLock;

/// A position after the zero sowing.
struct Opening {
    state: Gabata,
    /// Its value for the leader.
    value: Exact,
    /// Whether the value holds only in games in which the players name the pits themselves (the asterisk in the table).
    is_for_named_pits: bool,
}

static POSITIONS: OnceLock<Vec<Opening>> = OnceLock::new();

/// The value of this position for a seat, if it is one of the positions after a zero sowing.
pub(super) fn opening(state: &Gabata, seat: Seat) -> Option<Exact> {
    let openings = POSITIONS.get_or_init(every_opening).iter();
    let mut same = openings.filter(|opening| is_same(&opening.state, state));
    let has_names = state.options().zero == Zero::Choose;
    let opening = same
        .next()
        .filter(|one| has_names || !one.is_for_named_pits)?;
    Some(match seat {
        Seat::First => opening.value,
        Seat::Second => opening.value.for_the_other(),
    })
}

/// Whether a position of a game with the usual options is this opening. How the pits for the zero sowing were chosen may differ.
fn is_same(opening: &Gabata, state: &Gabata) -> bool {
    let usual = Options {
        zero: Zero::Choose,
        ..*state.options()
    };
    usual == Options::default()
        && opening.pits() == state.pits()
        && opening.stores() == state.stores()
        && opening.turn() == state.turn()
        && opening.round() == state.round()
}

fn every_opening() -> Vec<Opening> {
    let mut openings = Vec::new();
    for (leaders, row) in (0..).zip(OPENINGS) {
        for (followers, text) in (0..).zip(row.split_whitespace()) {
            openings.push(Opening {
                state: after_zero_sowing(leaders, followers),
                value: read(text.trim_end_matches('*')),
                is_for_named_pits: text.ends_with('*'),
            });
        }
    }
    openings
}

/// The value for the leader that an entry of the table stands for.
fn read(text: &str) -> Exact {
    let (result, plies) = text.split_at(1);
    let result = match result {
        "L" => SeatResult::Win,
        "F" => SeatResult::Loss,
        _ => SeatResult::Draw,
    };
    Exact {
        plies: plies.parse().ok(),
        ..Exact::new(result)
    }
}

/// The position after the leader and the follower have named these pits. In the first round First leads.
fn after_zero_sowing(leaders: u8, followers: u8) -> Gabata {
    let mut state = Gabata::start(&Options::default());
    for own in [leaders, followers] {
        debug_assert!(matches!(state.turn(), Turn::Seat(_)));
        state.play(Ply::Zero(own), &mut ());
    }
    state
}
