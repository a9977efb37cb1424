//! The names of the environment variables (keys) that the program reads.

use crate::service::Limits;

/// Whether the limits also apply to the console room.
pub(super) const LIMIT_CONSOLE: &str = "LUSORIA_LIMIT_CONSOLE";

/// How many threads think for the computer players.
pub(super) const THINK_THREADS: &str = "LUSORIA_THINK_THREADS";
/// The longest time for one move of a computer player.
pub(super) const THINK_MILLISECONDS: &str = "LUSORIA_THINK_MILLISECONDS";
/// The shortest time between two moves in a game between two computer players.
pub(super) const THINK_PAUSE: &str = "LUSORIA_THINK_PAUSE_MILLISECONDS";

/// The keys that an operator may set. The keys of limits are in [`NUMBERS`]. Some variables are not listed: those of the system, such as
/// `USER` and `TERM`, and those that only tests set, such as `LUSORIA_SEED`.
pub const KEYS: &[&str] = &[
    "DATABASE_URL",
    "DISCORD_TOKEN",
    "LUSORIA_DISCORD_SHARDS",
    "MATRIX_HOMESERVER",
    "MATRIX_USER",
    "MATRIX_PASSWORD",
    "MATRIX_APPSERVICE_TOKEN",
    "MATRIX_RECOVERY_KEY",
    "LUSORIA_MATRIX_FOLDER",
    "LUSORIA_MATRIX_PASSPHRASE",
    "LUSORIA_MATRIX_NAME",
    "LUSORIA_MATRIX_AVATAR",
    "LUSORIA_MATRIX_INVITES",
    "LUSORIA_MATRIX_PACE",
    "LUSORIA_LANG",
    "LUSORIA_PREFIX",
    "LUSORIA_TABLES_FOLDER",
    "LUSORIA_LOG_FORMAT",
    "RUST_LOG",
    THINK_THREADS,
    THINK_MILLISECONDS,
    THINK_PAUSE,
    LIMIT_CONSOLE,
];

/// The keys of the limits, each with its default. `Limits` explains them.
pub const NUMBERS: &[(&str, u32)] = Limits::NUMBERS;
