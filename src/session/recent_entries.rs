//! What a session remembers of its last entries, so that a takeback can go back without the stored log. Pure.
//!
//! The entries are kept in stretches. Each stretch has a copy of the session as it was before the stretch. To go back, the entries of a
//! stretch are applied to its copy again. Only the last stretches are kept, so that a session stays small.
//!
//! A takeback drops the entries that it takes back, and a new stretch begins after it. If all moves since a takeback are taken back, the
//! session goes back to that takeback. It does not go to the earlier entry with the same position, for two reasons:
//!
//! - The earlier entry does not know how an agreed takeback has changed the clocks (CL-11).
//! - A session that was restored from a snapshot does not know the entries before the snapshot.

use super::Entry;
use lusoria_games::rules::Seat;
use std::fmt;
use std::sync::Arc;

/// The most entries that a stretch has.
const STRETCH: u32 = 16;
/// How many entries a session remembers at least.
const USUAL: u32 = 16;

/// The last entries of a session.
pub(super) struct RecentEntries<S> {
    base: Option<Arc<Base<S>>>,
    last: Option<Arc<Step>>,
    /// How many entries the current stretch has.
    length: u32,
    /// How many entries are remembered at least.
    least: u32,
}

/// The beginning of a stretch.
struct Base<S> {
    session: Arc<S>,
    /// How many entries the log has at the beginning of the stretch.
    entries: u32,
    /// Whether the last entry before the stretch is a takeback that both agreed to.
    agreed: bool,
    /// The last entry of the previous stretch, and the beginning of that stretch. `None` if no earlier stretch is remembered.
    before: Option<(Option<Arc<Step>>, Arc<Self>)>,
}

/// One entry.
pub(super) struct Step {
    pub(super) entry: Entry,
    pub(super) at: i64,
    /// The number of the entry in the log.
    pub(super) n: u32,
    /// The seat that made the move; `None` if the entry is no move.
    pub(super) mover: Option<Seat>,
    before: Option<Arc<Self>>,
}

/// A remembered entry, and where the session goes if this entry is taken back.
pub(super) struct Remembered<'a> {
    pub(super) step: &'a Step,
    /// The number of the entry in the log to which the session goes back if this entry is taken back. That entry may be a takeback.
    pub(super) before: u32,
    /// Whether the entry `before` is a takeback that both agreed to.
    pub(super) after_agreed: bool,
    /// The number of the last earlier entry that still stands: it is no takeback and was not taken back. If no such entry is remembered,
    /// the number of the last entry before the oldest stretch (0 if the log begins with that stretch).
    pub(super) standing: u32,
}

impl<S> Clone for RecentEntries<S> {
    fn clone(&self) -> Self {
        Self {
            base: self.base.clone(),
            last: self.last.clone(),
            ..*self
        }
    }
}

impl<S> Default for RecentEntries<S> {
    fn default() -> Self {
        Self {
            base: None,
            last: None,
            length: 0,
            least: USUAL,
        }
    }
}

/// The remembered entries are not printed, so two sessions that differ only in what they remember print the same.
impl<S> fmt::Debug for RecentEntries<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RecentEntries")
    }
}

impl<S: Clone> RecentEntries<S> {
    /// From now on remembers at least this many entries.
    pub(super) fn remember_at_least(&mut self, entries: u32) {
        self.least = self.least.max(entries);
    }

    /// Whether a new stretch has to begin before the next entry. [`Self::begin_stretch`] then needs a copy of the session.
    pub(super) const fn is_stretch_full(&self) -> bool {
        self.base.is_none() || self.length >= STRETCH
    }

    /// Begins a stretch with this copy of the session, which must not remember any entries itself. `agreed` says whether the last entry
    /// is a takeback that both agreed to.
    pub(super) fn begin_stretch(&mut self, session: S, entries: u32, agreed: bool) {
        let before = self.base.take().map(|base| (self.last.take(), base));
        let before =
            before.map(|(last, base)| (last, base.cut(entries.saturating_sub(self.least))));
        let session = Arc::new(session);
        self.base = Some(Arc::new(Base {
            session,
            entries,
            agreed,
            before,
        }));
        self.length = 0;
    }

    /// Adds the entry with the number `n`, made at the time `at`. `mover` is the seat that made it, if a seat did.
    pub(super) fn add(&mut self, entry: Entry, n: u32, at: i64, mover: Option<Seat>) {
        let before = self.last.take();
        self.last = Some(Arc::new(Step {
            entry,
            at,
            n,
            mover,
            before,
        }));
        self.length += 1;
    }

    /// Whether the last entry is a takeback that both agreed to.
    pub(super) fn ends_with_agreed_takeback(&self) -> bool {
        let base = self.base.as_deref().filter(|_| self.last.is_none());
        base.is_some_and(|base| base.agreed)
    }

    /// The entries, the last one first.
    pub(super) fn steps(&self) -> impl Iterator<Item = Remembered<'_>> {
        let mut base = self.base.as_deref();
        let mut next = self.last.as_deref();
        std::iter::from_fn(move || {
            while next.is_none() {
                let (last, older) = base?.before.as_ref()?;
                (next, base) = (last.as_deref(), Some(&**older));
            }
            let step = next?;
            next = step.before.as_deref();
            let (before, standing) = match (next, base) {
                (Some(earlier), _) => (earlier.n, earlier.n),
                (None, Some(base)) => (base.entries, base.standing()),
                (None, None) => (0, 0),
            };
            Some(Remembered {
                step,
                before,
                standing,
                after_agreed: next.is_none() && base.is_some_and(|base| base.agreed),
            })
        })
    }

    /// Whether everything since the session began is remembered.
    pub(super) fn reaches_the_beginning(&self) -> bool {
        let mut base = self.base.as_deref();
        while let Some(Base {
            before: Some((_, older)),
            ..
        }) = base
        {
            base = Some(older);
        }
        base.is_some_and(|base| base.entries == 0)
    }

    /// Finds the stretch that has entry `n`. Returns the session as it was at the beginning of the stretch, what it remembered then, and
    /// the entries of the stretch up to `n`. `None` if entry `n` is not remembered.
    pub(super) fn up_to(&self, n: u32) -> Option<(S, Self, Vec<&Step>)> {
        let (mut base, mut last) = (self.base.as_ref()?, self.last.as_deref());
        while base.entries > n {
            let (older_last, older) = base.before.as_ref()?;
            (base, last) = (older, older_last.as_deref());
        }
        let mut steps: Vec<_> = std::iter::successors(last, |step| step.before.as_deref())
            .filter(|step| step.n <= n)
            .collect();
        steps.reverse();
        let end = steps.last().map_or(base.entries, |step| step.n);
        if end != n {
            return None;
        }
        let recent = Self {
            base: Some(base.clone()),
            last: None,
            length: 0,
            least: self.least,
        };
        Some(((*base.session).clone(), recent, steps))
    }
}

impl<S> Base<S> {
    /// The number of the last entry before this stretch that still stands: it is no takeback and was not taken back. If no such entry is
    /// remembered, the number of the last entry before the oldest stretch.
    fn standing(&self) -> u32 {
        match &self.before {
            None => self.entries,
            Some((Some(last), _)) => last.n,
            Some((None, older)) => older.standing(),
        }
    }

    /// This stretch, without those earlier stretches that are not needed to go back to entry `n`.
    fn cut(self: Arc<Self>, n: u32) -> Arc<Self> {
        let Some((last, older)) = &self.before else {
            return self;
        };
        let before = if self.entries <= n {
            None
        } else {
            let cut = older.clone().cut(n);
            if Arc::ptr_eq(&cut, older) {
                return self;
            }
            Some((last.clone(), cut))
        };
        Arc::new(Self {
            session: self.session.clone(),
            entries: self.entries,
            agreed: self.agreed,
            before,
        })
    }
}
