//! Says how many stones can be brought into the ruma from each layout, and so which layouts can be won (TR-A2). A program found these
//! numbers by trying everything.
//!
//! `tests/rules/tchuka_ruma/layouts.rs` proves every number. For a layout that can be won, it replays a winning line of play. For any
//! other layout, it plays all lines. `docs/rules/tchuka-ruma.md` also has the numbers for games without `origin=occupied`.
//!
//! Deliberately absent: the winning lines.

use super::{Options, Origin};

/// The most stones that can reach the ruma. The rows are for 2, 3 … 10 pits, the columns for 1, 2 … 7 stones in a pit.
type Table = [[u8; 7]; 9];

const BY_THE_RULES: Table = [
    [1, 2, 1, 8, 10, 7, 14],
    [3, 4, 2, 1, 15, 17, 21],
    [3, 8, 7, 2, 1, 24, 28],
    [3, 7, 14, 6, 2, 1, 35],
    [3, 10, 15, 24, 30, 2, 1],
    [5, 14, 19, 27, 35, 13, 2],
    [5, 12, 24, 32, 40, 48, 9],
    [5, 15, 27, 36, 45, 54, 63],
    [5, 17, 30, 40, 50, 60, 70],
];

/// The table for games with `origin=occupied` (TR-A1).
const ORIGIN_OCCUPIED: Table = [
    [1, 3, 6, 8, 10, 12, 14],
    [3, 5, 9, 12, 15, 18, 21],
    [3, 8, 11, 16, 20, 24, 28],
    [3, 7, 14, 20, 25, 30, 35],
    [3, 10, 17, 24, 30, 36, 42],
    [5, 14, 20, 28, 35, 42, 49],
    [5, 13, 24, 32, 40, 48, 56],
    [5, 15, 27, 36, 45, 54, 63],
    [5, 17, 30, 40, 50, 60, 70],
];

/// The most stones that can be brought into the ruma from the layout with these options. For a layout that can be won, this is the number
/// of all stones.
#[must_use]
pub const fn most_in_ruma(options: &Options) -> u8 {
    let table = match options.origin {
        Origin::Empty => BY_THE_RULES,
        Origin::Occupied => ORIGIN_OCCUPIED,
    };
    table[options.pits as usize - 2][options.stones as usize - 1]
}
