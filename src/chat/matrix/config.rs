//! The account of the bot, and how it behaves.

use super::invite_policy::Invites;
use crate::locales::Lang;
use secrecy::SecretString;
use std::path::PathBuf;
use std::time::Duration;

/// The account and how it behaves.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where the homeserver is, like `https://matrix.example.org`.
    pub homeserver: String,
    /// The bot's name there, in full or its first part.
    pub user: String,
    /// Needed for the first login only.
    pub password: Option<SecretString>,
    /// Brings the bot's identity back after its folder was lost.
    pub recovery_key: Option<SecretString>,
    /// Where session and keys are kept.
    pub folder: PathBuf,
    /// What they are encrypted with; none: the folder keeps one of its own.
    pub passphrase: Option<SecretString>,
    /// Whose invitations are accepted.
    pub invites: Invites,
    /// The homeserver takes one message in this time; zero if it does not count.
    pub pace: Duration,
    /// What is said where no room says it otherwise.
    pub lang: Lang,
}
