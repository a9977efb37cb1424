//! `lusoria tournament`: tournaments of programs, from the pairing of the first round to the final table.
//!
//! Sources: the tournament of the assignment that Murus Gallicus comes from, and the league of the University of Bologna for Tablut;
//! `docs/tournaments.md` has what each says, what is accepted and what is sent. `pairing` and `standings` are pure: they are told who
//! has played whom and answer who plays next and who stands where.
//!
//! Deliberately absent: tournaments of people in chat rooms, the database, other languages than English (as in the engine protocol, the
//! readers are programs and the people who write them).

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
