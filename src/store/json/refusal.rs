//! The stored form of a refusal.

use super::fact::StoredFact;
use super::named_or_bare::read_named_or_bare;
use crate::session::{Refusal, SessionId};
use serde::{Deserialize, Serialize};

/// The stored form of [`Refusal`].
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredRefusal {
    #[serde(alias = "Host")]
    Host(StoredFact),
    #[serde(alias = "Rules")]
    Rules {
        game: String,
        reason: StoredFact,
    },
    #[serde(alias = "Which", deserialize_with = "read_named_or_bare")]
    Which {
        sessions: Vec<i64>,
    },
    WhichForCommand {
        sessions: Vec<i64>,
        command: String,
    },
}

impl From<Refusal> for StoredRefusal {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Host(fact) => Self::Host(fact.into()),
            Refusal::Rules(game, reason) => Self::Rules {
                game,
                reason: reason.into(),
            },
            Refusal::Which { sessions, command } => {
                let sessions = sessions.into_iter().map(|id| id.0).collect();
                match command {
                    Some(command) => Self::WhichForCommand { sessions, command },
                    None => Self::Which { sessions },
                }
            }
        }
    }
}

impl From<StoredRefusal> for Refusal {
    fn from(refusal: StoredRefusal) -> Self {
        match refusal {
            StoredRefusal::Host(fact) => Self::Host(fact.into()),
            StoredRefusal::Rules { game, reason } => Self::Rules(game, reason.into()),
            StoredRefusal::Which { sessions } => which(sessions, None),
            StoredRefusal::WhichForCommand { sessions, command } => which(sessions, Some(command)),
        }
    }
}

fn which(sessions: Vec<i64>, command: Option<String>) -> Refusal {
    Refusal::Which {
        sessions: sessions.into_iter().map(SessionId).collect(),
        command,
    }
}
