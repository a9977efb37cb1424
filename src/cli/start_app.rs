//! Starts an app over the configured database. All subcommands that host games do this.

use super::load_endgame_tables::load_tables_behind;
use crate::app::App;
use crate::config::Config;
use crate::service::{self, Clock, Seeds};
use crate::session::Platform;
use crate::store::{HostClaim, Store, StoreError};
use anyhow::Result;

/// Starts an app over the configured database for these platforms. The log must have been started, because warnings are written to it.
pub(super) async fn start_app(
    config: &Config,
    (seeds, clock): (Seeds, Clock),
    platforms: &[Platform],
    console_has_controls: bool,
) -> Result<App> {
    load_tables_behind(config.tables.clone());
    Store::warn_if_emptied(&config.database_url)?;
    let claim = HostClaim::take(&config.database_url).await?;
    Store::set_orphaned_log_aside(&config.database_url)?;
    let store = Store::open(&config.database_url).await?;
    let settings = service::Config {
        lang: config.lang,
        prefix: config.prefix.clone(),
        seeds,
        limits: config.limits,
        thinking: config.thinking,
        everybody_manages: platforms == [Platform::Console],
        clock,
        console_has_controls,
    };
    let database = store.name();
    let started = App::start(store, settings, platforms).await;
    let mut app = started.map_err(|why| name_damaged(&database, why))?;
    app.start_heartbeat(claim);
    Ok(app)
}

/// Returns the error. If the file of the database is damaged, adds the name of the file and what to do.
fn name_damaged(database: &str, why: anyhow::Error) -> anyhow::Error {
    let context = format!(
        "the bot cannot start: the file {database} is damaged, restore the last backup that was whole (README.md, \"To restore a backup\")"
    );
    match why.downcast_ref().is_some_and(StoreError::is_damage) {
        true => why.context(context),
        false => why,
    }
}

/// Returns a function that finds the rooms on Discord with unfinished games or tournaments. The adapter reads what was written there
/// while the bot was down.
#[cfg(feature = "discord")]
pub(super) fn live_on_discord(app: &App) -> crate::chat::discord::LiveRooms {
    use crate::chat::discord::LiveRoom;
    let store = app.store();
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

/// Returns a function that completes what people type in slash commands. The function holds a weak handle of the service. A strong handle
/// would keep the service from ending.
#[cfg(feature = "discord")]
pub(super) fn complete_on_discord(app: &App) -> crate::chat::discord::Completions {
    let service = app.service.downgrade();
    std::sync::Arc::new(move |asked| {
        let service = service.clone();
        Box::pin(async move {
            match service.upgrade() {
                Some(service) => service.complete(asked).await,
                None => Vec::new(),
            }
        })
    })
}
