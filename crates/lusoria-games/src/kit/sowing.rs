//! Sowing, which all mancalas share: stones are dropped one by one along a ring of pits. A guard notices a relay sowing without end.
//!
//! Deliberately absent: what the last stone does (capture, relay, rest). Each game decides that.

/// Lifts all stones of the pit `from` and drops one in each pit that follows on the ring (CM-3). If the sowing comes round, the start pit
/// gets stones, too. Returns the pit where the last stone fell.
///
/// # Panics
/// In debug builds if the pit is empty.
#[inline]
pub fn sow(pits: &mut [u8], from: usize) -> usize {
    let stones = std::mem::take(&mut pits[from]);
    debug_assert!(stones > 0, "an empty pit cannot be sown");
    drop_stones(pits, from, stones)
}

/// Drops stones that are in hand already, beginning with the pit after `from`. Returns the pit where the last stone fell.
#[inline]
pub fn drop_stones(pits: &mut [u8], from: usize, stones: u8) -> usize {
    let (ring, stones) = (pits.len(), usize::from(stones));
    if stones >= ring {
        let rounds = (stones / ring) as u8;
        pits.iter_mut().for_each(|pit| *pit += rounds);
    }
    drop_each(pits, from, stones % ring)
}

/// Sows like [`sow`], but the start pit gets no stone (AF-6).
///
/// # Panics
/// In debug builds if the pit is empty.
pub fn sow_skipping_start(pits: &mut [u8], from: usize) -> usize {
    let others = pits.len() - 1;
    let stones = usize::from(std::mem::take(&mut pits[from]));
    debug_assert!(stones > 0, "an empty pit cannot be sown");
    // The last round is dropped stone by stone, so that it never ends in the start pit.
    let rounds = (stones - 1) / others;
    for (pit, held) in pits.iter_mut().enumerate() {
        *held += if pit == from { 0 } else { rounds as u8 };
    }
    drop_each(pits, from, stones - rounds * others)
}

/// Drops one stone in each of the next `stones` pits after `from`. There must be fewer stones than pits.
#[inline]
fn drop_each(pits: &mut [u8], from: usize, stones: usize) -> usize {
    let mut last = from;
    for _ in 0..stones {
        last = if last + 1 == pits.len() { 0 } else { last + 1 };
        pits[last] += 1;
    }
    last
}

/// From this lap on, a sowing is watched for repetition. Hardly any sowing has so many laps.
const UNCHECKED_LAPS: u32 = 48;

/// After so many laps without a capture, a sowing counts as endless. Every sowing that was found to end had fewer laps.
///
/// The limit saves time: 3,000 laps take about 10 µs. An endless sowing may repeat itself much later. One in Gabata does so after
/// 164,054,166 laps, which take ten seconds.
pub const MOST_LAPS: u32 = 3_000;

/// The limit in place of [`MOST_LAPS`] for games that were started under rules version 1.
pub const MOST_LAPS_BEFORE_VERSION_2: u32 = 100_000;

/// After how many laps a sowing counts as endless in Gabata or Selus. The number depends on the version of the rules under which the
/// game was started. `None` if there is no such version.
#[must_use]
pub const fn most_laps_under(rules_version: u32) -> Option<u32> {
    match rules_version {
        1 => Some(MOST_LAPS_BEFORE_VERSION_2),
        2 => Some(MOST_LAPS),
        _ => None,
    }
}

/// Notices a relay sowing that never ends (CM-5). The stones in all pits and the pit to be lifted next determine all later laps. If both
/// occur again together, the sowing never ends. This is Brent's algorithm: it remembers the stones and the pit of one lap. Each time the
/// number of laps has doubled, it remembers those of the present lap instead.
#[derive(Clone, Copy, Debug)]
pub struct EndlessGuard<const N: usize> {
    remembered: ([u8; N], usize),
    laps: u32,
    until: u32,
    longest: u32,
}

impl<const N: usize> EndlessGuard<N> {
    /// A guard for the laps from now on. A sowing that comes to lap `longest` counts as endless. After a capture, the caller must make a
    /// new guard, because only laps since the last capture count.
    #[must_use]
    #[inline]
    pub const fn new(longest: u32) -> Self {
        Self {
            remembered: ([0; N], usize::MAX),
            laps: 0,
            until: UNCHECKED_LAPS,
            longest,
        }
    }

    /// Whether the sowing counts as endless. That is so if the lap that is about to begin has occurred before, or if it is lap `longest`.
    /// The caller must ask once for each lap.
    #[inline]
    pub fn is_endless(&mut self, pits: &[u8; N], at: usize) -> bool {
        self.laps += 1;
        self.laps >= UNCHECKED_LAPS && self.watch(pits, at)
    }

    #[cold]
    fn watch(&mut self, pits: &[u8; N], at: usize) -> bool {
        if self.remembered == (*pits, at) || self.laps >= self.longest {
            return true;
        }
        if self.laps == self.until {
            self.remembered = (*pits, at);
            self.until *= 2;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cm_3_the_start_pit_is_not_skipped() {
        let mut pits = [0, 0, 6, 0, 0, 0];
        assert_eq!(sow(&mut pits, 2), 2);
        assert_eq!(pits, [1; 6]);
        let mut pits = [24, 0, 0, 0, 0, 0];
        assert_eq!(sow(&mut pits, 0), 0);
        assert_eq!(pits, [4; 6]);
        let mut pits = [0, 3, 9, 0];
        assert_eq!(sow(&mut pits, 2), 3);
        assert_eq!(pits, [2, 5, 2, 3]);
    }

    #[test]
    fn af_6_the_start_pit_is_skipped() {
        let mut pits = [0, 3, 1, 1];
        assert_eq!(sow_skipping_start(&mut pits, 1), 0);
        assert_eq!(pits, [1, 0, 2, 2]);
        let mut pits = [0, 4, 1, 1];
        assert_eq!(sow_skipping_start(&mut pits, 1), 2);
        assert_eq!(pits, [1, 0, 3, 2]);
    }

    #[test]
    fn stones_are_conserved_and_dropped_one_by_one() {
        for stones in 1..=40 {
            for (skip, from) in [(false, 3), (true, 3)] {
                let mut pits = [2; 7];
                pits[from] = stones;
                let mut slowly = pits;
                slowly[from] = 0;
                let mut at = from;
                for _ in 0..stones {
                    at = (at + 1) % 7;
                    if skip && at == from {
                        at = (at + 1) % 7;
                    }
                    slowly[at] += 1;
                }
                let last = if skip {
                    sow_skipping_start(&mut pits, from)
                } else {
                    sow(&mut pits, from)
                };
                assert_eq!((pits, last), (slowly, at), "{stones} stones, skip {skip}");
            }
        }
    }

    #[test]
    fn cm_5_a_circle_is_noticed_wherever_it_begins_and_a_line_is_not() {
        for (tail, circle) in [(0, 1), (0, 5), (7, 3), (20, 13)] {
            let lap = |n: usize| {
                let place = if n < tail {
                    n
                } else {
                    tail + (n - tail) % circle
                };
                ([place as u8], place)
            };
            let mut guard = EndlessGuard::new(MOST_LAPS);
            let noticed = (1..500).find(|&n| guard.is_endless(&lap(n).0, lap(n).1));
            let noticed = noticed.expect("a circle is noticed");
            assert!(noticed >= tail + circle, "not before it has closed");
        }
        for longest in [MOST_LAPS, MOST_LAPS_BEFORE_VERSION_2] {
            let mut guard = EndlessGuard::new(longest);
            let line = (1..).position(|n| guard.is_endless(&[0], n));
            assert_eq!(line, Some(longest as usize - 1), "a line is not a circle");
        }
    }
}
