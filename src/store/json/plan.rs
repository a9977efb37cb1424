//! The stored form of a player's moves in advance.

use super::StoredAsJson;
use crate::session::{Plan, PlannedPly};
use serde::{Deserialize, Serialize};

impl StoredAsJson for Plan {
    type Stored = StoredPlan;
}

/// The stored form of [`Plan`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredPlan {
    #[serde(default)]
    lines: Vec<Vec<StoredPly>>,
    #[serde(default)]
    queue: Vec<String>,
}

/// The stored form of [`PlannedPly`].
#[derive(Serialize, Deserialize)]
struct StoredPly {
    ply: String,
    #[serde(default)]
    own: bool,
}

impl From<Plan> for StoredPlan {
    fn from(plan: Plan) -> Self {
        let ply = |PlannedPly { own, ply }| StoredPly { ply, own };
        let line = |line: Vec<PlannedPly>| line.into_iter().map(ply).collect();
        Self {
            lines: plan.lines.into_iter().map(line).collect(),
            queue: plan.queue,
        }
    }
}

impl From<StoredPlan> for Plan {
    fn from(plan: StoredPlan) -> Self {
        let ply = |StoredPly { ply, own }| PlannedPly { own, ply };
        let line = |line: Vec<StoredPly>| line.into_iter().map(ply).collect();
        Self {
            lines: plan.lines.into_iter().map(line).collect(),
            queue: plan.queue,
        }
    }
}
