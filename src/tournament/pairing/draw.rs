//! One pairing of a round.

use lusoria_games::rules::Seat;

/// The number of an entrant on the list of its tournament, from 0.
pub type Entrant = usize;

/// One pairing of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pairing {
    /// These two play, the first of them moves first.
    Game([Entrant; 2]),
    /// This one has nobody to play in this round.
    Bye(Entrant),
}

impl Pairing {
    /// The entrants that this pairing is about.
    pub fn entrants(self) -> impl Iterator<Item = Entrant> {
        let (first, second) = match self {
            Self::Game([first, second]) => (first, Some(second)),
            Self::Bye(entrant) => (entrant, None),
        };
        [Some(first), second].into_iter().flatten()
    }

    /// The other entrant and the own seat, if this entrant plays here.
    #[must_use]
    pub fn opponent_of(self, entrant: Entrant) -> Option<(Entrant, Seat)> {
        match self {
            Self::Game([first, second]) if first == entrant => Some((second, Seat::First)),
            Self::Game([first, second]) if second == entrant => Some((first, Seat::Second)),
            Self::Game(_) | Self::Bye(_) => None,
        }
    }
}
