//! The results of a contest, and what they prove.
//!
//! Source of the intervals: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the
//! American Statistical Association 22, 1927. A draw counts as half a win, which makes the intervals a little wider than they have
//! to be.

use super::play_out::result_index;
use crate::rules::{Outcome, Seat};
use std::ops::AddAssign;

/// Results from the view of the first contestant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// By the seat of the first contestant: wins, draws, losses.
    results: [[u32; 3]; 2],
    /// How many of the draws are games that were stopped.
    pub broken_off: u32,
}

/// A share between 0 and 1, with the interval in which it lies with a certainty of 95 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The measured share, for example of the points.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Tally {
    /// Notes a game in which the first contestant had this seat. A game without an outcome was stopped.
    pub fn note(&mut self, seat: Seat, outcome: Option<Outcome>) {
        self.results[seat.index()][result_index(outcome, seat)] += 1;
        self.broken_off += u32::from(outcome.is_none());
    }

    /// How many games were played.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.results.as_flattened().iter().sum()
    }

    /// Wins, draws and losses on this seat.
    #[must_use]
    pub const fn on(&self, seat: Seat) -> [u32; 3] {
        self.results[seat.index()]
    }

    /// The score of the first contestant on this seat.
    #[must_use]
    pub fn score_on(&self, seat: Seat) -> Interval {
        score(self.on(seat))
    }

    /// The score of the first contestant on both seats together.
    #[must_use]
    pub fn score(&self) -> Interval {
        let [first, second] = self.results;
        score([0, 1, 2].map(|result| first[result] + second[result]))
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        let counts = self.results.as_flattened_mut().iter_mut();
        for (count, more) in counts.zip(other.results.as_flattened()) {
            *count += more;
        }
        self.broken_off += other.broken_off;
    }
}

fn score([wins, draws, losses]: [u32; 3]) -> Interval {
    interval(
        f64::from(wins) + f64::from(draws) / 2.0,
        wins + draws + losses,
    )
}

/// `points` as a share of all points, with the 95 % interval. There is one point for each game. Without any game, the share is one half
/// and the interval goes from 0 to 1.
#[must_use]
pub fn interval(points: f64, games: u32) -> Interval {
    const Z: f64 = 1.96;
    if games == 0 {
        return Interval {
            share: 0.5,
            low: 0.0,
            high: 1.0,
        };
    }
    let n = f64::from(games);
    let share = points / n;
    let middle = share + Z * Z / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + Z * Z / n;
    Interval {
        share,
        low: ((middle - spread) / whole).max(0.0),
        high: ((middle + spread) / whole).min(1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_intervals_are_those_of_the_tables() {
        // Wilson intervals without continuity correction, as statsmodels computes them.
        for (points, games, low, high) in [
            (81.0, 263, 0.2553, 0.3662),
            (15.0, 148, 0.0624, 0.1605),
            (400.0, 400, 0.9905, 1.0),
        ] {
            let found = interval(points, games);
            assert!((found.low - low).abs() < 2e-4, "{found:?}");
            assert!((found.high - high).abs() < 2e-4, "{found:?}");
        }
        assert_eq!(interval(0.0, 0).high, 1.0);
    }

    #[test]
    fn a_draw_is_half_a_win_and_each_seat_is_counted_by_itself() {
        let mut tally = Tally::default();
        tally.note(Seat::First, Some(Outcome::Win(Seat::First)));
        tally.note(Seat::First, Some(Outcome::Draw));
        tally.note(Seat::Second, Some(Outcome::Win(Seat::First)));
        tally.note(Seat::Second, None);
        assert_eq!(tally.on(Seat::First), [1, 1, 0]);
        assert_eq!(tally.on(Seat::Second), [0, 1, 1]);
        assert_eq!((tally.score().share, tally.games()), (0.5, 4));
        assert_eq!(tally.broken_off, 1);
        let mut both = tally;
        both += tally;
        assert_eq!(both.score_on(Seat::First).share, 0.75);
        assert_eq!(both.games(), 8);
    }
}
