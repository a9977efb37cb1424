//! The arguments of the program: what `lusoria --help` shows.

use super::admin::AdminTask;
use super::calibrate::CalibrateArguments;
use super::endgame_tables::TableTask;
use super::puzzles::PuzzleTask;
use super::tournament_arguments::TournamentCommand;
use crate::locales::Lang;
use clap::Parser;
use std::path::PathBuf;

/// A host of old board games for chat rooms.
///
/// Without a command it reads `.env` and connects every platform for which an account is set. If none is set, it opens the console room.
/// `lusoria help COMMAND` explains a command and its options.
#[derive(Clone, Debug, Parser)]
#[command(version, about)]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub subcommand: Option<Subcommand>,
}

/// What `lusoria` can be told to do.
#[derive(Clone, Debug, clap::Subcommand)]
pub enum Subcommand {
    /// Opens a room in this terminal. Without a terminal, reads lines `NAME: text`; with `--json`, reads JSON. `--screen` draws board and
    /// moves on the full screen, `--seed` fixes the dice, and `--pictures` says how pictures are shown.
    Console(ConsoleArguments),
    /// Runs an engine for other programs: it speaks the Universal Game Interface (UGI) on standard input and output.
    Engine,
    /// Lists the games (`--lang`).
    Games {
        /// Language: en, cs, it or ru.
        #[arg(long)]
        lang: Option<Lang>,
    },
    /// Explains a game (`--lang`, `--full`); without a game it lists the games.
    Rules {
        /// The game's name, in any language.
        game: Option<String>,
        /// Language: en, cs, it or ru.
        #[arg(long)]
        lang: Option<Lang>,
        /// The whole rules with all options.
        #[arg(long)]
        full: bool,
    },
    /// Draws the board of a game as it begins, or of a position, into a file (`--second`, `--dark`, `--contrast`, `--width`).
    Picture(PictureOrder),
    /// Holds tournaments of programs (`serve`, `play`), and plays in them (`join`).
    Tournament {
        /// What to do.
        #[command(subcommand)]
        what: TournamentCommand,
    },
    /// Plays a record through, deals its dice again, and checks its ending and its hash.
    ///
    /// Status 0: the record is proved. 1: it contradicts itself, or is no record. 3: it cannot be proved, because its seed or its hash is
    /// missing or its dice were thrown by hand.
    Verify {
        /// A record, as `!export` writes it; `-` reads standard input.
        file: PathBuf,
    },
    /// Measures the computer players and the seats: levels play against each other and against random moves (`--pairs`, `--nodes` or
    /// `--time`, `--seed`).
    ///
    /// It prints a page in Markdown. With a limit of nodes the same page comes every time.
    Calibrate(CalibrateArguments),
    /// Makes puzzles of a game (`lusoria puzzles make tablut`).
    Puzzles {
        /// What to do with puzzles.
        #[command(subcommand)]
        task: PuzzleTask,
    },
    /// Makes the large tables of a solved game for the computer players (`lusoria tables scripta`, `lusoria tables afrika`).
    Tables {
        /// The game.
        #[command(subcommand)]
        task: TableTask,
    },
    /// Lists, ends and annuls games, and blocks people, also while the bot runs (`lusoria admin games`). What is done is noted.
    Admin {
        /// What to do.
        #[command(subcommand)]
        task: AdminTask,
    },
    /// Writes the file by which a Matrix homeserver of your own knows the bot as an appservice, which needs no password.
    #[cfg(feature = "matrix")]
    MatrixAppservice {
        /// The file to write; it must not exist.
        #[arg(default_value = "lusoria-appservice.yaml")]
        file: PathBuf,
    },
    /// Brings the database up to date and ends.
    Migrate,
    /// Writes a consistent copy of the database, also while the bot runs.
    Backup {
        /// The file to write; it must not exist.
        file: PathBuf,
    },
    /// Computes all ratings again from the logs of the games, in the order in which the games were counted, and replaces the stored ones
    /// if they differ. The bot must not be running. With `--check` nothing is replaced, and the status is 1 if they differ.
    Ratings {
        /// Compares only.
        #[arg(long)]
        check: bool,
    },
    /// Tells whether the database can be read and written to, how many messages wait in it, and whether a bot runs on it. Without
    /// `--local`, also tells whether each platform lets the bot in.
    Check {
        /// For health checks: asks no platform, and also fails if no bot runs on the database.
        #[arg(long)]
        local: bool,
    },
}

/// How the console is opened.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct ConsoleArguments {
    /// Draws board, moves and messages on the full screen; moves can be chosen with the arrow keys.
    #[arg(long, conflicts_with = "json")]
    pub screen: bool,
    /// Converses with a program: one JSON object a line, in and out.
    #[arg(long)]
    pub json: bool,
    /// Fixes the dice of every game by this number (for demonstrations: whoever knows it knows the dice).
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// How the terminal shows pictures. Without this option, environment variables decide.
    #[arg(long, value_name = "HOW", conflicts_with_all = ["json", "screen"])]
    pub pictures: Option<TerminalPictures>,
}

/// How a terminal shows pictures.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum TerminalPictures {
    /// Kitty's protocol.
    Kitty,
    /// iTerm2's protocol.
    Iterm,
    /// Sixel graphics.
    Sixel,
    /// Not at all: they are written into a file.
    File,
}

/// What `lusoria picture` is to draw.
#[derive(Clone, Debug, clap::Args)]
pub struct PictureOrder {
    /// The game as a game string: `tablut`, `afrika(misere=true)`, `cats_and_mouse@POSITION`.
    pub game: String,
    /// The file to write; its ending, `.svg` or `.png`, chooses the kind. An existing file is written over.
    pub file: PathBuf,
    /// Shows the board as the second player sees it.
    #[arg(long)]
    pub second: bool,
    /// For a dark page.
    #[arg(long)]
    pub dark: bool,
    /// In black and white, for people who tell no colours apart.
    #[arg(long, conflicts_with = "dark")]
    pub contrast: bool,
    /// The greatest width of a PNG in pixels. A picture that would be too high for a phone is drawn narrower.
    #[arg(long, value_name = "PIXELS", default_value_t = 800, value_parser = clap::value_parser!(u32).range(40..=4000))]
    pub width: u32,
}

#[cfg(test)]
mod tests {
    use super::Arguments;
    use clap::CommandFactory;

    /// `lusoria --help` by itself names every option of every command.
    #[test]
    fn the_first_page_of_help_names_every_option_of_every_command_and_each_is_explained() {
        let mut program = Arguments::command();
        program.build();
        let page = program.render_help().to_string();
        let mut named = 0;
        for command in program.get_subcommands().filter(|c| c.get_name() != "help") {
            let line = page.lines().find(|line| {
                let first = line.trim_start().split(' ').next();
                first == Some(command.get_name())
            });
            let line = line.unwrap();
            for argument in command.get_arguments() {
                assert!(argument.get_help().is_some() && !argument.is_hide_set());
                if let Some(long) = argument.get_long().filter(|long| *long != "help") {
                    named += 1;
                    assert!(line.contains(&format!("`--{long}`")), "{long}: {line}");
                }
            }
        }
        assert!(named >= 6, "{named}");
    }
}
