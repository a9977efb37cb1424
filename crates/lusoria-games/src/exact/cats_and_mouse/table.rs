//! The table. For each position that can occur in a game and in which the mouse is to move, it says in how many plies the game ends.

use super::key::{LENGTH, place};
use crate::games::cats_and_mouse::CatsAndMouse;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use std::sync::OnceLock;

/// The table, packed by zlib. Unpacked, it has one byte for each index that `key.rs` gives to a position. The byte is 0 if the position
/// cannot occur. Otherwise it is one more than the number of plies to the end of the game. `examples/build_cats_and_mouse.rs` makes the
/// file.
pub static TABLE: &[u8] = include_bytes!("distances.zlib");

static UNPACKED: OnceLock<Vec<u8>> = OnceLock::new();

/// The number of plies to the end of the game from a position in which the mouse is to move. The winner is assumed to hurry, and the
/// loser to delay. `None` if this position cannot occur in a game.
pub(super) fn plies(state: &CatsAndMouse) -> Option<u32> {
    let unpack = || decompress_to_vec_zlib_with_limit(TABLE, LENGTH).expect("the table is intact");
    let byte = UNPACKED.get_or_init(unpack)[place(state)?];
    byte.checked_sub(1).map(u32::from)
}
