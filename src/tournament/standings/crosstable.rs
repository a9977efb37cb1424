//! Everybody against everybody: what came of each game, seen from the side.

use super::points::{ScoredGame, Winner};
use crate::tournament::pairing::{Entrant, Pairing};
use lusoria_games::rules::Seat;

/// One game in a cell of the crosstable, from the point of view of the entrant of the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The place of the game in the list that the table was made from.
    pub game: usize,
    /// Where the entrant of the row sat.
    pub seat: Seat,
    /// `1`, `½`, `0`; `−` if both have lost.
    pub sign: char,
}

/// The cells by row and column: `crosstable(n, games)[row][column]` are the games of the one against the other, in order.
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
