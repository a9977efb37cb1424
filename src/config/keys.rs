//! The keys of the environment that the program reads.

use crate::service::Limits;

/// Whether the limits also apply to the room of the console.
pub(super) const LIMIT_CONSOLE: &str = "LUSORIA_LIMIT_CONSOLE";

/// Every key that is read, apart from [`NUMBERS`].
pub const KEYS: &[&str] = &[
    "DATABASE_URL",
    "DISCORD_TOKEN",
    "MATRIX_HOMESERVER",
    "MATRIX_USER",
    "MATRIX_PASSWORD",
    "MATRIX_RECOVERY_KEY",
    "LUSORIA_MATRIX_FOLDER",
    "LUSORIA_MATRIX_PASSPHRASE",
    "LUSORIA_MATRIX_INVITES",
    "LUSORIA_MATRIX_PACE",
    "LUSORIA_LANG",
    "LUSORIA_PREFIX",
    "LUSORIA_LOG_FORMAT",
    "RUST_LOG",
    LIMIT_CONSOLE,
];

/// The keys of the limits, each with its default. `Limits` explains them.
pub const NUMBERS: &[(&str, u32)] = Limits::NUMBERS;
