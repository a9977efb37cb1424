//! The table: for every position that can come in a game and in which the mouse is to move, in how many plies the game ends.

use super::key::{LENGTH, place};
use crate::games::cats_and_mouse::CatsAndMouse;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use std::sync::OnceLock;

/// The table as it lies in the repository: zlib, a byte for each place, 0 where no position can come, else one more than the plies.
/// `examples/build_cats_and_mouse.rs` makes it.
pub static TABLE: &[u8] = include_bytes!("distances.zlib");

static UNPACKED: OnceLock<Vec<u8>> = OnceLock::new();

/// In how many plies the game ends if the mouse is to move, whoever wins hurries and the other delays; nothing if this position
/// cannot come in a game.
pub(super) fn plies(state: &CatsAndMouse) -> Option<u32> {
    let unpack = || decompress_to_vec_zlib_with_limit(TABLE, LENGTH).expect("the table is intact");
    let byte = UNPACKED.get_or_init(unpack)[place(state)?];
    byte.checked_sub(1).map(u32::from)
}
