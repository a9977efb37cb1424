//! Asks the homeserver for new events, one sync after the other, and waits after a failure.

use super::MatrixError;
use super::failure::Failure;
use crate::chat::retry_pauses;
use matrix_sdk::config::{SyncSettings, SyncToken};
use matrix_sdk::ruma::api::client::filter::{FilterDefinition, LazyLoadOptions};
use matrix_sdk::ruma::api::client::sync::sync_events::v3::Filter;
use matrix_sdk::ruma::uint;
use matrix_sdk::sync::SyncResponse;
use matrix_sdk::{Client, Error};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tracing::{info, warn};

/// How long the homeserver may hold back a response while nothing happens.
const LONG_POLL: Duration = Duration::from_secs(30);

/// A sync response, and the token with which it was requested. The very first request has no token.
pub(super) struct SyncedResponse {
    pub(super) since: Option<String>,
    pub(super) response: SyncResponse,
}

/// The state of the syncs.
pub(super) struct Syncing {
    client: Client,
    folder: PathBuf,
    /// The token for the next request.
    since: Option<String>,
    /// How long the homeserver may hold back the next response. The first response is not held back, because the bot sends no message
    /// before that response has come.
    timeout: Duration,
    /// Whether the last attempt failed.
    is_lost: bool,
}

impl Syncing {
    pub(super) fn new(client: &Client, folder: &Path, since: Option<String>) -> Self {
        Self {
            client: client.clone(),
            folder: folder.to_owned(),
            since,
            timeout: Duration::ZERO,
            is_lost: false,
        }
    }

    /// The next response, however long it takes to get one.
    ///
    /// # Errors
    /// If the bot's login has ended.
    pub(super) async fn next(&mut self) -> Result<SyncedResponse, MatrixError> {
        let mut pauses = pauses();
        let response = loop {
            match self.client.sync_once(self.settings()).await {
                Ok(response) => break response,
                Err(error) => {
                    self.is_lost = true;
                    pause(&error, pauses.next(), &self.folder).await?;
                }
            }
        };
        if std::mem::take(&mut self.is_lost) {
            info!("Matrix is reachable again");
        }
        self.timeout = LONG_POLL;
        let since = self.since.replace(response.next_batch.clone());
        Ok(SyncedResponse { since, response })
    }

    fn settings(&self) -> SyncSettings {
        let mut filter = FilterDefinition::default();
        filter.presence.not_types.push("*".to_owned());
        filter.room.ephemeral.not_types.push("*".to_owned());
        filter.room.timeline.limit = Some(uint!(50));
        filter.room.state.lazy_load_options = LazyLoadOptions::Enabled {
            include_redundant_members: false,
        };
        let token = self.since.clone();
        SyncSettings::new()
            .timeout(self.timeout)
            .token(token.map_or(SyncToken::NoToken, SyncToken::Specific))
            .filter(Filter::FilterDefinition(filter))
    }
}

/// Waits until the next attempt: as long as `next` says, or longer if the homeserver asks for that.
///
/// # Errors
/// If the login that is kept in this folder has ended.
pub(super) async fn pause(
    error: &Error,
    next: Option<Duration>,
    folder: &Path,
) -> Result<(), MatrixError> {
    let next = next.unwrap_or(LONG_POLL);
    let pause = match Failure::of(error) {
        Failure::SessionEnded => return Err(MatrixError::SessionEnded(folder.to_owned())),
        Failure::Limited(pause) => pause.max(next),
        failure => {
            warn!(?failure, "no news from Matrix; trying again");
            next
        }
    };
    tokio::time::sleep(pause).await;
    Ok(())
}

/// The pauses between attempts, growing to half a minute.
pub(super) fn pauses() -> impl Iterator<Item = Duration> + Send {
    retry_pauses(Duration::from_millis(500), Duration::from_secs(30))
}
