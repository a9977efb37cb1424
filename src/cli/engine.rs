//! `lusoria engine`: lets programs play the games, over standard input and output.

use crate::engine_protocol;
use anyhow::{Context, Result};
use std::process::ExitCode;

/// Answers a program until it says `quit` or closes its output.
pub(super) fn run_engine() -> Result<ExitCode> {
    let ended = engine_protocol::converse(std::io::stdin(), std::io::stdout());
    ended.context("nobody reads what the engine says")?;
    Ok(ExitCode::SUCCESS)
}
