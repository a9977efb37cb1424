//! Players, who hold seats, and actors, who do something in a session.

use super::AccountId;
use lusoria_games::engine::Level;
use lusoria_games::rules::Seat;

/// The holder of a seat: a person or a computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person.
    Person(AccountId),
    /// A computer player.
    Computer(Computer),
}

/// A computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Computer {
    /// How well the computer player plays. The number is stored, so the meaning of a number must never change.
    pub strength: u8,
}

/// The strengths that the levels have. There is room between them for further levels.
const STRENGTHS: [(Level, u8); 3] = [(Level::Easy, 20), (Level::Hard, 50), (Level::Ruthless, 80)];

impl Computer {
    /// A computer player of this level.
    #[must_use]
    pub fn of(level: Level) -> Self {
        let known = STRENGTHS.iter().find(|(known, _)| *known == level);
        let strength = known.map_or(0, |(_, strength)| *strength);
        Self { strength }
    }

    /// The level at which the computer player plays: the highest that is not above its strength.
    #[must_use]
    pub fn level(self) -> Level {
        let mut known = STRENGTHS.iter().rev();
        let found = known.find(|(_, strength)| *strength <= self.strength);
        found.map_or(Level::Easy, |(level, _)| *level)
    }
}

impl Player {
    /// The account of the person; `None` if the player is a computer player.
    #[must_use]
    pub const fn person(self) -> Option<AccountId> {
        match self {
            Self::Person(account) => Some(account),
            Self::Computer(_) => None,
        }
    }

    /// The computer player; `None` if the player is a person.
    #[must_use]
    pub const fn computer(self) -> Option<Computer> {
        match self {
            Self::Person(_) => None,
            Self::Computer(computer) => Some(computer),
        }
    }
}

/// The accounts of the people at the two seats; `None` where a computer player or nobody sits.
#[must_use]
pub fn people(seats: [Option<Player>; 2]) -> [Option<AccountId>; 2] {
    seats.map(|player| player.and_then(Player::person))
}

/// Somebody who does something in a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A person, who may or may not hold a seat.
    Person(AccountId),
    /// The computer player at this seat.
    Computer(Seat),
}

impl From<AccountId> for Actor {
    fn from(account: AccountId) -> Self {
        Self::Person(account)
    }
}
