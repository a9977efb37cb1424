//! Why Matrix cannot be used.

use std::path::PathBuf;

/// Why Matrix cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum MatrixError {
    /// No answer, or a wrong one. Used only where an operator waits for the result.
    #[error(
        "the homeserver {0} gives no good answer: {1}. Is MATRIX_HOMESERVER the address that clients use?"
    )]
    Unreachable(String, String),
    /// `M_LIMIT_EXCEEDED` at the login. Used only where an operator waits for the result.
    #[error(
        "the homeserver takes no login now: it asks to wait {0} seconds. It limits logins; nothing need be changed"
    )]
    Limited(u64),
    /// `M_FORBIDDEN` at the login.
    #[error(
        "the homeserver refuses the login: check MATRIX_USER and MATRIX_PASSWORD (does a login in a chat client work?)"
    )]
    LoginRefused,
    /// The bot has never logged in, and there is no password to log in with.
    #[error("MATRIX_PASSWORD is needed for the first login")]
    NoPassword,
    /// The homeserver has ended the bot's login: the device was logged out elsewhere, or by an administrator.
    #[error(
        "the homeserver has ended the bot's session. Move the folder {0} away, keep its file `recovery-key`, and start again with \
         MATRIX_PASSWORD and MATRIX_RECOVERY_KEY"
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
    /// Any other error of the library that would occur again.
    #[error("Matrix: {0}")]
    Sdk(String),
}
