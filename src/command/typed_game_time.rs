//! Reads the time that people type for the games of a room: `3d`, `3 days`, `bank=10d+1d hard=true`.

use super::join_times::join_times;
use super::time_words::{read_time, time_word};
use crate::session::TimeControl;

/// Reads the time that somebody types for the games of a room. Here `3d` means `time=3d`. `None` if the text is no time.
pub(super) fn read_game_time(typed: &str) -> Option<TimeControl> {
    let word = |word: &str| time_word(word).or_else(|| time_word(&format!("time={word}")));
    let typed: Vec<_> = typed.split_whitespace().map(str::to_owned).collect();
    let words: Option<Vec<_>> = join_times(&typed, true)
        .iter()
        .map(|typed| word(typed))
        .collect();
    read_time(&words.filter(|words| !words.is_empty())?)
}

#[cfg(test)]
mod tests {
    use super::super::time_words::typed_time;
    use super::*;
    use crate::locales::Lang;

    #[test]
    fn a_time_is_typed_as_it_is_read() {
        for typed in [
            "time=3d",
            "time=1d12h",
            "bank=10d+1d hard=true",
            "bank=5d",
            "live=10m+10s",
            "time=2d weekends=false",
            "time=3d hard=true vacation=false",
        ] {
            let control = read_game_time(typed).unwrap();
            assert_eq!(typed_time(control, Lang::En), typed);
            for lang in Lang::ALL {
                let shown = typed_time(control, lang);
                assert_eq!(read_game_time(&shown), Some(control), "{shown}");
            }
        }
        for same in ["3d", "3 days", "3 d", "time 3d", "time=3 дня", "72 hours"] {
            assert_eq!(read_game_time(same), read_game_time("time=3d"), "{same}");
        }
        assert_eq!(read_game_time("soon"), None);
    }
}
