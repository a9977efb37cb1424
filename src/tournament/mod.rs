//! `lusoria tournament`: tournaments of programs, from the pairing of the first round to the final table.
//!
//! Sources: the tournament in the assignment that Murus Gallicus comes from, and the Tablut league of the University of Bologna.
//! `docs/tournaments.md` tells what each says, what we accept and what we send. `pairing` and `standings` are pure: from the games
//! played so far, they work out who plays whom next and who ranks where.
//!
//! Deliberately absent: tournaments of people in chat rooms, the database, and languages other than English, since the readers are
//! programs and the people who write them, as in the engine protocol.

mod doors;
mod entrant_list;
mod game_files;
mod hall;
mod join;
pub mod pairing;
mod pipes;
pub mod players;
pub mod referee;
mod results;
mod run;
mod schedule;
mod settings;
pub mod standings;

pub use doors::{DoorSettings, Doors};
pub use entrant_list::{ListedEntrant, NotAList, Program, check_names, file_name, read_list};
pub use hall::{Called, Hall};
pub use join::{JoinError, JoinOrder, join};
pub use pipes::Pipes;
pub use results::{ResultsError, ResultsFolder};
pub use run::{Tournament, TournamentError};
pub use schedule::{Format, Planned, Schedule, Score, schedule};
pub use settings::{NotATournament, Settings};
