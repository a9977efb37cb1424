//! Checks of position texts. A text must have the canonical spelling, so that equal positions have equal texts. A game can begin only
//! from a position that its rules allow.

use crate::rules::{Flaw, SetupError};
use std::fmt::Display;

/// Returns the position that was read from this text. The text must be spelled as the position is printed.
///
/// # Errors
/// If it is spelled in another way.
pub fn only_as_printed<P: Display>(position: P, text: &str) -> Result<P, Flaw> {
    if position.to_string() == text {
        Ok(position)
    } else {
        Err("it is not spelled as positions are printed")
    }
}

/// Returns the position in `read`, if it breaks no law. `broken_law` returns the law that a position breaks, as an English sentence; `None`
/// if it breaks none.
///
/// # Errors
/// [`SetupError::BadPosition`] if no position was read, or if it breaks a law.
pub fn only_lawful<P>(
    read: Result<P, Flaw>,
    broken_law: impl FnOnce(&P) -> Option<Flaw>,
) -> Result<P, SetupError> {
    let position = read.map_err(SetupError::BadPosition)?;
    match broken_law(&position) {
        Some(law) => Err(SetupError::BadPosition(law)),
        None => Ok(position),
    }
}
