//! Reads the operator's settings for computer players: how long they think, on how many threads, and the pause between their moves. The
//! defaults: `src/service/thinking/settings.rs`.

use super::environment::{ConfigError, read_value};
use super::keys::{THINK_MILLISECONDS, THINK_PAUSE, THINK_THREADS};
use crate::service::ThinkingSettings;
use std::ops::RangeInclusive;
use std::time::Duration;

/// The settings: the operator's numbers, and the defaults for the rest.
///
/// # Errors
/// [`ConfigError`] names the first key whose value is not a number in the key's range.
pub(super) fn read_thinking() -> Result<ThinkingSettings, ConfigError> {
    let mut thinking = ThinkingSettings::default();
    let threads = read_number(THINK_THREADS, 1..=64, "must be a whole number from 1 to 64")?;
    if let Some(threads) = threads {
        thinking.threads = usize::try_from(threads).unwrap_or(1);
    }
    let minute = "must be a whole number from 1 to 60000";
    if let Some(time) = read_number(THINK_MILLISECONDS, 1..=60_000, minute)? {
        thinking.time = Duration::from_millis(time);
    }
    let hour = "must be a whole number from 0 to 3600000";
    if let Some(pause) = read_number(THINK_PAUSE, 0..=3_600_000, hour)? {
        thinking.pause = Duration::from_millis(pause);
    }
    Ok(thinking)
}

/// Reads the number that is set for a key. `None` if nothing is set.
///
/// # Errors
/// [`ConfigError`] with this `problem` if the value is not a number in the range.
fn read_number(
    key: &'static str,
    range: RangeInclusive<u64>,
    problem: &'static str,
) -> Result<Option<u64>, ConfigError> {
    let Some(text) = read_value(key)? else {
        return Ok(None);
    };
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.map(Some).ok_or(ConfigError { key, problem })
}
