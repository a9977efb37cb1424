//! Makes the seed of each new session, and the number from which the lots of a tournament are drawn. Both are random, or (for
//! demonstrations) derived from a number that the operator has chosen.

use crate::session::{SessionId, TournamentId};
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
            Self::Fixed(number) => derived(number, &session.0.to_be_bytes()),
        }
    }

    /// The number from which the lots of this tournament are drawn.
    pub(super) fn lot(self, tournament: TournamentId) -> u64 {
        match self {
            Self::Random => rand::random(),
            Self::Fixed(number) => {
                let name = [&b"tournament"[..], &tournament.0.to_be_bytes()].concat();
                let digest = derived(number, &name);
                u64::from_be_bytes(digest[..8].try_into().expect("8 of 32 bytes"))
            }
        }
    }
}

/// 32 bytes that follow from the operator's number and the name of a session or tournament.
fn derived(number: u64, name: &[u8]) -> [u8; 32] {
    let digest = Sha256::new().chain_update(number.to_be_bytes());
    digest.chain_update(name).finalize().into()
}
