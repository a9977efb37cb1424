//! The tie-breaks: what decides between entrants with equal points.
//!
//! Source: the FIDE Handbook (C.07), for direct encounter, Sonneborn-Berger and Buchholz. The numbers of wins and of faults are our own
//! tie-breaks, since the source of Murus Gallicus names none. The points of an opponent are those that the opponent has in the table, not
//! those at the time of the game. For Buchholz, a bye counts as a meeting with an opponent who has as many points as the entrant.

use super::points::{PointSystem, Quarters, ScoredGame};
use super::tally::Tally;
use crate::competition::pairing::Entrant;
use std::fmt;
use std::str::FromStr;

/// A tie-break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TieBreak {
    /// The points from the games among those who are tied, if all of them have met each other equally often; otherwise 0 for each of them.
    Direct,
    /// The points of every opponent who was beaten, and half the points of every opponent with whom a game was drawn
    /// (Sonneborn-Berger).
    Berger,
    /// The points of every opponent.
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

/// The values of this tie-break for the entrants of a group with equal rank, in the order of the group.
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
