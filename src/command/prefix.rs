//! Which prefixes a room may choose, and how the room's prefix is found at the beginning of a text.

/// Whether this text may be a prefix: one to three characters of punctuation that no platform uses for markup or mentions.
#[must_use]
pub fn is_prefix(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_punctuation() && !"@#`'\"<>_*~|\\".contains(c);
    (1..=3).contains(&text.len()) && text.chars().all(fits)
}

/// The text after the prefix, if the text begins with the prefix. Each sign of the prefix may be typed in full width (`！`), as
/// keyboards for Chinese and Japanese do.
pub(super) fn strip_prefix<'a>(text: &'a str, prefix: &str) -> Option<&'a str> {
    prefix.chars().try_fold(text, |rest, sign| {
        rest.strip_prefix(sign)
            .or_else(|| rest.strip_prefix(full_width(sign)?))
    })
}

/// The full-width form of an ASCII sign.
fn full_width(sign: char) -> Option<char> {
    const OFFSET: u32 = 0xFF01 - 0x21;
    char::from_u32(u32::from(sign) + OFFSET).filter(|_| sign.is_ascii_punctuation())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prefix_in_full_width_is_the_same_prefix() {
        assert_eq!(strip_prefix("！board", "!"), Some("board"));
        assert_eq!(strip_prefix("?！b", "?!"), Some("b"));
        assert_eq!(strip_prefix("？board", "!"), None);
        assert_eq!(strip_prefix("!", "!!"), None);
    }
}
