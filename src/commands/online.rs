//! What the commands that host games share: the log, the store, the word to end.

use crate::app::Host;
use crate::config::Config;
use crate::host::Platform;
use crate::service::{self, Seeds};
use crate::store::Store;
use anyhow::{Context, Result};
use std::io::IsTerminal;
use tracing_subscriber::EnvFilter;

/// What no log may show whatever `RUST_LOG` says.
const LOG_CAPS: &[&str] = &[
    #[cfg(feature = "discord")]
    crate::chat::discord::LOG_CAPS,
    #[cfg(feature = "matrix")]
    crate::chat::matrix::LOG_CAPS,
];

/// A host over the configured database, to speak on these platforms.
pub(super) async fn host(config: &Config, seeds: Seeds, platforms: &[Platform]) -> Result<Host> {
    let store = Store::open(&config.database_url)
        .await
        .context("the database cannot be used")?;
    let settings = service::Config {
        lang: config.lang,
        prefix: config.prefix.clone(),
        seeds,
    };
    Host::start(store, settings, platforms).await
}

/// Ctrl-C, or the word of whoever runs us as a service.
pub(super) async fn asked_to_end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut term) = signal(SignalKind::terminate()) else {
            return std::future::pending().await;
        };
        tokio::select! {
            _ = term.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = tokio::signal::ctrl_c().await;
}

/// The log goes to standard error: standard output belongs to the conversation.
pub(super) fn start_log(config: &Config, filter: &str) -> Result<()> {
    let directives = [&[filter], LOG_CAPS].concat().join(",");
    let filter = EnvFilter::try_new(directives).context("RUST_LOG cannot be read")?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    if config.json_log {
        log.json().init()
    } else {
        log.init()
    }
    Ok(())
}
