//! Whether a process hosts on a database. `src/cli/check.rs` tells this to the operator. The hosting process gives signs of life
//! (`src/app/heartbeat.rs`). How often it gives them is in `host_claim.rs`.

use std::time::Duration;

/// A process that has given no sign of life for this long counts as silent. This time is four times the interval between two signs.
const SILENCE: Duration = Duration::from_secs(40);

/// Whether a process hosts on a database. The text in `Alive` and `Silent` names the process, for example ` (process 1234)`. The text is
/// empty if the number of the process is not known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostStatus {
    /// No process hosts on the database.
    Nobody,
    /// A process hosts on the database, but its sign of life cannot be found. This has one of two reasons:
    ///
    /// - The process has opened the file under another name (a hard link).
    /// - The file with the sign was deleted, and the next sign is not due yet.
    Hidden,
    /// A process hosts on the database, and gave its last sign of life this long ago.
    Alive(String, Duration),
    /// A process hosts on the database, but has given no sign of life for this long.
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
