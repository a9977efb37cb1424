//! Logs in: the first time with the password or as an appservice. Later the bot goes on with the first login, which is kept in the bot's
//! folder (matrix-sdk and the code here call this login a session). `credentials.rs` decides after which failures a login is tried again.
//! The pauses between the attempts are here.
//!
//! The device id is chosen and stored before the login. The process may be killed before the login itself is stored. The next attempt
//! then logs in as the same device, to which the keys in the folder belong.

use super::credentials::Credentials;
use super::folder::{Folder, Secret};
use super::login_request::{REQUEST_TIMEOUT, requests, restore_session};
use super::progress::Progress;
use super::relay::Relay;
use super::{Config, MatrixError};
use crate::chat::retry_pauses;
use matrix_sdk::authentication::matrix::MatrixSession;
use matrix_sdk::encryption::{BackupDownloadStrategy, EncryptionSettings};
use matrix_sdk::{Client, SqliteStoreConfig};
use secrecy::ExposeSecret;
use std::path::Path;
use std::time::Duration;
use tracing::info;

const SESSION: &[u8] = b"lusoria.session";
const DEVICE: &[u8] = b"lusoria.device";

/// The name of the bot's device in the account's list of devices.
pub(super) const DISPLAY_NAME: &str = "Lusoria";
/// The beginning of the ids of the bot's devices.
pub(super) const DEVICE_PREFIX: &str = "LUSORIA";

/// Logs in or resumes the earlier login. Tries without a limit while the homeserver cannot be reached.
///
/// # Errors
/// [`MatrixError`] if trying again would not help.
pub(super) async fn enter(config: &Config, folder: &Folder) -> Result<Client, MatrixError> {
    let homeserver = &config.homeserver;
    let relay = match &config.appservice {
        Some(token) => Some((Relay::start(homeserver, token).await?, token)),
        None => None,
    };
    let address = relay.as_ref().map(|(relay, _)| relay.url());
    let client = open(address.as_ref().unwrap_or(homeserver), folder).await?;
    let progress = Progress::of(&client);
    let mut session = match session(&progress).await? {
        Some(session) => take_up(config, folder, &progress, session).await?,
        None => log_in(config, &client, &progress).await?,
    };
    if let Some((relay, token)) = relay {
        // The session that is kept in the folder is not changed, so that the bot can later go on with it without the appservice.
        relay.act_for(&session.meta);
        token
            .expose_secret()
            .clone_into(&mut session.tokens.access_token);
    }
    restore_session(&client, session).await?;
    Ok(client)
}

/// Makes the library's client, which keeps its data in the folder. It is not logged in. Makes no request.
pub(super) async fn open(homeserver: &str, folder: &Folder) -> Result<Client, MatrixError> {
    let encryption = EncryptionSettings {
        auto_enable_cross_signing: true,
        backup_download_strategy: BackupDownloadStrategy::AfterDecryptionFailure,
        auto_enable_backups: true,
    };
    let files = SqliteStoreConfig::new(&folder.path);
    let files = match &folder.secret {
        Secret::Passphrase(words) => files.passphrase(Some(words.expose_secret())),
        Secret::Key(key) => files.key(Some(key.expose_secret())),
    };
    Client::builder()
        .homeserver_url(homeserver)
        // The password goes to the address that the operator has set, even if the server announces another one.
        .respect_login_well_known(false)
        .sqlite_store_with_config_and_cache_path(files, None::<&Path>)
        .request_config(requests())
        .with_encryption_settings(encryption)
        .build()
        .await
        .map_err(|why| MatrixError::Store(folder.path.clone(), Box::new(why)))
}

/// The login that is kept in the folder, if there is one.
pub(super) async fn session(progress: &Progress) -> Result<Option<MatrixSession>, MatrixError> {
    let text = progress.text(SESSION).await.map_err(MatrixError::sdk)?;
    text.map(|text| serde_json::from_str(&text).map_err(MatrixError::sdk))
        .transpose()
}

/// Resumes the login that is kept in the folder.
async fn take_up(
    config: &Config,
    folder: &Folder,
    progress: &Progress,
    session: MatrixSession,
) -> Result<MatrixSession, MatrixError> {
    let user = &session.meta.user_id;
    let named = config.user.trim_start_matches('@');
    if named != user.localpart() && config.user != user.as_str() {
        return Err(MatrixError::OtherAccount(
            folder.path.clone(),
            user.to_string(),
        ));
    }
    progress.set_back().await.map_err(MatrixError::sdk)?;
    info!(bot = %user, "took up the Matrix session");
    Ok(session)
}

async fn log_in(
    config: &Config,
    client: &Client,
    progress: &Progress,
) -> Result<MatrixSession, MatrixError> {
    let credentials = Credentials::of(config, client).await?;
    let device = device(progress).await?;
    let mut pauses = retry_pauses(Duration::from_secs(1), Duration::from_mins(1));
    let session = loop {
        let pause = match credentials.log_in(DISPLAY_NAME, Some(&device)).await {
            Ok(answer) => break MatrixSession::from(&answer),
            Err(error) => {
                credentials.pause(&error.into(), pauses.next().unwrap_or(REQUEST_TIMEOUT))?
            }
        };
        tokio::time::sleep(pause).await;
    };
    let text = serde_json::to_string(&session).map_err(MatrixError::sdk)?;
    progress
        .put(SESSION, &text)
        .await
        .map_err(MatrixError::sdk)?;
    info!(bot = %session.meta.user_id, "logged in to Matrix");
    Ok(session)
}

async fn device(progress: &Progress) -> Result<String, MatrixError> {
    if let Some(device) = progress.text(DEVICE).await.map_err(MatrixError::sdk)? {
        return Ok(device);
    }
    let device = format!(
        "{DEVICE_PREFIX}{}",
        hex::encode_upper(rand::random::<[u8; 4]>())
    );
    progress
        .put(DEVICE, &device)
        .await
        .map_err(MatrixError::sdk)?;
    Ok(device)
}
