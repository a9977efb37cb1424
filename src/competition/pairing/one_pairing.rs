//! One pairing of a round.

use lusoria_games::rules::Seat;

/// An entrant, by its number on the list of the tournament, counted from 0.
pub type Entrant = usize;

/// One pairing of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pairing {
    /// These two play. The first one named moves first.
    Game([Entrant; 2]),
    /// This entrant has nobody to play against in this round.
    Bye(Entrant),
}

impl Pairing {
    /// The one or two entrants of this pairing.
    pub fn entrants(self) -> impl Iterator<Item = Entrant> {
        let (first, second) = match self {
            Self::Game([first, second]) => (first, Some(second)),
            Self::Bye(entrant) => (entrant, None),
        };
        [Some(first), second].into_iter().flatten()
    }

    /// Returns the opponent of this entrant, and the entrant's own seat. `None` if the entrant has no game in this pairing.
    #[must_use]
    pub fn opponent_of(self, entrant: Entrant) -> Option<(Entrant, Seat)> {
        match self {
            Self::Game([first, second]) if first == entrant => Some((second, Seat::First)),
            Self::Game([first, second]) if second == entrant => Some((first, Seat::Second)),
            Self::Game(_) | Self::Bye(_) => None,
        }
    }
}
