//! Reads the operator's limits on what people may ask for. Where the operator sets no limit, the default holds. All limits with their
//! defaults: `src/service/limits/table.rs`.

use super::environment::{ConfigError, read_value};
use super::keys::LIMIT_CONSOLE;
use crate::service::Limits;

/// The limits: the operator's numbers, and the defaults for the rest.
///
/// # Errors
/// [`ConfigError`] names the first key whose value cannot be used. Limits must be numbers, and [`LIMIT_CONSOLE`] must be `on` or
/// `off`.
pub(super) fn read_limits() -> Result<Limits, ConfigError> {
    let mut limits = Limits {
        console: holds_in_console()?,
        ..Limits::default()
    };
    for (key, _) in Limits::NUMBERS {
        if let Some(text) = read_value(key)? {
            let number = text.parse().map_err(|_| ConfigError {
                key,
                problem: "must be a whole number; 0 means no limit",
            })?;
            limits.set(key, number);
        }
    }
    Ok(limits)
}

fn holds_in_console() -> Result<bool, ConfigError> {
    match read_value(LIMIT_CONSOLE)?.as_deref() {
        None | Some("off") => Ok(false),
        Some("on") => Ok(true),
        Some(_) => Err(ConfigError {
            key: LIMIT_CONSOLE,
            problem: "must be on or off",
        }),
    }
}
