//! The stored form of a proposed game, and of a message about it.

use super::StoredAsJson;
use super::same_names::convert_same_variants;
use crate::session::{
    AccountId, Proposal, ProposalMessage, ProposalPhase, RoomId, SeatChoice, SessionId, Terms,
    TimeControl,
};
use serde::{Deserialize, Serialize};

impl StoredAsJson for Proposal {
    type Stored = StoredProposal;
}

/// The stored form of [`Proposal`].
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct StoredProposal {
    id: i64,
    room: i64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    shown_in: Vec<i64>,
    proposer: i64,
    game: String,
    #[serde(default)]
    seat: StoredSeatChoice,
    #[serde(default)]
    words: bool,
    #[serde(default)]
    rated: bool,
    /// The [`TimeControl`] as text, written as in an entry of a log. `None` if there is no clock.
    #[serde(default)]
    time: Option<String>,
    at: i64,
    #[serde(default)]
    until: Option<i64>,
    phase: StoredPhase,
    #[serde(default)]
    to: Option<i64>,
}

/// The stored form of [`SeatChoice`].
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredSeatChoice {
    First,
    Second,
    #[default]
    Random,
}

/// The stored form of [`ProposalPhase`].
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredPhase {
    Open,
    Accepted,
    Withdrawn,
    Lapsed,
    Declined,
}

/// The stored form of [`ProposalMessage`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredProposalMessage {
    proposal: StoredProposal,
    #[serde(default)]
    beside: Option<i64>,
}

impl From<Proposal> for StoredProposal {
    fn from(one: Proposal) -> Self {
        Self {
            id: one.id.0,
            room: one.room.0,
            shown_in: one.shown_in.iter().map(|room| room.0).collect(),
            proposer: one.proposer.0,
            game: one.terms.game,
            seat: one.terms.seat.into(),
            words: one.terms.words,
            rated: one.terms.rated,
            time: one.terms.time.map(|time| time.to_string()),
            at: one.at,
            until: one.until,
            phase: one.phase.into(),
            to: one.to.map(|to| to.0),
        }
    }
}

impl From<StoredProposal> for Proposal {
    fn from(one: StoredProposal) -> Self {
        let time = one.time.as_deref().and_then(read_time);
        Self {
            id: SessionId(one.id),
            room: RoomId(one.room),
            shown_in: one.shown_in.into_iter().map(RoomId).collect(),
            proposer: AccountId(one.proposer),
            to: one.to.map(AccountId),
            terms: Terms {
                game: one.game,
                seat: one.seat.into(),
                words: one.words,
                rated: one.rated,
                time,
            },
            at: one.at,
            until: one.until,
            phase: one.phase.into(),
        }
    }
}

fn read_time(text: &str) -> Option<TimeControl> {
    text.parse().ok()
}

convert_same_variants!(
    SeatChoice,
    StoredSeatChoice {
        First,
        Second,
        Random
    }
);

convert_same_variants!(
    ProposalPhase,
    StoredPhase {
        Open,
        Accepted,
        Withdrawn,
        Lapsed,
        Declined
    }
);

impl From<ProposalMessage> for StoredProposalMessage {
    fn from(told: ProposalMessage) -> Self {
        Self {
            proposal: told.proposal.into(),
            beside: told.beside.map(|beside| beside.0),
        }
    }
}

impl From<StoredProposalMessage> for ProposalMessage {
    fn from(told: StoredProposalMessage) -> Self {
        Self {
            proposal: told.proposal.into(),
            beside: told.beside.map(SessionId),
        }
    }
}
