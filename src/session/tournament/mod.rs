//! A tournament in a room: who takes part, what was played, and what comes next. Pure: sessions and their endings are arguments.
//!
//! Deliberately absent: tournaments of programs, which have their own files (`src/tournament/`). Pairings and tables are those of
//! `src/competition/` for both.

mod advance;
mod enter;
mod news;
mod order;
mod state;
#[cfg(test)]
mod tests;

pub use news::{PairingTold, TableLine, TournamentNews, TournamentTold};
pub use order::{NewTournament, TournamentDeed, TournamentOrder};
pub use state::{Phase, RoomTournament, TournamentEntrant, TournamentGame};
