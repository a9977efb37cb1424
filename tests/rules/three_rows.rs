//! The two games on the board of three rows.

pub(crate) mod gabata;
pub(crate) mod selus;
