//! What each command of the program does.

mod check;
mod console;
mod ending;
#[cfg(feature = "discord")]
mod notices;
mod offline;
mod online;
#[cfg(any(feature = "discord", feature = "matrix"))]
mod party;
mod serve;

#[cfg(feature = "discord")]
pub use serve::on_discord;

use crate::cli::{Cli, Command};
use crate::config::Config;
use anyhow::Result;
use std::io::Write;
use std::process::ExitCode;

/// Runs one command of the program.
///
/// # Errors
/// What went wrong, with context, to be told by [`complain`].
pub async fn run(cli: Cli, config: Config) -> Result<ExitCode> {
    match cli.command {
        None => serve::serve(config).await,
        Some(Command::Console { json, seed }) => console::open(config, json, seed, false).await,
        Some(Command::Engine) => offline::engine(),
        Some(Command::Games { lang }) => offline::games(lang.unwrap_or(config.lang)),
        Some(Command::Rules { game, lang, full }) => {
            offline::rules(&game, lang.unwrap_or(config.lang), full)
        }
        Some(Command::Verify { file }) => offline::verify(&file, config.lang),
        Some(Command::Migrate) => offline::migrate(&config).await,
        Some(Command::Backup { file }) => offline::backup(&config, &file).await,
        Some(Command::Check { local }) => check::check(&config, local).await,
    }
}

/// Tells the operator on standard error what went wrong.
#[must_use]
pub fn complain(why: &anyhow::Error) -> ExitCode {
    let mut text = String::new();
    for cause in why.chain().map(ToString::to_string) {
        // Some errors repeat their cause in their own words.
        if !text.ends_with(&cause) {
            let colon = if text.is_empty() { "" } else { ": " };
            text = format!("{text}{colon}{cause}");
        }
    }
    // Nothing can be done about an error stream that is closed.
    let _ = writeln!(std::io::stderr(), "lusoria: {text}");
    ExitCode::FAILURE
}

fn print(text: &str) -> Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{text}")?;
    Ok(out.flush()?)
}
