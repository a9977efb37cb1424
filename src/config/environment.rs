//! Reads the value of one environment variable. [`ConfigError`] says what is wrong with a value. All settings are read in `mod.rs`, and
//! their names are in `keys.rs`.

use std::env::{self, VarError};
use std::path::{Path, PathBuf};

/// A setting that cannot be used. The error names the key and never the value, which may be a secret.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{key}: {problem}")]
pub struct ConfigError {
    /// The key.
    pub key: &'static str,
    /// What is wrong.
    pub problem: &'static str,
}

/// The value of a key. An empty value counts as not set.
///
/// # Errors
/// [`ConfigError`] if the value is not UTF-8.
pub(super) fn read_value(key: &'static str) -> Result<Option<String>, ConfigError> {
    match env::var(key) {
        Ok(value) => Ok(Some(value.trim().to_owned()).filter(|value| !value.is_empty())),
        Err(VarError::NotPresent) => Ok(None),
        Err(VarError::NotUnicode(_)) => Err(ConfigError {
            key,
            problem: "is not text",
        }),
    }
}

/// The path of the database with another ending: `lusoria.tables` for `lusoria.db`.
pub(super) fn folder_beside(database_url: &str, ending: &str) -> PathBuf {
    let path = database_url
        .trim_start_matches("sqlite:")
        .trim_start_matches("//");
    let path = path.split('?').next().unwrap_or_default();
    Path::new(path).with_extension(ending)
}

#[cfg(test)]
mod tests {
    use super::{Path, folder_beside};

    #[test]
    fn the_folder_stands_beside_the_database() {
        for (url, folder) in [
            ("sqlite:lusoria.db", "lusoria.matrix"),
            ("sqlite:/data/games.db", "/data/games.matrix"),
            ("sqlite:///data/games.db?mode=rwc", "/data/games.matrix"),
        ] {
            assert_eq!(folder_beside(url, "matrix"), Path::new(folder), "{url}");
        }
    }
}
