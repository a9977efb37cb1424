//! Whether a record keeps the promise in it: its seed, its dice and lots, its ending, its sum.

use super::{Record, Replayed};
use crate::session::Corrupt;
use lusoria_games::rules::ThrowSource;

/// What is found in a record. Whether its hash is the one that was told at the start, only those know who were there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// So many throws dealt again, all the same; the seed is the one promised, and the ending follows.
    Matches(u32),
    /// Nothing is left to chance in the game; the seed is the one promised, and the ending follows.
    NoDice,
    /// The game is not over, and its seed is still secret. (A record alone cannot tell more about it.)
    Secret,
    /// The game is over, but the record was written without the seed.
    NoSeed,
    /// The dice were thrown by hand; all else is as it should be.
    Hand,
    /// Nothing was promised that the seed could be held to: the hash was lost.
    NoPromise,
    /// The seed is not the one whose hash was told, or the game is not the one that was promised.
    WrongSeed,
    /// This entry is not what the seed gives; the second text is what it gives.
    Differs(u32, String),
    /// The record says that the game has ended otherwise than the entries do.
    WrongEnding,
    /// The seed is told although the game goes on: the end was cut off.
    CutShort,
    /// The lines of the record are not those its sum was made of.
    WrongSum,
}

/// How sure one may be of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// It keeps its promise.
    Proved,
    /// It contradicts itself.
    False,
    /// It may be true or not.
    Open,
}

impl Verdict {
    /// In the names of sentences.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Matches(_) => "matches",
            Self::NoDice => "no-dice",
            Self::Secret => "secret",
            Self::NoSeed => "no-seed",
            Self::Hand => "hand",
            Self::NoPromise => "no-promise",
            Self::WrongSeed => "wrong-seed",
            Self::Differs(..) => "differs",
            Self::WrongEnding => "wrong-ending",
            Self::CutShort => "cut-short",
            Self::WrongSum => "wrong-sum",
        }
    }

    /// Whether this proves the record, refutes it, or neither.
    #[must_use]
    pub const fn proof(&self) -> Proof {
        match self {
            Self::Matches(_) | Self::NoDice => Proof::Proved,
            Self::Secret | Self::NoSeed | Self::Hand | Self::NoPromise => Proof::Open,
            Self::WrongSeed
            | Self::Differs(..)
            | Self::WrongEnding
            | Self::CutShort
            | Self::WrongSum => Proof::False,
        }
    }
}

impl Record {
    /// Plays the record through and deals its dice, or draws its lots, again.
    ///
    /// # Errors
    /// [`Corrupt`] if the entries do not follow each other.
    pub fn verify(&self) -> Result<Verdict, Corrupt> {
        Ok(self.clone().replay()?.verdict())
    }
}

impl Replayed {
    /// What is found first, the plainest lie before what cannot be known.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let record = &self.record;
        if !self.sum_holds {
            return Verdict::WrongSum;
        }
        if record.ending != self.session.ending {
            return Verdict::WrongEnding;
        }
        match (record.seed, record.ending) {
            (Some(_), None) => Verdict::CutShort,
            (None, None) => Verdict::Secret,
            (None, Some(_)) => Verdict::NoSeed,
            (Some(_), Some(_)) => self.verdict_on_the_seed(),
        }
    }

    fn verdict_on_the_seed(&self) -> Verdict {
        if self.record.hash == NO_HASH {
            return Verdict::NoPromise;
        }
        if self.promised() != self.record.hash {
            return Verdict::WrongSeed;
        }
        if let Some((entry, dealt)) = &self.differs {
            return Verdict::Differs(*entry, dealt.clone());
        }
        match self.session.line.chance() {
            None => Verdict::NoDice,
            Some(ThrowSource::Hand) => Verdict::Hand,
            Some(_) => Verdict::Matches(self.dealt),
        }
    }

    /// What the hash has to be, of the game string as it is written.
    fn promised(&self) -> String {
        let record = &self.record;
        let (seed, words) = (record.seed.unwrap_or_default(), &self.session.words);
        record
            .promise
            .hash(&seed, &record.game, record.rules, words.is_some())
    }
}

/// What stands for the hash in a record that has lost it.
const NO_HASH: &str = "-";
