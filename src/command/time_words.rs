//! How people type the time of a new game, `time=3d`, `bank=10d+1d`, `live=10m+10s`. The shortest and the longest time:
//! `src/session/clock/time_control.rs`. The words for days, hours and so on: `time_units.rs`. A blank before such a word: `join_times.rs`.

use super::clean_text::LONGEST_WORD;
use super::keyword::Keyword;
use super::time_units::{DAY, HOUR, MINUTE, duration};
use crate::locales::Lang;
use crate::session::{Pace, TimeControl, WantedTime};
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;

/// Whether this word sets a clock when a value follows it, as `time` does in `time=3d`.
pub(super) fn names_pace(word: &str) -> bool {
    let folded = match word.len() <= LONGEST_WORD {
        true => fold(word),
        false => return false,
    };
    let paces = [TimeWord::Move, TimeWord::Bank, TimeWord::Live];
    let mut names = WORDS.iter().filter(|(word, _)| paces.contains(word));
    names.any(|(_, words)| words.contains(&folded.as_str()))
}

/// What a word like `time=3d` sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TimeWord {
    /// The time of each turn.
    Move,
    /// A bank of time for all turns, and the time that is added to it: `bank=10d+1d`.
    Bank,
    /// The bank of a live game, whose players are both there: `live=10m+10s`.
    Live,
    /// Whether a player whose time is over loses at once, without a claim by the opponent.
    Hard,
    /// Whether the clocks also run at weekends.
    Weekends,
    /// Whether people can spend days of vacation in the game.
    Vacation,
}

impl TimeWord {
    /// Whether this word sets a clock. The other words only say how the clock goes.
    const fn names_clock(self) -> bool {
        matches!(self, Self::Move | Self::Bank | Self::Live)
    }
}

const WORDS: &[(TimeWord, &[&str])] = &[
    (TimeWord::Move, &["time", "cas", "tempo", "время"]),
    (TimeWord::Bank, &["bank", "banka", "banca", "банк"]),
    (TimeWord::Live, &["live", "zive", "diretta", "живо"]),
    (
        TimeWord::Hard,
        &["hard", "prisne", "rigido", "строго", "жестко"],
    ),
    (
        TimeWord::Weekends,
        &["weekends", "weekend", "vikendy", "vikend", "выходные"],
    ),
    (
        TimeWord::Vacation,
        &["vacation", "vacations", "dovolena", "ferie", "отпуск"],
    ),
];

/// The words for [`TimeWord::Hard`] that may stand without a value, in the form that `fold` returns. `hard` alone is a level.
const HARD_ALONE: &[&str] = &["prisne", "rigido", "строго", "жестко"];

/// Reads a word such as `time=3d`. Returns what it sets, and the typed value. A word of [`HARD_ALONE`] has the value `on`. `None` for
/// any other word.
pub(super) fn time_word(word: &str) -> Option<(TimeWord, String)> {
    if word.len() > LONGEST_WORD {
        return None;
    }
    let Some((name, value)) = word.split_once('=') else {
        let is_hard = HARD_ALONE.contains(&fold(word).as_str());
        return is_hard.then(|| (TimeWord::Hard, "on".to_owned()));
    };
    let name = fold(name);
    let mut words = WORDS.iter();
    let (word, _) = words.find(|(_, words)| words.contains(&name.as_str()))?;
    Some((*word, fold(value)))
}

/// Makes the wanted time from these words. `time=off` means that the game has no clock. Without any words, the result is
/// [`WantedTime::Unsaid`].
///
/// # Errors
/// `time-without-clock` if none of the words sets a clock. `time-how` if the words cannot be read as a time.
pub(super) fn build_time(words: &[(TimeWord, String)]) -> Result<WantedTime, Fact> {
    match words {
        [] => Ok(WantedTime::Unsaid),
        [(TimeWord::Move, off)] if Keyword::Off.is_meant_by(off, off) => Ok(WantedTime::Off),
        words if !words.iter().any(|(word, _)| word.names_clock()) => {
            Err(Fact::new("time-without-clock"))
        }
        words => read_time(words)
            .map(WantedTime::Control)
            .ok_or_else(|| Fact::new("time-how")),
    }
}

/// Makes the time of a tournament's games from these words. Days of vacation can be spent only if the words allow it, because the other
/// players wait for each game. `None` if no time was typed, or `time=off`.
///
/// # Errors
/// The errors of [`build_time`], and `tournament-time-is-hard` if the words set `hard` to off.
pub(super) fn build_tournament_time(
    words: &[(TimeWord, String)],
) -> Result<Option<TimeControl>, Fact> {
    if switch(words, TimeWord::Hard, true) == Some(false) {
        return Err(Fact::new("tournament-time-is-hard"));
    }
    let is_typed = words.iter().any(|(word, _)| *word == TimeWord::Vacation);
    let time = build_time(words)?.or(None);
    Ok(time.map(|control| TimeControl {
        vacation: control.vacation && is_typed,
        ..control
    }))
}

/// The time that these words set; `None` if they are no time.
pub(super) fn read_time(words: &[(TimeWord, String)]) -> Option<TimeControl> {
    let mut paces = words.iter().filter_map(|(word, value)| match word {
        TimeWord::Move => Some(duration(value, DAY).map(Pace::Move)),
        TimeWord::Bank => Some(two(value, DAY, DAY).map(|(start, add)| Pace::Bank(start, add))),
        TimeWord::Live => Some(two(value, MINUTE, 1).map(|(start, add)| Pace::Live(start, add))),
        TimeWord::Hard | TimeWord::Weekends | TimeWord::Vacation => None,
    });
    let (pace, None) = (paces.next()??, paces.next()) else {
        return None;
    };
    let may = pace.allows_vacation();
    let vacation = switch(words, TimeWord::Vacation, may)?;
    if vacation && !may {
        return None;
    }
    Some(TimeControl {
        vacation,
        hard: switch(words, TimeWord::Hard, false)?,
        free_weekends: !switch(words, TimeWord::Weekends, true)?,
        ..TimeControl::new(pace)?
    })
}

/// The words of one language for typing a time. First the words for the time of a turn, a bank and a live game. Then the letters for
/// days, hours, minutes and seconds.
type ShownWords = ([&'static str; 3], [char; 4]);

const fn shown_words(lang: Lang) -> ShownWords {
    match lang {
        Lang::En => (["time", "bank", "live"], ['d', 'h', 'm', 's']),
        Lang::Cs => (["čas", "banka", "živě"], ['d', 'h', 'm', 's']),
        Lang::It => (["tempo", "banca", "diretta"], ['g', 'h', 'm', 's']),
        Lang::Ru => (["время", "банк", "живо"], ['д', 'ч', 'м', 'с']),
    }
}

/// How three properties of a clock are typed in a language:
///
/// - the game is lost as soon as the time is over,
/// - the clocks stand still at weekends,
/// - there is no vacation.
const fn shown_switches(lang: Lang) -> [&'static str; 3] {
    match lang {
        Lang::En => ["hard=true", "weekends=false", "vacation=false"],
        Lang::Cs => ["přísně=ano", "víkendy=ne", "dovolená=ne"],
        Lang::It => ["rigido=sì", "weekend=no", "ferie=no"],
        Lang::Ru => ["строго=да", "выходные=нет", "отпуск=нет"],
    }
}

/// How the time of a game is typed in a language: `bank=10d+1d hard=true`.
#[must_use]
pub fn typed_time(control: TimeControl, lang: Lang) -> String {
    let ([turn, bank, live], units) = shown_words(lang);
    let (word, start, add) = match control.pace {
        Pace::Move(time) => (turn, time, 0),
        Pace::Bank(start, add) => (bank, start, add),
        Pace::Live(start, add) => (live, start, add),
    };
    let mut typed = format!("{word}={}", typed_duration(start, units));
    if add > 0 {
        typed.push('+');
        typed.push_str(&typed_duration(add, units));
    }
    let holds = [
        control.hard,
        control.free_weekends,
        control.forbids_vacation(),
    ];
    for (word, holds) in shown_switches(lang).into_iter().zip(holds) {
        if holds {
            typed.push(' ');
            typed.push_str(word);
        }
    }
    typed
}

/// Writes a length of time, given in seconds, as it can be typed in any language: `1d12h`.
pub(super) fn duration_in_english(seconds: i64) -> String {
    let (_, units) = shown_words(Lang::En);
    typed_duration(seconds, units)
}

/// Writes a length of time, given in seconds: `1d12h`. `units` are the letters for days, hours, minutes and seconds.
fn typed_duration(mut seconds: i64, units: [char; 4]) -> String {
    let mut typed = String::new();
    for (unit, word) in [DAY, HOUR, MINUTE, 1].into_iter().zip(units) {
        if seconds >= unit {
            typed.push_str(&(seconds / unit).to_string());
            typed.push(word);
            seconds %= unit;
        }
    }
    typed
}

/// Reads the switch `wanted` among the typed words: `true` for on, `false` for off. If it was not typed, returns `usual`. `None` if its
/// value means neither on nor off.
fn switch(words: &[(TimeWord, String)], wanted: TimeWord, usual: bool) -> Option<bool> {
    let Some((_, value)) = words.iter().find(|(word, _)| *word == wanted) else {
        return Some(usual);
    };
    match value.as_str() {
        "true" => Some(true),
        "false" => Some(false),
        value if Keyword::On.is_meant_by(value, value) => Some(true),
        value if Keyword::Off.is_meant_by(value, value) => Some(false),
        _ => None,
    }
}

/// Reads `10d+1d`: the time at the start and the time that each turn adds, both in seconds. In `10d`, each turn adds nothing. If a number
/// has no unit, it is multiplied by a length in seconds: by `first` if it stands before the plus, else by `second`.
fn two(text: &str, first: i64, second: i64) -> Option<(i64, i64)> {
    match text.split_once('+') {
        Some((start, add)) => Some((duration(start, first)?, duration(add, second)?)),
        None => Some((duration(text, first)?, 0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(typed: &str) -> Option<String> {
        let words: Vec<_> = typed.split(' ').filter_map(time_word).collect();
        assert_eq!(words.len(), typed.split(' ').count(), "{typed}");
        build_time(&words)
            .ok()
            .and_then(|time| time.or(None))
            .map(|control| control.to_string())
    }

    #[test]
    fn times_of_games_are_read_in_four_languages() {
        for (typed, expected) in [
            ("time=3d", "time:259200:vacation"),
            ("time=3 vacation=off", "time:259200"),
            ("čas=1d12h dovolená=ne", "time:129600"),
            ("time=12h", "time:43200"),
            ("bank=10d+1d", "bank:864000:86400:vacation"),
            (
                "банк=10д+12ч строго=да отпуск=нет",
                "bank:864000:43200:hard",
            ),
            ("live=10m+10s", "live:600:10"),
            ("diretta=5+3 rigido=si", "live:300:3:hard"),
            ("живо=30с Жёстко", "live:30:0:hard"),
            ("жёстко=да время=3д отпуск=нет", "time:259200:hard"),
            (
                "tempo=2g weekend=no ferie=si",
                "time:172800:weekends:vacation",
            ),
            ("živě=15min", "live:900:0"),
            ("hard=true bank=5", "bank:432000:0:hard:vacation"),
            ("время=3дня", "time:259200:vacation"),
            ("tempo=1settimana", "time:604800:vacation"),
            ("čas=36hodin", "time:129600:vacation"),
        ] {
            assert_eq!(read(typed).as_deref(), Some(expected), "{typed}");
        }
    }

    #[test]
    fn what_is_no_time_is_refused() {
        for typed in [
            "time=",
            "time=x",
            "time=3x",
            "time=5s",
            "time=-3d",
            "hard=on",
            "time=3d bank=3d",
            "bank=1d+",
            "time=9999999999d",
            "time=3d hard=maybe",
            "live=10m+10s vacation=on",
        ] {
            assert_eq!(read(typed), None, "{typed}");
        }
    }

    #[test]
    fn words_are_written_as_typed_ones_are_compared() {
        for word in WORDS.iter().flat_map(|(_, words)| *words) {
            assert_eq!(fold(word), *word);
        }
    }
}
