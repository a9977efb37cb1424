//! Reads the address of a database that the operator has given. Only this file decides which kind of database an address means.

use super::error::StoreError;
use std::path::PathBuf;

/// The path in an address `sqlite:PATH`, made absolute.
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
    if has_parameters(path) {
        return Err(StoreError::Parameters);
    }
    // The path is made absolute, because somebody in another folder may read a message that names it.
    std::path::absolute(path).map_err(|_| StoreError::UnknownAddress)
}

/// Whether the address ends in parameters such as `?mode=ro`. Such an address is refused. Otherwise the parameters would be taken as part
/// of the file's name, and an empty database would be created under that name.
fn has_parameters(path: &str) -> bool {
    let parameters = path.rsplit_once('?').map(|(_, parameters)| parameters);
    let name = parameters
        .and_then(|parameters| parameters.split_once('='))
        .map(|(name, _)| name);
    name.is_some_and(|name| {
        name.chars()
            .all(|c| c.is_ascii_alphanumeric() || "_-".contains(c))
    })
}
