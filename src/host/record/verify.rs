//! Dealing again what chance has brought in a record: dice and lots.

use super::{Corrupt, Entry, Record};
use crate::kit::dice;
use crate::rules::ThrowSource;

/// Whether what chance has brought in a record comes from its seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// So many throws dealt again, all the same, and the seed is the one promised.
    Matches(u32),
    /// The game is not over: the seed is still secret.
    Secret,
    /// The record was written before its game was over, without the seed.
    Unknown,
    /// The dice were thrown by hand.
    Hand,
    /// Nothing is left to chance in the game.
    NoDice,
    /// The seed is not the one whose hash was told.
    WrongSeed,
    /// This entry is not the throw the seed gives; the second text is what it gives.
    Differs(u32, String),
}

impl Record {
    /// Deals the dice, or draws the lots, again.
    ///
    /// # Errors
    /// [`Corrupt`] if the entries do not follow each other.
    pub fn verify(&self) -> Result<Verdict, Corrupt> {
        let mut session = self.replay_start()?;
        if session.line.chance().is_none() {
            return Ok(Verdict::NoDice);
        }
        let Some(seed) = self.seed else {
            return Ok(Verdict::Secret);
        };
        if dice::commitment(&seed) != self.hash {
            return Ok(Verdict::WrongSeed);
        }
        let mut throws = 0;
        for (n, entry) in (1..).zip(&self.entries) {
            if session
                .line
                .throw()
                .is_some_and(|throw| throw.source == ThrowSource::Hand)
            {
                return Ok(Verdict::Hand);
            }
            match (session.dealt_throw(), entry) {
                (Some(dealt), Entry::Ply(ply)) if dealt != *ply => {
                    return Ok(Verdict::Differs(n, dealt));
                }
                (Some(_), Entry::Ply(_)) => throws += 1,
                _ => {}
            }
            session.evolve(entry)?;
        }
        Ok(Verdict::Matches(throws))
    }
}
