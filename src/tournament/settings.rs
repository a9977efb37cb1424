//! The settings of a tournament, as its folder keeps them.

use super::referee::TimeControl;
use crate::competition::pairing::Pairing;
use crate::competition::schedule::{
    Format, GameResult, Participants, Schedule, ScheduledPairing, schedule,
};
use crate::competition::standings::{PointSystem, Quarters, TieBreak};
use lusoria_games::catalog::{GAMES, begin, seed_of};
use lusoria_games::rules::ThrowSource;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// The settings of a tournament. They are stored as JSON, so no field may change its meaning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The game string.
    pub game: String,
    /// How it is settled who plays whom.
    pub format: Format,
    /// The points for a win, a draw and a loss: `3-1-0` or `1-half-0`.
    pub points: String,
    /// The names of the tie-breaks.
    pub tie_breaks: Vec<String>,
    /// How long a program has for a move, for getting ready before a game, and for coming to its table.
    pub time: TimeControl,
    /// How many games are played at once, at most.
    pub tables: usize,
    /// The seed of all chance: the drawing of lots, the dice, and the random moves and errors of our players.
    pub seed: u64,
    /// The names of the entrants in the order of their numbers, which are drawn by lot.
    pub entrants: Vec<String>,
    /// The entrants who came late. They stand at the end of `entrants`, in the same order as here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub late: Vec<LateEntry>,
    /// Who has withdrawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub withdrawn: Vec<Withdrawal>,
    /// The openings. One of them is drawn for every two games of a pair. Empty if games begin at the usual start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub openings: Vec<String>,
    /// After how many moves of each side a game is called a draw; `None` for no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most_moves: Option<u32>,
    /// After how many seasons a league ends, or after how many rounds a ladder ends; `None` if it goes on until it is stopped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stop_after: Option<u32>,
}

/// Somebody who came late.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LateEntry {
    /// The name.
    pub name: String,
    /// The first round that this entrant plays. In the format all against all, this has no effect.
    pub round: u32,
}

/// Somebody who has withdrawn, and so loses the games that they have not played yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Withdrawal {
    /// The name of the entrant.
    pub name: String,
    /// The last round for which this entrant is paired. In the format all against all, this has no effect.
    pub round: u32,
}

/// Why a tournament cannot be held with the settings that were given.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotATournament {
    /// No such game, or not with these options.
    #[error("there is no game {0}; there are {known}", known = game_ids())]
    Game(String),
    /// A game that one person plays alone.
    #[error("{0} is played alone")]
    Solitaire(String),
    /// A game whose dice are thrown by hand.
    #[error("the dice of {0} are thrown by hand, and there is no hand here")]
    Hand(String),
    /// A limit of moves in a game without draws.
    #[error("{0} has no draws, so `--most-moves` cannot end its games")]
    NoDraws(String),
    /// An opening that cannot be played, or that ends the game, with the number of its line in the file.
    #[error("the opening in line {0} cannot be played, or ends the game: {1}")]
    Opening(usize, String),
    /// No openings.
    #[error("there is no opening to draw from")]
    NoOpening,
    /// A Swiss tournament in which people would have to meet again.
    #[error("{0} players have met each other after {1} rounds: no more than swiss:{1}, or double")]
    TooManyRounds(usize, usize),
    /// Somebody who comes too late.
    #[error(
        "{0} comes too late: nobody enters a knock-out tournament or the last round of a Swiss one"
    )]
    TooLate(String),
    /// A league in which nobody meets anybody.
    #[error("a division of a league has at least two players: league:2 and more")]
    SmallDivisions,
}

fn game_ids() -> String {
    let ids: Vec<&str> = GAMES.iter().map(|game| game.info.id).collect();
    ids.join(", ")
}

impl Settings {
    /// Refuses games that cannot be played in a tournament, and returns the game string as the catalogue writes it.
    ///
    /// # Errors
    /// [`NotATournament`] says why.
    pub fn check_game(game: &str) -> Result<String, NotATournament> {
        let line = begin(game).ok_or_else(|| NotATournament::Game(game.to_owned()))?;
        if line.game().info.seats != 2 {
            return Err(NotATournament::Solitaire(game.to_owned()));
        }
        if line.chance() == Some(ThrowSource::Hand) {
            return Err(NotATournament::Hand(game.to_owned()));
        }
        Ok(line.game_string())
    }

    /// Refuses a limit of moves in a game that cannot end in a draw, because a game that reaches the limit is a draw.
    ///
    /// # Errors
    /// [`NotATournament`] says why.
    pub fn check_most_moves(game: &str, most_moves: Option<u32>) -> Result<(), NotATournament> {
        let has_draws = begin(game).is_some_and(|line| line.game().info.draws);
        match most_moves {
            Some(_) if !has_draws => Err(NotATournament::NoDraws(game.to_owned())),
            _ => Ok(()),
        }
    }

    /// Refuses formats that this many entrants cannot play.
    ///
    /// # Errors
    /// [`NotATournament`] says why.
    pub fn check_format(format: Format, entrants: usize) -> Result<(), NotATournament> {
        // With an odd number, somebody has a bye in each round.
        let most = entrants - usize::from(entrants.is_multiple_of(2));
        match format {
            Format::Swiss { rounds } if usize::try_from(rounds).is_ok_and(|n| n > most) => {
                Err(NotATournament::TooManyRounds(entrants, most))
            }
            Format::League { size: 0 | 1 } => Err(NotATournament::SmallDivisions),
            _ => Ok(()),
        }
    }

    /// The opening of the game with this number, drawn by lot. A pair's first and second game have the same opening, and so have the
    /// third and the fourth. So each player plays both sides of an opening. Empty if no openings are set.
    #[must_use]
    pub fn opening_of(&self, number: u32, planned: &[ScheduledPairing]) -> Vec<String> {
        let pair_of = |planned: &ScheduledPairing| {
            let Pairing::Game([one, other]) = planned.pairing else {
                return None;
            };
            Some([one.min(other), one.max(other)])
        };
        let this = planned.iter().find(|one| one.number == Some(number));
        let Some(pair) = this.and_then(pair_of).filter(|_| !self.openings.is_empty()) else {
            return Vec::new();
        };
        let is_earlier = |one: &&ScheduledPairing| one.number.is_some_and(|other| other < number);
        let earlier = planned.iter().filter(is_earlier);
        let met = earlier.filter(|one| pair_of(one) == Some(pair)).count();
        let seed = self.seed.to_string();
        let [one, other] = pair.map(|entrant| self.entrants[entrant].as_str());
        let lot = seed_of(&["opening of", &seed, one, other, &(met / 2).to_string()]);
        let count = u64::try_from(self.openings.len()).unwrap_or(1);
        let drawn = usize::try_from(lot % count).unwrap_or_default();
        self.openings[drawn].split(' ').map(str::to_owned).collect()
    }

    /// The names in an order that is drawn from the seed.
    #[must_use]
    pub fn by_lot(mut names: Vec<String>, seed: u64) -> Vec<String> {
        names.sort_by_cached_key(|name| (seed_of(&["lot", &seed.to_string(), name]), name.clone()));
        names
    }

    /// The seed of the dice of the game with this number.
    #[must_use]
    pub fn seed_of_game(&self, number: u32) -> [u8; 32] {
        let digest = Sha256::new()
            .chain_update("lusoria tournament")
            .chain_update(self.seed.to_be_bytes())
            .chain_update(number.to_be_bytes());
        digest.finalize().into()
    }

    /// Who takes part in which rounds.
    #[must_use]
    pub fn participants(&self) -> Participants {
        let number = |one: &Withdrawal| {
            let place = self.entrants.iter().position(|name| *name == one.name);
            Some((place?, one.round))
        };
        Participants {
            entrants: self.entrants.len(),
            late: self.late.iter().map(|one| one.round).collect(),
            withdrawn: self.withdrawn.iter().filter_map(number).collect(),
        }
    }

    /// The schedule after these results.
    #[must_use]
    pub fn schedule(&self, results: &BTreeMap<u32, GameResult>) -> Schedule {
        let points = self.point_system();
        let known = schedule(self.format, self.participants(), points, results);
        match self.stop_after {
            Some(parts) => known.up_to(parts),
            None => known,
        }
    }

    /// Whether the entrant of this name has withdrawn.
    #[must_use]
    pub fn has_withdrawn(&self, name: &str) -> bool {
        self.withdrawn.iter().any(|one| one.name == name)
    }

    /// Adds the entrants in `late` and the withdrawals in `withdrawn`. `last` is the last round in which those who withdraw are still
    /// paired. `next` is the first round that a late entrant can play.
    ///
    /// # Errors
    /// [`NotATournament::TooLate`] if somebody enters a knock-out tournament late, or a Swiss one in which no further round is paired.
    pub fn with_changes(
        mut self,
        late: Vec<String>,
        withdrawn: Vec<String>,
        [last, next]: [u32; 2],
    ) -> Result<Self, NotATournament> {
        for name in late {
            let is_over = matches!(self.format, Format::Swiss { rounds } if next > rounds);
            if is_over || self.format == Format::KnockOut {
                return Err(NotATournament::TooLate(name));
            }
            self.entrants.push(name.clone());
            self.late.push(LateEntry { name, round: next });
        }
        for name in withdrawn {
            if !self.has_withdrawn(&name) {
                self.withdrawn.push(Withdrawal { name, round: last });
            }
        }
        Ok(self)
    }

    /// The points for a bye.
    #[must_use]
    pub fn bye(&self) -> Quarters {
        self.format.bye(self.point_system())
    }

    /// The points for a win, a draw and a loss.
    #[must_use]
    pub fn point_system(&self) -> PointSystem {
        self.points.parse().unwrap_or_default()
    }

    /// What decides between equal points, the most important first. Unknown names are left out.
    #[must_use]
    pub fn tie_breaks(&self) -> Vec<TieBreak> {
        let names = self.tie_breaks.iter();
        names.filter_map(|name| name.parse().ok()).collect()
    }

    /// Says, as a sentence, which setting differs from `earlier` although it must not. These may differ:
    ///
    /// - the number of tables,
    /// - the times before a game, but not the time for a move,
    /// - the players: some may have been added or have withdrawn,
    /// - the end of a league or ladder.
    ///
    /// `None` if the tournament may go on with these settings.
    #[must_use]
    pub fn conflict_with(&self, earlier: &Self) -> Option<String> {
        if let Some(name) = earlier
            .entrants
            .iter()
            .find(|name| !self.entrants.contains(name))
        {
            return Some(format!(
                "{name}, who plays in it, is not on the list of players"
            ));
        }
        let of = |one: &Self| {
            let limit = one
                .most_moves
                .map_or_else(|| "none".to_owned(), |most| most.to_string());
            [
                ("--seed", one.seed.to_string()),
                ("the game", one.game.clone()),
                ("--rounds", one.format.to_string()),
                ("--points", one.points.clone()),
                ("--tie-breaks", one.tie_breaks.join(",")),
                ("--move-ms", one.time.per_move.as_millis().to_string()),
                ("--most-moves", limit),
                ("--openings", one.openings.join("; ")),
                // The players who were there before must still come first, in the same order.
                (
                    "the order of the players",
                    one.entrants[..earlier.entrants.len()].join(", "),
                ),
            ]
        };
        let pairs = of(self).into_iter().zip(of(earlier));
        let mut differing = pairs.filter(|(now, before)| now != before);
        differing
            .next()
            .map(|((what, now), (_, before))| format!("{what} is {before} there, and now {now}"))
    }
}
