//! What the operator decides, from the environment (and `.env`). `.env.example` explains every key; a test holds the two
//! together. Tokens are kept so that they can be neither printed nor logged.

mod env_file;
#[cfg(feature = "matrix")]
mod matrix;

mod limits;

use crate::locales::Lang;
use crate::service::Limits;
use secrecy::SecretString;
use std::env::{self, VarError};

/// Every key that is read, for the test that compares them with `.env.example`.
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
    limits::CONSOLE,
];

/// The keys that hold a number of the table of limits, with its default.
pub const NUMBERS: &[(&str, u32)] = Limits::NUMBERS;

/// The configuration of one run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where the database is: `sqlite:PATH`.
    pub database_url: String,
    /// The Discord bot's token, if there is one.
    pub discord_token: Option<SecretString>,
    /// The account on Matrix, if there is one.
    #[cfg(feature = "matrix")]
    pub matrix: Option<crate::chat::matrix::Config>,
    /// The language of rooms that have not chosen one.
    pub lang: Lang,
    /// The prefix of rooms that have not chosen one.
    pub prefix: String,
    /// How much people may ask for.
    pub limits: Limits,
    /// Log as JSON instead of text.
    pub json_log: bool,
    /// What is logged, as `tracing_subscriber::EnvFilter` reads it.
    pub log_filter: String,
    /// What is odd about `.env` and no reason to stop, for the log.
    pub warnings: Vec<String>,
}

/// Reads `.env` and the environment.
///
/// # Errors
/// What in them cannot be used, by its line or key.
pub fn read() -> anyhow::Result<Config> {
    let warnings = env_file::read()?;
    Ok(Config {
        warnings,
        ..Config::from_env()?
    })
}

/// A value nobody can use. Says which key, never the value: it may be a secret.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{key}: {problem}")]
pub struct ConfigError {
    /// The key.
    pub key: &'static str,
    /// What is wrong, in plain words.
    pub problem: &'static str,
}

impl Config {
    /// Reads the environment.
    ///
    /// # Errors
    /// [`ConfigError`] names the first key with an unusable value.
    pub fn from_env() -> Result<Self, ConfigError> {
        let database_url = value("DATABASE_URL")?.unwrap_or_else(|| "sqlite:lusoria.db".to_owned());
        Ok(Self {
            discord_token: value("DISCORD_TOKEN")?.map(SecretString::from),
            #[cfg(feature = "matrix")]
            matrix: matrix::from_env(&database_url, lang()?)?,
            database_url,
            lang: lang()?,
            prefix: prefix()?,
            limits: limits::from_env()?,
            json_log: json_log()?,
            log_filter: value("RUST_LOG")?
                .unwrap_or_else(|| "info,serenity=warn,matrix_sdk=warn".to_owned()),
            warnings: Vec::new(),
        })
    }
}

fn lang() -> Result<Lang, ConfigError> {
    let Some(text) = value("LUSORIA_LANG")? else {
        return Ok(Lang::default());
    };
    text.parse().map_err(|_| ConfigError {
        key: "LUSORIA_LANG",
        problem: "must be en, cs, it or ru",
    })
}

fn prefix() -> Result<String, ConfigError> {
    let prefix = value("LUSORIA_PREFIX")?.unwrap_or_else(|| "!".to_owned());
    if crate::command::is_prefix(&prefix) {
        return Ok(prefix);
    }
    Err(ConfigError {
        key: "LUSORIA_PREFIX",
        problem: "must be one to three signs such as ! ? $ +",
    })
}

fn json_log() -> Result<bool, ConfigError> {
    match value("LUSORIA_LOG_FORMAT")?.as_deref() {
        None | Some("text") => Ok(false),
        Some("json") => Ok(true),
        Some(_) => Err(ConfigError {
            key: "LUSORIA_LOG_FORMAT",
            problem: "must be text or json",
        }),
    }
}

/// The value of a key; an empty one counts as none.
fn value(key: &'static str) -> Result<Option<String>, ConfigError> {
    match env::var(key) {
        Ok(value) => Ok(Some(value.trim().to_owned()).filter(|value| !value.is_empty())),
        Err(VarError::NotPresent) => Ok(None),
        Err(VarError::NotUnicode(_)) => Err(ConfigError {
            key,
            problem: "is not text",
        }),
    }
}
