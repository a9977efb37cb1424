//! The transposition table: what is known of positions that a search has met, by their keys. Threads share it without locks.
//!
//! Source of the method: Robert Hyatt and Timothy Mann, "A lock-less transposition table implementation for parallel search
//! chess engines", ICGA Journal 25(1), 2002: the key is stored combined with the data, so that a slot which two threads wrote at
//! once is found by neither. Deliberately absent: ageing. A table lives as long as one search.

use super::score::{Score, Window};
use std::sync::atomic::{AtomicU64, Ordering};

/// Slots that are looked at together: one line of the processor's cache.
const SLOTS: usize = 4;

/// What a stored score says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The value is at least this.
    Lower = 1,
    /// The value is at most this.
    Upper = 2,
    /// It is the value.
    Exact = 3,
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// The best move, as [`super::Searchable::move_number`] has it; none if no move was better than the others.
    pub(super) best: Option<u16>,
    /// How many plies deep the position was searched.
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// Counted from the position, not from the root.
    pub(super) score: Score,
}

impl Entry {
    /// Whether the entry alone decides what a search of this window would find.
    pub(super) fn decides(&self, score: Score, window: Window) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => score >= window.beta,
            Bound::Upper => score <= window.alpha,
        }
    }

    /// 32 bits of score, 16 of the move, 8 of depth, 2 of the bound: never 0.
    const fn packed(self) -> u64 {
        let best = match self.best {
            Some(number) => number as u64 + 1,
            None => 0,
        };
        (self.score.number() as u32 as u64) << 32
            | (best & 0xFFFF) << 16
            | (self.depth as u64) << 8
            | self.bound as u64
    }

    const fn unpacked(data: u64) -> Option<Self> {
        let bound = match data & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            3 => Bound::Exact,
            _ => return None,
        };
        Some(Self {
            best: ((data >> 16) as u16).checked_sub(1),
            depth: (data >> 8) as u8,
            bound,
            score: Score::from_number((data >> 32) as u32 as i32),
        })
    }
}

/// One entry: the key combined with the data, and the data.
#[derive(Default)]
struct Slot {
    combined: AtomicU64,
    data: AtomicU64,
}

#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; SLOTS]);

/// The table.
pub(super) struct TranspositionTable {
    buckets: Vec<Bucket>,
}

impl TranspositionTable {
    /// An empty table that takes about so many bytes, at least one bucket.
    pub(super) fn new(bytes: usize) -> Self {
        let count = (bytes / size_of::<Bucket>()).max(1);
        let buckets = std::iter::repeat_with(Bucket::default)
            .take(count)
            .collect();
        Self { buckets }
    }

    /// What is known of the position with this key.
    #[inline]
    pub(super) fn find(&self, key: u64) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|slot| slot.read(key))
    }

    /// Keeps what was found out, in the place of what is known of the same position or of what was searched least deep.
    pub(super) fn store(&self, key: u64, entry: Entry) {
        let slots = &self.bucket(key).0;
        let place = |slot: &&Slot| {
            let data = slot.data.load(Ordering::Relaxed);
            let same = slot.combined.load(Ordering::Relaxed) ^ data == key;
            Entry::unpacked(data)
                .filter(|_| !same)
                .map_or(0, |old| 1 + u32::from(old.depth))
        };
        if let Some(slot) = slots.iter().min_by_key(place) {
            slot.write(key, entry.packed());
        }
    }

    /// How full the table is, in thousandths, as the first thousand slots have it.
    pub(super) fn fullness(&self) -> u16 {
        let slots = self.buckets.iter().flat_map(|bucket| &bucket.0).take(1_000);
        let (mut all, mut used) = (0, 0);
        for slot in slots {
            all += 1;
            used += u32::from(slot.data.load(Ordering::Relaxed) != 0);
        }
        (used * 1_000 / all) as u16
    }

    /// The bucket of a key: its upper bits as a fraction of all buckets.
    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        let at = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[at as usize]
    }
}

impl Slot {
    #[inline]
    fn read(&self, key: u64) -> Option<Entry> {
        let data = self.data.load(Ordering::Relaxed);
        let same = self.combined.load(Ordering::Relaxed) ^ data == key;
        same.then(|| Entry::unpacked(data)).flatten()
    }

    fn write(&self, key: u64, data: u64) {
        self.combined.store(key ^ data, Ordering::Relaxed);
        self.data.store(data, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: u8, score: Score) -> Entry {
        Entry {
            best: Some(6_560),
            depth,
            bound: Bound::Lower,
            score,
        }
    }

    #[test]
    fn what_is_stored_is_found_again() {
        let table = TranspositionTable::new(1 << 12);
        assert_eq!(table.find(7), None);
        let scores = [Score::win_in(3), -Score::win_in(3), Score::of_units(-250)];
        for (key, score) in (1_u64 << 60..).step_by(1 << 57).zip(scores) {
            let mut stored = entry(9, score);
            table.store(key, stored);
            assert_eq!(table.find(key), Some(stored));
            stored.best = None;
            table.store(key, stored);
            assert_eq!(table.find(key), Some(stored));
        }
        assert_eq!(table.find(1), None);
    }

    #[test]
    fn the_least_deep_goes() {
        let table = TranspositionTable::new(0);
        for (key, depth) in [(1, 5), (2, 3), (3, 8), (4, 6), (5, 1)] {
            table.store(key, entry(depth, Score::DRAW));
        }
        let there = [1, 2, 3, 4, 5].map(|key| table.find(key).is_some());
        assert_eq!(there, [true, false, true, true, true]);
        assert_eq!(table.fullness(), 1_000);
    }
}
