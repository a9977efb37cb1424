//! What people can ask of a tournament: announce, enter, leave, begin, show, call off.

use crate::competition::schedule::Format;
use crate::session::{TimeControl, TournamentId};
use lusoria_games::engine::Level;

/// What somebody wants with a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TournamentRequest {
    /// To announce a tournament.
    New(NewTournament),
    /// To do something with the tournament of this number. `None` stands for the only tournament in the room.
    Do(Option<TournamentId>, TournamentDeed),
    /// To bring a tournament into this room. The text is the code that was given for it.
    Bring(String),
}

/// A tournament that is to be announced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTournament {
    /// The game as typed.
    pub game: String,
    /// The options of the game, as typed.
    pub options: String,
    /// How it is settled who plays whom.
    pub format: Format,
    /// The time for each game; `None` if none was typed.
    pub time: Option<TimeControl>,
    /// Whether games between people count for ratings. `None` if nothing was typed about that: the room's setting decides.
    pub rated: Option<bool>,
    /// The platform's ids of the people who take part from the beginning.
    pub people: Vec<String>,
    /// The levels of the computer players that take part from the beginning; `None` where no level was typed.
    pub computers: Vec<Option<Level>>,
}

/// Whom somebody wants to challenge on a ladder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Challenged {
    /// Whoever is at this place, counted from 1.
    Place(u32),
    /// The person who has this id on the platform.
    Person(String),
}

/// Whom the organizer wants to take out of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Removed {
    /// The person who has this id on the platform.
    Person(String),
    /// Whoever takes part under this name, perhaps on another platform.
    Named(String),
    /// The computer player of this level; `None` if no level was typed.
    Computer(Option<Level>),
}

/// What somebody does with a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TournamentDeed {
    /// Show how the tournament stands.
    Show,
    /// Show who plays whom.
    Pairings,
    /// Take part.
    Join,
    /// Leave.
    Leave,
    /// Let computer players of these levels take part.
    Add(Vec<Option<Level>>),
    /// Take somebody out.
    Remove(Removed),
    /// Challenge somebody on a ladder.
    Challenge(Challenged),
    /// Get a code that brings the tournament into another room.
    Invite,
    /// Take the tournament out of this room.
    TakeAway,
    /// Begin.
    Start,
    /// Call the tournament off.
    CallOff,
}
