//! The current time.

use std::time::{SystemTime, UNIX_EPOCH};

/// The current time in Unix seconds. It is not taken from `jiff`, which panics if the clock is set to a year after 9999.
pub(super) fn now() -> i64 {
    unix_seconds(SystemTime::now())
}

fn unix_seconds(time: SystemTime) -> i64 {
    let (seconds, sign) = match time.duration_since(UNIX_EPOCH) {
        Ok(after) => (after.as_secs(), 1),
        Err(before) => (before.duration().as_secs(), -1),
    };
    sign * i64::try_from(seconds).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_clock_that_is_set_wrong_is_read_as_well() {
        let year_11000 = Duration::from_secs(285_000_000_000);
        assert_eq!(unix_seconds(UNIX_EPOCH + year_11000), 285_000_000_000);
        let year_1969 = Duration::from_secs(3_600);
        assert_eq!(unix_seconds(UNIX_EPOCH - year_1969), -3_600);
    }
}
