//! The steps of a login: building the request, building a client of matrix-sdk that sends the request, and handing the resulting login to
//! the client that will use it.

use super::{Config, MatrixError};
use matrix_sdk::Client;
use matrix_sdk::authentication::matrix::MatrixSession;
use matrix_sdk::config::RequestConfig;
use matrix_sdk::ruma::api::client::session::login::v3::{LoginInfo, Request as Login};
use matrix_sdk::ruma::api::client::uiaa::{MatrixUserIdentifier, UserIdentifier};
use matrix_sdk::store::RoomLoadSettings;
use std::time::Duration;

/// The time limit for one request.
pub(super) const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

/// Makes the library send each request only once, because the adapter itself decides when to try again.
pub(super) fn requests() -> RequestConfig {
    RequestConfig::new()
        .disable_retry()
        .timeout(REQUEST_TIMEOUT)
}

pub(super) fn identifier(user: &str) -> UserIdentifier {
    UserIdentifier::Matrix(MatrixUserIdentifier::new(user.to_owned()))
}

/// The login request.
pub(super) fn login_request(info: LoginInfo, device_name: &str, device: Option<&str>) -> Login {
    let mut login = Login::new(info);
    login.device_id = device.map(Into::into);
    login.initial_device_display_name = Some(device_name.to_owned());
    login
}

/// A client of the library that stores nothing.
pub(super) async fn client_without_store(config: &Config) -> Result<Client, MatrixError> {
    let client = Client::builder()
        .homeserver_url(&config.homeserver)
        .respect_login_well_known(false)
        .request_config(requests());
    client.build().await.map_err(MatrixError::sdk)
}

/// Hands the login to the library.
pub(super) async fn restore_session(
    client: &Client,
    session: MatrixSession,
) -> Result<(), MatrixError> {
    let auth = client.matrix_auth();
    let restored = auth.restore_session(session, RoomLoadSettings::default());
    restored.await.map_err(MatrixError::sdk)
}
