//! The mark after the board in a position text: who is to move, or who has won.

use serde::{Deserialize, Serialize};

/// The mark after the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(super) enum TurnMark {
    /// White is to move. A text without a mark means this, too.
    #[default]
    White,
    Black,
    WhiteWin,
    BlackWin,
    Draw,
}

/// The letters of each mark, in the order of [`TurnMark`].
pub(super) const TURN_MARKS: [(TurnMark, &str); 5] = [
    (TurnMark::White, "W"),
    (TurnMark::Black, "B"),
    (TurnMark::WhiteWin, "WW"),
    (TurnMark::BlackWin, "BW"),
    (TurnMark::Draw, "D"),
];
