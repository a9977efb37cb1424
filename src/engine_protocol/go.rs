//! Answers `go` with a move.
//!
//! Deliberately absent: search. Until there are computer players the answer is the first legal move that is no last resort,
//! the same every time. Limits are read but change nothing, because nothing takes time.

use super::{EngineError, StopListener};
use lusoria_games::catalog::Line;

/// Limits that are followed by a number.
const NUMBERED: [&str; 7] = [
    "movetime", "depth", "nodes", "p1time", "p2time", "p1inc", "p2inc",
];

/// Answers `go` with these words behind it.
pub(super) fn go(
    line: &dyn Line,
    limits: &[&str],
    listener: &mut dyn StopListener,
) -> Result<String, EngineError> {
    let infinite = is_infinite(limits)?;
    let best = line.sensible_moves().into_iter().next();
    if infinite {
        listener.wait_for_stop();
    }
    Ok(match best {
        Some(best) => format!("info depth 0 nodes 0 pv {best}\nbestmove {best}\n"),
        None => "bestmove none\n".to_owned(),
    })
}

/// Whether these limits ask for a search that ends only at `stop`.
fn is_infinite(limits: &[&str]) -> Result<bool, EngineError> {
    let mut infinite = false;
    let mut words = limits.iter();
    while let Some(word) = words.next() {
        let number = || {
            words
                .clone()
                .next()
                .and_then(|text| text.parse::<u64>().ok())
        };
        match *word {
            "infinite" => infinite = true,
            word if NUMBERED.contains(&word) && number().is_some() => {
                words.next();
            }
            _ => return Err(EngineError::usage("go")),
        }
    }
    Ok(infinite)
}
