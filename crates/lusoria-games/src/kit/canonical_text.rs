//! Position texts have one spelling, so that equal positions have equal texts.

use crate::rules::Flaw;
use std::fmt::Display;

/// The position that was read from this text, if it is printed as exactly this text.
///
/// # Errors
/// That the text is spelled in another way.
pub fn only_as_printed<P: Display>(position: P, text: &str) -> Result<P, Flaw> {
    if position.to_string() == text {
        Ok(position)
    } else {
        Err("it is not spelled as positions are printed")
    }
}
