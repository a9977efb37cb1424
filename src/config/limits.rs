//! How much people may ask for: the table of `Limits`, as far as the operator changes it.

use super::{ConfigError, value};
use crate::service::Limits;

/// Whether the limits hold in the console room, too.
pub(super) const CONSOLE: &str = "LUSORIA_LIMIT_CONSOLE";

/// The limits.
///
/// # Errors
/// [`ConfigError`] names the first key whose value is no number.
pub(super) fn from_env() -> Result<Limits, ConfigError> {
    let mut limits = Limits {
        console: console()?,
        ..Limits::default()
    };
    for (key, _) in Limits::NUMBERS {
        if let Some(text) = value(key)? {
            let number = text.parse().map_err(|_| ConfigError {
                key,
                problem: "must be a whole number; 0 means no limit",
            })?;
            limits.set(key, number);
        }
    }
    Ok(limits)
}

fn console() -> Result<bool, ConfigError> {
    match value(CONSOLE)?.as_deref() {
        None | Some("off") => Ok(false),
        Some("on") => Ok(true),
        Some(_) => Err(ConfigError {
            key: CONSOLE,
            problem: "must be on or off",
        }),
    }
}
