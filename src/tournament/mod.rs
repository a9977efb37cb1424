//! `lusoria tournament`: tournaments of programs, from the pairing of the first round to the final table.
//!
//! Sources: the tournament in the university assignment from which our rules of Murus Gallicus come, and the Tablut league of the
//! University of Bologna. `docs/tournaments.md` says what each source demands, what we accept and what we send. `src/competition/` works
//! out who plays whom next and who ranks where.
//!
//! Tournaments of people in chat rooms are not here, and the database is not used. All messages are in English, because their readers are
//! programs and the people who write them.

mod doors;
mod entrant_list;
mod game_files;
mod line_client;
mod openings;
mod pipes;
mod player_provider;
pub mod players;
mod reception;
pub mod referee;
mod results;
mod run;
mod settings;
mod trial;

pub use crate::competition::schedule::{Format, GameResult};
pub use doors::{DoorSettings, Doors};
pub use entrant_list::{
    ListedEntrant, NotAList, Program, check_names, check_said_names, file_name, read_list,
};
pub use line_client::{JoinError, JoinSettings, join};
pub use openings::{OpeningSource, draw_openings, read_openings};
pub use pipes::Pipes;
pub use player_provider::{PlayerOrFault, PlayerProvider};
pub use results::{ResultsError, ResultsFolder};
pub use run::{Held, Tournament, TournamentError};
pub use settings::{LateEntry, NotATournament, Settings, Withdrawal};
pub use trial::{NotReady, try_out};
