//! The table: for every position that can occur in a game with the mouse to move, in how many plies the game ends.

use super::key::{LENGTH, place};
use crate::games::cats_and_mouse::CatsAndMouse;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use std::sync::OnceLock;

/// The table as it is stored in the repository, packed by zlib. Unpacked, it has one byte for each index that `key.rs` gives to a
/// position: 0 if the position cannot occur, otherwise the number of plies to the end of the game plus one.
/// `examples/build_cats_and_mouse.rs` makes the table.
pub static TABLE: &[u8] = include_bytes!("distances.zlib");

static UNPACKED: OnceLock<Vec<u8>> = OnceLock::new();

/// In how many plies the game ends with the mouse to move, if the winner hurries and the loser delays; `None` if this position
/// cannot occur in a game.
pub(super) fn plies(state: &CatsAndMouse) -> Option<u32> {
    let unpack = || decompress_to_vec_zlib_with_limit(TABLE, LENGTH).expect("the table is intact");
    let byte = UNPACKED.get_or_init(unpack)[place(state)?];
    byte.checked_sub(1).map(u32::from)
}
