//! Whether a process hosts on a database.

use std::time::Duration;

/// A process that has given no sign of life for this long does not answer any more. It is three times the interval, and a margin.
const SILENCE: Duration = Duration::from_secs(40);

/// Whether a process hosts on a database. The text is its number in brackets, or nothing if that is not known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostStatus {
    /// No process does.
    Nobody,
    /// One does, but by another name of the file (a hard link), or its sign of life was deleted and the next one is due.
    Hidden,
    /// A process hosts on it, and gave its last sign of life this long ago.
    Alive(String, Duration),
    /// A process hosts on it, but has given no sign of life for this long.
    Silent(String, Duration),
}

impl HostStatus {
    /// The status of a process that gave its last sign of life this long ago.
    pub(super) fn of_process(process: String, ago: Duration) -> Self {
        match ago > SILENCE {
            true => Self::Silent(process, ago),
            false => Self::Alive(process, ago),
        }
    }
}
