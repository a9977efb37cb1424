//! Counts combinations.

/// In how many ways `k` of `n` things can be chosen. `k` is at most three.
pub(crate) const fn choose(n: u32, k: u32) -> u32 {
    match k {
        0 => 1,
        1 => n,
        2 => n * n.saturating_sub(1) / 2,
        _ => n * n.saturating_sub(1) * n.saturating_sub(2) / 6,
    }
}
