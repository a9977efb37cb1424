//! The positions after a zero sowing (GA-3), with their values. The values come from the table [`OPENINGS`] in
//! `games/gabata/openings.rs`. They hold for games with the usual options; only `zero` may differ. A value with an asterisk holds only
//! with the usual `zero`.

use crate::exact::{Exact, SeatResult};
use crate::games::gabata::{Gabata, OPENINGS, Options, Ply, Zero};
use crate::rules::{Seat, State, Turn};
use std::sync::OnceLock;

/// A position after the zero sowing.
struct Opening {
    state: Gabata,
    /// The position's value for the leader.
    value: Exact,
    /// Whether the value holds only in games in which the players choose the pits themselves. The table marks it with an asterisk.
    is_for_named_pits: bool,
}

static POSITIONS: OnceLock<Vec<Opening>> = OnceLock::new();

/// The value of this position for a seat. `None` if it is not a position after a zero sowing, or if its value is not known.
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

/// Whether a position is this opening, in a game with the usual options. The option `zero` may differ.
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

/// Reads an entry of the table: the value for the player who leads.
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
