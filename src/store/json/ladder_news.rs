//! The stored form of what has happened on a ladder.

use super::same_names::convert_same_fields;
use super::tournament::{StoredChallenge, StoredPlayer};
use crate::competition::standings::Winner;
use crate::session::{ChallengeEnd, LadderNews};
use serde::{Deserialize, Serialize};

/// The stored form of [`LadderNews`].
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredLadderNews {
    Challenged {
        challenger: StoredPlayer,
        defender: StoredPlayer,
    },
    Over {
        end: StoredChallengeEnd,
    },
}

impl From<LadderNews> for StoredLadderNews {
    fn from(news: LadderNews) -> Self {
        match news {
            LadderNews::Challenged(challenger, defender) => Self::Challenged {
                challenger: challenger.into(),
                defender: defender.into(),
            },
            LadderNews::Over(end) => Self::Over { end: end.into() },
        }
    }
}

impl From<StoredLadderNews> for LadderNews {
    fn from(news: StoredLadderNews) -> Self {
        match news {
            StoredLadderNews::Challenged {
                challenger,
                defender,
            } => Self::Challenged(challenger.into(), defender.into()),
            StoredLadderNews::Over { end } => Self::Over(end.into()),
        }
    }
}

/// The stored form of [`ChallengeEnd`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredChallengeEnd {
    challenge: StoredChallenge,
    winner: Winner,
    place: u32,
}

convert_same_fields!(
    ChallengeEnd,
    StoredChallengeEnd {
        challenge,
        winner,
        place
    }
);
