//! Checks a record: its moves, dice, lots, ending and sum, and whether its seed fits the hash that was told at the start.
//! `impossible_between_two.rs` finds the entries that two people could not have made.

use super::{Record, Replayed};
use crate::session::ReplayError;
use lusoria_games::rules::ThrowSource;

/// The result of checking a record. The check cannot find out whether the record's hash is the hash that was shown at the start of the
/// game. Only the people who were there can know that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordVerdict {
    /// All throws and lots in the record are those that the seed gives; the number counts them. The seed is the promised one, and the
    /// ending is right.
    Matches(u32),
    /// The game has no dice or lots. The seed is the promised one, and the ending is right.
    NoDice,
    /// The game is not over, and its seed is still secret. So the hash and the dice cannot be checked yet.
    Secret,
    /// The game is over, but the record was written without the seed.
    NoSeed,
    /// The entry with this number is not possible between two people who play against each other. It is possible against the computer, or
    /// if one person plays both sides, but the record does not say who played. Everything else is right.
    OnlyAlone(u32),
    /// By the entry with this number, the operator ended the game. A record cannot prove that it was the operator. Everything else is
    /// right.
    ByOperator(u32),
    /// The dice were thrown by hand, so they cannot be checked; everything else is right.
    Hand,
    /// The record has no hash with which the seed could be compared.
    NoPromise,
    /// The hash of the seed, or of the seed and the game, is not the one in the record.
    WrongSeed,
    /// The throw or lot with this entry number is not the one that the seed gives. The text is what the seed gives.
    Differs(u32, String),
    /// The ending in the record is not the one that its entries lead to.
    WrongEnding,
    /// The record tells the seed although the game is not over, so its end was cut off.
    CutShort,
    /// The sum does not match the lines of the record.
    WrongSum,
}

/// Whether a record can be believed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// The seed is the promised one, and the throws, the lots and the ending are right.
    Proved,
    /// The record contradicts itself.
    False,
    /// The record can neither be proved nor refuted.
    Open,
}

impl RecordVerdict {
    /// The name of the verdict in the ids of sentences.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Matches(_) => "matches",
            Self::NoDice => "no-dice",
            Self::Secret => "secret",
            Self::NoSeed => "no-seed",
            Self::OnlyAlone(_) => "only-alone",
            Self::ByOperator(_) => "by-operator",
            Self::Hand => "hand",
            Self::NoPromise => "no-promise",
            Self::WrongSeed => "wrong-seed",
            Self::Differs(..) => "differs",
            Self::WrongEnding => "wrong-ending",
            Self::CutShort => "cut-short",
            Self::WrongSum => "wrong-sum",
        }
    }

    /// Whether this verdict proves the record, refutes it, or does neither.
    #[must_use]
    pub const fn proof(&self) -> Proof {
        match self {
            Self::Matches(_) | Self::NoDice => Proof::Proved,
            Self::Secret
            | Self::NoSeed
            | Self::OnlyAlone(_)
            | Self::ByOperator(_)
            | Self::Hand
            | Self::NoPromise => Proof::Open,
            Self::WrongSeed
            | Self::Differs(..)
            | Self::WrongEnding
            | Self::CutShort
            | Self::WrongSum => Proof::False,
        }
    }
}

impl Record {
    /// Replays the record and compares its dice and lots with those that the seed gives.
    ///
    /// # Errors
    /// [`ReplayError`] if the game or the version of its rules is unknown, or if an entry is not possible after the entries before it.
    pub fn verify(&self) -> Result<RecordVerdict, ReplayError> {
        Ok(self.clone().replay()?.verdict())
    }

    /// Like [`Self::verify`], for a record that was just written from this host's own log. The host decided every entry itself, so the
    /// verdict is never `OnlyAlone` or `ByOperator`.
    ///
    /// # Errors
    /// [`ReplayError`] if the game or the version of its rules is unknown, or if an entry is not possible after the entries before it.
    pub fn verify_own(&self) -> Result<RecordVerdict, ReplayError> {
        let mut replayed = self.clone().replay()?;
        replayed.impossible_between_two = None;
        replayed.by_operator = None;
        Ok(replayed.verdict())
    }
}

impl Replayed {
    /// The verdict. If something in the record is false, the verdict says so, even if something else cannot be checked. The sum, the seed
    /// and the throws are not checked if the record has no hash.
    #[must_use]
    pub fn verdict(&self) -> RecordVerdict {
        let record = &self.record;
        // The sum covers the hash, so in a record without its hash it cannot be compared.
        if !self.sum_holds && record.hash != NO_HASH {
            return RecordVerdict::WrongSum;
        }
        if record.ending != self.session.ending {
            return RecordVerdict::WrongEnding;
        }
        match (record.seed, record.ending) {
            (Some(_), None) => RecordVerdict::CutShort,
            (None, None) => RecordVerdict::Secret,
            (None, Some(_)) => RecordVerdict::NoSeed,
            (Some(_), Some(_)) => self.verdict_on_the_seed(),
        }
    }

    fn verdict_on_the_seed(&self) -> RecordVerdict {
        if self.record.hash == NO_HASH {
            return RecordVerdict::NoPromise;
        }
        if self.promise_hash() != self.record.hash {
            return RecordVerdict::WrongSeed;
        }
        if let Some((entry, dealt)) = &self.differs {
            return RecordVerdict::Differs(*entry, dealt.clone());
        }
        if let Some(entry) = self.impossible_between_two {
            return RecordVerdict::OnlyAlone(entry);
        }
        if let Some(entry) = self.by_operator {
            return RecordVerdict::ByOperator(entry);
        }
        match self.session.line.chance() {
            None => RecordVerdict::NoDice,
            Some(ThrowSource::Hand) => RecordVerdict::Hand,
            Some(_) => RecordVerdict::Matches(self.dealt),
        }
    }

    /// The hash that would promise the record's seed and game string.
    fn promise_hash(&self) -> String {
        let record = &self.record;
        let (seed, words) = (record.seed.unwrap_or_default(), &self.session.words);
        record
            .promise
            .hash(&seed, &record.game, record.rules, words.is_some())
    }
}

/// The value of [`Record::hash`] if the text of the record has no line `hash`.
pub(super) const NO_HASH: &str = "-";
