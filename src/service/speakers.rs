//! The type [`Speakers`]: who has typed something last in a room (`bare_answers.rs`).

use crate::session::AccountId;

/// The last speakers in a room. `last` is who typed the last line, and the number of that line. `others` is the number of the last line
/// that anybody else typed there, or 0 if there is none.
#[derive(Clone, Copy, Debug)]
pub(super) struct Speakers {
    last: (AccountId, u64),
    others: u64,
}

impl Speakers {
    /// The speakers after this person has typed a line. `count` is the number of that line.
    pub(super) fn and_now(before: Option<&Self>, person: AccountId, count: u64) -> Self {
        let others = match before {
            Some(Self { last, others }) if last.0 == person => *others,
            Some(Self { last, .. }) => last.1,
            None => 0,
        };
        let last = (person, count);
        Self { last, others }
    }

    /// Whether anybody but this person typed something whose number is higher than `count`.
    pub(super) fn others_after(&self, count: u64, person: AccountId) -> bool {
        match self.last.0 == person {
            true => self.others > count,
            false => self.last.1 > count,
        }
    }
}
