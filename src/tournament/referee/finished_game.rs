//! A game that is over, as the folder of results keeps it.

use super::fault::{Fault, FaultKind};
use super::game_setup::GameSetup;
use crate::competition::standings::Winner;
use crate::session::{Ending, Entry, Offer, Record, ReplayError, Session};
use lusoria_games::rules::{Outcome, Seat};
use serde::{Deserialize, Serialize};

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind", content = "fault")]
pub enum EndCause {
    /// By its rules.
    Rules,
    /// By a fault of the loser, or because neither player came.
    Fault(FaultKind),
    /// By the referee: a game that reaches the limit of moves is a draw.
    Adjudicated,
}

/// A game that is over. It is stored as a line of the file of games, so no field may change its meaning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinishedGame {
    /// Its number in the tournament, from 1.
    pub number: u32,
    /// The round it belongs to, from 1.
    pub round: u32,
    /// The game string.
    pub game: String,
    /// The names of First and Second.
    pub names: [String; 2],
    /// The seed of the dice, in hexadecimal.
    pub seed: String,
    /// When the game began, in the form of RFC 3339.
    pub opened: String,
    /// Who has won.
    pub winner: Winner,
    /// Why the game ended.
    pub cause: EndCause,
    /// What exactly the fault was; empty if there was none.
    pub detail: String,
    /// All plies, chance included.
    pub plies: Vec<String>,
    /// How long each move of a player took, in microseconds, in the order of the moves. Plies of chance and forced passes are not
    /// among them.
    pub thinking: Vec<u64>,
    /// How long the referee took from each move to the next question, in microseconds.
    pub referee: Vec<u64>,
}

impl FinishedGame {
    /// The result of a game, without its plies and times, which the caller adds. Without a fault, the cause is that the rules have ended
    /// the game. If the game was too long, the caller has to change the cause.
    #[must_use]
    pub fn of(
        setup: &GameSetup,
        opened: String,
        session: &Session,
        fault: Option<&(Seat, Fault)>,
    ) -> Self {
        let (winner, cause, detail) = match (fault, session.ending) {
            (Some((seat, fault)), _) => {
                let winner = Winner::of(seat.other());
                (winner, EndCause::Fault(fault.kind), fault.to_string())
            }
            (None, Some(Ending::Rule(Outcome::Win(seat)))) => {
                (Winner::of(seat), EndCause::Rules, String::new())
            }
            (None, _) => (Winner::Draw, EndCause::Rules, String::new()),
        };
        Self {
            number: setup.number,
            round: setup.round,
            game: setup.game.clone(),
            names: setup.names.clone(),
            seed: hex::encode(setup.seed),
            opened,
            winner,
            cause,
            detail,
            plies: Vec::new(),
            thinking: Vec::new(),
            referee: Vec::new(),
        }
    }

    /// A game to which neither player came: both have lost.
    #[must_use]
    pub fn nobody_came(
        setup: &GameSetup,
        opened: String,
        session: &Session,
        detail: String,
    ) -> Self {
        let cause = EndCause::Fault(FaultKind::Absent);
        Self {
            winner: Winner::Nobody,
            cause,
            detail,
            ..Self::of(setup, opened, session, None)
        }
    }

    /// Whether the game was lost by a fault.
    #[must_use]
    pub const fn by_fault(&self) -> bool {
        matches!(self.cause, EndCause::Fault(_))
    }

    /// The entries that end the game in its record, if its rules have not ended it.
    fn last_entries(&self) -> Vec<Entry> {
        let loser = self.winner.seat().map(Seat::other);
        match (self.cause, loser) {
            (EndCause::Rules, _) => Vec::new(),
            (EndCause::Fault(_), Some(loser)) => vec![Entry::Resign(loser)],
            (EndCause::Fault(_), None) => vec![Entry::Abort(Seat::First)],
            (EndCause::Adjudicated, _) => vec![
                Entry::Offer(Seat::First, Offer::Draw),
                Entry::Draw(Seat::Second),
            ],
        }
    }

    /// The record of the game, which `lusoria verify` accepts. A record has no entries for faults or for decisions of the referee. Other
    /// entries take their place:
    ///
    /// - Whoever committed a fault resigns in the record.
    /// - A game that neither player came to is aborted.
    /// - A game that the referee has called a draw ends by an agreed draw.
    ///
    /// # Errors
    /// [`ReplayError`] if the catalogue does not have the game, or the plies cannot be played.
    pub fn record(&self) -> Result<Record, ReplayError> {
        let mut entries: Vec<Entry> = self.plies.iter().cloned().map(Entry::Ply).collect();
        entries.extend(self.last_entries());
        let seed = hex::decode(&self.seed).ok();
        let seed: [u8; 32] = seed
            .and_then(|seed| seed.try_into().ok())
            .unwrap_or_default();
        let setup = GameSetup {
            number: self.number,
            round: self.round,
            game: self.game.clone(),
            seed,
            names: self.names.clone(),
            time: super::TimeControl::default(),
            table: 0,
            opening: Vec::new(),
            most_moves: None,
        };
        let mut session = setup.begin()?;
        for entry in &entries {
            session.evolve(entry, 0)?;
        }
        Ok(Record {
            promise: session.promise,
            game: session.line.game_string(),
            rules: session.rules_version,
            session: i64::from(self.number),
            players: self.names.clone(),
            opened: self.opened.clone(),
            hash: session.promised_hash(),
            seed: Some(seed),
            ending: session.ending,
            entries,
            times: Vec::new(),
        })
    }
}
