//! Reads the settings for Matrix.

use super::environment::{ConfigError, folder_beside, read_value};
use super::keys;
use crate::chat::matrix::{Config, Invites};
use crate::locales::Lang;
use secrecy::SecretString;
use std::path::PathBuf;
use std::time::Duration;

/// The settings for Matrix. `None` if no account is set.
///
/// # Errors
/// [`ConfigError`] if a value cannot be used, or if only one of homeserver and user is set.
pub(super) fn read_account(database_url: &str, lang: Lang) -> Result<Option<Config>, ConfigError> {
    let (homeserver, user) = match (
        read_value(keys::MATRIX_HOMESERVER)?,
        read_value(keys::MATRIX_USER)?,
    ) {
        (None, None) => return Ok(None),
        (Some(homeserver), Some(user)) => (address(homeserver)?, user),
        (None, _) => return Err(missing(keys::MATRIX_HOMESERVER)),
        (_, None) => return Err(missing(keys::MATRIX_USER)),
    };
    let appservice = secret(keys::MATRIX_APPSERVICE_TOKEN)?;
    Ok(Some(Config {
        homeserver,
        user,
        password: secret(keys::MATRIX_PASSWORD)?,
        recovery_key: secret(keys::MATRIX_RECOVERY_KEY)?,
        folder: read_value(keys::MATRIX_FOLDER)?
            .map_or_else(|| folder_beside(database_url, "matrix"), PathBuf::from),
        passphrase: secret(keys::MATRIX_PASSPHRASE)?,
        name: read_value(keys::MATRIX_NAME)?,
        avatar: read_value(keys::MATRIX_AVATAR)?.map(PathBuf::from),
        invites: invites()?,
        pace: pace(appservice.is_some())?,
        appservice,
        lang,
    }))
}

fn address(homeserver: String) -> Result<String, ConfigError> {
    if homeserver.starts_with("https://") || homeserver.starts_with("http://") {
        return Ok(homeserver);
    }
    Err(ConfigError {
        key: keys::MATRIX_HOMESERVER,
        problem: "must be an address like https://matrix.example.org",
    })
}

fn missing(key: &'static str) -> ConfigError {
    ConfigError {
        key,
        problem: "is missing: MATRIX_HOMESERVER and MATRIX_USER belong together",
    }
}

fn secret(key: &'static str) -> Result<Option<SecretString>, ConfigError> {
    Ok(read_value(key)?.map(SecretString::from))
}

fn invites() -> Result<Invites, ConfigError> {
    let text = read_value(keys::MATRIX_INVITES)?.unwrap_or_else(|| "*".to_owned());
    let invites = text.parse().unwrap_or_default();
    if Invites::is_meaningful(&invites) {
        return Ok(invites);
    }
    Err(ConfigError {
        key: keys::MATRIX_INVITES,
        problem: "must be * or nobody, or users and servers like @anna:example.org, example.org",
    })
}

/// The pause between two messages: 5 seconds by default. For an appservice the default is 0, because homeservers do not limit its
/// messages.
fn pace(is_appservice: bool) -> Result<Duration, ConfigError> {
    let usual = if is_appservice { "0" } else { "5" };
    let text = read_value(keys::MATRIX_PACE)?.unwrap_or_else(|| usual.to_owned());
    let seconds = text
        .parse()
        .ok()
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds
        .filter(|pace| *pace <= Duration::from_mins(10))
        .ok_or(ConfigError {
            key: keys::MATRIX_PACE,
            problem: "must be a number of seconds, 0 to 600",
        })
}
