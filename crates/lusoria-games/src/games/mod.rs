//! The games, one folder each: rules, notation, pictures, texts and golden files together.

pub mod afrika;
pub mod cats_and_mouse;
pub mod gabata;
pub mod murus_gallicus;
pub mod ohojitxi;
pub mod selus;
pub mod tablut;
pub mod tchuka_ruma;
pub mod xii_scripta;
