//! The values of all positions with the same number of stones on the board in which the mover has to sow.

/// A byte of each for each position, by its number.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Layer {
    /// By how much the mover will still do better than the other, in stones.
    pub(super) values: Vec<i8>,
    /// Within how many plies somebody has to capture, if whoever does better hurries and the other delays. Of no meaning where the value
    /// is 0: there both may sow for ever.
    pub(super) plies: Vec<u8>,
}
