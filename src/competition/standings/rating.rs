//! Computes a rating for each entrant from the games, and how uncertain the rating is.
//!
//! The model is that of Bradley and Terry on Elo's scale: a difference of 400 points means odds of ten to one, and a draw counts as half
//! a win. The ratings are the most probable ones after these games. Each entrant also has two imagined draws against an opponent of
//! rating 0, so that even an entrant who won all games has a finite rating.
//!
//! The error of a rating is 1.96 times its standard error. If the model is right, the true rating lies within this error in 95 % of all
//! cases. Games that were lost by a fault are left out, because a fault says nothing about strength.

use super::gauss_jordan::inverse_diagonal;
use super::points::{ScoredGame, Winner};
use crate::competition::pairing::{Entrant, Pairing};

/// The strength of one entrant in points of Elo's scale. 0 is the middle of the field.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Performance {
    /// The most probable rating.
    pub rating: f64,
    /// With a probability of 95 %, the true rating differs from `rating` by at most this much.
    pub error: f64,
    /// The number of games from which the rating follows.
    pub games: u32,
}

/// How many of Elo's points are one unit of the logistic scale.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// How many draws against an opponent of rating 0 are imagined for each entrant.
const IMAGINED: f64 = 2.0;
const STEPS: usize = 200;

/// A game between two entrants, and what it gave the first one: 1 for a win, 0.5 for a draw, 0 for a loss.
struct Meeting {
    pair: [Entrant; 2],
    score: f64,
}

/// The performance of each entrant. `None` for an entrant who has no games, or only games that the ratings leave out.
#[must_use]
pub fn performances(entrants: usize, games: &[ScoredGame]) -> Vec<Option<Performance>> {
    let meetings: Vec<Meeting> = games.iter().filter_map(meeting).collect();
    let mut counts = vec![0_u32; entrants];
    for entrant in meetings.iter().flat_map(|meeting| meeting.pair) {
        counts[entrant] += 1;
    }
    let strengths = strengths(entrants, &meetings);
    let variances = inverse_diagonal(information(&strengths, &meetings));
    let performance = |entrant: Entrant| Performance {
        rating: SCALE * strengths[entrant],
        error: 1.96 * SCALE * variances[entrant].sqrt(),
        games: counts[entrant],
    };
    let played = |entrant| (counts[entrant] > 0).then(|| performance(entrant));
    (0..entrants).map(played).collect()
}

fn meeting(game: &ScoredGame) -> Option<Meeting> {
    let score = match game.winner {
        Winner::First => 1.0,
        Winner::Second => 0.0,
        Winner::Draw => 0.5,
        Winner::Nobody => return None,
    };
    match game.pairing {
        Pairing::Game(pair) if !game.by_fault => Some(Meeting { pair, score }),
        Pairing::Game(_) | Pairing::Bye(_) => None,
    }
}

/// The probability of a win with this difference of strength.
fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

/// The most probable strengths. Applies Newton's method to one entrant after the other, until hardly any strength changes. Each entrant
/// gets at most [`STEPS`] steps. The probability of the results has only one maximum, so it does not matter where the steps begin.
fn strengths(entrants: usize, meetings: &[Meeting]) -> Vec<f64> {
    let mut strengths = vec![0.0_f64; entrants];
    for _ in 0..STEPS {
        let mut moved = 0.0_f64;
        for entrant in 0..entrants {
            let own = strengths[entrant];
            let anchor = expected(own);
            let mut slope = IMAGINED * (0.5 - anchor);
            let mut curve = IMAGINED * anchor * (1.0 - anchor);
            for meeting in meetings
                .iter()
                .filter(|meeting| meeting.pair.contains(&entrant))
            {
                let [first, second] = meeting.pair;
                let chance = expected(strengths[first] - strengths[second]);
                let sign = if entrant == first { 1.0 } else { -1.0 };
                slope += sign * (meeting.score - chance);
                curve += chance * (1.0 - chance);
            }
            let step = (slope / curve).clamp(-1.0, 1.0);
            strengths[entrant] += step;
            moved = moved.max(step.abs());
        }
        if moved < 1e-9 {
            break;
        }
    }
    strengths
}

/// The matrix of Fisher's information at these strengths. The diagonal of its inverse has the variances of the strengths.
fn information(strengths: &[f64], meetings: &[Meeting]) -> Vec<Vec<f64>> {
    let n = strengths.len();
    let mut matrix = vec![vec![0.0; n]; n];
    for (entrant, own) in strengths.iter().enumerate() {
        let anchor = expected(*own);
        matrix[entrant][entrant] = IMAGINED * anchor * (1.0 - anchor);
    }
    for Meeting {
        pair: [first, second],
        ..
    } in meetings
    {
        let chance = expected(strengths[*first] - strengths[*second]);
        let weight = chance * (1.0 - chance);
        matrix[*first][*first] += weight;
        matrix[*second][*second] += weight;
        matrix[*first][*second] -= weight;
        matrix[*second][*first] -= weight;
    }
    matrix
}

#[cfg(test)]
#[path = "rating_tests.rs"]
mod tests;
