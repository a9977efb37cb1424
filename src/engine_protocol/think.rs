//! The place of the computer players: which move to answer to `go`.
//!
//! Deliberately absent: search. Until there are computer players the answer is the first legal move that is no last resort,
//! so it needs no chance and is the same every time; limits are read and bind nothing, for nothing takes time.

use super::commands::usage;
use super::{Complaint, Ears};
use lusoria_games::catalog::Line;

/// Limits that have a number.
const NUMBERED: [&str; 7] = [
    "movetime", "depth", "nodes", "p1time", "p2time", "p1inc", "p2inc",
];

/// Answers `go` with these words behind it.
pub(super) fn go(
    line: &dyn Line,
    limits: &[&str],
    ears: &mut dyn Ears,
) -> Result<String, Complaint> {
    let infinite = read(limits)?;
    let best = line.sensible_moves().into_iter().next();
    if infinite {
        ears.await_stop();
    }
    Ok(match best {
        Some(best) => format!("info depth 0 nodes 0 pv {best}\nbestmove {best}\n"),
        None => "bestmove none\n".to_owned(),
    })
}

/// Whether the words ask for a search that ends only when it is told to.
fn read(limits: &[&str]) -> Result<bool, Complaint> {
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
            _ => return Err(usage("go")),
        }
    }
    Ok(infinite)
}
