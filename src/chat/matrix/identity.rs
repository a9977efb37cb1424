//! Being trusted: the bot's devices are signed by its own identity (cross-signing), since clients that ignore unverified devices would
//! not talk to it; and the keys of its rooms are backed up at the homeserver, so that what was said can be read after the folder was
//! lost. Whatever fails here is told to the operator and tried again at the next start; games go on.

use super::Config;
use super::folder::Folder;
use matrix_sdk::encryption::recovery::RecoveryState;
use matrix_sdk::ruma::api::client::uiaa::{AuthData, Password, UserIdentifier};
use matrix_sdk::{Client, Error};
use secrecy::ExposeSecret;
use tracing::{info, warn};

/// Sees to identity and backup. After the first sync: it tells what the account has.
pub(super) async fn secure(client: &Client, config: &Config, folder: &Folder) {
    client
        .encryption()
        .wait_for_e2ee_initialization_tasks()
        .await;
    if let Err(error) = signed(client, config, folder).await {
        warn!(%error, "the bot's device could not be signed: some clients will not talk to it in encrypted rooms");
    }
    backed_up(client, folder).await;
}

async fn signed(client: &Client, config: &Config, folder: &Folder) -> Result<(), Error> {
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
        Ok(()) => info!("the bot's identity was brought back by its recovery key"),
        Err(error) => warn!(%error, "the recovery key does not open the bot's identity"),
    }
    Ok(())
}

async fn is_signed(client: &Client) -> Result<bool, Error> {
    let device = client.encryption().get_own_device().await?;
    Ok(device.is_some_and(|device| device.is_cross_signed_by_owner()))
}

/// Makes the identity, with the password if the homeserver asks for it.
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
    let user = UserIdentifier::Matrix(
        matrix_sdk::ruma::api::client::uiaa::MatrixUserIdentifier::new(me.to_string()),
    );
    let mut proof = Password::new(user, password.expose_secret().to_owned());
    proof.session = asked.session.clone();
    encryption
        .bootstrap_cross_signing(Some(AuthData::Password(proof)))
        .await
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
