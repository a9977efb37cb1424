//! The command line: the arguments of the program, and a file or folder for each of its subcommands.
//!
//! What people type in a chat room is read in `command`, not here.

mod admin;
mod arguments;
mod backup;
mod calibrate;
mod check;
mod console;
#[cfg(feature = "discord")]
mod discord_notices;
mod endgame_tables;
mod engine;
mod games;
mod load_endgame_tables;
mod log;
#[cfg(feature = "matrix")]
mod matrix_appservice;
mod migrate;
mod output;
mod picture;
#[cfg(any(feature = "discord", feature = "matrix"))]
mod platforms;
mod program;
mod puzzles;
mod ratings;
mod rules;
mod screen;
mod serve;
mod shutdown;
mod start_app;
mod tournament;
mod tournament_arguments;
mod tournament_progress;
mod tournament_settings;
mod verify;

pub use admin::AdminTask;
pub use arguments::{Arguments, ConsoleArguments, Subcommand, TerminalPictures};
pub use calibrate::CalibrateArguments;
pub use program::run_program;
#[cfg(feature = "discord")]
pub use serve::serve_on_discord;
pub use tournament_arguments::{
    JoinArguments, PlayArguments, Protocol, ServeArguments, TournamentArguments, TournamentCommand,
};

use crate::config::Config;
use anyhow::Result;
use output::report_error;
use std::process::ExitCode;

/// Runs the subcommand that the arguments name, or hosts games if they name none.
///
/// # Errors
/// If the subcommand fails. The error says what the program was doing and why that failed; [`report_error`] prints it.
async fn run(arguments: Arguments, config: Config) -> Result<ExitCode> {
    use Subcommand::{
        Admin, Backup, Calibrate, Check, Console, Engine, Games, Migrate, Picture, Puzzles,
        Ratings, Rules, Tables, Tournament, Verify,
    };
    let lang = |chosen: Option<_>| chosen.unwrap_or(config.lang);
    match arguments.subcommand {
        None => serve::serve(config).await,
        Some(Console(how)) => screen::open(config, how).await,
        Some(Engine) => engine::run_engine(&config),
        Some(Calibrate(arguments)) => calibrate::calibrate(&arguments),
        Some(Games { lang: chosen }) => games::print_games(lang(chosen)),
        Some(Rules {
            game,
            lang: chosen,
            full,
        }) => match game {
            Some(game) => rules::print_rules(&game, lang(chosen), full),
            None => games::print_games(lang(chosen)),
        },
        Some(Picture(order)) => picture::draw(&order),
        Some(Tournament { what }) => tournament::run_tournament(what).await,
        Some(Verify { file }) => verify::verify(&file, config.lang),
        Some(Puzzles { task }) => puzzles::run_puzzles(task),
        Some(Tables { task }) => endgame_tables::run_tables(&config, &task),
        Some(Ratings { check }) => ratings::recompute(&config, check).await,
        Some(Admin { task }) => admin::administer(&config, &task).await,
        #[cfg(feature = "matrix")]
        Some(Subcommand::MatrixAppservice { file }) => {
            matrix_appservice::register_appservice(&config, &file)
        }
        Some(Migrate) => migrate::migrate(&config).await,
        Some(Backup { file }) => backup::backup(&config, &file).await,
        Some(Check { local }) => check::check(&config, local).await,
    }
}
