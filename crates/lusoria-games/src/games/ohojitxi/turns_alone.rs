//! In how few turns a player could empty their six pits (here called a ring), if the opponent never put stones into them. This number
//! says better than the number of stones how near a player is to the end. A ring can be emptied if its number of stones is a multiple of
//! four. It then takes twelve turns at most.
//!
//! When the number of turns of a ring is needed for the first time, it is computed for all rings with the same number of stones. To
//! compute it for every ring with up to 24 stones takes 0.1 seconds. To compute it for every ring takes two seconds.
//!
//! Deliberately absent: the larger board. It has too many rings.

use super::moves::SownRing;
use super::state::Ring;
use std::sync::OnceLock;

/// The number of pits of the ring.
const PITS: usize = 6;

/// The most stones a ring can have in a game. In a position that is set up, it can have more.
const MOST: usize = 48;

/// The computed numbers of turns. The first list is for all rings without stones, the next for those with 4 stones, then 8, and so on.
/// The function `number` says where a ring stands in its list.
static TURNS: [OnceLock<Vec<u8>>; MOST / 4 + 1] = [const { OnceLock::new() }; MOST / 4 + 1];

/// `WAYS[n][k]` is the number of ways to choose `k` of `n` things.
const WAYS: [[u32; PITS]; MOST + PITS] = {
    let mut ways = [[0; PITS]; MOST + PITS];
    let mut things = 0;
    while things < MOST + PITS {
        ways[things][0] = 1;
        let mut chosen = 1;
        while chosen < PITS && things > 0 {
            ways[things][chosen] = ways[things - 1][chosen - 1] + ways[things - 1][chosen];
            chosen += 1;
        }
        things += 1;
    }
    ways
};

/// In how few turns this ring can be emptied, if nothing is put into it. `None` if its number of stones is no multiple of four: such a
/// ring cannot be emptied. Also `None` if it has more than [`MOST`] stones: such rings are not computed.
pub(super) fn turns_alone(ring: &Ring) -> Option<u8> {
    let stones: usize = ring.iter().map(|&held| usize::from(held)).sum();
    let layer = TURNS.get(stones / 4).filter(|_| stones.is_multiple_of(4))?;
    let turns = layer.get_or_init(|| make(stones));
    Some(turns[number(ring)])
}

/// Whether the numbers of turns of all rings have been made.
pub(super) fn all_are_made() -> bool {
    TURNS.iter().all(|layer| layer.get().is_some())
}

/// Computes the numbers of turns for all rings, so that no search has to wait for them.
pub(super) fn make_all() {
    for (fours, layer) in TURNS.iter().enumerate() {
        layer.get_or_init(|| make(4 * fours));
    }
}

/// The place of a ring in the list of all rings with the same number of stones.
fn number(ring: &Ring) -> usize {
    let (mut before, mut number) = (0, 0);
    for pit in 0..PITS - 1 {
        before += usize::from(ring[pit]);
        number += WAYS[before + pit][pit + 1];
    }
    number as usize
}

/// How many rings have this number of stones.
fn count(stones: usize) -> usize {
    WAYS[stones + PITS - 1][PITS - 1] as usize
}

/// Computes in how few turns each ring with this many stones can be emptied. The place of a ring in the returned list is its [`number`].
///
/// A ring needs one turn more than the ring that its best sowing leaves. If a sowing captures, `turns_alone` gives the number of turns of
/// the ring that is left. The sowings without a capture are gone through again and again, until no number of turns becomes smaller.
fn make(stones: usize) -> Vec<u8> {
    let mut turns = vec![u8::MAX; count(stones)];
    let mut sowings = Vec::with_capacity(PITS * turns.len());
    if stones == 0 {
        return vec![0];
    }
    for_each_ring(&mut Ring::default(), 0, stones as u8, &mut |ring| {
        let from = number(ring);
        for pit in (0..PITS).filter(|&pit| ring[pit] > 0) {
            let sown = SownRing::of(ring, PITS, pit);
            if sown.captured > 0 {
                let rest = turns_alone(&sown.ring).expect("a multiple of four is left");
                turns[from] = turns[from].min(rest + 1);
            } else {
                sowings.push((from as u32, number(&sown.ring) as u32));
            }
        }
    });
    while improve(&mut turns, &sowings) {}
    turns
}

/// Goes once through all sowings. Each is given by the numbers of two rings: the ring before it and the ring after it. Returns whether a
/// ring has turned out to need fewer turns.
fn improve(turns: &mut [u8], sowings: &[(u32, u32)]) -> bool {
    let mut better = false;
    for &(from, to) in sowings {
        let through = turns[to as usize].saturating_add(1);
        let turns = &mut turns[from as usize];
        better |= through < *turns;
        *turns = through.min(*turns);
    }
    better
}

/// Calls `act` with every ring that can be made by dividing `stones` among the pits from `pit` on. The pits before stay as they are.
fn for_each_ring(ring: &mut Ring, pit: usize, stones: u8, act: &mut impl FnMut(&Ring)) {
    if pit + 1 == PITS {
        ring[pit] = stones;
        return act(ring);
    }
    for held in 0..=stones {
        ring[pit] = held;
        for_each_ring(ring, pit + 1, stones - held, act);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// The number of turns, found by trying all sowings. The stones are sown by `slowly`, independently of the tested code.
    fn searched(ring: Ring) -> u8 {
        let (mut rings, mut seen) = (HashSet::from([ring]), HashSet::new());
        for turns in 0.. {
            if rings.contains(&Ring::default()) {
                return turns;
            }
            let all = rings
                .iter()
                .flat_map(|&ring| (0..PITS).map(move |pit| slowly(ring, pit)));
            let next: HashSet<Ring> = all.filter(|ring| !seen.contains(ring)).collect();
            seen.extend(rings);
            rings = next;
        }
        unreachable!("a ring can be emptied")
    }

    fn slowly(mut ring: Ring, mut pit: usize) -> Ring {
        for _ in 0..std::mem::take(&mut ring[pit]) {
            pit = (pit + 1) % PITS;
            ring[pit] += 1;
        }
        while ring[pit] == 4 {
            ring[pit] = 0;
            pit = (pit + PITS - 1) % PITS;
        }
        ring
    }

    #[test]
    fn every_ring_has_its_own_number() {
        let mut numbers = HashSet::new();
        for_each_ring(&mut Ring::default(), 0, 12, &mut |ring| {
            numbers.insert(number(ring));
        });
        assert_eq!(numbers.len(), count(12));
        assert!(numbers.iter().all(|&number| number < count(12)));
    }

    #[test]
    fn the_turns_are_those_of_a_plain_search() {
        for (stones, step, longest) in [(4, 1, 6), (8, 5, 7), (16, 997, 8), (24, 30_011, 10)] {
            let (mut at, mut most) = (0, 0);
            for_each_ring(&mut Ring::default(), 0, stones, &mut |ring| {
                let turns = turns_alone(ring).unwrap();
                most = most.max(turns);
                if at % step == 0 {
                    assert_eq!(turns, searched(*ring), "{ring:?}");
                }
                at += 1;
            });
            assert_eq!(most, longest, "{stones} stones");
        }
    }

    #[test]
    fn a_ring_of_another_number_of_stones_cannot_be_emptied() {
        assert_eq!(turns_alone(&[1, 2, 3, 0, 0, 1, 0, 0]), None);
        assert_eq!(turns_alone(&[24, 0, 0, 0, 0, 0, 0, 0]), Some(1));
        assert_eq!(turns_alone(&Ring::default()), Some(0));
    }
}
