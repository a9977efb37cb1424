//! Where a database is: its address, as the operator gives it. The one place where the kind of a database is chosen.

use super::error::StoreError;
use std::path::PathBuf;

/// The file that `sqlite:PATH` names.
pub(super) fn sqlite_path(address: &str) -> Result<PathBuf, StoreError> {
    if address.starts_with("postgres:") || address.starts_with("postgresql:") {
        return Err(StoreError::Postgres);
    }
    let path = address
        .strip_prefix("sqlite:")
        .ok_or(StoreError::UnknownAddress)?;
    let path = path.strip_prefix("//").unwrap_or(path);
    // Several connections cannot share a database in memory.
    if path.is_empty() || path == ":memory:" {
        return Err(StoreError::UnknownAddress);
    }
    // In full, because a sentence that names it may be read in another folder.
    std::path::absolute(path).map_err(|_| StoreError::UnknownAddress)
}
