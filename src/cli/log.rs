//! Sets up the log of the subcommands that host games. What is logged by default is in `src/config/mod.rs`.

use crate::config::Config;
use anyhow::{Context, Result};
use std::io::IsTerminal;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;

/// Directives that keep secrets and message texts out of the log, whatever `RUST_LOG` says.
const LOG_CAPS: &[&str] = &[
    #[cfg(feature = "discord")]
    crate::chat::discord::LOG_CAPS,
    #[cfg(feature = "matrix")]
    crate::chat::matrix::LOG_CAPS,
];

/// Starts the log. It goes to standard error, because the console room writes its messages to standard output. A line that cannot be
/// written is dropped without a report. `tracing-subscriber` would write the report to standard error, too, and would panic if that also
/// failed.
pub(super) fn start_log(config: &Config, filter: &str) -> Result<()> {
    let ansi = std::io::stderr().is_terminal();
    start_log_in(config, filter, ansi, std::io::stderr)
}

/// Starts the log, with `place` as its output.
pub(super) fn start_log_in<W>(config: &Config, filter: &str, ansi: bool, place: W) -> Result<()>
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let directives = [&[filter], LOG_CAPS].concat().join(",");
    let filter = EnvFilter::try_new(directives).context("RUST_LOG cannot be read")?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(ansi)
        .log_internal_errors(false)
        .with_writer(place);
    if config.json_log {
        log.json().init()
    } else {
        log.init()
    }
    for warning in &config.warnings {
        tracing::warn!("{warning}");
    }
    Ok(())
}
