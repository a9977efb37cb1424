//! The bytes of table files. They begin with a head that says which tables they are. Then comes the content, then the SHA-256 of both.

use sha2::{Digest, Sha256};

/// The length of the checksum in bytes.
const CHECKSUM: usize = 32;

/// Why bytes cannot be read as tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TablesError {
    /// The bytes begin with another head, or are too short.
    #[error("these are not the tables that belong here, or of another version")]
    NotTables,
    /// The checksum does not fit the content.
    #[error("the tables are damaged: their checksum is another one")]
    Checksum,
    /// The length does not fit what the head says.
    #[error("the tables have another length than they should")]
    Length,
}

/// Appends the checksum.
pub(super) fn with_checksum(mut bytes: Vec<u8>) -> Vec<u8> {
    let checksum = Sha256::digest(&bytes);
    bytes.extend(checksum);
    bytes
}

/// The content, without the head and the checksum. An error if the head or the checksum is wrong.
pub(super) fn checked<'a>(bytes: &'a [u8], head: &[u8]) -> Result<&'a [u8], TablesError> {
    let cut = bytes.len().checked_sub(CHECKSUM);
    let (content, checksum) = bytes.split_at(cut.ok_or(TablesError::NotTables)?);
    let body = content.strip_prefix(head).ok_or(TablesError::NotTables)?;
    if Sha256::digest(content)[..] != *checksum {
        return Err(TablesError::Checksum);
    }
    Ok(body)
}
