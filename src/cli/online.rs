//! What the subcommands that host games share: a host over the configured database.

use crate::app::App;
use crate::config::Config;
use crate::service::{self, Seeds};
use crate::session::Platform;
use crate::store::{Claim, Store};
use anyhow::Result;

/// A host over the configured database, to speak on these platforms.
pub(super) async fn host(config: &Config, seeds: Seeds, platforms: &[Platform]) -> Result<App> {
    let claim = Claim::take(&config.database_url).await?;
    let store = Store::open(&config.database_url).await?;
    let settings = service::Config {
        lang: config.lang,
        prefix: config.prefix.clone(),
        seeds,
        limits: config.limits,
    };
    let mut host = App::start(store, settings, platforms).await?;
    host.show_life(claim);
    Ok(host)
}

/// The rooms on Discord with games that go on, for its look back.
#[cfg(feature = "discord")]
pub(super) fn live_on_discord(host: &App) -> crate::chat::discord::LiveRooms {
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
