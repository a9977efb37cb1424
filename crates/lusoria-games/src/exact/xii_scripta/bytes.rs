//! Tables as bytes: eight letters and the format's number, the pieces, then the values, and the SHA-256 of all that. Unfinished tables
//! are kept with 32 bits a value and the number of pairs of layers that are done, finished ones with 16 bits.

use super::chances::ChanceTable;
use super::pieces::MOST_PIECES;
use super::tables::Tables;
use sha2::{Digest, Sha256};
use std::sync::atomic::{AtomicU32, Ordering};

const UNFINISHED: &[u8; 9] = b"lusoSCRW\x01";
const FINISHED: &[u8; 9] = b"lusoSCRI\x01";

/// Length of the checksum.
const CHECKSUM: usize = 32;

/// Why bytes are no tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TablesError {
    /// They begin otherwise, or are too short.
    #[error("these are no tables of XII Scripta, or of another version")]
    NotTables,
    /// The checksum is another one.
    #[error("the tables are damaged: their checksum is another one")]
    Checksum,
    /// The head does not fit the length.
    #[error("the tables have another length than they should")]
    Length,
}

impl Tables {
    /// The tables as they are, to go on from later, with how many of [`Tables::pairs`] are done.
    #[must_use]
    pub fn to_bytes(&self, pairs_done: usize) -> Vec<u8> {
        let mut bytes = UNFINISHED.to_vec();
        bytes.push(self.pieces as u8);
        bytes.push(pairs_done as u8);
        for chance in self.layers.iter().flat_map(|layer| &layer.chances) {
            bytes.extend(chance.load(Ordering::Relaxed).to_le_bytes());
        }
        with_checksum(bytes)
    }

    /// Reads what [`Tables::to_bytes`] has written: the tables, and how many pairs of layers are done.
    ///
    /// # Errors
    /// [`TablesError`] if these are no unfinished tables, or damaged ones.
    pub fn from_bytes(bytes: &[u8]) -> Result<(Self, usize), TablesError> {
        let body = checked(bytes, UNFINISHED)?;
        let (&[pieces, done], values) = body.split_first_chunk().ok_or(TablesError::Length)?;
        let tables = Self::new(sound(pieces)?);
        let (values, rest) = values.as_chunks::<4>();
        if values.len() != tables.values() || !rest.is_empty() {
            return Err(TablesError::Length);
        }
        let places = tables.layers.iter().flat_map(|layer| &layer.chances);
        places
            .zip(values)
            .for_each(|(place, value): (&AtomicU32, _)| {
                place.store(u32::from_le_bytes(*value), Ordering::Relaxed);
            });
        Ok((tables, usize::from(done)))
    }
}

impl ChanceTable {
    /// The finished tables as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = FINISHED.to_vec();
        bytes.push(self.pieces as u8);
        bytes.extend(self.values.iter().flat_map(|value| value.to_le_bytes()));
        with_checksum(bytes)
    }

    /// Reads what [`ChanceTable::to_bytes`] has written.
    ///
    /// # Errors
    /// [`TablesError`] if these are no finished tables, or damaged ones.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, TablesError> {
        let body = checked(bytes, FINISHED)?;
        let (&pieces, values) = body.split_first().ok_or(TablesError::Length)?;
        let (values, rest) = values.as_chunks::<2>();
        let table = Self::with_values(
            sound(pieces)?,
            values.iter().map(|value| u16::from_le_bytes(*value)),
        );
        match rest {
            [] => table.ok_or(TablesError::Length),
            _ => Err(TablesError::Length),
        }
    }
}

fn sound(pieces: u8) -> Result<usize, TablesError> {
    let pieces = usize::from(pieces);
    let sound = (1..=MOST_PIECES).contains(&pieces);
    sound.then_some(pieces).ok_or(TablesError::Length)
}

fn with_checksum(mut bytes: Vec<u8>) -> Vec<u8> {
    let checksum = Sha256::digest(&bytes);
    bytes.extend(checksum);
    bytes
}

/// What stands between the head and the checksum, if both are right.
fn checked<'a>(bytes: &'a [u8], head: &[u8]) -> Result<&'a [u8], TablesError> {
    let cut = bytes.len().checked_sub(CHECKSUM);
    let (content, checksum) = bytes.split_at(cut.ok_or(TablesError::NotTables)?);
    let body = content.strip_prefix(head).ok_or(TablesError::NotTables)?;
    if Sha256::digest(content)[..] != *checksum {
        return Err(TablesError::Checksum);
    }
    Ok(body)
}
