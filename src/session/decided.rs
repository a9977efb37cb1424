//! What `decide` returns: the new entries, and the session after them. Pure.

use super::{Entry, Session};

/// The result of a decision: the entries to append, and the session after [`Session::evolve`] has applied them.
#[derive(Clone, Debug)]
pub struct Decided {
    /// The new entries, in order.
    pub entries: Vec<Entry>,
    /// The session after the new entries.
    pub after: Session,
}

impl Decided {
    /// A decision that changes nothing.
    #[must_use]
    pub const fn nothing(session: Session) -> Self {
        Self {
            entries: Vec::new(),
            after: session,
        }
    }

    /// A decision with this single entry, which must be possible in this session: the caller has checked that.
    pub(super) fn by_one_entry(session: &Session, entry: Entry, at: i64) -> Self {
        let mut after = session.clone();
        after.evolve(&entry, at).expect("the caller has checked it");
        let entries = vec![entry];
        Self { entries, after }
    }

    /// This decision with one more entry, which must be possible in the session after this decision.
    pub(super) fn followed_by(mut self, entry: Entry, at: i64) -> Self {
        let next = Self::by_one_entry(&self.after, entry, at);
        self.entries.extend(next.entries);
        self.after = next.after;
        self
    }
}
