//! Logs in as an appservice of the homeserver: with the token of the registration file instead of a password. As after a login with a
//! password, the bot has a device of its own, so that encryption works.
//!
//! Source: the Matrix specification, "Appservice Login" and "Application Service API", "Server admin style permissions".
//!
//! Deliberately absent: receiving the events that a homeserver sends to appservices unasked. The bot asks for its events.

use super::registration::full_user;
use super::{Config, MatrixError, login_request};
use matrix_sdk::authentication::SessionTokens;
use matrix_sdk::authentication::matrix::MatrixSession;
use matrix_sdk::ruma::api::client::account::register::{LoginType, v3::Request as Register};
use matrix_sdk::ruma::api::client::session::login::v3::{
    ApplicationService, LoginInfo, Response as LoggedIn,
};
use matrix_sdk::ruma::api::error::ErrorKind;
use matrix_sdk::ruma::{OwnedUserId, device_id};
use matrix_sdk::{Client, HttpError, SessionMeta};
use secrecy::{ExposeSecret, SecretString};

/// The appservice, which may act as the bot's account.
pub(super) struct Appservice {
    client: Client,
    user: OwnedUserId,
}

impl Appservice {
    /// An appservice for this account. No request is made yet.
    ///
    /// # Errors
    /// If the account is not named in full, or no client can be made for it.
    pub(super) async fn new(config: &Config, token: &SecretString) -> Result<Self, MatrixError> {
        let user = full_user(&config.user).map_err(|_| MatrixError::IncompleteUser)?;
        let client = login_request::client_without_store(config).await?;
        // The library takes this token for the token of a device. But no request about a device is made with it.
        let session = MatrixSession {
            meta: SessionMeta {
                user_id: user.clone(),
                device_id: device_id!("APPSERVICE").to_owned(),
            },
            tokens: SessionTokens {
                access_token: token.expose_secret().to_owned(),
                refresh_token: None,
            },
        };
        login_request::restore_session(&client, session).await?;
        Ok(Self { client, user })
    }

    /// Makes the bot's account at the homeserver, unless it exists.
    async fn register(&self) -> Result<(), HttpError> {
        let mut request = Register::new();
        request.username = Some(self.user.localpart().to_owned());
        request.login_type = Some(LoginType::ApplicationService);
        request.inhibit_login = true;
        let config = login_request::requests().force_auth();
        match self.client.send(request).with_request_config(config).await {
            Err(error) if error.client_api_error_kind() == Some(&ErrorKind::UserInUse) => Ok(()),
            end => end.map(drop),
        }
    }

    /// Asks the homeserver whether it knows the token.
    pub(super) async fn introduce(&self) -> Result<(), HttpError> {
        self.client.whoami().await.map(drop)
    }

    /// Logs the account in.
    pub(super) async fn log_in(
        &self,
        device_name: &str,
        device: Option<&str>,
    ) -> Result<LoggedIn, HttpError> {
        self.register().await?;
        let proof = ApplicationService::new(login_request::identifier(self.user.as_str()));
        let info = LoginInfo::ApplicationService(proof);
        let request = login_request::login_request(info, device_name, device);
        let config = login_request::requests().force_auth();
        self.client.send(request).with_request_config(config).await
    }
}
