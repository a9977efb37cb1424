//! The chances that a player is done with a race after exactly one turn, two turns, and so on. They also tell how likely one of two
//! players is to be done first.

/// For each number of turns, the chance to be done after exactly this number. The first chance is for `first` turns, the next for one
/// turn more, and so on.
pub(super) struct Turns<'a> {
    pub(super) first: usize,
    pub(super) chances: &'a [f32],
}

impl Turns<'_> {
    /// How likely this player is to be done before another player. This player is to throw.
    pub(super) fn before(&self, other: &Turns<'_>) -> f32 {
        // The other player has had one turn less.
        let (mut sum, mut not_done, mut theirs) = (0.0, 1.0, other.chances.iter());
        for _ in other.first..self.first {
            not_done -= theirs.next().unwrap_or(&0.0);
        }
        for (turn, chance) in (self.first..).zip(self.chances) {
            sum += chance * f32::max(not_done, 0.0);
            if turn >= other.first {
                not_done -= theirs.next().unwrap_or(&0.0);
            }
        }
        sum
    }
}
