//! Where a position stands in the table: where the mouse and the cats stand, whichever cat is which.

use crate::games::cats_and_mouse::CatsAndMouse;

/// Light squares, on which the game is played.
const SQUARES: usize = 32;

/// The ways to put four cats on them.
const PLACINGS: usize = 35_960;

/// All places in the table.
pub(super) const LENGTH: usize = SQUARES * PLACINGS;

/// The place of a position in which everybody is on the board; the turn does not count.
pub(super) fn place(state: &CatsAndMouse) -> Option<usize> {
    let light = |number: u32| number as usize / 2;
    let [a, b, c, d] = state.cats();
    let mut cats = [a?, b?, c?, d?].map(|cat| light(cat.number()));
    cats.sort_unstable();
    let placing: usize = (1..).zip(cats).map(|(n, cat)| choose(cat, n)).sum();
    Some(light(state.mouse()?.number()) * PLACINGS + placing)
}

/// The number of ways to choose `k` of `n`.
fn choose(n: usize, k: usize) -> usize {
    (0..k).fold(1, |ways, i| ways * n.saturating_sub(i) / (i + 1))
}
