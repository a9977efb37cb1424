//! The stored forms of hints and analyses.

use super::fact::StoredSeat;
use super::same_names::{convert_same_fields, convert_same_variants};
use crate::session::{Analysis, CertainFrom, Hint, TurningPoint};
use lusoria_games::exact::{Exact, SeatResult};
use serde::{Deserialize, Serialize};

/// The stored form of [`Hint`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredHint {
    ply: String,
    #[serde(default)]
    exact: Option<StoredExact>,
}

/// The stored form of the part of [`Exact`] that people are told.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredExact {
    verdict: StoredSeatResult,
    #[serde(default)]
    plies: Option<u32>,
    #[serde(default)]
    stones: Option<i16>,
}

/// The stored form of [`SeatResult`].
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredSeatResult {
    Loss,
    Draw,
    Win,
}

/// The stored form of [`Analysis`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredAnalysis {
    turns: u32,
    chances: Vec<StoredChance>,
    #[serde(default)]
    turning_points: Vec<StoredTurningPoint>,
    #[serde(default)]
    certain: Option<StoredCertain>,
}

/// The stored form of First's chance of winning at the beginning of a turn.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredChance {
    turn: u32,
    percent: u8,
}

/// The stored form of [`TurningPoint`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredTurningPoint {
    turn: u32,
    seat: StoredSeat,
    played: Vec<String>,
    better: Vec<String>,
    before: u8,
    after: u8,
}

/// The stored form of [`CertainFrom`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredCertain {
    turn: u32,
    seat: StoredSeat,
    exact: StoredExact,
}

impl From<Hint> for StoredHint {
    fn from(hint: Hint) -> Self {
        Self {
            ply: hint.ply,
            exact: hint.exact.map(StoredExact::from),
        }
    }
}

impl From<StoredHint> for Hint {
    fn from(hint: StoredHint) -> Self {
        Self {
            ply: hint.ply,
            exact: hint.exact.map(Exact::from),
        }
    }
}

impl From<Exact> for StoredExact {
    fn from(exact: Exact) -> Self {
        Self {
            verdict: exact.result.into(),
            plies: exact.plies,
            stones: exact.stones,
        }
    }
}

impl From<StoredExact> for Exact {
    fn from(exact: StoredExact) -> Self {
        Self {
            plies: exact.plies,
            stones: exact.stones,
            ..Self::new(exact.verdict.into())
        }
    }
}

convert_same_variants!(SeatResult, StoredSeatResult { Loss, Draw, Win });

impl From<Analysis> for StoredAnalysis {
    fn from(analysis: Analysis) -> Self {
        let chances = analysis.chances.into_iter();
        let points = analysis.turning_points.into_iter();
        Self {
            turns: analysis.turns,
            chances: chances
                .map(|(turn, percent)| StoredChance { turn, percent })
                .collect(),
            turning_points: points.map(StoredTurningPoint::from).collect(),
            certain: analysis.certain.map(StoredCertain::from),
        }
    }
}

impl From<StoredAnalysis> for Analysis {
    fn from(analysis: StoredAnalysis) -> Self {
        let chances = analysis.chances.into_iter();
        let points = analysis.turning_points.into_iter();
        Self {
            turns: analysis.turns,
            chances: chances.map(|one| (one.turn, one.percent)).collect(),
            turning_points: points.map(TurningPoint::from).collect(),
            certain: analysis.certain.map(CertainFrom::from),
        }
    }
}

convert_same_fields!(
    TurningPoint,
    StoredTurningPoint {
        turn,
        seat,
        played,
        better,
        before,
        after
    }
);

convert_same_fields!(CertainFrom, StoredCertain { turn, seat, exact });
