//! Units of time, as people type them: `3d`, `12h30m`, `2 weeks`.

use lusoria_games::kit::fold;

pub(super) const MINUTE: i64 = 60;
pub(super) const HOUR: i64 = 3_600;
pub(super) const DAY: i64 = 86_400;

/// The units of time with their words in four languages, in the form that `fold` returns.
const UNITS: &[(i64, &[&str])] = &[
    (
        1,
        &[
            "s",
            "sec",
            "secs",
            "second",
            "seconds",
            "sek",
            "sekund",
            "sekundy",
            "secondi",
            "с",
            "сек",
            "секунд",
            "секунды",
            "секунду",
        ],
    ),
    (
        MINUTE,
        &[
            "m",
            "min",
            "mins",
            "minute",
            "minutes",
            "minut",
            "minuty",
            "minutu",
            "minuto",
            "minuti",
            "м",
            "мин",
            "минут",
            "минуты",
            "минуту",
            "минута",
        ],
    ),
    (
        HOUR,
        &[
            "h",
            "hr",
            "hrs",
            "hour",
            "hours",
            "hod",
            "hodin",
            "hodiny",
            "hodinu",
            "hodina",
            "o",
            "ora",
            "ore",
            "ч",
            "час",
            "часа",
            "часов",
        ],
    ),
    (
        DAY,
        &[
            "d",
            "day",
            "days",
            "den",
            "dny",
            "dni",
            "dnu",
            "g",
            "gg",
            "giorni",
            "giorno",
            "д",
            "дн",
            "день",
            "дня",
            "днеи",
            "сутки",
            "суток",
        ],
    ),
    (
        7 * DAY,
        &[
            "w",
            "wk",
            "week",
            "weeks",
            "t",
            "tyden",
            "tydny",
            "tydnu",
            "sett",
            "settimana",
            "settimane",
            "н",
            "нед",
            "неделя",
            "неделю",
            "недели",
            "недель",
        ],
    ),
];

/// Whether this word, in the form that `fold` returns, is a unit of time.
pub(super) fn is_unit(word: &str) -> bool {
    UNITS.iter().any(|(_, words)| words.contains(&word))
}

/// The plurals of units, such as `days`. Without a number, they do not say how many.
const SEVERAL: &[&str] = &[
    "minutes",
    "minut",
    "minuty",
    "minuti",
    "минут",
    "минуты",
    "hours",
    "hodin",
    "hodiny",
    "ore",
    "часа",
    "часов",
    "days",
    "dny",
    "dni",
    "dnu",
    "giorni",
    "дня",
    "днеи",
    "суток",
    "weeks",
    "tydny",
    "tydnu",
    "settimane",
    "недели",
    "недель",
];

/// Reads a unit that is typed without a number, such as `week`, and returns its length in seconds. `None` for plurals (`days`), for words
/// of one or two letters, and for words that are no unit.
pub(super) fn one_of_unit(word: &str) -> Option<i64> {
    let word = fold(word);
    let is_meant = is_unit(&word) && word.chars().nth(2).is_some() && !SEVERAL.contains(&&*word);
    is_meant
        .then(|| duration(&format!("1{word}"), DAY))
        .flatten()
}

/// Reads a time like `3d` or `1h30m`, and returns it in seconds. A number without a unit is multiplied by `unit`, a length in seconds.
/// `None` if the text is no time, or if a number in it is a million or more.
pub(super) fn duration(text: &str, unit: i64) -> Option<i64> {
    let text = fold(text);
    let mut rest = text.as_str();
    let mut seconds = 0_i64;
    while !rest.is_empty() {
        let digits = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        let number: i64 = rest[..digits].parse().ok().filter(|n| *n < 1_000_000)?;
        rest = &rest[digits..];
        let letters = rest
            .find(|c: char| c.is_ascii_digit())
            .unwrap_or(rest.len());
        let known = UNITS
            .iter()
            .find(|(_, words)| words.contains(&&rest[..letters]));
        let of = if letters == 0 { unit } else { known?.0 };
        seconds = seconds.checked_add(number.checked_mul(of)?)?;
        rest = &rest[letters..];
    }
    (!text.is_empty()).then_some(seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_unit_may_be_typed_without_a_number_and_several_may_not() {
        for (typed, seconds) in [
            ("week", Some(7 * DAY)),
            ("týden", Some(7 * DAY)),
            ("день", Some(DAY)),
        ] {
            assert_eq!(one_of_unit(typed), seconds, "{typed}");
        }
        for word in SEVERAL {
            assert!(is_unit(word), "{word}");
            assert_eq!(one_of_unit(word), None, "{word}");
        }
    }

    #[test]
    fn units_are_written_as_typed_ones_are_compared_and_mean_one_thing() {
        let words: Vec<_> = UNITS.iter().flat_map(|(_, words)| *words).collect();
        for word in &words {
            assert_eq!(fold(word), **word);
            let same = words.iter().filter(|other| *other == word);
            assert_eq!(same.count(), 1, "{word}");
        }
    }
}
