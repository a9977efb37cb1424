//! The settings of the Matrix adapter: the bot's account, and how it behaves. The values and their defaults: `src/config/matrix.rs`.

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
    /// The bot's user name, in full (`@lusoria:example.org`) or only the local part (`lusoria`).
    pub user: String,
    /// The password, needed for the first login only.
    pub password: Option<SecretString>,
    /// The token of an appservice that may use the bot's account. It takes the place of the password.
    pub appservice: Option<SecretString>,
    /// The recovery key, which restores the bot's identity after its folder was lost.
    pub recovery_key: Option<SecretString>,
    /// The folder for the bot's login and its keys.
    pub folder: PathBuf,
    /// The passphrase that encrypts the folder. Without one, a random key is made and kept in the folder.
    pub passphrase: Option<SecretString>,
    /// The display name to give to the account, if one is set here.
    pub name: Option<String>,
    /// The file with the picture to give to the account, if one is set here.
    pub avatar: Option<PathBuf>,
    /// Whose invitations are accepted.
    pub invites: Invites,
    /// The time after which the homeserver accepts one more message. Zero if it does not count messages.
    pub pace: Duration,
    /// The language of notices in rooms that have no language of their own.
    pub lang: Lang,
}
