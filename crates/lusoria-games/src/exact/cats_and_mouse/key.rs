//! The index of a position in the table. It does not matter which of the cats stands on which square.

use crate::games::cats_and_mouse::CatsAndMouse;

/// The number of light squares, on which the game is played.
const SQUARES: usize = 32;

/// In how many ways four cats can stand on the light squares.
const PLACINGS: usize = 35_960;

/// The length of the table.
pub(super) const LENGTH: usize = SQUARES * PLACINGS;

/// The index of a position. It does not depend on who is to move. `None` if the mouse or a cat is not on the board.
pub(super) fn place(state: &CatsAndMouse) -> Option<usize> {
    let light = |number: u32| number as usize / 2;
    let [a, b, c, d] = state.cats();
    let mut cats = [a?, b?, c?, d?].map(|cat| light(cat.number()));
    cats.sort_unstable();
    let placing: usize = (1..).zip(cats).map(|(n, cat)| choose(cat, n)).sum();
    Some(light(state.mouse()?.number()) * PLACINGS + placing)
}

/// The number of ways to choose `k` of `n` things.
fn choose(n: usize, k: usize) -> usize {
    (0..k).fold(1, |ways, i| ways * n.saturating_sub(i) / (i + 1))
}
