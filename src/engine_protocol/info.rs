//! Writes what a search has found as an `info` line.

use lusoria_games::catalog::{Score, Thought};
use std::time::Duration;

/// `info depth D score S nodes N nps N hashfull N time MS pv M …`.
pub(super) fn info_line(thought: &Thought, taken: Duration) -> String {
    let nps = thought.nodes as f64 / taken.as_secs_f64().max(1e-6);
    format!(
        "info depth {} score {} nodes {} nps {nps:.0} hashfull {} time {} pv {}",
        thought.depth,
        score(thought),
        thought.nodes,
        thought.hash_full,
        taken.as_millis(),
        thought.line.join(" ")
    )
}

/// The score of a search:
///
/// - `cp U`: units of the game, commonly hundredths of a stone.
/// - `mate N`: a win in N plies. A negative N is a loss.
/// - `exact win`, `exact draw`, `exact loss`: the value is known without a search. The number of plies follows, if that is known.
fn score(thought: &Thought) -> String {
    let score = thought.score;
    let plies = score.plies_to_end();
    match (thought.exact, plies) {
        (true, Some(plies)) => exact_end(plies),
        (true, None) if score == Score::DRAW => "exact draw".to_owned(),
        // A solitaire that can no longer be solved.
        (true, None) if score.consolation().is_some() => "exact loss".to_owned(),
        (false, Some(plies)) => format!("mate {plies}"),
        (_, None) => {
            let units = score.units().or(score.consolation());
            format!("cp {}", units.unwrap_or_default())
        }
    }
}

/// A certain win if `plies` is more than 0, else a certain loss. The number of plies follows.
/// [`Score::SOME_PLIES`] stands for an unknown number and is not written.
fn exact_end(plies: i32) -> String {
    let end = if plies > 0 { "exact win" } else { "exact loss" };
    match plies.unsigned_abs() {
        Score::SOME_PLIES => end.to_owned(),
        plies => format!("{end} {plies}"),
    }
}
