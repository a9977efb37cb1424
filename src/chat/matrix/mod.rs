//! Matrix, through matrix-sdk: what people write comes in by sync, what Lusoria says goes out as room events, both also in
//! encrypted rooms.
//!
//! Two halves come from one [`Matrix::new`]: [`Listener::run`] logs in and listens until it is told to stop, [`Matrix`] is the
//! [`Chat`] the delivery task speaks through, which waits until the listener is logged in. Session, keys, and how far the rooms were
//! read are kept in a folder of their own. How to set up an account, and what Matrix limits, is in `docs/matrix.md`.
//!
//! Deliberately absent: pictures, verification by emoji, spaces, several accounts.
//!
//! [`Chat`]: crate::chat::Chat

mod budget;
mod check;
mod content;
mod entry;
mod failure;
mod folder;
mod history;
mod html;
mod identity;
mod inbound;
mod invitations;
mod invites;
mod ledger;
mod line;
mod listener;
mod locked;
mod markdown;
mod markup;
mod moving;
mod notices;
mod people;
mod place;
mod progress;
mod rooms;
mod send;
mod split;
mod syncing;
mod text;
mod visit;

pub use check::check;
pub use invites::Invites;
pub use listener::Listener;

use crate::locales::Lang;
use budget::Budget;
use folder::Folder;
use matrix_sdk::Client;
use secrecy::SecretString;
use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::watch;

/// Log directives to put after those of `RUST_LOG`: matrix-sdk's HTTP client notes requests with what they carry.
pub const LOG_CAPS: &str =
    "matrix_sdk::http_client=off,matrix_sdk_crypto=error,matrix_sdk_base=warn";

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

/// Why Matrix cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum MatrixError {
    /// No answer, or a wrong one; only where somebody waits for it.
    #[error(
        "the homeserver {0} gives no good answer: {1}. Is MATRIX_HOMESERVER the address that clients use?"
    )]
    Unreachable(String, String),
    /// `M_LIMIT_EXCEEDED` at the login; only where somebody waits for it.
    #[error(
        "the homeserver takes no login now: it asks to wait {0} seconds. It limits logins; nothing need be changed"
    )]
    Limited(u64),
    /// `M_FORBIDDEN` at the login.
    #[error(
        "the homeserver refuses the login: check MATRIX_USER and MATRIX_PASSWORD (does a login in a chat client work?)"
    )]
    LoginRefused,
    /// No session yet, and nothing to log in with.
    #[error("MATRIX_PASSWORD is needed for the first login")]
    NoPassword,
    /// The homeserver has ended the session: a logout elsewhere, or by its administrator.
    #[error(
        "the homeserver has ended the bot's session. Move the folder {0} away, keep its file `recovery-key`, and start again with \
         MATRIX_PASSWORD and MATRIX_RECOVERY_KEY"
    )]
    SessionEnded(PathBuf),
    /// The session belongs to another account.
    #[error(
        "the folder {0} belongs to {1}: set MATRIX_USER to it, or choose another LUSORIA_MATRIX_FOLDER"
    )]
    OtherAccount(PathBuf, String),
    /// Another process has the folder.
    #[error(
        "another process uses the folder {0}: only one Lusoria at a time can be this Matrix account"
    )]
    InUse(PathBuf),
    /// The folder cannot be read or written.
    #[error("the folder {0} cannot be used")]
    Folder(PathBuf, #[source] std::io::Error),
    /// The files in it cannot be opened.
    #[error(
        "what is kept in the folder {0} cannot be opened; if LUSORIA_MATRIX_PASSPHRASE was changed, change it back"
    )]
    Store(PathBuf, #[source] Box<matrix_sdk::ClientBuildError>),
    /// Anything else the library could not do, and that repeating does not cure.
    #[error("Matrix: {0}")]
    Sdk(String),
}

/// The half that speaks. Clones speak through the same connection.
#[derive(Clone)]
pub struct Matrix {
    shared: Arc<Shared>,
}

/// What both halves know.
struct Shared {
    /// The connection, once it is there.
    client: watch::Sender<Option<Client>>,
    /// Taken by the listener, and let go when nobody speaks any more.
    folder: OnceLock<Folder>,
    budget: Budget,
    rooms: rooms::Memory,
    lang: Lang,
}

impl fmt::Debug for Matrix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Matrix").finish_non_exhaustive()
    }
}

impl Matrix {
    /// Makes both halves. Nothing is sent and no file is touched before the listener runs.
    #[must_use]
    pub fn new(config: Config) -> (Self, Listener) {
        let matrix = Self {
            shared: Arc::new(Shared {
                client: watch::Sender::new(None),
                folder: OnceLock::new(),
                budget: Budget::new(config.pace),
                rooms: rooms::Memory::default(),
                lang: config.lang,
            }),
        };
        let listener = Listener::new(config, matrix.clone());
        (matrix, listener)
    }
}
