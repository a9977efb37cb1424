//! The current time.

use jiff::Timestamp;

/// The current time in Unix seconds.
pub(super) fn now() -> i64 {
    Timestamp::now().as_second()
}
