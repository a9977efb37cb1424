//! Tables as bytes. A file has these parts, in this order:
//! - eight letters that say whether the tables are finished, and the number of the format
//! - how many pieces each player has
//! - in unfinished tables: how many pairs of layers are done (`tables.rs` explains pairs and layers)
//! - the values: 16 bits each in finished tables, 32 bits each in unfinished ones
//! - the SHA-256 of all that

use super::chances::ChanceTable;
use super::pieces::MOST_PIECES;
use super::tables::Tables;
use crate::exact::table_file::{TablesError, checked, with_checksum};
use std::sync::atomic::{AtomicU32, Ordering};

const UNFINISHED: &[u8; 9] = b"lusoSCRW\x01";
const FINISHED: &[u8; 9] = b"lusoSCRI\x01";

impl Tables {
    /// The unfinished tables as bytes, so that the work can go on later. `pairs_done` is how many of [`Tables::pairs`] are done.
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

    /// Reads bytes that [`Tables::to_bytes`] has written. Returns the tables, and how many pairs of layers are done.
    ///
    /// # Errors
    /// [`TablesError`] if the bytes are no unfinished tables, or if they are damaged.
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

    /// Reads bytes that [`ChanceTable::to_bytes`] has written.
    ///
    /// # Errors
    /// [`TablesError`] if the bytes are no finished tables, or if they are damaged.
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
