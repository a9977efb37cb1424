//! The program `lusoria`: reads arguments and environment, and hands over.

use clap::Parser;
use lusoria::cli::Cli;
use lusoria::{commands, config};
use std::process::ExitCode;

#[tokio::main]
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
