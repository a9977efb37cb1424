//! What the bot logs in with: the password, or the token of an appservice. This file also decides after which failures a login is tried
//! again.

use super::appservice::Appservice;
use super::failure::Failure;
use super::login_request::{identifier, login_request};
use super::{Config, MatrixError};
use matrix_sdk::ruma::api::client::session::login::v3::{
    LoginInfo, Password, Response as LoggedIn,
};
use matrix_sdk::{Client, Error, HttpError};
use secrecy::{ExposeSecret, SecretString};
use std::time::Duration;
use tracing::warn;

/// What the bot logs in with.
pub(super) enum Credentials {
    Password(PasswordLogin),
    Appservice(Appservice),
}

/// A login with a password.
pub(super) struct PasswordLogin {
    client: Client,
    user: String,
    password: SecretString,
}

impl Credentials {
    /// The credentials of the configuration. If there are both, the token of an appservice is taken and not the password. `client` is
    /// used for a login with a password. An appservice gets a client of its own. Makes no request.
    pub(super) async fn of(config: &Config, client: &Client) -> Result<Self, MatrixError> {
        if let Some(token) = &config.appservice {
            return Ok(Self::Appservice(Appservice::new(config, token).await?));
        }
        let password = config.password.clone().ok_or(MatrixError::NoPassword)?;
        Ok(Self::Password(PasswordLogin {
            client: client.clone(),
            user: config.user.clone(),
            password,
        }))
    }

    /// Logs in once. The library's own login is not used: while the homeserver accepts no login, the library would repeat the request for
    /// minutes without a log line.
    pub(super) async fn log_in(
        &self,
        device_name: &str,
        device: Option<&str>,
    ) -> Result<LoggedIn, HttpError> {
        let login = match self {
            Self::Appservice(appservice) => return appservice.log_in(device_name, device).await,
            Self::Password(login) => login,
        };
        let password = login.password.expose_secret().to_owned();
        let proof = Password::new(identifier(&login.user), password);
        let request = login_request(LoginInfo::Password(proof), device_name, device);
        login.client.send(request).await
    }

    /// What the operator is told if the homeserver does not accept these credentials.
    pub(super) const fn refusal(&self) -> MatrixError {
        match self {
            Self::Password(_) => MatrixError::LoginRefused,
            Self::Appservice(_) => MatrixError::AppserviceRefused,
        }
    }

    /// Returns how long to wait after a failed login, or an error if waiting does not help.
    pub(super) fn pause(&self, error: &Error, next: Duration) -> Result<Duration, MatrixError> {
        match Failure::of(error) {
            Failure::Denied(_) | Failure::SessionEnded => Err(self.refusal()),
            Failure::Never(cause) => Err(MatrixError::Sdk(format!("the login failed: {cause}"))),
            Failure::Limited(pause) => {
                warn!(?pause, "the homeserver takes no login yet");
                Ok(pause)
            }
            Failure::Later { after, cause } => {
                warn!(cause, "no login to Matrix yet");
                Ok(after.unwrap_or_default().max(next))
            }
        }
    }
}
