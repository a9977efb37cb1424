//! The tie-breaks: what decides between entrants with equal points. They are computed here; `table.rs` puts the entrants in order by
//! them.
//!
//! Source: the FIDE Handbook (C.07) for direct encounter, Sonneborn-Berger and Buchholz. The number of wins and the number of faults are
//! tie-breaks of our own; the source of Murus Gallicus names none.
//!
//! The points of an opponent are those in the present table. For Buchholz, a bye counts as an opponent who has as many points as the
//! entrant.

use super::points::{PointSystem, Quarters, ScoredGame};
use super::tally::Tally;
use crate::competition::pairing::Entrant;
use std::fmt;
use std::str::FromStr;

/// A tie-break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TieBreak {
    /// The points from the games between the tied entrants. If some pairs of them have met more often than other pairs, all of
    /// these entrants get 0.
    Direct,
    /// The points of all opponents who were beaten, and half the points of all opponents with whom games were drawn (Sonneborn-Berger).
    Berger,
    /// The sum of the points of all opponents.
    Buchholz,
    /// The number of games won.
    Wins,
    /// The number of games lost by a fault of one's own. Fewer is better.
    Faults,
}

impl TieBreak {
    /// All tie-breaks.
    pub const ALL: [Self; 5] = [
        Self::Direct,
        Self::Berger,
        Self::Buchholz,
        Self::Wins,
        Self::Faults,
    ];
    /// The tie-breaks of a tournament in which everybody meets everybody.
    pub const OF_ALL_AGAINST_ALL: [Self; 4] =
        [Self::Direct, Self::Berger, Self::Wins, Self::Faults];
    /// The tie-breaks of a Swiss tournament.
    pub const OF_SWISS: [Self; 4] = [Self::Buchholz, Self::Berger, Self::Direct, Self::Wins];

    /// The name of the tie-break on the command line and in tables.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Direct => "direct",
            Self::Berger => "berger",
            Self::Buchholz => "buchholz",
            Self::Wins => "wins",
            Self::Faults => "faults",
        }
    }

    /// Whether the smaller value is the better one.
    pub(super) const fn less_is_better(self) -> bool {
        matches!(self, Self::Faults)
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Reads what `Display` writes.
impl FromStr for TieBreak {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|one| one.name() == text);
        found.ok_or_else(|| format!("tie-breaks are {}", Self::ALL.map(Self::name).join(", ")))
    }
}

/// The values of this tie-break for a group of entrants who are equal so far. They are in the order of the group.
pub(super) fn values(
    tie_break: TieBreak,
    group: &[Entrant],
    records: &[Tally],
    games: &[ScoredGame],
    points: PointSystem,
) -> Vec<Quarters> {
    let each = |value: &dyn Fn(Entrant) -> Quarters| group.iter().map(|one| value(*one)).collect();
    match tie_break {
        TieBreak::Direct => direct(group, games, points),
        TieBreak::Berger => each(&|one| berger(one, records)),
        TieBreak::Buchholz => each(&|one| buchholz(one, records)),
        TieBreak::Wins => each(&|one| Quarters(4 * records[one].wins)),
        TieBreak::Faults => each(&|one| Quarters(4 * records[one].faults)),
    }
}

fn berger(one: Entrant, records: &[Tally]) -> Quarters {
    let own = &records[one];
    let sum =
        |opponents: &[Entrant]| -> u32 { opponents.iter().map(|e| records[*e].points.0).sum() };
    Quarters(sum(&own.beaten) + sum(&own.drawn_with) / 2)
}

fn buchholz(one: Entrant, records: &[Tally]) -> Quarters {
    let own = &records[one];
    let sum: u32 = own.met.iter().map(|e| records[*e].points.0).sum();
    Quarters(sum + own.byes * own.points.0)
}

fn direct(group: &[Entrant], games: &[ScoredGame], points: PointSystem) -> Vec<Quarters> {
    let mut sums = vec![Quarters(0); group.len()];
    let mut met = vec![0_u32; group.len() * group.len()];
    let place = |entrant: Entrant| group.iter().position(|one| *one == entrant);
    for game in games {
        for entrant in game.pairing.entrants() {
            let opponent = game.pairing.opponent_of(entrant);
            let Some((opponent, seat)) = opponent else {
                continue;
            };
            if let (Some(own), Some(other)) = (place(entrant), place(opponent)) {
                sums[own].0 += points.points(game.winner, seat).0;
                met[own * group.len() + other] += 1;
            }
        }
    }
    let off_diagonal = (0..met.len()).filter(|at| at / group.len() != at % group.len());
    let mut counts = off_diagonal.map(|at| met[at]);
    let first = counts.next();
    match counts.all(|count| Some(count) == first) {
        true => sums,
        false => vec![Quarters(0); group.len()],
    }
}
