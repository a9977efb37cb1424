//! The values of the positions in which the mover has to sow, for one number of stones on the board.

/// The values and plies of all positions of a layer, each at the index that is the position's number.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Layer {
    /// For each position: the number of stones that the mover will still win, minus the number that the other player will win. If the
    /// goal is to win fewer stones, the sign is the opposite.
    pub(super) values: Vec<i8>,
    /// For each position, the number of plies until somebody has to capture. The player for whom the value is good hurries, and the other
    /// one delays. If the value is 0, the number means nothing, because both may sow for ever.
    pub(super) plies: Vec<u8>,
}
