//! Prints the table of costs, with the most expensive messages first.

use std::time::Duration;

/// How long one message may keep the service busy.
pub(crate) const MARK: Duration = Duration::from_millis(20);
/// How many of the messages below the limit are printed.
const SHOWN: usize = 30;

#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) characters: usize,
    pub(crate) cost: Duration,
}

/// Prints the table. Returns whether all messages are below the limit.
pub(crate) fn print(mut rows: Vec<Row>) -> bool {
    rows.sort_by_key(|row| std::cmp::Reverse(row.cost));
    let above = rows.partition_point(|row| row.cost > MARK);
    println!("\n     ms | characters | message");
    for (n, row) in rows.iter().enumerate().take(above + SHOWN) {
        if n == above {
            println!("------- | the mark: {} ms", MARK.as_millis());
        }
        let ms = row.cost.as_secs_f64() * 1e3;
        println!("{ms:7.2} | {:10} | {}", row.characters, row.name);
    }
    println!("\n{above} of {} messages are above the mark", rows.len());
    above == 0
}

/// The median of some times.
pub(crate) fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// The time, in milliseconds, that this share of the times does not exceed.
pub(crate) fn within(sorted: &[Duration], share: f64) -> f64 {
    let at = (sorted.len() as f64 * share) as usize;
    let at = at.min(sorted.len().saturating_sub(1));
    sorted.get(at).map_or(0.0, |time| time.as_secs_f64() * 1e3)
}
