//! The two seats of a game. The rules do not know which player has which seat.

/// One of the two seats at a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Seat {
    /// Moves first. Depending on the game it is called player I, white, South or the mouse. In a solitaire it is the only seat.
    First,
    /// Moves second. Depending on the game it is called player II, black, North or the cats.
    Second,
}

impl Seat {
    /// Both seats in order of play.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The other seat.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// The index of the seat in arrays that have one element for each seat: 0 for First, 1 for Second.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}
