//! Who holds a seat, and who acts.

use super::AccountId;
use lusoria_games::rules::Seat;

/// Whoever holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person.
    Person(AccountId),
    /// The program itself.
    Computer(Computer),
}

/// A computer player, as a session is begun with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Computer {
    /// How well it plays; stored for ever.
    pub strength: u8,
}

impl Player {
    /// The person, if it is one.
    #[must_use]
    pub const fn person(self) -> Option<AccountId> {
        match self {
            Self::Person(account) => Some(account),
            Self::Computer(_) => None,
        }
    }

    /// The computer player, if it is one.
    #[must_use]
    pub const fn computer(self) -> Option<Computer> {
        match self {
            Self::Person(_) => None,
            Self::Computer(computer) => Some(computer),
        }
    }
}

/// The people among those who sit at First and Second.
#[must_use]
pub fn people(seats: [Option<Player>; 2]) -> [Option<AccountId>; 2] {
    seats.map(|player| player.and_then(Player::person))
}

/// Whoever does something with a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A person, who may hold a seat or none.
    Person(AccountId),
    /// The computer player at this seat.
    Computer(Seat),
}

impl From<AccountId> for Actor {
    fn from(account: AccountId) -> Self {
        Self::Person(account)
    }
}
