//! The program `lusoria`: reads arguments and environment, and hands over.

use clap::Parser;
use lusoria::cli::Cli;
use lusoria::{commands, config};
use std::process::ExitCode;

#[tokio::main]
async fn main() -> ExitCode {
    // No .env is fine; a broken one is told as a missing key would be.
    let _ = dotenvy::dotenv();
    let cli = Cli::parse();
    let config = match config::Config::from_env() {
        Ok(config) => config,
        Err(why) => return commands::complain(&why.into()),
    };
    match commands::run(cli, config).await {
        Ok(code) => code,
        Err(why) => commands::complain(&why),
    }
}
