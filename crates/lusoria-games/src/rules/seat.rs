//! Seats at the table. Which player sits there is the host's business.

/// One of the two places at a board; [`Seat::First`] moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Seat {
    /// Player I, white, South, the mouse; the only seat of a solitaire.
    First,
    /// Player II, black, North, the cats.
    Second,
}

impl Seat {
    /// Both seats in order of play.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The seat across the table.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for First, 1 for Second: the index into arrays with one element for each seat.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}
