//! The text form of options, the same in every game: `key=value` divided by commas or blanks; a bare key means `true`.

use crate::rules::SetupError;
use std::fmt;

/// The default options, changed by each pair of the text in turn; of two values for one key the later counts.
///
/// # Errors
/// The error that `set` returns for a pair.
pub fn read<O: Default>(
    text: &str,
    set: impl Fn(&mut O, &str, &str) -> Result<(), SetupError>,
) -> Result<O, SetupError> {
    let mut options = O::default();
    for (key, value) in given(text) {
        set(&mut options, key, value)?;
    }
    Ok(options)
}

/// The options that differ from the default, `key=value` joined by commas, always in the same order.
///
/// # Errors
/// Those of the formatter.
pub fn write<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    differing: impl IntoIterator<Item = Option<T>>,
) -> fmt::Result {
    let mut between = "";
    for part in differing.into_iter().flatten() {
        write!(f, "{between}{part}")?;
        between = ",";
    }
    Ok(())
}

/// Every key with its value, as typed.
fn given(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let parts = text.split([',', ' ']).filter(|part| !part.is_empty());
    parts.map(|part| part.split_once('=').unwrap_or((part, "true")))
}

/// The option exists, but not with this value.
pub fn bad(key: &str, allowed: &'static str) -> SetupError {
    SetupError::BadValue(key.to_owned(), allowed)
}

/// Whether an option is on.
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
    use super::given;

    #[test]
    fn a_bare_key_means_true_and_empty_parts_mean_nothing() {
        let pairs: Vec<_> = given("pieces=3,,strict bag=1 x=").collect();
        let expected = [("pieces", "3"), ("strict", "true"), ("bag", "1"), ("x", "")];
        assert_eq!(pairs, expected);
    }
}
