//! Counts what each entrant has achieved. The table then compares these counts.

use super::points::{PointSystem, Quarters, ScoredGame, Winner};
use crate::competition::pairing::{Entrant, Pairing};
use lusoria_games::rules::Seat;

/// What one entrant has achieved in its own games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    pub(super) points: Quarters,
    pub(super) wins: u32,
    pub(super) draws: u32,
    pub(super) losses: u32,
    pub(super) faults: u32,
    pub(super) byes: u32,
    /// The opponents met. An opponent met twice is in the list twice.
    pub(super) met: Vec<Entrant>,
    /// The opponents beaten. An opponent beaten twice is in the list twice.
    pub(super) beaten: Vec<Entrant>,
    /// The opponents drawn with. An opponent with two draws is in the list twice.
    pub(super) drawn_with: Vec<Entrant>,
}

/// Counts the games of each entrant.
pub(super) fn tallies(
    entrants: usize,
    games: &[ScoredGame],
    points: PointSystem,
    bye: Quarters,
) -> Vec<Tally> {
    let mut tallies = vec![Tally::default(); entrants];
    for game in games {
        match game.pairing {
            Pairing::Bye(entrant) => {
                tallies[entrant].byes += 1;
                tallies[entrant].points.0 += bye.0;
            }
            Pairing::Game(pair) => {
                for (seat, one) in Seat::ALL.into_iter().zip(pair) {
                    tallies[one].points.0 += points.points(game.winner, seat).0;
                    tallies[one].add(game, seat, pair[seat.other().index()]);
                }
            }
        }
    }
    tallies
}

impl Tally {
    fn add(&mut self, game: &ScoredGame, seat: Seat, opponent: Entrant) {
        self.met.push(opponent);
        match game.winner {
            Winner::Draw => {
                self.draws += 1;
                self.drawn_with.push(opponent);
            }
            winner if winner.seat() == Some(seat) => {
                self.wins += 1;
                self.beaten.push(opponent);
            }
            _ => {
                self.losses += 1;
                self.faults += u32::from(game.by_fault);
            }
        }
    }
}
