//! The two games on the board of three rows.

mod gabata;

pub(crate) use gabata::stones_are_conserved as gabata_stones;
