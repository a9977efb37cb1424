//! The time of day, as it is stored.

use jiff::Timestamp;

/// Unix seconds.
pub(super) fn now() -> i64 {
    Timestamp::now().as_second()
}
