//! `lusoria check` for Matrix: whether the homeserver answers, the login is valid, and the bot may write.

use super::appservice::Appservice;
use super::credentials::Credentials;
use super::failure::Failure;
use super::folder::Folder;
use super::progress::Progress;
use super::{Config, MatrixError, login, login_request};
use matrix_sdk::authentication::matrix::MatrixSession;
use matrix_sdk::ruma::events::MessageLikeEventType;
use matrix_sdk::store::RoomLoadSettings;
use matrix_sdk::{Client, Error};

/// Makes all checks and returns one sentence for each finding. If the bot may not write in a room, this is a finding, not an error.
///
/// # Errors
/// The error of the first check that failed.
pub async fn check(config: &Config) -> Result<Vec<String>, MatrixError> {
    let homeserver = &config.homeserver;
    let client = login_request::client_without_store(config).await?;
    client.server_versions().await.map_err(|error| {
        MatrixError::Unreachable(homeserver.clone(), cause(&Failure::of_request(&error)))
    })?;
    let mut found = vec![format!("the homeserver {homeserver} answers")];
    if !config.folder.exists() {
        found.push(log_in_and_out(config, &client).await?);
        return Ok(found);
    }
    match Folder::take(&config.folder, config.passphrase.as_ref()) {
        Ok(folder) => found.extend(with_folder(config, &folder, &client).await?),
        Err(MatrixError::InUse(_)) => {
            found.push("a Lusoria that is running uses the account".to_owned());
        }
        Err(error) => return Err(error),
    }
    Ok(found)
}

async fn with_folder(
    config: &Config,
    folder: &Folder,
    stranger: &Client,
) -> Result<Vec<String>, MatrixError> {
    let client = login::open(&config.homeserver, folder).await?;
    match login::session(&Progress::of(&client)).await? {
        Some(session) => taken_up(config, &client, session).await,
        None => Ok(vec![log_in_and_out(config, stranger).await?]),
    }
}

/// Logs in and out again.
async fn log_in_and_out(config: &Config, client: &Client) -> Result<String, MatrixError> {
    let credentials = Credentials::of(config, client).await?;
    let device_name = "Lusoria, looking whether all is right";
    let response = credentials.log_in(device_name, None).await;
    let response = response.map_err(|error| match login_error(config, &error.into()) {
        MatrixError::LoginRefused | MatrixError::SessionEnded(_) => credentials.refusal(),
        other => other,
    })?;
    let auth = client.matrix_auth();
    let session = MatrixSession::from(&response);
    let restored = auth.restore_session(session, RoomLoadSettings::default());
    // The login has succeeded. If the logout fails, the device remains, which does no harm.
    if restored.await.is_ok() {
        let _ = auth.logout().await;
    }
    Ok(format!(
        "the login as {} works; it has not been in use yet",
        response.user_id
    ))
}

async fn taken_up(
    config: &Config,
    client: &Client,
    session: MatrixSession,
) -> Result<Vec<String>, MatrixError> {
    login_request::restore_session(client, session).await?;
    let me = client.whoami().await;
    let me = me
        .map_err(|error| login_error(config, &error.into()))?
        .user_id;
    if let Some(token) = &config.appservice {
        let appservice = Appservice::new(config, token).await?;
        let known = appservice.introduce().await;
        known.map_err(|error| match login_error(config, &error.into()) {
            MatrixError::LoginRefused | MatrixError::SessionEnded(_) => {
                MatrixError::AppserviceRefused
            }
            other => other,
        })?;
    }
    let rooms = client.joined_rooms();
    let mut found = vec![format!(
        "the session of {me} is valid; it is in {} rooms",
        rooms.len()
    )];
    for room in rooms {
        let levels = room.power_levels_or_default().await;
        if !levels.user_can_send_message(&me, MessageLikeEventType::RoomMessage) {
            let name = room.name().unwrap_or_default();
            found.push(format!(
                "in room {} {name} it may not write: it lacks the power level for messages",
                room.room_id()
            ));
        }
    }
    Ok(found)
}

fn login_error(config: &Config, error: &Error) -> MatrixError {
    match Failure::of(error) {
        Failure::Denied(_) => MatrixError::LoginRefused,
        Failure::SessionEnded => MatrixError::SessionEnded(config.folder.clone()),
        Failure::Limited(pause) => MatrixError::Limited(pause.as_secs() + 1),
        failure => MatrixError::Unreachable(config.homeserver.clone(), cause(&failure)),
    }
}

fn cause(failure: &Failure) -> String {
    match failure {
        Failure::Limited(pause) => format!("it asks to wait {} seconds", pause.as_secs() + 1),
        Failure::Later { cause, .. } | Failure::Denied(cause) | Failure::Never(cause) => {
            cause.clone()
        }
        Failure::SessionEnded => "it has ended the session".to_owned(),
    }
}
