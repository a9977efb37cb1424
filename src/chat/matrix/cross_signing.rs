//! Sets up the bot's cross-signing identity and its key backup. The identity signs the bot's devices. Without it, clients that ignore
//! unverified devices would ignore the bot. The backup keeps the keys of the bot's rooms at the homeserver. So messages can still be
//! decrypted if the bot's folder is lost. If a step fails, a warning is logged and the games go on. The step is tried again at the next
//! start.

use super::Config;
use super::folder::Folder;
use super::login::{DEVICE_PREFIX, DISPLAY_NAME};
use super::progress::Progress;
use matrix_sdk::encryption::recovery::RecoveryState;
use matrix_sdk::ruma::api::client::device::Device;
use matrix_sdk::ruma::api::client::uiaa::{
    AuthData, MatrixUserIdentifier, Password, UserIdentifier,
};
use matrix_sdk::ruma::{OwnedDeviceId, UserId};
use matrix_sdk::{Client, Error};
use secrecy::{ExposeSecret, SecretString};
use tracing::{info, warn};

/// The mark that [`Progress`] stores once the bot's old devices have been removed.
const TIDIED: &str = "old devices";

/// Sets up the bot's cross-signing identity and its key backup, and removes the bot's old devices. Call this function after the first
/// sync, which tells what the account already has.
pub(super) async fn secure(client: &Client, config: &Config, folder: &Folder) {
    client
        .encryption()
        .wait_for_e2ee_initialization_tasks()
        .await;
    if let Err(error) = sign_device(client, config, folder).await {
        warn!(%error, "the bot's device could not be signed: some clients will not talk to it in encrypted rooms");
    }
    backed_up(client, folder).await;
    if let Err(error) = without_old_devices(client, config).await {
        warn!(%error, "the bot's earlier devices could not be taken away");
    }
}

/// Removes the bot's old devices, whose folders were lost. Otherwise all clients would go on encrypting for them. This is done once for
/// each folder, and only if the configuration has a password or the token of an appservice.
async fn without_old_devices(client: &Client, config: &Config) -> Result<(), Error> {
    let progress = Progress::of(client);
    // A homeserver asks an appservice for no password.
    let may = config.password.is_some() || config.appservice.is_some();
    let Some(me) = client.device_id().filter(|_| may) else {
        return Ok(());
    };
    if progress.is_marked(TIDIED).await? {
        return Ok(());
    }
    let devices = client.devices().await?.devices;
    let ours = |device: &&Device| {
        device.device_id.as_str().starts_with(DEVICE_PREFIX)
            && device.display_name.as_deref() == Some(DISPLAY_NAME)
    };
    let old = devices.iter().filter(ours).map(|device| &device.device_id);
    let old: Vec<_> = old.filter(|id| *id != me).cloned().collect();
    if !old.is_empty() {
        take_away(client, &old, config.password.as_ref()).await?;
        info!(devices = old.len(), "took away the bot's earlier devices");
    }
    Ok(progress.mark(TIDIED).await?)
}

async fn take_away(
    client: &Client,
    devices: &[OwnedDeviceId],
    password: Option<&SecretString>,
) -> Result<(), Error> {
    let Err(error) = client.delete_devices(devices, None).await else {
        return Ok(());
    };
    let (Some(asked), Some(me), Some(password)) =
        (error.as_uiaa_response(), client.user_id(), password)
    else {
        return Err(error.into());
    };
    let proof = proof(me, password, asked.session.clone());
    client.delete_devices(devices, Some(proof)).await?;
    Ok(())
}

/// The password as the proof that the homeserver asks for before it changes devices or keys.
fn proof(me: &UserId, password: &SecretString, session: Option<String>) -> AuthData {
    let user = UserIdentifier::Matrix(MatrixUserIdentifier::new(me.to_string()));
    let mut proof = Password::new(user, password.expose_secret().to_owned());
    proof.session = session;
    AuthData::Password(proof)
}

async fn sign_device(client: &Client, config: &Config, folder: &Folder) -> Result<(), Error> {
    let (encryption, Some(me)) = (client.encryption(), client.user_id()) else {
        return Ok(());
    };
    if encryption.request_user_identity(me).await?.is_none() {
        return bootstrap(client, config).await;
    }
    if is_signed(client).await? {
        return Ok(());
    }
    let kept = folder.recovery_key();
    let Some(key) = config.recovery_key.as_ref().or(kept.as_ref()) else {
        warn!(
            "this account already has an identity, made elsewhere. Put its recovery key into MATRIX_RECOVERY_KEY, or clients that \
             ignore unverified devices will not talk to the bot in encrypted rooms"
        );
        return Ok(());
    };
    match encryption.recovery().recover(key.expose_secret()).await {
        Ok(()) => {
            info!("the bot's identity was brought back by its recovery key");
            if let Err(error) = folder.keep_recovery_key(key.expose_secret()) {
                warn!(%error, "the recovery key could not be written");
            }
        }
        Err(error) => warn!(%error, "the recovery key does not open the bot's identity"),
    }
    Ok(())
}

async fn is_signed(client: &Client) -> Result<bool, Error> {
    let device = client.encryption().get_own_device().await?;
    Ok(device.is_some_and(|device| device.is_cross_signed_by_owner()))
}

/// Creates the bot's cross-signing identity. If the homeserver asks for the password, the request is repeated with it.
async fn bootstrap(client: &Client, config: &Config) -> Result<(), Error> {
    let encryption = client.encryption();
    let Err(error) = encryption.bootstrap_cross_signing(None).await else {
        return Ok(());
    };
    let (Some(asked), Some(password), Some(me)) =
        (error.as_uiaa_response(), &config.password, client.user_id())
    else {
        return Err(error);
    };
    let proof = proof(me, password, asked.session.clone());
    encryption.bootstrap_cross_signing(Some(proof)).await
}

async fn backed_up(client: &Client, folder: &Folder) {
    let recovery = client.encryption().recovery();
    if recovery.state() != RecoveryState::Disabled {
        return;
    }
    match recovery.enable().await {
        Ok(key) => match folder.keep_recovery_key(&key) {
            Ok(path) => info!(
                "keys are backed up at the homeserver; the recovery key is in {}: copy it to a safe place",
                path.display()
            ),
            Err(error) => warn!(%error, "the recovery key could not be written"),
        },
        Err(error) => warn!(%error, "keys are not backed up at the homeserver"),
    }
}
