//! Tables as bytes: eight letters, the number of the format, the goal, the most stones, the values and the plies of each layer, and
//! the SHA-256 of all that.

use super::layer::Layer;
use super::numbering::{MOST_STONES, Numbering};
use super::tables::{Goal, Tables};
use sha2::{Digest, Sha256};

const HEAD: &[u8; 9] = b"lusoAFRI\x01";

/// The length of the checksum.
const CHECKSUM: usize = 32;

/// Why bytes are not tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TablesError {
    /// They do not begin like tables, or are too short.
    #[error("these are no tables of Afrika, or of another version")]
    NotTables,
    /// The checksum does not match.
    #[error("the tables are damaged: their checksum is another one")]
    Checksum,
    /// The length does not fit the number of stones in the head.
    #[error("the tables have another length than they should")]
    Length,
}

impl Tables {
    /// The tables as bytes, which can be stored.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = HEAD.to_vec();
        bytes.push(u8::from(self.goal == Goal::Fewer));
        bytes.push(self.most_stones() as u8);
        for layer in &self.layers {
            bytes.extend(layer.values.iter().map(|value| value.cast_unsigned()));
            bytes.extend(&layer.plies);
        }
        let checksum = Sha256::digest(&bytes);
        bytes.extend(checksum);
        bytes
    }

    /// Reads what [`Tables::to_bytes`] has written.
    ///
    /// # Errors
    /// [`TablesError`] if the bytes are not tables, or are damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, TablesError> {
        let cut = bytes.len().checked_sub(CHECKSUM);
        let (content, checksum) = bytes.split_at(cut.ok_or(TablesError::NotTables)?);
        let body = content.strip_prefix(HEAD).ok_or(TablesError::NotTables)?;
        if Sha256::digest(content)[..] != *checksum {
            return Err(TablesError::Checksum);
        }
        let (goal, stones, mut rest) = match body {
            [0, stones, rest @ ..] => (Goal::More, *stones, rest),
            [1, stones, rest @ ..] => (Goal::Fewer, *stones, rest),
            _ => return Err(TablesError::Length),
        };
        let stones = usize::from(stones);
        let mut tables = Self {
            goal,
            layers: Vec::new(),
            numbering: Numbering::new(),
        };
        for stones in 0..=stones.min(MOST_STONES) {
            let positions = tables.numbering.positions(stones);
            tables.layers.push(read_layer(&mut rest, positions)?);
        }
        match rest {
            [] => Ok(tables),
            _ => Err(TablesError::Length),
        }
    }
}

fn read_layer(rest: &mut &[u8], positions: usize) -> Result<Layer, TablesError> {
    let mut part = || rest.split_off(..positions).ok_or(TablesError::Length);
    let values = part()?.iter().map(|value| value.cast_signed()).collect();
    let plies = part()?.to_vec();
    Ok(Layer { values, plies })
}
