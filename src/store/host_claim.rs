//! The right to host on a database. One process at a time holds the claim, and regularly gives a sign of life.
//!
//! Opening a store needs no claim: backups, checks and migrations may run at the same time as the host.

use super::address::sqlite_path;
use super::error::StoreError;
use super::host_status::HostStatus;
use super::sqlite::HostLock;
use std::time::Duration;

/// The right to host on a database, held as long as this value exists.
#[derive(Debug)]
pub struct HostClaim {
    lock: HostLock,
}

impl HostClaim {
    /// How often a sign of life is due.
    pub const HEARTBEAT: Duration = Duration::from_secs(10);

    /// Claims the database at this address. Makes the file if it is missing.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if another process hosts on it, even if that process knows the file by another name. Another error if the
    /// address is wrong or the file cannot be opened.
    pub async fn take(address: &str) -> Result<Self, StoreError> {
        let lock = HostLock::take(&sqlite_path(address)?).await?;
        Ok(Self { lock })
    }

    /// Gives a sign of life.
    ///
    /// # Errors
    /// If the sign cannot be given, or another process has claimed the database meanwhile.
    pub fn beat(&self) -> Result<(), StoreError> {
        self.lock.beat()
    }

    /// Whether a process hosts on the database at this address. The calling process must not have a store open on that database.
    ///
    /// # Errors
    /// If that cannot be found out.
    pub fn status(address: &str) -> Result<HostStatus, StoreError> {
        HostLock::status(&sqlite_path(address)?)
    }
}
