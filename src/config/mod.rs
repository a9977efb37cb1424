//! Reads the operator's settings from the environment and `.env`. `.env.example` explains every key; a test makes sure that none is
//! missing there. Tokens have a type that can be neither printed nor logged.

mod env_file;
mod environment;
mod keys;
mod limits;
#[cfg(feature = "matrix")]
mod matrix;
mod thinking;

pub use environment::ConfigError;
pub use keys::{KEYS, NUMBERS};

use crate::locales::Lang;
use crate::service::{Limits, ThinkingSettings};
use environment::{folder_beside, read_value};
use secrecy::SecretString;
use std::path::{Path, PathBuf};

/// All settings of one run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where the database is: `sqlite:PATH`.
    pub database_url: String,
    /// The Discord bot's token, if there is one.
    pub discord_token: Option<SecretString>,
    /// Which shards of Discord's gateway this process runs.
    #[cfg(feature = "discord")]
    pub discord_shards: crate::chat::discord::ShardOrder,
    /// The account on Matrix, if there is one.
    #[cfg(feature = "matrix")]
    pub matrix: Option<crate::chat::matrix::Config>,
    /// The language of rooms that have not chosen one and whose platform reports none.
    pub lang: Lang,
    /// The prefix of rooms that have not chosen one.
    pub prefix: String,
    /// The limits on what people may ask for.
    pub limits: Limits,
    /// How much computer players may think.
    pub thinking: ThinkingSettings,
    /// The folder of the large tables of solved games. It need not exist.
    pub tables: PathBuf,
    /// Whether the log is written as JSON instead of text.
    pub json_log: bool,
    /// What is logged, in the syntax of `tracing_subscriber::EnvFilter`.
    pub log_filter: String,
    /// Warnings about settings that do not stop the program. They are logged.
    pub warnings: Vec<String>,
}

/// Reads `.env` and the environment.
///
/// # Errors
/// If `.env` cannot be read or parsed, or if the value of a key cannot be used. The error says why.
pub fn read() -> anyhow::Result<Config> {
    let mut warnings = env_file::load()?;
    let config = Config::from_env()?;
    warnings.extend(config.warnings);
    Ok(Config { warnings, ..config })
}

impl Config {
    /// Reads the environment.
    ///
    /// # Errors
    /// [`ConfigError`] names the first key with an unusable value.
    pub fn from_env() -> Result<Self, ConfigError> {
        let database_url =
            read_value(keys::DATABASE_URL)?.unwrap_or_else(|| "sqlite:lusoria.db".to_owned());
        let tables = read_value(keys::TABLES_FOLDER)?.map(PathBuf::from);
        Ok(Self {
            discord_token: read_value(keys::DISCORD_TOKEN)?.map(SecretString::from),
            #[cfg(feature = "discord")]
            discord_shards: read_shards()?,
            #[cfg(feature = "matrix")]
            matrix: matrix::read_account(&database_url, read_lang()?)?,
            lang: read_lang()?,
            prefix: read_prefix()?,
            limits: limits::read_limits()?,
            thinking: thinking::read_thinking()?,
            tables: match &tables {
                Some(named) => named.clone(),
                None => folder_beside(&database_url, "tables"),
            },
            json_log: read_log_format()?,
            database_url,
            log_filter: read_value(keys::RUST_LOG)?
                .unwrap_or_else(|| "info,serenity=warn,matrix_sdk=warn".to_owned()),
            warnings: missing_tables(tables.as_deref()),
        })
    }
}

/// A warning if the operator has named a folder of tables that does not exist.
fn missing_tables(named: Option<&Path>) -> Vec<String> {
    match named {
        Some(folder) if !folder.is_dir() => {
            vec!["LUSORIA_TABLES_FOLDER names no folder, so the computer players play without tables until `lusoria tables` makes it".to_owned()]
        }
        _ => Vec::new(),
    }
}

/// The shards of Discord's gateway that this process runs. If nothing is set, it runs all of them.
#[cfg(feature = "discord")]
fn read_shards() -> Result<crate::chat::discord::ShardOrder, ConfigError> {
    let Some(text) = read_value(keys::DISCORD_SHARDS)? else {
        return Ok(crate::chat::discord::ShardOrder::default());
    };
    text.parse().map_err(|_| ConfigError {
        key: keys::DISCORD_SHARDS,
        problem: "must be like 0-3/16: the first and the last shard of this process, and how many there are in all",
    })
}

fn read_lang() -> Result<Lang, ConfigError> {
    let Some(text) = read_value(keys::LANG)? else {
        return Ok(Lang::default());
    };
    text.parse().map_err(|_| ConfigError {
        key: keys::LANG,
        problem: "must be en, cs, it or ru",
    })
}

fn read_prefix() -> Result<String, ConfigError> {
    let prefix = read_value(keys::PREFIX)?.unwrap_or_else(|| "!".to_owned());
    if crate::command::is_prefix(&prefix) {
        return Ok(prefix);
    }
    Err(ConfigError {
        key: keys::PREFIX,
        problem: "must be one to three signs such as ! ? $ +",
    })
}

/// Whether the log is to be written as JSON.
fn read_log_format() -> Result<bool, ConfigError> {
    match read_value(keys::LOG_FORMAT)?.as_deref() {
        None | Some("text") => Ok(false),
        Some("json") => Ok(true),
        Some(_) => Err(ConfigError {
            key: keys::LOG_FORMAT,
            problem: "must be text or json",
        }),
    }
}
