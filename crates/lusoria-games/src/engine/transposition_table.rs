//! The transposition table: what is known about the positions that a search has met. Positions are found by their keys. Threads share the
//! table without locks. How large it is: `hash_bytes` in `thought.rs`.
//!
//! Source of the method: Robert Hyatt and Timothy Mann, "A lock-less transposition table implementation for parallel search chess
//! engines", ICGA Journal 25(1), 2002. Each slot stores the key combined with the data. So if two threads write to a slot at the same
//! time, the mixture fits neither key, and no wrong data are read.
//!
//! One table serves many searches, one after the other, because it takes time to fill a large one with zeros. Each entry has the number
//! of the search that wrote it, and every other search treats the slot of that entry as empty. So a search finds the same whether the
//! table is new or was used before. Deliberately absent: the use of an earlier search's entries.

use super::score::{Score, Window};
use bytemuck::allocation::{try_zeroed_vec, zeroed_vec};
use std::sync::atomic::{AtomicU64, Ordering};

/// Searches are numbered from 1 to this: the number has six bits, and 0 is not used.
const SEARCHES: usize = 63;

/// How many slots form a bucket and are searched together: as many as fit one line of the processor's cache.
const SLOTS: usize = 4;

/// What a stored score says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The value is at least this.
    Lower = 1,
    /// The value is at most this.
    Upper = 2,
    /// The value is exactly this.
    Exact = 3,
}

/// What is known about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// The best move, as [`super::Searchable::move_number`] numbers it; `None` if no move was better than the search's `alpha`, or if
    /// chance decides in the position.
    pub(super) best: Option<u16>,
    /// How many plies deep the position was searched.
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// The score. The plies to a win or a loss are counted from the position, not from the root.
    pub(super) score: Score,
}

impl Entry {
    /// Whether the entry makes a search with this window unnecessary. `score` is the entry's score, with the plies to a win or a loss
    /// counted from the root.
    pub(super) fn decides(&self, score: Score, window: Window) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => score >= window.beta,
            Bound::Upper => score <= window.alpha,
        }
    }

    /// The entry as one word: 32 bits of score, 16 of the move, 8 of depth, 6 of the search's number, 2 of the bound. It is never 0.
    const fn packed(self, search: u8) -> u64 {
        let best = match self.best {
            Some(number) => number as u64 + 1,
            None => 0,
        };
        (self.score.number() as u32 as u64) << 32
            | (best & 0xFFFF) << 16
            | (self.depth as u64) << 8
            | (search as u64) << 2
            | self.bound as u64
    }

    /// The entry that a word holds; `None` if the word is empty or was stored by another search.
    const fn unpacked(data: u64, search: u8) -> Option<Self> {
        if (data >> 2) & 63 != search as u64 {
            return None;
        }
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

/// How many slots are cleared before the caller is asked whether to go on: as many as fill a megabyte.
const CLEARED_TOGETHER: usize = (1 << 20) / size_of::<Slot>();

/// One entry in two words: first the key combined with the data, then the data.
type Slot = [AtomicU64; 2];

/// The bytes of a line of the processor's cache.
const CACHE_LINE: usize = SLOTS * size_of::<Slot>();

/// What is known about positions, in slots that the threads of a search share.
pub(super) struct TranspositionTable {
    /// The slots of all buckets. A few unused slots before and after them make each bucket lie in one line of the cache.
    slots: Vec<Slot>,
    /// The first slot of the first bucket.
    first: usize,
    buckets: usize,
    /// The number of the search that uses the table now, from 1 to [`SEARCHES`].
    search: u8,
}

impl TranspositionTable {
    /// An empty table of about this many bytes (see [`Self::whole_buckets`]). It is smaller if there is not enough memory. The system
    /// provides most of the memory later, when it is used (see [`Self::clear`]).
    pub(super) fn new(bytes: usize) -> Self {
        let mut buckets = Self::whole_buckets(bytes);
        let slots: Vec<Slot> = loop {
            match try_zeroed_vec(buckets * SLOTS + SLOTS - 1) {
                Ok(slots) => break slots,
                Err(()) if buckets > 1 => buckets /= 2,
                // There is not even memory for one bucket: this allocation ends the program.
                Err(()) => break zeroed_vec(SLOTS + SLOTS - 1),
            }
        };
        let beyond = slots.as_ptr().addr() % CACHE_LINE;
        let first = (CACHE_LINE - beyond) % CACHE_LINE / size_of::<Slot>();
        Self {
            slots,
            first,
            buckets,
            search: 1,
        }
    }

    /// Into how many buckets this many bytes are divided: at least one.
    const fn whole_buckets(bytes: usize) -> usize {
        let buckets = bytes / CACHE_LINE;
        if buckets == 0 { 1 } else { buckets }
    }

    /// Whether a new table of this many bytes would be just as large.
    pub(super) const fn is_as_large_as(&self, bytes: usize) -> bool {
        self.buckets == Self::whole_buckets(bytes)
    }

    /// Deletes all entries, part by part, while `go_on` returns true. A new table has no entries, but clearing it makes the system
    /// provide its memory. Otherwise the system would do so during a search, and that would cost time.
    pub(super) fn clear(&mut self, go_on: &mut dyn FnMut() -> bool) {
        for part in self.slots.chunks(CLEARED_TOGETHER) {
            if !go_on() {
                return;
            }
            for [_, data] in part {
                data.store(0, Ordering::Relaxed);
            }
        }
    }

    /// Gives the next search its number. The table then counts as empty, because all entries have the numbers of earlier searches.
    /// After [`SEARCHES`] searches the numbers begin again. By then, the old entries with these numbers must be gone. So each search
    /// begins by deleting one part of the table. For a gigabyte, that takes some milliseconds.
    pub(super) fn begin_search(&mut self) {
        let last = usize::from(self.search);
        let part = self.slots.len().div_ceil(SEARCHES);
        let parts = self.slots.chunks_mut(part);
        for [_, data] in parts.skip(last - 1).take(1).flatten() {
            // Memory that was never used is not written to, because the system would have to provide it.
            if *data.get_mut() != 0 {
                *data.get_mut() = 0;
            }
        }
        self.search = (last % SEARCHES + 1) as u8;
    }

    /// What is known about the position with this key.
    #[inline]
    pub(super) fn find(&self, key: u64) -> Option<Entry> {
        let read = |slot| self.read(slot, key);
        self.bucket(key).iter().find_map(read)
    }

    /// Stores what was found out about a position, in place of what was known about it before. If nothing was known and the bucket is
    /// full, replaces the entry with the least depth.
    pub(super) fn store(&self, key: u64, entry: Entry) {
        let place = |slot: &&Slot| {
            let [combined, data] = slot.each_ref().map(|word| word.load(Ordering::Relaxed));
            let same = combined ^ data == key;
            Entry::unpacked(data, self.search)
                .filter(|_| !same)
                .map_or(0, |old| 1 + u32::from(old.depth))
        };
        if let Some([combined, data]) = self.bucket(key).iter().min_by_key(place) {
            let packed = entry.packed(self.search);
            combined.store(key ^ packed, Ordering::Relaxed);
            data.store(packed, Ordering::Relaxed);
        }
    }

    /// How full the table is, in thousandths, judged by its first thousand slots.
    pub(super) fn fullness(&self) -> u16 {
        let in_buckets = &self.slots[self.first..][..self.buckets * SLOTS];
        let (mut all, mut used) = (0, 0);
        for [_, data] in in_buckets.iter().take(1_000) {
            all += 1;
            let data = data.load(Ordering::Relaxed);
            used += u32::from(Entry::unpacked(data, self.search).is_some());
        }
        (used * 1_000 / all) as u16
    }

    /// About how many bytes the table takes.
    pub(super) const fn bytes(&self) -> usize {
        self.buckets * CACHE_LINE
    }

    /// The entry in a slot, if it is about the position with this key.
    #[inline]
    fn read(&self, slot: &Slot, key: u64) -> Option<Entry> {
        let [combined, data] = slot.each_ref().map(|word| word.load(Ordering::Relaxed));
        let same = combined ^ data == key;
        same.then(|| Entry::unpacked(data, self.search)).flatten()
    }

    /// The bucket of a key. The key, as a fraction of its greatest value, gives the bucket's place among all buckets.
    #[inline]
    fn bucket(&self, key: u64) -> &[Slot] {
        let at = (u128::from(key) * self.buckets as u128) >> 64;
        &self.slots[self.first + at as usize * SLOTS..][..SLOTS]
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
    fn a_search_finds_no_entries_of_the_searches_before() {
        let mut table = TranspositionTable::new(1 << 12);
        let keys = || (0..u64::MAX - (1 << 58)).step_by(1 << 58);
        for search in 0..2 * SEARCHES {
            assert_eq!(table.fullness(), 0, "search {search}");
            assert!(keys().all(|key| table.find(key).is_none()), "{search}");
            // Only a few searches store entries, so that some entries are old when their number is used again.
            if search % 50 == 0 {
                keys().for_each(|key| table.store(key, entry(9, Score::DRAW)));
                assert!(keys().all(|key| table.find(key).is_some()), "{search}");
            }
            table.begin_search();
        }
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
