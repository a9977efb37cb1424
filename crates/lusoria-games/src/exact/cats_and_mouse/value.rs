//! The value of a position. It comes from the table, or in two cases (see `exact`) from a search.

use super::key::place;
use super::table::plies;
use crate::exact::memory_search::MemorySearch;
use crate::exact::{Exact, SeatResult, Solved};
use crate::games::cats_and_mouse::CatsAndMouse;
use crate::rules::{Outcome, Seat, State, Turn};

impl Solved for CatsAndMouse {
    /// The value follows from the table. In two cases a search finds it instead:
    /// - The table lacks the position, because it cannot occur in a game. Somebody has set it up.
    /// - The mouse wins with `shortcut=true`. It may win in fewer plies than the table says. If the search finds no value,
    ///   only the result is returned.
    fn exact(&self, seat: Seat, most_nodes: u64) -> Option<Exact> {
        match known(self, seat) {
            Some(value) if wins_sooner(self, seat, value) => {
                Some(search(self, seat, most_nodes).unwrap_or(Exact::new(value.result)))
            }
            Some(value) => Some(value),
            None => search(self, seat, most_nodes),
        }
    }
}

/// The value of a finished position; `None` if the game goes on.
pub(super) fn finished(state: &CatsAndMouse, seat: Seat) -> Option<Exact> {
    match state.turn() {
        Turn::Over(outcome) => Some(Exact::finished(outcome, seat)),
        Turn::Seat(_) | Turn::Chance => None,
    }
}

/// The value according to the table.
fn known(state: &CatsAndMouse, seat: Seat) -> Option<Exact> {
    match state.turn() {
        Turn::Seat(Seat::First) if state.mouse().is_some() => by_table(state, seat),
        Turn::Seat(mover) => best(state, mover, seat),
        Turn::Over(_) | Turn::Chance => finished(state, seat),
    }
}

/// The value according to the table, with the mouse to move. The winner plays the last ply. So the mouse wins if the number of plies is
/// odd.
fn by_table(state: &CatsAndMouse, seat: Seat) -> Option<Exact> {
    let plies = plies(state)?;
    let winner = if plies % 2 == 1 {
        Seat::First
    } else {
        Seat::Second
    };
    Some(Exact {
        plies: Some(plies),
        ..Exact::finished(Outcome::Win(winner), seat)
    })
}

/// The value of a position, computed from the values of all positions one ply later. `None` if one of these values is not known.
fn best(state: &CatsAndMouse, mover: Seat, seat: Seat) -> Option<Exact> {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let value = |m| {
        let mut next = *state;
        next.play(m, &mut ());
        known(&next, seat)
    };
    let values: Option<Vec<Exact>> = moves.into_iter().map(value).collect();
    let values = values?.into_iter();
    let best = if mover == seat {
        values.max()
    } else {
        values.min()
    };
    best.map(Exact::one_ply_earlier)
}

fn search(state: &CatsAndMouse, seat: Seat, most_nodes: u64) -> Option<Exact> {
    let key = |state: &CatsAndMouse| (place(state), state.to_move());
    MemorySearch::new(key, finished, seat, most_nodes).value(state)
}

/// Whether the mouse may win in fewer plies than the table says. With `shortcut=true` (B2.8) the game ends as soon as the mouse has
/// slipped past the cats. The table is right about who wins, and about how many plies the cats need to win.
fn wins_sooner(state: &CatsAndMouse, seat: Seat, value: Exact) -> bool {
    let mouse_wins = (value.result == SeatResult::Win) == (seat == Seat::First);
    state.has_shortcut() && mouse_wins
}
