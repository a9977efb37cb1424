//! The games, one folder each: rules, notation, pictures, texts and golden files together.

pub mod tablut;
pub mod xii_scripta;
