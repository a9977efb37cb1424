//! The program `lusoria`: reads arguments and environment, and hands over.

use clap::Parser;
use lusoria::cli::Cli;
use lusoria::{commands, config};
use std::process::ExitCode;

// One thread for all that waits: one task decides and SQLite has a thread of its own, so more would only take turns, and take
// the processor from SQLite where there are two (bench `w1`).
#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let cli = Cli::parse();
    if let Err(why) = read_env_file() {
        return commands::complain(&why);
    }
    let config = match config::Config::from_env() {
        Ok(config) => config,
        Err(why) => return commands::complain(&why.into()),
    };
    match commands::run(cli, config).await {
        Ok(code) => code,
        Err(why) => commands::complain(&why),
    }
}

/// No `.env` is fine. A broken one must be told: the keys below the broken line would count as never set.
fn read_env_file() -> anyhow::Result<()> {
    match dotenvy::dotenv() {
        Ok(_) => Ok(()),
        Err(why) if why.not_found() => Ok(()),
        // The line itself is not repeated: it may hold a token.
        Err(dotenvy::Error::LineParse(..)) => {
            anyhow::bail!(".env has a line that is not KEY=value")
        }
        Err(why) => Err(anyhow::Error::new(why).context(".env cannot be read")),
    }
}
