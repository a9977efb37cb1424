//! Makes the seed of each new session: random, or (for demonstrations) derived from a number of the operator's.

use crate::session::SessionId;
use sha2::{Digest, Sha256};

/// Where the seeds of sessions come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Seeds {
    /// The operating system's random numbers.
    #[default]
    Random,
    /// A number from the operator, so that a demonstration can be repeated. Anybody who knows it can compute the dice.
    Fixed(u64),
}

impl Seeds {
    /// The seed of the session with this number.
    #[must_use]
    pub fn seed(self, session: SessionId) -> [u8; 32] {
        match self {
            Self::Random => rand::random(),
            Self::Fixed(number) => {
                let digest = Sha256::new()
                    .chain_update(number.to_be_bytes())
                    .chain_update(session.0.to_be_bytes());
                digest.finalize().into()
            }
        }
    }
}
