//! The text form of options, which all games share: `key=value`, separated by commas or blanks. A key without a value means `true`.

use crate::rules::SetupError;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The options of a game, each with a name. The macro `impl_option_text` reads and writes their text form with these functions.
pub trait NamedOptions: Default {
    /// Gives one option a value.
    ///
    /// # Errors
    /// [`SetupError::UnknownOption`] or [`SetupError::BadValue`].
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError>;

    /// Checks whether the options fit together.
    ///
    /// # Errors
    /// [`SetupError::BadValue`] for an option that does not fit another one.
    fn check(&self) -> Result<(), SetupError> {
        Ok(())
    }

    /// One entry for each option, in a fixed order: `key=value`, or `None` if the option has its default value.
    fn differing(&self) -> Vec<Option<String>>;
}

/// Implements `FromStr` and `Display` for a type that implements [`NamedOptions`].
macro_rules! impl_option_text {
    ($options:ty) => {
        impl std::str::FromStr for $options {
            type Err = $crate::rules::SetupError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::kit::options::read(text)
            }
        }

        impl std::fmt::Display for $options {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::kit::options::write(self, f)
            }
        }
    };
}
pub(crate) use impl_option_text;

/// The options that a text stands for. Options that it does not name have their default values. If a key has two values, the later one is
/// used.
///
/// # Errors
/// The first error of [`NamedOptions::set`], else that of [`NamedOptions::check`].
pub fn read<O: NamedOptions>(text: &str) -> Result<O, SetupError> {
    let mut options = O::default();
    for (key, value) in key_value_pairs(text) {
        options.set(key, value)?;
    }
    options.check()?;
    Ok(options)
}

/// Writes the options that do not have their default values, joined by commas.
///
/// # Errors
/// Only if the formatter fails.
pub fn write(options: &impl NamedOptions, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let differing: Vec<String> = options.differing().into_iter().flatten().collect();
    f.write_str(&differing.join(","))
}

/// Every key with its value, as typed.
fn key_value_pairs(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let parts = text.split([',', ' ']).filter(|part| !part.is_empty());
    parts.map(|part| part.split_once('=').unwrap_or((part, "true")))
}

/// The error for a value that this option cannot have. `allowed` says which values it can have.
pub fn bad(key: &str, allowed: &'static str) -> SetupError {
    SetupError::BadValue(key.to_owned(), allowed)
}

/// A number within these bounds.
///
/// # Errors
/// [`SetupError::BadValue`] for anything else.
pub fn number<N: FromStr + PartialOrd>(
    key: &str,
    value: &str,
    bounds: RangeInclusive<N>,
    allowed: &'static str,
) -> Result<N, SetupError> {
    let number = value.parse().ok().filter(|n| bounds.contains(n));
    number.ok_or_else(|| bad(key, allowed))
}

/// A number within these bounds. `None` if the value is the word in the argument `none`, such as `off`.
///
/// # Errors
/// [`SetupError::BadValue`] for anything else.
pub fn number_or_none<N: FromStr + PartialOrd>(
    key: &str,
    value: &str,
    none: &str,
    bounds: RangeInclusive<N>,
    allowed: &'static str,
) -> Result<Option<N>, SetupError> {
    if value == none {
        return Ok(None);
    }
    number(key, value, bounds, allowed).map(Some)
}

/// Reads the value of an option that is on or off.
///
/// # Errors
/// [`SetupError::BadValue`] for anything but `true`, `on`, `false` and `off`.
pub fn flag(key: &str, value: &str) -> Result<bool, SetupError> {
    match value {
        "true" | "on" => Ok(true),
        "false" | "off" => Ok(false),
        _ => Err(bad(key, "true, false")),
    }
}

#[cfg(test)]
mod tests {
    use super::key_value_pairs;

    #[test]
    fn a_bare_key_means_true_and_empty_parts_mean_nothing() {
        let pairs: Vec<_> = key_value_pairs("pieces=3,,strict bag=1 x=").collect();
        let expected = [("pieces", "3"), ("strict", "true"), ("bag", "1"), ("x", "")];
        assert_eq!(pairs, expected);
    }
}
