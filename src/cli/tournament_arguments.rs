//! The arguments of `lusoria tournament`.

use crate::competition::standings::{PointSystem, TieBreak};
use crate::tournament::players::OurStrength;
use crate::tournament::{Format, OpeningSource};
use clap::Args;
use std::net::IpAddr;
use std::num::{NonZeroUsize, ParseIntError};
use std::path::PathBuf;

/// What `lusoria tournament` can be told to do.
#[derive(Clone, Debug, clap::Subcommand)]
pub enum TournamentCommand {
    /// Holds a tournament of programs that connect over TCP, or that are started for each game.
    Serve(ServeArguments),
    /// Holds a tournament of engines that speak UGI, in any game with two sides. Each engine is started anew for every game that it
    /// plays.
    Play(PlayArguments),
    /// Plays in a tournament as one of our levels or at random, until it is over. Speaks only the protocol `lines`.
    Join(JoinArguments),
}

/// The arguments of `lusoria tournament serve`.
#[derive(Clone, Debug, Args)]
pub struct ServeArguments {
    /// The game with its options: `murus`, `tablut(king=enclosed)`.
    pub game: String,
    /// The players: a CSV file with the columns name, program and port (docs/tournaments.md).
    #[arg(long, value_name = "FILE")]
    pub players: PathBuf,
    /// `lines` (of the source of Murus Gallicus), `bologna` (of the Tablut league) or `ugi`. Without this option: `bologna` for Tablut,
    /// `lines` for other games.
    #[arg(long)]
    pub protocol: Option<Protocol>,
    /// The address to listen at; 0.0.0.0 lets other machines in.
    #[arg(long, default_value = "127.0.0.1")]
    pub host: IpAddr,
    /// The first port; the others follow. Without this option: 5800 for `bologna`, 8901 for other protocols. With 0, any free ports are
    /// taken.
    #[arg(long)]
    pub port: Option<u16>,
    /// The arguments that `serve` and `play` share.
    #[command(flatten)]
    pub tournament: TournamentArguments,
}

/// The arguments of `play`.
#[derive(Clone, Debug, Args)]
pub struct PlayArguments {
    /// The game with its options: `tablut`, `scripta(pieces=3)`.
    pub game: String,
    /// An engine: `NAME=COMMAND`, COMMAND, `level:hard` or `random`. Give at least two.
    #[arg(long = "engine", value_name = "ENGINE", required = true)]
    pub engines: Vec<String>,
    /// The arguments that `serve` and `play` share.
    #[command(flatten)]
    pub tournament: TournamentArguments,
}

/// The arguments of `join`.
#[derive(Clone, Debug, Args)]
pub struct JoinArguments {
    /// The server.
    pub host: String,
    /// The port that the server has for this player.
    pub port: u16,
    /// The game; the protocol does not tell it.
    #[arg(long, default_value = "murus_gallicus")]
    pub game: String,
    /// `random`, `level:easy`, `level:hard` or `level:ruthless`.
    #[arg(long, default_value = "random")]
    pub player: OurStrength,
    /// The seed of the player's random moves and errors.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// The longest that a move may take, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub move_ms: u64,
    /// How long to wait for a server that is not there yet, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 30_000)]
    pub patience_ms: u64,
    /// Leave after this many games; give 1 if the server starts the player anew for each game.
    #[arg(long, value_name = "N")]
    pub games: Option<usize>,
}

/// What programs and server speak over TCP.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Protocol {
    /// The line protocol, which comes from the source of Murus Gallicus.
    Lines,
    /// The protocol of the Tablut league of Bologna.
    Bologna,
    /// UGI, as engines speak it, over TCP.
    Ugi,
}

/// The arguments that `serve` and `play` share.
#[derive(Clone, Debug, Args)]
pub struct TournamentArguments {
    /// `single` or `double` (all against all), `cycles:N`, `swiss:N` (rounds), `knock-out`, `league:N` (divisions of at most N), or
    /// `ladder:N` (challenges up to N places above).
    #[arg(long, default_value = "double")]
    pub rounds: Format,
    /// `3-1-0` or `1-half-0`.
    #[arg(long, default_value = "3-1-0")]
    pub points: PointSystem,
    /// The tie-breaks, the most important first: any of direct, berger, buchholz, wins, faults. Without them, the usual ones of the
    /// format.
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    pub tie_breaks: Vec<TieBreak>,
    /// The folder for the results.
    #[arg(long, value_name = "FOLDER", default_value = "results")]
    pub results: PathBuf,
    /// How many games are played at once. Without this option: 1 for `bologna`, otherwise one for every two processors.
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    pub tables: Option<usize>,
    /// The number from which all chance follows (lots, dice, errors of our levels). Without this option, a number is drawn and
    /// written to the results.
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Numbers the entrants in the order of the list, instead of by lot; the list must have the best first.
    #[arg(long)]
    pub seeded: bool,
    /// The openings to draw from: `random:4` (plies), or a file with one opening on each line. Each pair plays an opening from both
    /// sides.
    #[arg(long, value_name = "OPENINGS")]
    pub openings: Option<OpeningSource>,
    /// Call a game a draw after this many moves of each side.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub most_moves: Option<u32>,
    /// Ends a league after this many seasons, or a ladder after this many rounds. Without this option, they go on until they are stopped.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub stop_after: Option<u32>,
    /// Does not try out the programs before the first game.
    #[arg(long)]
    pub no_trial: bool,
    /// Goes on with the tournament in the folder.
    #[arg(long)]
    pub resume: bool,
    /// The time for a move, in milliseconds. Without this option: 60000 for `bologna`, otherwise 1000.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    pub move_ms: Option<u64>,
    /// The time from the first message to both players until the first turn, in milliseconds. Without this option: 30000 for `lines`,
    /// otherwise 0.
    #[arg(long, value_name = "MS")]
    pub warm_up_ms: Option<u64>,
    /// The time that a player has for coming to the table, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 60_000)]
    pub arrival_ms: u64,
    /// The most memory of each program that the tournament starts, in megabytes of address space.
    #[arg(long, value_name = "MB")]
    pub memory: Option<u64>,
}

/// Reads the number of tables. The error for 0 says that the number must not be 0.
fn at_least_one(text: &str) -> Result<usize, ParseIntError> {
    text.parse().map(NonZeroUsize::get)
}
