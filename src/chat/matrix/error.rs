//! Why Matrix cannot be used.

use std::path::PathBuf;

/// Why Matrix cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum MatrixError {
    /// The homeserver does not answer, or the answer is not that of a homeserver. Only `lusoria check` returns this error.
    #[error(
        "the homeserver {0} gives no good answer: {1}. Is MATRIX_HOMESERVER the address that clients use?"
    )]
    Unreachable(String, String),
    /// `M_LIMIT_EXCEEDED` at the login. Only `lusoria check` returns this error.
    #[error(
        "the homeserver takes no login now: it asks to wait {0} seconds. It limits logins; nothing need be changed"
    )]
    Limited(u64),
    /// `M_FORBIDDEN` at the login.
    #[error(
        "the homeserver refuses the login: check MATRIX_USER and MATRIX_PASSWORD (does a login in a chat client work?)"
    )]
    LoginRefused,
    /// The homeserver refuses the token of an appservice (`M_FORBIDDEN` or `M_UNKNOWN_TOKEN`): at the login, in a check, or later.
    #[error(
        "the homeserver does not take MATRIX_APPSERVICE_TOKEN for this account: is it the as_token of the registration file, is that \
         file named in the homeserver's configuration, and was the homeserver restarted since?"
    )]
    AppserviceRefused,
    /// The account of an appservice is not named in full.
    #[error(
        "with MATRIX_APPSERVICE_TOKEN, MATRIX_USER must be a full name like @lusoria:example.org"
    )]
    IncompleteUser,
    /// The bot has never logged in, and there is nothing to log in with.
    #[error("MATRIX_PASSWORD (or MATRIX_APPSERVICE_TOKEN) is needed for the first login")]
    NoPassword,
    /// The homeserver has ended the bot's login: the device was logged out elsewhere, or by an administrator.
    #[error(
        "the homeserver has ended the bot's session. Move the folder {0} away, keep its file `recovery-key`, and start again with \
         MATRIX_PASSWORD (or MATRIX_APPSERVICE_TOKEN) and MATRIX_RECOVERY_KEY"
    )]
    SessionEnded(PathBuf),
    /// The folder has the login of another account.
    #[error(
        "the folder {0} belongs to {1}: set MATRIX_USER to it, or choose another LUSORIA_MATRIX_FOLDER"
    )]
    OtherAccount(PathBuf, String),
    /// Another process uses the folder.
    #[error(
        "another process uses the folder {0}: only one Lusoria at a time can be this Matrix account"
    )]
    InUse(PathBuf),
    /// The folder cannot be read or written.
    #[error("the folder {0} cannot be used")]
    Folder(PathBuf, #[source] std::io::Error),
    /// The files in the folder cannot be opened.
    #[error(
        "what is kept in the folder {0} cannot be opened; if LUSORIA_MATRIX_PASSPHRASE was changed, change it back"
    )]
    Store(PathBuf, #[source] Box<matrix_sdk::ClientBuildError>),
    /// Any other error after which trying again would not help.
    #[error("Matrix: {0}")]
    Sdk(String),
}

impl MatrixError {
    /// An error, mostly of matrix-sdk, after which trying again would not help.
    pub(super) fn sdk(error: impl std::fmt::Display) -> Self {
        Self::Sdk(error.to_string())
    }
}
