//! The times of the entries, as a record tells them: first the time of the first entry in Unix seconds, then for each later entry the
//! seconds since the entry before it. These seconds are negative if the clock was set back.

/// The times as a record tells them.
pub(super) fn write(times: &[i64]) -> String {
    let mut before = 0;
    let told = times.iter().map(|at| {
        let since = at - before;
        before = *at;
        since.to_string()
    });
    told.collect::<Vec<_>>().join(" ")
}

/// The times that a record may contain: from the year -9999 to the year 9999. Clocks calculate with these times, and without a limit the
/// numbers could overflow.
const POSSIBLE: std::ops::RangeInclusive<i64> = -377_705_116_800..=253_402_300_799;

/// Reads times in the form that we write. `None` if the form is different, or a time is outside the years -9999 to 9999.
pub(super) fn read(text: &str) -> Option<Vec<i64>> {
    let mut at = 0_i64;
    let mut times = Vec::new();
    for word in text.split(' ') {
        at = at.checked_add(word.parse().ok()?)?;
        POSSIBLE.contains(&at).then_some(())?;
        times.push(at);
    }
    (write(&times) == text).then_some(times)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_written_and_in_no_other_form() {
        for times in [
            vec![1_795_262_400, 1_795_262_400, 1_795_262_460, 1_795_262_000],
            vec![0],
            vec![-5, 5],
        ] {
            assert_eq!(read(&write(&times)), Some(times));
        }
        assert_eq!(write(&[100, 100, 160]), "100 0 60");
        for wrong in [
            "",
            " 1",
            "1 +2",
            "1  2",
            "1 x",
            "01",
            "9223372036854775807 1",
            "-9223372036854775807 1 0 0",
            "253402300800",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
