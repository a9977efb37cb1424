//! A request for a new game, as it was typed. Neither the game nor the people have been looked up yet.

use super::WantedTime;
use lusoria_games::engine::Level;

/// A request for a new game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// The name of the game as typed.
    pub game: String,
    /// Options as typed, `key=value` joined by commas.
    pub options: String,
    /// The platform's id of the person who was mentioned as the opponent.
    pub opponent: Option<String>,
    /// The computer players that the challenger wants, each with its level if one was typed. If there are two, they play
    /// each other.
    pub computers: Vec<Option<Level>>,
    /// Whether the challenger plays both sides.
    pub both_sides: bool,
    /// Which seat the challenger gets.
    pub seat: SeatChoice,
    /// Whether the dice wait until each player has added a word to the seed of the dice.
    pub words: bool,
    /// Whether the game counts for the ratings; `None` if that was not said, so that the room's setting decides.
    pub rated: Option<bool>,
    /// How much time the players have.
    pub time: WantedTime,
    /// Whether to take an open seat that fits, if there is one, instead of opening another.
    pub takes_seat: bool,
}

impl NewGame {
    /// A request for this game with these options, as typed. It names no opponent.
    #[must_use]
    pub fn of(game: String, options: String) -> Self {
        Self {
            game,
            options,
            seat: SeatChoice::Random,
            words: false,
            opponent: None,
            computers: Vec::new(),
            both_sides: false,
            rated: None,
            time: WantedTime::Unsaid,
            takes_seat: false,
        }
    }

    /// Whether the command says who holds the other seat, even if that is the challenger again.
    #[must_use]
    pub fn names_a_player(&self) -> bool {
        self.opponent.is_some() || !self.computers.is_empty() || self.both_sides
    }
}

/// Which seat the challenger gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SeatChoice {
    /// Moves first.
    First,
    /// Moves second.
    Second,
    /// Drawn from the session's seed.
    #[default]
    Random,
}
