//! The crosstable: the results of everybody against everybody.

use super::points::{ScoredGame, Winner};
use crate::competition::pairing::{Entrant, Pairing};
use lusoria_games::rules::Seat;

/// One game in a cell of the crosstable, seen by the entrant of the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The game's index in the list from which the table was made.
    pub game: usize,
    /// The seat of the entrant of the row.
    pub seat: Seat,
    /// The result: `1`, `½` or `0`; `−` if both have lost.
    pub sign: char,
}

/// The games of everybody against everybody. `crosstable(n, games)[row][column]` has the games between two entrants, in order, as the
/// entrant of the row sees them.
#[must_use]
pub fn crosstable(entrants: usize, games: &[ScoredGame]) -> Vec<Vec<Vec<Cell>>> {
    let mut table = vec![vec![Vec::new(); entrants]; entrants];
    for (number, game) in games.iter().enumerate() {
        let Pairing::Game(pair) = game.pairing else {
            continue;
        };
        for (seat, row) in Seat::ALL.into_iter().zip(pair) {
            let column: Entrant = pair[seat.other().index()];
            let sign = sign(game.winner, seat);
            table[row][column].push(Cell {
                game: number,
                seat,
                sign,
            });
        }
    }
    table
}

fn sign(winner: Winner, seat: Seat) -> char {
    match winner {
        Winner::Draw => '½',
        Winner::Nobody => '−',
        _ if winner.seat() == Some(seat) => '1',
        _ => '0',
    }
}
