//! Checks of position texts. A text must have the canonical spelling, so that equal positions have equal texts. A game can begin only from
//! a position that its rules allow.

use crate::rules::{Flaw, SetupError};
use std::fmt::Display;

/// The position that was read from this text, if it is printed as exactly this text.
///
/// # Errors
/// If the text is spelled in another way.
pub fn only_as_printed<P: Display>(position: P, text: &str) -> Result<P, Flaw> {
    if position.to_string() == text {
        Ok(position)
    } else {
        Err("it is not spelled as positions are printed")
    }
}

/// The position that was read, if it breaks no law; `broken_law` says in English which law it breaks.
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
