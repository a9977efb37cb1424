//! What the commands that host games share: the log and the store.

use crate::app::Host;
use crate::config::Config;
use crate::service::{self, Seeds};
use crate::session::Platform;
use crate::store::{Claim, Store};
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
    let claim = Claim::take(&config.database_url).await?;
    let store = Store::open(&config.database_url).await?;
    let settings = service::Config {
        lang: config.lang,
        prefix: config.prefix.clone(),
        seeds,
        limits: config.limits,
    };
    let mut host = Host::start(store, settings, platforms).await?;
    host.show_life(claim);
    Ok(host)
}

/// The rooms on Discord with games that go on, for its look back.
#[cfg(feature = "discord")]
pub(super) fn live_on_discord(host: &Host) -> crate::chat::discord::LiveRooms {
    use crate::chat::discord::LiveRoom;
    let store = host.store();
    let live_room = |(room, message)| LiveRoom { room, message };
    std::sync::Arc::new(move || {
        let store = store.clone();
        Box::pin(async move {
            let rooms = store.live_rooms(Platform::Discord).await;
            let rooms = rooms.map_err(|why| why.to_string())?;
            Ok(rooms.into_iter().map(live_room).collect())
        })
    })
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
    for warning in &config.warnings {
        tracing::warn!("{warning}");
    }
    Ok(())
}
