//! The names of the environment variables (keys) that the program reads. What each of them does is in `.env.example`.

use crate::service::Limits;

pub(super) const DATABASE_URL: &str = "DATABASE_URL";
pub(super) const DISCORD_TOKEN: &str = "DISCORD_TOKEN";
pub(super) const DISCORD_SHARDS: &str = "LUSORIA_DISCORD_SHARDS";
pub(super) const MATRIX_HOMESERVER: &str = "MATRIX_HOMESERVER";
pub(super) const MATRIX_USER: &str = "MATRIX_USER";
pub(super) const MATRIX_PASSWORD: &str = "MATRIX_PASSWORD";
pub(super) const MATRIX_APPSERVICE_TOKEN: &str = "MATRIX_APPSERVICE_TOKEN";
pub(super) const MATRIX_RECOVERY_KEY: &str = "MATRIX_RECOVERY_KEY";
pub(super) const MATRIX_FOLDER: &str = "LUSORIA_MATRIX_FOLDER";
pub(super) const MATRIX_PASSPHRASE: &str = "LUSORIA_MATRIX_PASSPHRASE";
pub(super) const MATRIX_NAME: &str = "LUSORIA_MATRIX_NAME";
pub(super) const MATRIX_AVATAR: &str = "LUSORIA_MATRIX_AVATAR";
pub(super) const MATRIX_INVITES: &str = "LUSORIA_MATRIX_INVITES";
pub(super) const MATRIX_PACE: &str = "LUSORIA_MATRIX_PACE";
pub(super) const LANG: &str = "LUSORIA_LANG";
pub(super) const PREFIX: &str = "LUSORIA_PREFIX";
pub(super) const TABLES_FOLDER: &str = "LUSORIA_TABLES_FOLDER";
pub(super) const LOG_FORMAT: &str = "LUSORIA_LOG_FORMAT";
pub(super) const RUST_LOG: &str = "RUST_LOG";

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
    DATABASE_URL,
    DISCORD_TOKEN,
    DISCORD_SHARDS,
    MATRIX_HOMESERVER,
    MATRIX_USER,
    MATRIX_PASSWORD,
    MATRIX_APPSERVICE_TOKEN,
    MATRIX_RECOVERY_KEY,
    MATRIX_FOLDER,
    MATRIX_PASSPHRASE,
    MATRIX_NAME,
    MATRIX_AVATAR,
    MATRIX_INVITES,
    MATRIX_PACE,
    LANG,
    PREFIX,
    TABLES_FOLDER,
    LOG_FORMAT,
    RUST_LOG,
    THINK_THREADS,
    THINK_MILLISECONDS,
    THINK_PAUSE,
    LIMIT_CONSOLE,
];

/// The keys of the limits, each with its default. `Limits` explains them.
pub const NUMBERS: &[(&str, u32)] = Limits::NUMBERS;
