//! The games, one folder each: rules, notation, pictures, texts and golden files together.

pub mod afrika;
pub mod xii_scripta;
