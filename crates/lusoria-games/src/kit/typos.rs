//! Recognizes a known word that was typed with slips: letters swapped, missing, doubled or wrong.
//!
//! Both words must have gone through [`fold`](super::fold), which makes them lower case and removes accents. The slips are counted as the
//! Damerau–Levenshtein distance, by the crate strsim. Deliberately absent: a lower count for letters whose keys are neighbours on a
//! keyboard.

/// Longer words are not compared, because that would take long.
const LONGEST: usize = 24;

/// The number of slips between two words. `None` if they are too many. How many are allowed depends on the shorter word:
///
/// - none in words of one or two letters,
/// - one in words of three to five letters,
/// - two in words of six to eight letters,
/// - three in longer words.
#[must_use]
pub fn count_typos(typed: &str, known: &str) -> Option<usize> {
    // A letter has four bytes at most, so the letters of a very long word need not be counted.
    if typed.len() > 4 * LONGEST || known.len() > 4 * LONGEST {
        return None;
    }
    let (a, b) = (typed.chars().count(), known.chars().count());
    let most = match a.min(b) {
        0..=2 => 0,
        3..=5 => 1,
        6..=8 => 2,
        _ => 3,
    };
    if a.max(b) > LONGEST || a.abs_diff(b) > most {
        return None;
    }
    let slips = strsim::damerau_levenshtein(typed, known);
    (slips <= most).then_some(slips)
}

/// The known word that differs from the typed one by the fewest slips. If several differ equally, it is the first of them. `None` if no
/// word is near.
pub fn nearest<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let near = known
        .into_iter()
        .filter_map(|known| Some((count_typos(typed, known)?, known)));
    near.min_by_key(|(slips, _)| *slips).map(|(_, known)| known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_counted_by_the_length_of_the_word() {
        for (typed, known) in [
            ("plcae", "place"),
            ("tabult", "tablut"),
            ("nwe", "new"),
            ("boord", "board"),
            ("setings", "settings"),
        ] {
            assert!(count_typos(typed, known).is_some(), "{typed}");
        }
        for (typed, known) in [
            ("wow", "why"),
            ("ping", "play"),
            ("weather", "export"),
            ("stats", "board"),
            ("b", "p"),
            ("hello", "help"),
        ] {
            assert_eq!(count_typos(typed, known), None, "{typed}");
        }
        assert_eq!(count_typos(&"a".repeat(100_000), "abort"), None);
    }
}
