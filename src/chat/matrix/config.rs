//! The settings of the Matrix adapter: the bot's account, and how it behaves.

use super::invite_policy::Invites;
use crate::locales::Lang;
use secrecy::SecretString;
use std::path::PathBuf;
use std::time::Duration;

/// The settings of the Matrix adapter.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address of the homeserver, like `https://matrix.example.org`.
    pub homeserver: String,
    /// The bot's user name, in full or its local part.
    pub user: String,
    /// Needed for the first login only.
    pub password: Option<SecretString>,
    /// Restores the bot's identity after its folder was lost.
    pub recovery_key: Option<SecretString>,
    /// The folder for the session and the keys.
    pub folder: PathBuf,
    /// The passphrase that encrypts the folder. Without one, the folder has a random key of its own.
    pub passphrase: Option<SecretString>,
    /// Whose invitations are accepted.
    pub invites: Invites,
    /// The homeserver accepts one message in this time; zero if it does not count.
    pub pace: Duration,
    /// The language of notices where a room has no language of its own.
    pub lang: Lang,
}
