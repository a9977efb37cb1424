//! The values of the positions in which the mover has to sow, for one number of stones on the board.

/// The values and plies of all positions of a layer, each at the index that is the position's number.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Layer {
    /// How many more stones than the other player the mover will still win; if the goal is to win fewer stones, how many fewer.
    pub(super) values: Vec<i8>,
    /// For each position, the number of plies until somebody has to capture, if the player for whom the value is good hurries and the other
    /// player delays. The number means nothing if the value is 0, because then both may sow for ever.
    pub(super) plies: Vec<u8>,
}
