//! `lusoria engine`: lets programs play the games, over standard input and output.

use super::load_endgame_tables::load_tables_behind;
use crate::config::Config;
use crate::engine_protocol;
use anyhow::{Context, Result};
use std::process::ExitCode;

/// Answers a program until it says `quit` or closes its output.
pub(super) fn run_engine(config: &Config) -> Result<ExitCode> {
    load_tables_behind(config.tables.clone());
    let ended = engine_protocol::converse(std::io::stdin(), std::io::stdout());
    ended.context("nobody reads what the engine says")?;
    Ok(ExitCode::SUCCESS)
}
