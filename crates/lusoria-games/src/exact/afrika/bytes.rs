//! Tables as bytes, in this order:
//! - eight letters and the number of the format,
//! - the goal,
//! - the largest number of stones for which there are values,
//! - the values and the plies of each layer,
//! - the SHA-256 of all that.

use super::layer::Layer;
use super::numbering::{MOST_STONES, Numbering};
use super::tables::{Goal, Tables};
use crate::exact::table_file::{TablesError, checked, with_checksum};

const HEAD: &[u8; 9] = b"lusoAFRI\x01";

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
        with_checksum(bytes)
    }

    /// Reads what [`Tables::to_bytes`] has written.
    ///
    /// # Errors
    /// [`TablesError`] if the bytes are not tables, or are damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, TablesError> {
        let (goal, stones, mut rest) = match checked(bytes, HEAD)? {
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
