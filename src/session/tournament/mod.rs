//! A tournament in a room: who takes part, what was played, and what comes next. Pure: sessions and their endings are arguments.
//!
//! Deliberately absent: tournaments of programs, which have their own files (`src/tournament/`). Both kinds of tournaments get their
//! pairings and tables from `src/competition/`.

mod advance;
mod enter;
mod ladder;
mod league;
mod news;
mod request;
mod rooms;
mod state;
#[cfg(test)]
mod tests;

pub use ladder::ChallengeEnd;
pub use news::{LadderNews, PairingLine, TableLine, TournamentMessage, TournamentNews};
pub use request::{Challenged, NewTournament, Removed, TournamentDeed, TournamentRequest};
pub use state::{
    Challenge, Invitation, Phase, RoomTournament, Season, TournamentEntrant, TournamentGame,
};
