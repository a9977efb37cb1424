//! The value of a position. It is known if the game is over, if the position comes right after a zero sowing, or if a proof is found.

use super::openings::opening;
use super::proof::{ProofSearch, decided};
use crate::exact::{Exact, PliesLeadTo, SeatResult, Solved, exact_moves};
use crate::games::gabata::Gabata;
use crate::rules::{Seat, State, Turn};

/// No proof is sought that takes more plies than this.
const LONGEST_PROOF: u8 = 60;

impl Solved for Gabata {
    const PLIES_LEAD_TO: PliesLeadTo = PliesLeadTo::Decision;

    /// The value is known only in games of one round, and not while a lot has to be drawn. `Exact::stones` is always `None`, because a
    /// proof finds only who wins. In finished games `Exact::stones` is `None`, too, so that all values can be compared.
    fn exact(&self, seat: Seat, most_nodes: u64) -> Option<Exact> {
        if self.options().rounds != Some(1) {
            return None;
        }
        match self.turn() {
            Turn::Over(outcome) => Some(Exact::finished(outcome, seat)),
            Turn::Seat(mover) if self.zero_open() => best(self, mover, seat, most_nodes),
            Turn::Seat(mover) => {
                let proved = || {
                    let (winner, plies) = prove(self, mover, most_nodes)?;
                    Some(decided_for(winner, plies, seat))
                };
                opening(self, seat).or_else(proved)
            }
            Turn::Chance => None,
        }
    }
}

fn decided_for(winner: Seat, plies: u8, seat: Seat) -> Exact {
    let result = if winner == seat {
        SeatResult::Win
    } else {
        SeatResult::Loss
    };
    Exact {
        plies: Some(plies.into()),
        ..Exact::new(result)
    }
}

/// The value of a position in which the mover chooses a pit for the zero sowing. If one pit is known to win, the position is won.
/// Otherwise the values of all pits must be known.
fn best(state: &Gabata, mover: Seat, seat: Seat, most_nodes: u64) -> Option<Exact> {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let known = exact_moves(state, most_nodes / moves.len() as u64);
    let (_, best) = known.iter().max_by_key(|(_, value)| *value)?;
    if best.result != SeatResult::Win && known.len() < moves.len() {
        return None;
    }
    Some(if mover == seat {
        *best
    } else {
        best.for_the_other()
    })
}

/// Finds who wins, and within how many plies. A player's store grows only by that player's own moves. So the mover wins after an odd
/// number of plies, and the other player after an even one. `None` if no proof of at most `LONGEST_PROOF` plies is found among
/// `most_nodes` positions.
pub fn prove(state: &Gabata, mover: Seat, most_nodes: u64) -> Option<(Seat, u8)> {
    let players = [mover.other(), mover];
    for player in players {
        if decided(state, player) == Some(true) {
            return Some((player, 0));
        }
    }
    let mut searches = players.map(|player| ProofSearch::new(player, most_nodes / 2));
    for plies in 1..=LONGEST_PROOF {
        let n = usize::from(plies % 2);
        if searches[n].wins_within(state, plies)? {
            return Some((players[n], plies));
        }
    }
    None
}
