//! Who wins after each pair of pits that the players can name for the zero sowing (GA-3) of a game with the usual options.
//!
//! `tests/exact/gabata.rs` proves every entry.

use crate::exact::{Exact, SeatResult};
use crate::games::gabata::{Gabata, Options, Ply, Zero};
use crate::kit::three_rows::SIDE;
use crate::rules::{Seat, State, Turn};
use std::sync::OnceLock;

/// A row for each pit of the leader, from a, and a column for each pit of the follower: who wins, the leader (L) or the follower
/// (F), or whether it is a draw (=), and within how many plies the winner's store has more than half of the stones, if that takes
/// less than 24. With an asterisk the follower can only choose between losing this round and making it void (GA-17); then the leader
/// wins as the follower of the round that is dealt anew.
pub const OPENINGS: [&str; SIDE] = [
    "L9  F9  F7  L15 F1  F7  F9  F11 F3",
    "L9  L3  F11 F13 L13 L10 F   F5  =",
    "L7  L11 L5  F1  F5  L1  F7  F5  F11",
    "L7  L13 L1  L9  F   F11 L11 L   F7",
    "L1  L5  L5  L   L9  F5  F19 L1  L",
    "L7  F10 L3  L11 L5  L17 F3  F   =",
    "L9  L   L7  L5  L19 L3  L7  F3  F17",
    "L   L5  L5  F   L*  L   L3  L7  F7",
    "F9  F15 L11 L7  F   L7  L17 L7  L7",
];

/// A position after the zero sowing, and its value for the leader.
type Opening = (Gabata, Exact);

static POSITIONS: OnceLock<Vec<Opening>> = OnceLock::new();

/// The value of this position for a seat, if it is one of the positions after a zero sowing.
pub(super) fn opening(state: &Gabata, seat: Seat) -> Option<Exact> {
    let openings = POSITIONS.get_or_init(every_opening).iter();
    let mut same = openings.filter(|(opening, _)| is_same(opening, state));
    same.next().map(|&(_, value)| match seat {
        Seat::First => value,
        Seat::Second => value.for_the_other(),
    })
}

/// Whether two positions are the same, apart from how the zero sowing was chosen, which does not matter any more.
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
            openings.push((after_zero_sowing(leaders, followers), read(text)));
        }
    }
    openings
}

/// The value of an entry for the leader.
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
